import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../platform/index.ts';
import type { AppsService } from './apps.service.ts';
import type { ArchiveService } from './archive/archive.service.ts';
import type { EditingService } from './editing/editing.service.ts';
import type { AppLists } from './list/app-lists.service.ts';

type Services = { lists: AppLists; service: AppsService; archive: ArchiveService; editing: EditingService };

export const appsRoutes = ({ lists, service, archive, editing }: Services): Route[] => [
  route(calls.listApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await lists.list(caller, 'mine', body)),
  })),
  route(calls.sharedApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await lists.list(caller, 'shared', body)),
  })),
  route(calls.archivedApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await lists.list(caller, 'archived', body)),
  })),
  route(calls.tenantApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await lists.choices(caller, body)),
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
    ...(await service.details(caller, body.appId)),
  })),
  route(calls.noteEditing, async ({ caller, body }) => ({
    ...DONE,
    others: await editing.recordEditor(caller, body.appId, body.isHere),
  })),
  route(calls.duplicateApp, async ({ caller, body }) => ({
    ...DONE,
    app: await service.duplicate(caller, body.appId, body.appName),
  })),
  route(calls.archiveApp, async ({ caller, body }) => ({
    ...DONE,
    app: await archive.archive(caller, body.appId),
  })),
  route(calls.unarchiveApp, async ({ caller, body }) => ({
    ...DONE,
    app: await archive.unarchive(caller, body.appId),
  })),
  route(calls.deleteApp, async ({ caller, query }) => {
    await archive.remove(caller, query.appId, query.appName);
    return DONE;
  }),
];
