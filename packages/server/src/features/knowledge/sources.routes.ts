import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route, uploadRoute } from '../../platform/index.ts';
import type { SourcesService } from './sources.service.ts';

export const sourcesRoutes = (service: SourcesService): Route[] => [
  route(calls.listSources, async ({ caller, body }) => ({ ...DONE, ...(await service.list(caller, body)) })),
  route(calls.validateWebUrl, async ({ body }) => ({ ...DONE, ...(await service.validateUrl(body.url)) })),
  route(calls.addPage, async ({ caller, body }) => ({
    ...DONE,
    source: await service.addPage(caller, body.appId, body.url),
  })),
  route(calls.validateFile, async ({ body }) => ({
    ...DONE,
    ...service.validateFile(body.name, body.bytes),
  })),
  uploadRoute(calls.uploadFile, async ({ caller, body, file }) => ({
    ...DONE,
    source: await service.upload(caller, body.appId, file),
  })),
  route(calls.deleteFile, async ({ caller, body }) => {
    await service.remove(caller, body.appId, body.sourceId);
    return DONE;
  }),
  route(calls.readSourceAgain, async ({ caller, body }) => ({
    ...DONE,
    source: await service.readAgain(caller, body.appId, body.sourceId),
  })),
  route(calls.openSource, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.open(caller, body.appId, body.sourceId, body)),
  })),
];
