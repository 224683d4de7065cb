import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route } from '../../../platform/index.ts';
import type { MergeFaqs } from './merge-faqs.service.ts';
import type { UpkeepService } from './upkeep.service.ts';

export const upkeepRoutes = (service: UpkeepService, merge: MergeFaqs): Route[] => [
  route(calls.listUpkeep, async ({ caller, body }) => ({ ...DONE, ...(await service.list(caller, body)) })),
  route(calls.checkUpkeep, async ({ caller, body }) => {
    await service.check(caller, body.appId);
    return DONE;
  }),
  route(calls.dismissFinding, async ({ caller, body }) => {
    await service.dismiss(caller, body.appId, body.findingId, body.dismissed);
    return DONE;
  }),
  route(calls.mergeFaqs, async ({ caller, body }) => ({
    ...DONE,
    ...(await merge(caller, body.appId, body.keep, body.remove)),
  })),
];
