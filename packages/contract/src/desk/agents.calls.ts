/** Agents and their load. */
import * as z from 'zod';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { absence } from '../core/unavailability.ts';

/** `available`: online and not away. `away`: set by the agent. `offline`: no connection. */
export const agentState = z.enum(['available', 'away', 'offline']);
export type AgentState = z.infer<typeof agentState>;

const deskAgent = z.object({
  userId,
  name: z.string(),
  email: z.string(),
  pictureUrl: z.string(),
  state: agentState,
  absence: absence.nullable(),
  /** Open conversations, and the maximum. */
  open: z.number().int().min(0),
  capacity: z.number().int().min(0),
  /** Whether they can monitor other agents. */
  isSupervisor: z.boolean(),
  /** When they were last online; null: never. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type DeskAgent = z.infer<typeof deskAgent>;

/** The app of a conversation, one app, or all of the caller's apps. */
const whichApp = { userSessionId: userSessionId.optional(), appId: appId.optional() };
const agents = z.array(deskAgent);

export const availableAgents = defineCall({
  name: 'desk.availableAgents',
  method: 'POST',
  base: 'desk',
  path: '/desk/available/agents',
  access: desk,
  summary: 'Agents who can take a conversation now: at the desk, not away, below their capacity.',
  body: z.object(whichApp),
  reply: z.object({ status: z.literal('success'), items: agents }),
});

export const onlineOfflineAgents = defineCall({
  name: 'desk.onlineOfflineAgents',
  method: 'POST',
  base: 'desk',
  path: '/desk/online/offile/agents',
  access: desk,
  summary: 'All agents of an app, online or not.',
  body: z.object(whichApp),
  reply: z.object({ status: z.literal('success'), online: agents, offline: agents }),
});

export const listAgents = defineCall({
  name: 'desk.listAgents',
  method: 'POST',
  base: 'desk',
  path: '/parrot/v2/list/agents',
  access: needs('Handle Chats', 'Agent chat monitoring'),
  summary: 'All agents of the apps the caller may see, with status and load.',
  body: z.object({ ...paging, search: z.string().trim().max(80).default(''), appId: appId.optional() }),
  reply: pageOf(deskAgent),
});

export const setAgentCapacity = defineCall({
  name: 'desk.setAgentCapacity',
  method: 'PUT',
  base: 'parrot',
  path: '/desk/agent/capacity',
  access: needs('Handle Chats', 'Agent chat monitoring'),
  summary:
    'Sets an agent’s capacity: how many conversations they can have before no more are assigned to them.',
  body: z.object({ userId, capacity: z.number().int().min(0).max(LIMITS.agentCapacity.max) }),
  reply: z.object({ status: z.literal('success'), agent: deskAgent }),
});

/** What an agent can do at the desk of an app. */
const DESK_ACTIONS = ['handle', 'monitor'] as const;
export const agentAppDetails = defineCall({
  name: 'desk.agentAppDetails',
  method: 'POST',
  base: 'desk',
  path: '/parrot/v2/agent/app/details',
  access: desk,
  summary: 'What the agent may do at the desk of one app, or of all of theirs.',
  body: z
    .object({ isAllApps: z.boolean(), appId: appId.optional() })
    .refine(({ isAllApps, appId: one }) => isAllApps || one !== undefined, {
      path: ['appId'],
      message: 'Required',
    }),
  reply: z.object({
    status: z.literal('success'),
    actionList: z.array(z.object({ actionName: z.enum(DESK_ACTIONS) })),
  }),
});
