import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, groupId, invitationId, roleId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { appEntry, inviteOutcome, outcome } from './team.shapes.ts';

const invitationIds = z.array(invitationId).min(1, 'Required').max(LIMITS.bulk);
const outcomes = z.object({ status: z.literal('success'), results: z.array(outcome) });

export const inviteUser = defineCall({
  name: 'team.inviteUser',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/invite/user',
  access: needs('Invite Users'),
  summary:
    'Invites users by email; the link works for 24 hours. Invalid addresses are reported one by one, and the others are invited.',
  body: z.object({
    emailIds: z.array(z.string().max(320)).min(1, 'Required').max(LIMITS.invitationsAtOnce),
    roleIds: z.array(roleId).min(1, 'Required').max(20),
    appIds: z.array(appId).max(500).default([]),
    groupIds: z.array(groupId).max(50).default([]),
  }),
  reply: z.object({ status: z.literal('success'), results: z.array(inviteOutcome) }),
});

export const inviteApps = defineCall({
  name: 'team.inviteApps',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/user/invite/apps',
  access: needs('Invite Users'),
  summary: 'The apps a user can be invited to: those the caller can access, by name.',
  body: z.object({ ...paging, search: z.string().max(100).default('') }),
  reply: pageOf(appEntry),
});

export const resendInvite = defineCall({
  name: 'team.resendInvite',
  method: 'POST',
  base: 'accounts',
  path: '/parrot/v2/resend/invite',
  access: needs('Invite Users'),
  summary:
    'Sends invitations again, each with a new link that works for 24 hours; the old one stops working.',
  body: z.object({ invitationIds }),
  reply: outcomes,
});

export const deleteInvite = defineCall({
  name: 'team.deleteInvite',
  method: 'PUT',
  base: 'accounts',
  path: '/parrot/v2/delete/invite',
  access: needs('Invite Users'),
  summary: 'Withdraws invitations; their links stop working.',
  body: z.object({ invitationIds }),
  reply: outcomes,
});
