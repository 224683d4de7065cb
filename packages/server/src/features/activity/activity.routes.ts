import { exportActivity, listActivity } from '@parrot/contract/activity';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../platform/index.ts';
import type { ActivityService } from './activity.service.ts';

export const activityRoutes = (service: ActivityService): Route[] => [
  route(listActivity, async ({ caller, body }) => ({ ...DONE, ...(await service.list(caller, body)) })),
  route(exportActivity, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.exportCsv(caller, body)),
  })),
];
