import { DONE } from '@parrot/contract/core';
import { exportBreaches, listBreaches, summarizeTargets } from '@parrot/contract/tickets';
import { type Route, route } from '../../../platform/index.ts';
import type { BreachesService } from './breaches.service.ts';

export const breachesRoutes = (breaches: BreachesService): Route[] => [
  route(listBreaches, async ({ caller, body }) => ({ ...DONE, ...(await breaches.list(caller, body)) })),
  route(exportBreaches, async ({ caller, body }) => ({
    ...DONE,
    ...(await breaches.exportCsv(caller, body)),
  })),
  route(summarizeTargets, async ({ caller, body }) => ({
    ...DONE,
    kinds: await breaches.summary(caller, body),
  })),
];
