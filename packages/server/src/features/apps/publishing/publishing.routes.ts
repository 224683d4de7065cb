import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { InstallsService } from '../widget/installs.service.ts';
import type { PublishingService } from './publishing.service.ts';

export const publishingRoutes = (service: PublishingService, installs: InstallsService): Route[] => [
  route(calls.publishApp, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.publish(caller, body.appId, body.note)),
  })),
  route(calls.unpublishApp, async ({ caller, body }) => ({
    ...DONE,
    app: await service.unpublish(caller, body.appId),
  })),
  route(calls.appInstalls, async ({ caller, body }) => ({
    ...DONE,
    items: await installs.list(caller, body.appId),
  })),
];
