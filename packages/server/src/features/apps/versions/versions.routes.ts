import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { VersionsService } from './versions.service.ts';

export const versionsRoutes = (service: VersionsService): Route[] => [
  route(calls.listVersions, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.list(caller, body.appId, body)),
  })),
  route(calls.openVersion, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.open(caller, body.appId, body.versionId)),
  })),
  route(calls.compareVersions, async ({ caller, body }) => ({
    ...DONE,
    changes: await service.compare(caller, body.appId, body.from, body.to),
  })),
  route(calls.restoreVersion, async ({ caller, body }) => ({
    ...DONE,
    app: await service.restore(caller, body.appId, body.versionId),
  })),
];
