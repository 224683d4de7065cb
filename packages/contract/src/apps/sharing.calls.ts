/** Who can access an app, and its activity. */
import * as z from 'zod';
import { activity } from '../activity/activity.shapes.ts';
import { needs, studio } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, groupId, parrotId, userId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { memberEntry, outcome } from '../team/team.shapes.ts';

export const ALREADY_SHARED = 'User already has access for this app';

export const shareCode = defineCall({
  name: 'apps.shareCode',
  method: 'POST',
  base: 'studio',
  path: '/share/code',
  access: needs('Create Apps'),
  summary:
    'The embed snippet and a test page of an app; grants access to users and groups if some are given.',
  body: z.object({
    appId,
    userIds: z.array(userId).max(LIMITS.bulk).default([]),
    groupIds: z.array(groupId).max(LIMITS.bulk).default([]),
  }),
  reply: z.object({
    status: z.literal('success'),
    parrotId,
    embedCode: z.string(),
    testPageUrl: z.string(),
    results: z.array(outcome),
  }),
});

/** How a user got access to an app. */
const APP_ACCESS = ['owner', 'role', 'given', 'group'] as const;
const appUser = memberEntry.extend({ through: z.enum(APP_ACCESS), groupName: z.string() });
export type AppUser = z.infer<typeof appUser>;

export const listAppUsers = defineCall({
  name: 'apps.listUsers',
  method: 'POST',
  base: 'studioV2',
  path: '/app/user/list',
  access: studio,
  summary: 'All users with access to an app, and how they got it; the creator first.',
  body: z.object({ appId, ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(appUser).extend({ groups: z.array(z.object({ groupId, groupName: z.string() })) }),
});

export const shareCandidates = defineCall({
  name: 'apps.shareCandidates',
  method: 'POST',
  base: 'parrot',
  path: '/apps/share-candidates',
  access: needs('Create Apps'),
  summary: 'The members and groups of this tenant who can be given access to an app, for a picker.',
  body: z.object({ appId, search: z.string().max(100).default('') }),
  reply: z.object({
    status: z.literal('success'),
    users: z.array(memberEntry),
    groups: z.array(z.object({ groupId, groupName: z.string() })),
  }),
});

export const unshareApp = defineCall({
  name: 'apps.unshare',
  method: 'PUT',
  base: 'parrot',
  path: '/apps/unshare',
  access: needs('Create Apps'),
  summary: 'Revokes the access of a user or a group to an app.',
  body: z.object({ appId, from: z.union([userId, groupId]) }),
  reply: done,
});

export const appActivity = defineCall({
  name: 'apps.activity',
  method: 'POST',
  base: 'studio',
  path: '/list/app/activity',
  access: studio,
  summary: 'The activity of an app and its knowledge, newest first.',
  body: z.object({ appId, ...paging }),
  reply: pageOf(activity),
});
