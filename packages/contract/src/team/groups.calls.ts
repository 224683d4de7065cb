import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, groupId, roleId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { description, nameOf } from '../core/validation.ts';
import { group, memberEntry } from './team.shapes.ts';

const oneGroup = z.object({ status: z.literal('success'), group });

/** The whole group, on creation and on each change. */
export const groupDraft = z.object({
  groupName: nameOf(LIMITS.groupName),
  description,
  userIds: z.array(userId).max(LIMITS.groupMembers),
  roleIds: z.array(roleId).max(20),
  appIds: z.array(appId).max(500),
});
export type GroupDraft = z.output<typeof groupDraft>;

export const listGroups = defineCall({
  name: 'team.listGroups',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/groups',
  access: needs('Invite Users'),
  summary: 'The groups of this tenant by name, with the roles and apps they grant.',
  body: z.object({ ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(group),
});

export const listGroupMembers = defineCall({
  name: 'team.listGroupMembers',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/group/members',
  access: needs('Invite Users'),
  summary: 'The members of a group by name.',
  body: z.object({ groupId, ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(memberEntry),
});

export const createGroup = defineCall({
  name: 'team.createGroup',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/create/group',
  access: needs('Invite Users'),
  summary:
    'Creates a group, whose members get its roles and apps in addition to their own. A group cannot grant ownership.',
  body: groupDraft,
  reply: oneGroup,
});

export const updateGroup = defineCall({
  name: 'team.updateGroup',
  method: 'PUT',
  base: 'accounts',
  path: '/parrot/v2/update/group',
  access: needs('Invite Users'),
  summary: 'Changes a group, effective immediately for current, new and removed members.',
  body: z.object({ groupId, ...groupDraft.shape }),
  reply: oneGroup,
});

export const deleteGroup = defineCall({
  name: 'team.deleteGroup',
  method: 'DELETE',
  base: 'accounts',
  path: '/parrot/v2/delete/group',
  access: needs('Invite Users'),
  summary: 'Deletes a group; its members keep their own roles and apps, and lose those of the group.',
  query: z.object({ groupId }),
  reply: done,
});
