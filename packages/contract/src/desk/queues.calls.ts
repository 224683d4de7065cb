/** The desk's lists: waiting, assigned and ended conversations. */
import * as z from 'zod';
import { message, queueUser } from '../conversations/conversations.shapes.ts';
import { desk } from '../core/access/access.ts';
import { defineCall, pageOf } from '../core/call.ts';
import { appId, conversationId, groupId, tagId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { searchText } from '../core/search-text.ts';
import { sessionDue } from '../tickets/targets.shapes.ts';
import { deskApp } from './desk.shapes.ts';

export const QUEUE_VIEWS = [
  'unassigned',
  'assigned',
  'escalated',
  'history',
  'inprogress',
  'completed',
] as const;
const queueView = z.enum(QUEUE_VIEWS);
export type QueueView = z.infer<typeof queueView>;

export const CONVERSATION_TYPES = [
  'all_types',
  'unread',
  'unanswered',
  'verified',
  'rated_low',
  'by_email',
] as const;
const conversationType = z.enum(CONVERSATION_TYPES);
export type ConversationType = z.infer<typeof conversationType>;

/** Assigned conversations that need attention. */
export const ASSIGNED_FILTERS = ['all', 'unread', 'unanswered'] as const;
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number];

/**
 * `self`, `all`, or one agent. A filter never widens visibility: without 'Agent chat monitoring', `all` and
 * another agent's id include only those live conversations of others that the caller is involved in.
 */
const agentFilter = z.union([z.enum(['self', 'all']), userId]);
export type AgentFilter = z.infer<typeof agentFilter>;

const groupChoice = z.union([z.literal('none'), groupId]);
export type GroupChoice = z.infer<typeof groupChoice>;

const offset = z.number().int().min(0).max(1_000_000).default(0);

/** Filters of a list. Dates apply to ended sessions only, by when they ended. */
const queueFilter = {
  appId: appId.optional(),
  agent: agentFilter.default('self'),
  conversationType: conversationType.default('all_types'),
  /** Applies to the list of assigned conversations only. */
  assignedFilter: z.enum(ASSIGNED_FILTERS).default('all'),
  /** Conversations with any of these tags; none: all conversations. */
  tagIds: z.array(tagId).max(LIMITS.tagsPerConversation).default([]),
  /** Waiting conversations in the queues of these groups, or of none; empty: all. Applies to them only. */
  groups: z
    .array(groupChoice)
    .max(LIMITS.groupsPerTenant + 1)
    .default([]),
  startDate: z.iso.datetime().nullable().default(null),
  endDate: z.iso.datetime().nullable().default(null),
};
const queueRequest = z.object({
  offset,
  limit: z.number().int().min(1).max(100).default(50),
  ...queueFilter,
});
export type QueueFilter = z.input<z.ZodObject<typeof queueFilter>>;

/**
 * `total` of ended conversations is exact up to `LIMITS.countedHistory`. Above, it is one more than was
 * counted: more than this page shows, if there are more. `inLine`: how many of them wait for an agent and are
 * online. `pages`: where those visitors are now, as their browsers report it;
 * only in the list of unassigned conversations.
 */
const queuePage = pageOf(queueUser).extend({
  inLine: z.number().int().min(0),
  pages: z.record(conversationId, z.string()).optional(),
  /** When the tickets of this page are due; those left out are not. */
  dues: z.array(sessionDue).optional(),
});

const queueCall = (view: QueueView, path: string, summary: string) =>
  defineCall({
    name: `desk.${view}Users`,
    method: 'POST',
    base: 'desk',
    path,
    access: desk,
    scope: 'conversations:read',
    summary,
    body: queueRequest,
    reply: queuePage,
  });

export const unassignedUsers = queueCall(
  'unassigned',
  '/desk/unassigned/users',
  'Conversations of the agent’s apps that wait for an agent, newest message first; those of offline visitors last.',
);
export const assignedUsers = queueCall(
  'assigned',
  '/desk/assigned/users',
  'Conversations assigned to an agent, newest message first; those of other agents require monitoring.',
);
export const escalatedUsers = queueCall(
  'escalated',
  '/desk/escalated/users',
  'Escalated conversations: to the agent, by the agent, or all of them with monitoring.',
);
export const historyUsers = queueCall(
  'history',
  '/desk/history/users',
  'Ended conversations with agents, newest message first. Counted up to a thousand, or to the end of the page; one more means that there are more.',
);

export const botViewSessions = defineCall({
  name: 'desk.botViewSessions',
  method: 'POST',
  base: 'desk',
  path: '/desk/get/bot/view/sessions',
  access: desk,
  scope: 'conversations:read',
  summary: 'Conversations that are with the bot, or ended without an agent.',
  body: queueRequest.extend({ view: queueView.extract(['inprogress', 'completed']).default('inprogress') }),
  reply: queuePage,
});

const queueCounts = z.record(queueView.exclude(['history', 'completed']), z.number().int().min(0));
export type QueueCounts = z.infer<typeof queueCounts>;

export const switchAgentTab = defineCall({
  name: 'desk.switchAgentTab',
  method: 'POST',
  base: 'desk',
  path: '/desk/switch/agent/tab',
  access: desk,
  summary:
    'Stores the list the agent has opened, so that the desk reopens there. Returns the number of conversations in each live list, filtered by app and agent; omit `tab` to get only the counts.',
  body: z.object({
    tab: queueView.optional(),
    appId: appId.optional(),
    agent: agentFilter.default('self'),
  }),
  reply: z.object({ status: z.literal('success'), tab: queueView, counts: queueCounts }),
});

export const assignFromBot = defineCall({
  name: 'desk.assignFromBot',
  method: 'POST',
  base: 'desk',
  path: '/desk/assign/user/from/bot',
  access: desk,
  summary: 'Takes a conversation from the queue or from the bot.',
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

/** A search hit in its conversation. */
export const foundMessage = z.object({
  session: queueUser,
  message: message.pick({ seq: true, value: true, userType: true, senderName: true, time: true }),
});
export type FoundMessage = z.infer<typeof foundMessage>;

export const searchMessages = defineCall({
  name: 'desk.searchMessages',
  method: 'POST',
  base: 'parrot',
  path: '/desk/search',
  access: desk,
  scope: 'conversations:read',
  summary:
    'Searches words or prefixes in every message the agent may see, and in the names and addresses of visitors; newest first. A ticket number such as T-8 or #8 lists that ticket first.',
  body: z.object({
    text: searchText,
    offset,
    limit: z.number().int().min(1).max(50).default(20),
  }),
  reply: z.object({ status: z.literal('success'), items: z.array(foundMessage), hasMore: z.boolean() }),
});
