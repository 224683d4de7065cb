import * as z from 'zod';
import { userStatus } from '../accounts/accounts.shapes.ts';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, groupId, roleId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { absence, unavailability } from '../core/unavailability.ts';
import { groupEntry, member, memberApp, memberEntry, outcome, role } from './team.shapes.ts';

const search = z.string().max(100).default('');
const userIds = z.array(userId).min(1, 'Required').max(LIMITS.bulk);
const outcomes = z.object({ status: z.literal('success'), results: z.array(outcome) });

export const USER_SORTS = ['name', 'emailId', 'status', 'lastActive', 'since'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const listUsers = defineCall({
  name: 'team.listUsers',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/users',
  access: needs('Invite Users'),
  scope: 'users:read',
  summary: 'The members of this tenant and invited users. An empty filter matches all.',
  body: z.object({
    ...paging,
    search,
    statuses: z.array(userStatus).max(4).default([]),
    roleIds: z.array(roleId).max(50).default([]),
    groupIds: z.array(groupId).max(50).default([]),
    sortBy: z.enum(USER_SORTS).default('name'),
    descending: z.boolean().default(false),
  }),
  reply: pageOf(member).extend({
    /** Counts regardless of the search. */
    counts: z.record(userStatus, z.number().int()),
  }),
});

export const activeTenantUsers = defineCall({
  name: 'team.activeTenantUsers',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/active/tenant/users',
  access: needs('Invite Users'),
  scope: 'users:read',
  summary: 'Active members, for a picker.',
  body: z.object({ ...paging, search }),
  reply: pageOf(memberEntry),
});

export const userApps = defineCall({
  name: 'team.userApps',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/user/apps',
  access: needs('Invite Users'),
  summary: 'The apps a member can access, and how they got access. Only includes apps the caller can access.',
  body: z.object({ userId, ...paging, search }),
  reply: pageOf(memberApp).extend({
    allApps: z.boolean(),
    /** Apps they own, which need a successor when they leave. */
    ownedCount: z.number().int(),
  }),
});

export const userRoles = defineCall({
  name: 'team.userRoles',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/user/roles',
  access: needs('Invite Users'),
  summary: 'The roles of a member: their own, and those from groups.',
  body: z.object({ userId }),
  reply: z.object({
    status: z.literal('success'),
    roles: z.array(role),
    groups: z.array(groupEntry.extend({ roles: z.array(role) })),
  }),
});

export const setUserRoles = defineCall({
  name: 'team.setUserRoles',
  method: 'PUT',
  base: 'accounts',
  path: '/parrot/v2/user/roles',
  access: needs('Invite Users'),
  summary: 'Sets the roles and, if given, the apps of a member, effective immediately.',
  body: z.object({
    userId,
    roleIds: z.array(roleId).min(1, 'Required').max(20),
    appIds: z.array(appId).max(500).optional(),
  }),
  reply: z.object({ status: z.literal('success'), member }),
});

export const removeUsers = defineCall({
  name: 'team.removeUsers',
  method: 'PUT',
  base: 'accounts',
  path: '/parrot/v2/remove/user',
  access: needs('Invite Users'),
  summary:
    'Removes members from the tenant: their sessions end, their conversations return to the queue, and their apps pass to the successor.',
  body: z.object({ userIds, successorId: userId.optional() }),
  reply: outcomes,
});

export const makeInactive = defineCall({
  name: 'team.makeInactive',
  method: 'PUT',
  base: 'parrot',
  path: '/team/inactive',
  access: needs('Invite Users'),
  summary: 'Makes members inactive for a period; they regain access when it ends.',
  body: z.object({ userIds, unavailability }),
  reply: outcomes,
});

export const makeActive = defineCall({
  name: 'team.makeActive',
  method: 'PUT',
  base: 'parrot',
  path: '/team/active',
  access: needs('Invite Users'),
  summary: 'Reactivates members before their period of inactivity ends.',
  body: z.object({ userIds }),
  reply: outcomes,
});

export const agentProfile = defineCall({
  name: 'team.agentProfile',
  method: 'POST',
  base: 'accounts',
  path: '/v2/fetch/agent/profile',
  access: desk,
  summary: 'A member’s name, picture and presence.',
  body: z.object({ userId: userId.optional() }),
  reply: z.object({
    status: z.literal('success'),
    ...memberEntry.shape,
    userStatus,
    absence: absence.nullable(),
  }),
});
