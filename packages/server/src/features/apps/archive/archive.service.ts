/** Archives, unarchives and deletes apps. */
import type { App } from '@parrot/contract/apps';
import { AppError, type AppId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { PlanLimitChecks } from '../../billing/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { countActiveApps, deleteApp, UNPUBLISHED, updateApp } from '../apps.repository.ts';
import type { AppsService } from '../apps.service.ts';
import { appDeleted, appUnpublished } from '../apps.topics.ts';
import { lockApp } from '../lock-app.ts';
import { listUserIdsWithAccess } from '../sharing/sharing.repository.ts';

export type ArchiveService = ReturnType<typeof createArchiveService>;

export function createArchiveService(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { readApp, limits }: Pick<AppsService, 'readApp'> & { limits: Pick<PlanLimitChecks, 'requireCapacity'> },
) {
  return {
    archive: (caller: Caller, appId: AppId): Promise<App> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockApp(tx, caller, appId);
        if (!app.archivedAt) {
          const { tenantId, parrotId } = app;
          const now = clock.now();
          await updateApp(tx, appId, { archivedAt: now, ...(app.publishedVersionId && UNPUBLISHED) });
          const entry = { action: 'app.archived', subjectId: appId, subjectName: app.name } as const;
          await recordActivity(tx, caller, now, entry);
          if (app.publishedVersionId)
            outbox.write(tx, appUnpublished, { tenantId, key: appId, payload: { appId, parrotId } });
        }
        return readApp(tx, caller, appId);
      }),

    unarchive: (caller: Caller, appId: AppId): Promise<App> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockApp(tx, caller, appId);
        if (app.archivedAt) {
          const { tenantId } = caller;
          const countUsed = () => countActiveApps(tx, tenantId);
          await limits.requireCapacity(tx, tenantId, 'apps', { adding: 1, countUsed });
          await updateApp(tx, appId, { archivedAt: null });
          const entry = { action: 'app.unarchived', subjectId: appId, subjectName: app.name } as const;
          await recordActivity(tx, caller, clock.now(), entry);
        }
        return readApp(tx, caller, appId);
      }),

    /** `appName` confirms the deletion. */
    remove: (caller: Caller, appId: AppId, appName: string): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId, parrotId, name, archivedAt } = await lockApp(tx, caller, appId);
        if (!archivedAt) throw new AppError('not_archived');
        if (appName !== name)
          throw new AppError('bad_input', { fields: { appName: `Please type ${name} to delete it.` } });
        const userIds = await listUserIdsWithAccess(tx, tenantId, appId);
        await deleteApp(tx, appId);
        await recordActivity(tx, caller, clock.now(), {
          action: 'app.deleted',
          subjectId: appId,
          subjectName: name,
        });
        outbox.write(tx, appDeleted, { tenantId, key: appId, payload: { appId, parrotId } });
        // Open desks drop its conversations.
        outbox.write(tx, memberRightsChanged, { tenantId, key: appId, payload: { userIds } });
      }),
  };
}
