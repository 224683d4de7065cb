import * as calls from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { AppError, DONE } from '@parrot/contract/core';
import { publicRoute, type Route, route } from '../../platform/index.ts';
import type { AppsService } from './apps.service.ts';
import type { PublishService } from './publish.service.ts';
import type { PublishedApps } from './published-apps.ts';

export const appsRoutes = (
  service: AppsService,
  publishing: PublishService,
  published: PublishedApps,
): Route[] => [
  route(calls.listApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.list(caller, body)),
  })),
  route(calls.createApp, async ({ caller, body }) => ({
    ...DONE,
    app: await service.create(caller, body),
  })),
  route(calls.checkDuplicateApp, async ({ caller, body }) => ({
    ...DONE,
    duplicate: await service.isNameTaken(caller, body.appName),
  })),
  route(calls.appDetails, async ({ caller, body }) => ({
    ...DONE,
    app: await service.details(caller, body.appId),
  })),
  route(calls.publishApp, async ({ caller, body }) => ({
    ...DONE,
    ...(await publishing.publish(caller, body.appId, body.note)),
  })),
  route(calls.unpublishApp, async ({ caller, body }) => ({
    ...DONE,
    app: await publishing.unpublish(caller, body.appId),
  })),
  route(calls.shareCode, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.shareCode(caller, body.appId)),
  })),
  route(calls.updateOnboardingStatus, async ({ caller, body }) => {
    await service.setOnboardingStatus(caller, body.onboardingStatus);
    return DONE;
  }),
  publicRoute(
    widgetConfig,
    async ({ query }) => {
      const app = await published.find(query.parrotId);
      if (!app) throw new AppError('not_found');
      const { language, appearance, versionId } = app;
      return { ...DONE, published: versionId !== null, language, appearance };
    },
    { openToAllOrigins: true },
  ),
];
