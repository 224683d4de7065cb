/** What a workspace asks of its members' accounts. Only owners may change it. */
import * as z from 'zod';
import { needs, operator } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { userId } from '../core/ids.ts';
import { email } from '../core/validation.ts';

const BASE = { base: 'parrot', access: needs('Invite Users') } as const;

export const workspaceSecurity = defineCall({
  ...BASE,
  name: 'accounts.workspaceSecurity',
  method: 'GET',
  path: '/workspace/security',
  summary: 'Whether every member needs a second factor, and who has one.',
  reply: z.object({
    status: z.literal('success'),
    needsSecondFactor: z.boolean(),
    /** Members who have a second factor. */
    userIds: z.array(userId),
    /** Whether the caller is an owner. */
    mayChange: z.boolean(),
  }),
});

export const saveWorkspaceSecurity = defineCall({
  ...BASE,
  name: 'accounts.saveWorkspaceSecurity',
  method: 'PUT',
  path: '/workspace/security',
  summary:
    'Sets whether every member needs a second factor. Members without one are signed out, and set it up when they sign in.',
  body: z.object({ needsSecondFactor: z.boolean() }),
  reply: done,
});

export const resetSecondFactor = defineCall({
  ...BASE,
  name: 'accounts.resetSecondFactor',
  method: 'POST',
  path: '/workspace/second-factor/reset',
  summary:
    'Removes the second factor of a member who lost it, and signs them out. Refused for a member of other workspaces.',
  body: z.object({ userId }),
  reply: done,
});

export const resetSecondFactorByOperator = defineCall({
  name: 'operator.resetSecondFactor',
  method: 'POST',
  base: 'parrot',
  path: '/operator/second-factor/reset',
  access: operator,
  summary: 'Removes the second factor of a user who lost it, such as a locked-out owner, and signs them out.',
  body: z.object({ emailId: email }),
  reply: done,
});
