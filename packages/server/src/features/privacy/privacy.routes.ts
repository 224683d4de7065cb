import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/privacy';
import { type Route, route } from '../../platform/index.ts';
import type { RetentionService } from './retention/retention.service.ts';
import type { WorkspaceDataService } from './workspace-data.service.ts';
import type { WorkspaceErasureService } from './workspace-erasure/workspace-erasure.service.ts';
import type { WorkspaceExports } from './workspace-export/workspace-exports.service.ts';

type Services = {
  retention: RetentionService;
  workspaceData: WorkspaceDataService;
  exports: WorkspaceExports;
  erasure: WorkspaceErasureService;
};

export const privacyRoutes = ({ retention, workspaceData, exports, erasure }: Services): Route[] => [
  route(calls.readRetention, async ({ caller, body }) => ({
    ...DONE,
    days: await retention.read(caller, body.appId),
  })),
  route(calls.previewRetention, async ({ caller, body }) => ({
    ...DONE,
    conversations: await retention.preview(caller, body.appId, body.days),
  })),
  route(calls.saveRetention, ({ caller, body }) =>
    retention.save(caller, body.appId, body.days).then(() => DONE),
  ),
  route(calls.workspaceData, async ({ caller }) => ({ ...DONE, ...(await workspaceData.read(caller)) })),
  route(calls.startWorkspaceExport, async ({ caller }) => ({
    ...DONE,
    export: await exports.start(caller),
  })),
  route(calls.workspaceExportLink, async ({ caller, body }) => ({
    ...DONE,
    url: await exports.link(caller, body.exportId),
  })),
  route(calls.scheduleWorkspaceErasure, async ({ caller, body }) => ({
    ...DONE,
    eraseAt: (await erasure.schedule(caller, body)).toISOString(),
  })),
  route(calls.cancelWorkspaceErasure, ({ caller }) => erasure.cancel(caller).then(() => DONE)),
];
