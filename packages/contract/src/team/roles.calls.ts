import * as z from 'zod';
import { needs, signedIn } from '../core/access/access.ts';
import {
  actionNamed,
  FUNCTIONS,
  functionNamed,
  roleDetails,
  roleFunction,
} from '../core/access/functions.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { roleId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { description, nameOf } from '../core/validation.ts';
import { role, roleInFull } from './team.shapes.ts';

const oneRole = z.object({ status: z.literal('success'), role: roleInFull });

const knownFunction = roleFunction.superRefine(({ functionName, actions }, context) => {
  const known = functionNamed(functionName);
  if (!known) return context.addIssue({ code: 'custom', message: 'This permission doesn’t exist.' });
  for (const { actionName } of actions)
    if (!actionNamed(known, actionName))
      context.addIssue({ code: 'custom', message: `“${functionName}” has no action “${actionName}”.` });
});

/** A role on creation and on change. */
export const roleDraft = z.object({
  roleName: nameOf(LIMITS.roleName),
  description,
  studioAccess: z.boolean(),
  deskAccess: z.boolean(),
  allApps: z.boolean(),
  functions: z.array(knownFunction).max(Object.keys(FUNCTIONS).length),
});
export type RoleDraft = z.output<typeof roleDraft>;

export const roleFunctions = defineCall({
  name: 'team.roleFunctions',
  method: 'GET',
  base: 'accounts',
  path: '/parrot/v2/role/functions',
  access: signedIn,
  summary: 'The permissions of the signed-in user: access to Studio and Desk, functions and their actions.',
  reply: roleDetails,
});

export const listFunctions = defineCall({
  name: 'team.functions',
  method: 'GET',
  base: 'accounts',
  path: '/parrot/v2/functions',
  access: needs('Invite Users'),
  summary: 'All functions with their actions, of which roles consist.',
  reply: z.object({
    status: z.literal('success'),
    items: z.array(
      z.object({ functionName: z.string(), actions: z.array(z.object({ actionName: z.string() })) }),
    ),
  }),
});

export const inviteRoles = defineCall({
  name: 'team.inviteRoles',
  method: 'GET',
  base: 'accounts',
  path: '/parrot/v2/invite/roles',
  access: needs('Invite Users'),
  summary: 'The roles a user can be invited with: those whose permissions the caller has in full.',
  reply: z.object({ status: z.literal('success'), items: z.array(role) }),
});

export const listRoles = defineCall({
  name: 'team.listRoles',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/roles',
  access: needs('Invite Users'),
  summary: 'The roles of this tenant with their permissions, built-in ones first.',
  body: z.object({ ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(roleInFull),
});

export const createRole = defineCall({
  name: 'team.createRole',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/create/role',
  access: needs('Invite Users'),
  summary: 'Creates a role. It can only contain permissions that the caller has.',
  body: roleDraft,
  reply: oneRole,
});

export const updateRole = defineCall({
  name: 'team.updateRole',
  method: 'PUT',
  base: 'accounts',
  path: '/parrot/v2/update/role',
  access: needs('Invite Users'),
  summary: 'Changes a role, effective immediately for all its members. Built-in roles cannot be changed.',
  body: z.object({ roleId, ...roleDraft.shape }),
  reply: oneRole,
});

export const deleteRole = defineCall({
  name: 'team.deleteRole',
  method: 'DELETE',
  base: 'accounts',
  path: '/parrot/v2/delete/role',
  access: needs('Invite Users'),
  summary: 'Deletes a role without members. Otherwise the error names them.',
  query: z.object({ roleId }),
  reply: done,
});
