import * as z from 'zod';
import { queueUser } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access.ts';
import { defineCall, pageOf } from '../core/call.ts';
import { appId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { deskApp } from './desk.shapes.ts';

const offset = z.number().int().min(0).max(1_000_000).default(0);
const queueRequest = z.object({
  offset,
  limit: z.number().int().min(1).max(100).default(50),
  appId: appId.optional(),
});

export const unassignedUsers = defineCall({
  name: 'desk.unassignedUsers',
  method: 'POST',
  base: 'desk',
  path: '/desk/unassigned/users',
  access: desk,
  summary: "Visitors who wait for a person, in the agent's apps, newest message first.",
  body: queueRequest,
  reply: pageOf(queueUser),
});

export const assignedUsers = defineCall({
  name: 'desk.assignedUsers',
  method: 'POST',
  base: 'desk',
  path: '/desk/assigned/users',
  access: desk,
  summary: 'Visitors the agent talks with, newest message first.',
  body: queueRequest,
  reply: pageOf(queueUser),
});

export const assignFromBot = defineCall({
  name: 'desk.assignFromBot',
  method: 'POST',
  base: 'desk',
  path: '/desk/assign/user/from/bot',
  access: desk,
  summary: 'Takes a conversation, from the queue or from the bot.',
  body: z.object({ userSessionId }),
  reply: z.object({ status: z.literal('success'), session: queueUser }),
});

export const listAgentApps = defineCall({
  name: 'desk.listAgentApps',
  method: 'POST',
  base: 'desk',
  path: '/parrot/v2/list/agent/apps',
  access: desk,
  summary: 'The apps whose conversations the agent may see, in pages of ten.',
  body: z.object({ offset, limit: z.number().int().min(1).max(100).default(LIMITS.deskAppsPage) }),
  reply: z.object({ status: z.literal('success'), items: z.array(deskApp), count: z.number().int() }),
});
