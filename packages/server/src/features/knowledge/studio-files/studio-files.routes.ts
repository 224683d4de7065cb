import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route, uploadRoute } from '../../../platform/index.ts';
import type { StudioFiles } from './studio-files.service.ts';

export const studioFilesRoutes = (service: StudioFiles): Route[] => [
  uploadRoute(calls.uploadStudioFile, async ({ caller, body, file }) => ({
    ...DONE,
    ...(await service.upload(caller, body.appId, file.bytes)),
  })),
  route(calls.deleteStudioFile, async ({ caller, body }) => {
    await service.remove(caller, body.appId, body.url);
    return DONE;
  }),
];
