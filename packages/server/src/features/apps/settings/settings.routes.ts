import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route, uploadRoute } from '../../../platform/index.ts';
import type { AppPicturesService } from '../pictures/app-pictures.service.ts';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes = (service: SettingsService, pictures: AppPicturesService): Route[] => [
  route(calls.updateApp, async ({ caller, body: { appId, ...change } }) => ({
    ...DONE,
    ...(await service.update(caller, appId, change)),
  })),
  route(calls.updateAppDetails, async ({ caller, body: { appId, ...details } }) => ({
    ...DONE,
    ...(await service.updateDetails(caller, appId, details)),
  })),
  uploadRoute(calls.uploadAppPicture, async ({ caller, body, file }) => ({
    ...DONE,
    url: await pictures.upload(caller, body.appId, body.use, file.bytes),
  })),
  route(calls.moduleData, async ({ caller, query }) => ({
    ...DONE,
    settings: await service.defaults(caller, query.botName, query.language),
  })),
];
