import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/desk';
import { downloadRoute, type Route, route, uploadRoute } from '../../../platform/index.ts';
import type { DeskFiles } from './desk-files.service.ts';
import type { ReadFiles } from './read-files.service.ts';

type Services = {
  deskFiles: Pick<DeskFiles, 'upload' | 'remove'>;
  files: Pick<ReadFiles, 'readForAgent' | 'linkForAgent'>;
};

export const deskFilesRoutes = ({ deskFiles, files }: Services): Route[] => [
  uploadRoute(calls.uploadDeskFile, async ({ caller, body, file }) => ({
    ...DONE,
    file: await deskFiles.upload(caller, body.userSessionId, file, body.options),
  })),
  downloadRoute(calls.downloadDeskFile, ({ caller, query }) => files.readForAgent(caller, query.fileId)),
  route(calls.deskFileLink, async ({ caller, query }) => ({
    ...DONE,
    url: await files.linkForAgent(caller, query.fileId),
  })),
  route(calls.deleteDeskFile, async ({ caller, body }) => {
    await deskFiles.remove(caller, body.fileId);
    return DONE;
  }),
];
