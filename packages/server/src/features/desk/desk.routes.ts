import { DONE } from '@parrot/contract/core';
import { assignFromBot, listAgentApps } from '@parrot/contract/desk';
import { type Route, route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Transitions } from './transitions/transitions.service.ts';

export function deskRoutes(
  transitions: Pick<Transitions, 'take'>,
  apps: Pick<Apps, 'listDeskApps'>,
): Route[] {
  return [
    route(assignFromBot, async ({ caller, body }) => ({
      ...DONE,
      session: await transitions.take(caller, body.userSessionId),
    })),
    route(listAgentApps, async ({ caller, body }) => ({
      ...DONE,
      ...(await apps.listDeskApps(caller, body.offset, body.limit)),
    })),
  ];
}
