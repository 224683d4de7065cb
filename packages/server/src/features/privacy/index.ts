/** Data protection: retention of conversations, and export and erasure of a workspace. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Apps } from '../apps/index.ts';
import { createEraseConversation } from './erase-conversation.ts';
import { createPrivacyMailer } from './mails/privacy-mailer.ts';
import { privacyRoutes } from './privacy.routes.ts';
import {
  createExpiredConversations,
  type ExpiredConversations,
} from './retention/delete-expired-conversations.job.ts';
import { createRetentionService } from './retention/retention.service.ts';
import { createWorkspaceDataService } from './workspace-data.service.ts';
import { createDueErasures, type DueErasures } from './workspace-erasure/erase-due-workspaces.job.ts';
import { createEraseWorkspace } from './workspace-erasure/erase-workspace.ts';
import { createWorkspaceErasureService } from './workspace-erasure/workspace-erasure.service.ts';
import {
  createWorkspaceExports,
  type WorkspaceExports,
} from './workspace-export/workspace-exports.service.ts';
import { createWriteExports, type WriteExports } from './workspace-export/write-exports.job.ts';

export type { WorkspaceExports } from './workspace-export/workspace-exports.service.ts';
export { EXPORTS_PATH } from './workspace-export/workspace-exports.service.ts';

export type Privacy = {
  routes: Route[];
  exports: Pick<WorkspaceExports, 'open'>;
  /** What the jobs do. */
  deleteExpiredConversations: ExpiredConversations['deleteExpired'];
  deleteExpiredExports: WriteExports['deleteExpired'];
  eraseDueWorkspaces: DueErasures['eraseDue'];
  start(): Promise<void>;
};

type Needs = { apps: Apps; accounts: Pick<Accounts, 'confirmIdentity' | 'signOutOfTenant'> };

export function createPrivacy(platform: Platform, { apps, accounts }: Needs): Privacy {
  const identity = accounts.confirmIdentity;
  const mailer = createPrivacyMailer(platform);
  const eraseConversation = createEraseConversation(platform);
  const expired = createExpiredConversations(platform, eraseConversation);
  const writing = createWriteExports(platform, mailer);
  const exports = createWorkspaceExports(platform, writing);
  const erasure = createWorkspaceErasureService(platform, { identity, mailer });
  const { signOutOfTenant } = accounts;
  const due = createDueErasures(
    platform,
    createEraseWorkspace(platform, { eraseConversation, signOutOfTenant, mailer }),
  );
  return {
    routes: privacyRoutes({
      retention: createRetentionService(platform, { apps, deleteExpiredSoon: expired.deleteExpiredSoon }),
      workspaceData: createWorkspaceDataService(platform, { exports, erasure, identity }),
      exports,
      erasure,
    }),
    exports,
    deleteExpiredConversations: expired.deleteExpired,
    deleteExpiredExports: writing.deleteExpired,
    eraseDueWorkspaces: due.eraseDue,
    async start() {
      await expired.start();
      await writing.start();
      await due.start();
    },
  };
}
