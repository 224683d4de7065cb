import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route } from '../../../platform/index.ts';
import { settingsOf } from './site-settings.ts';
import type { SitesService } from './sites.service.ts';

export const sitesRoutes = (service: SitesService): Route[] => [
  route(calls.addSite, async ({ caller, body: { appId, url, ...wanted } }) => ({
    ...DONE,
    source: await service.add(caller, appId, url, settingsOf(wanted)),
  })),
  route(calls.changeSite, async ({ caller, body: { appId, sourceId, ...wanted } }) => ({
    ...DONE,
    source: await service.change(caller, appId, sourceId, settingsOf(wanted)),
  })),
  route(calls.controlSite, async ({ caller, body: { appId, sourceId, act } }) => ({
    ...DONE,
    source: await service.steer(caller, appId, sourceId, act),
  })),
];
