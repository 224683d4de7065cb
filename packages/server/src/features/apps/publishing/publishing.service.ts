/** Publishes an app as a new version, and unpublishes it. */
import type { App, AppVersion } from '@parrot/contract/apps';
import { AppError, type AppId, newId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { presentVersion } from '../apps.present.ts';
import { findApp, UNPUBLISHED, updateApp } from '../apps.repository.ts';
import type { AppsService } from '../apps.service.ts';
import { appPublished, appUnpublished } from '../apps.topics.ts';
import { lockApp, lockEditableApp } from '../lock-app.ts';
import { insertVersion, nextVersionNumber } from '../versions/versions.repository.ts';
import type { DraftInspection, InspectDraft } from './inspect-draft.ts';
import { publishChecks } from './publish-checks.policy.ts';
import { publishRefusal } from './publish-refusal.policy.ts';

type Needs = {
  readApp: AppsService['readApp'];
  inspectDraft: InspectDraft;
};

const NO_TESTS = { passed: 0, failed: 0, unfinished: 0 };

export type PublishingService = ReturnType<typeof createPublishingService>;

export function createPublishingService(
  { database, outbox, clock, heavyWork }: Platform,
  { readApp, inspectDraft }: Needs,
) {
  return {
    publish: (caller: Caller, appId: AppId, note: string): Promise<{ app: App; version: AppVersion }> =>
      heavyWork.run(caller.tenantId, () =>
        database.tenant(caller.tenantId, async (tx) => {
          // Locked until the end: concurrent publishing gets consecutive numbers, and no edit slips in.
          const app = await lockEditableApp(tx, caller, appId);
          const { snapshot, facts, firstBlocker } = await inspectDraft(tx, app);
          // Flow tests only warn, so they do not run here.
          const checks = publishChecks({ ...facts, tests: NO_TESTS });
          const refusal = publishRefusal(checks, { appType: app.type, where: firstBlocker });
          if (refusal) throw refusal;

          const { tenantId, parrotId } = app;
          const createdAt = clock.now();
          const version = {
            id: newId('ver'),
            tenantId,
            appId,
            number: await nextVersionNumber(tx, appId),
            note,
            publishedBy: caller.userId,
            createdAt,
          };
          await insertVersion(tx, { ...version, snapshot });
          await updateApp(tx, appId, {
            status: 'published',
            publishedVersionId: version.id,
            publishedRevision: app.revision,
            publishedAt: createdAt,
          });
          await recordActivity(tx, caller, createdAt, {
            action: 'app.published',
            subjectId: appId,
            subjectName: app.name,
            values: { version: String(version.number) },
          });
          const payload = { appId, parrotId, versionId: version.id };
          outbox.write(tx, appPublished, { tenantId, key: appId, payload });
          return {
            app: await readApp(tx, caller, appId),
            version: presentVersion(version, caller.name, true),
          };
        }),
      ),

    unpublish: (caller: Caller, appId: AppId): Promise<App> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await lockApp(tx, caller, appId);
        if (app.publishedVersionId) {
          const { tenantId, parrotId } = app;
          await updateApp(tx, appId, UNPUBLISHED);
          const entry = { action: 'app.unpublished', subjectId: appId, subjectName: app.name } as const;
          await recordActivity(tx, caller, clock.now(), entry);
          outbox.write(tx, appUnpublished, { tenantId, key: appId, payload: { appId, parrotId } });
        }
        return readApp(tx, caller, appId);
      }),

    /** The facts for the publish checks, without test results. */
    draftFacts: (caller: Caller, appId: AppId): Promise<DraftInspection['facts']> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await findApp(tx, appId, appScopeOf(caller));
        if (!app) throw new AppError('not_found');
        return (await inspectDraft(tx, app)).facts;
      }),
  };
}
