import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { AgentsService } from './agents.service.ts';

export const agentsRoutes = (agents: AgentsService): Route[] => [
  route(calls.availableAgents, async ({ caller, body }) => ({
    ...DONE,
    items: await agents.available(caller, body),
  })),
  route(calls.onlineOfflineAgents, async ({ caller, body }) => ({
    ...DONE,
    ...(await agents.byPresence(caller, body)),
  })),
  route(calls.listAgents, async ({ caller, body }) => ({ ...DONE, ...(await agents.list(caller, body)) })),
  route(calls.setAgentCapacity, async ({ caller, body }) => ({
    ...DONE,
    agent: await agents.setCapacity(caller, body.userId, body.capacity),
  })),
  route(calls.agentAppDetails, async ({ caller, body }) => ({
    ...DONE,
    actionList: await agents.actions(caller, body.isAllApps ? undefined : body.appId),
  })),
];
