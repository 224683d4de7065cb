import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { SwitchTab } from './queue-tabs.service.ts';
import type { Queues } from './queues.service.ts';

type Services = { queues: Pick<Queues, 'list'>; switchTab: SwitchTab };

const LISTS = [
  ['unassigned', calls.unassignedUsers],
  ['assigned', calls.assignedUsers],
  ['escalated', calls.escalatedUsers],
  ['history', calls.historyUsers],
] as const;

export const queuesRoutes = ({ queues, switchTab }: Services): Route[] => [
  ...LISTS.map(([view, call]) =>
    route(call, async ({ caller, body }) => ({ ...DONE, ...(await queues.list(caller, view, body)) })),
  ),
  route(calls.botViewSessions, async ({ caller, body: { view, ...page } }) => ({
    ...DONE,
    ...(await queues.list(caller, view, page)),
  })),
  route(calls.switchAgentTab, async ({ caller, body }) => ({ ...DONE, ...(await switchTab(caller, body)) })),
];
