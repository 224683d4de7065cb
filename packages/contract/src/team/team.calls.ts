import * as z from 'zod';
import { needs, signedIn } from '../core/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { roleDetails } from '../core/functions.ts';
import { appId, invitationId, roleId } from '../core/ids.ts';
import { email } from '../core/validation.ts';
import { member, role } from './team.shapes.ts';

export const roleFunctions = defineCall({
  name: 'team.roleFunctions',
  method: 'GET',
  base: 'accounts',
  path: '/parrot/v2/role/functions',
  access: signedIn,
  summary: 'What whoever is signed in may do: access to Studio and Desk, functions and their actions.',
  reply: roleDetails,
});

export const inviteRoles = defineCall({
  name: 'team.inviteRoles',
  method: 'GET',
  base: 'accounts',
  path: '/parrot/v2/invite/roles',
  access: needs('Invite Users'),
  summary: 'The roles somebody can be invited with.',
  reply: z.object({ status: z.literal('success'), items: z.array(role) }),
});

export const listUsers = defineCall({
  name: 'team.listUsers',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/users',
  access: needs('Invite Users'),
  summary: 'The people of this tenant and those invited, by name.',
  body: z.object({ ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(member),
});

export const inviteUser = defineCall({
  name: 'team.inviteUser',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/invite/user',
  access: needs('Invite Users'),
  summary: 'Invites somebody by e-mail; the link in it works for 24 hours.',
  body: z.object({
    emailId: email,
    roleIds: z.array(roleId).min(1, 'Required').max(10),
    appIds: z.array(appId).max(500).default([]),
  }),
  reply: z.object({ status: z.literal('success'), invitationId }),
});
