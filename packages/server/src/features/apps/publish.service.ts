/** Freezes an app as a version visitors talk to, and takes it back. */
import type { KnownFaq } from '@parrot/answer-engine';
import type { App, AppVersion } from '@parrot/contract/apps';
import { AppError, type AppId, newId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { snapshotOf } from './app-snapshot.ts';
import { circleOf } from './apps.policy.ts';
import { presentVersion } from './apps.present.ts';
import { findAppForChange, updateApp } from './apps.repository.ts';
import type { AppsService } from './apps.service.ts';
import { appPublished, appUnpublished } from './apps.topics.ts';
import { insertVersion, nextNumber } from './versions.repository.ts';

/** What an app knows at this moment, as a version will keep it. Given by whoever keeps that knowledge. */
export type VersionContent = (tx: Tx, appId: AppId) => Promise<{ faqs: KnownFaq[] }>;

export type PublishService = ReturnType<typeof createPublishService>;

export function createPublishService(
  { database, outbox, clock }: Platform,
  { readApp }: Pick<AppsService, 'readApp'>,
  versionContent: VersionContent,
) {
  return {
    publish: (caller: Caller, appId: AppId, note: string): Promise<{ app: App; version: AppVersion }> =>
      database.tenant(caller.tenantId, async (tx) => {
        // Held until the end: two who publish at once get two numbers, and no edit slips in between.
        const app = await findAppForChange(tx, appId, circleOf(caller));
        if (!app) throw new AppError('not_found');
        const { faqs } = await versionContent(tx, appId);
        if (faqs.length === 0) throw new AppError('not_ready');

        const { tenantId, parrotId } = app;
        const createdAt = clock.now();
        const version = {
          id: newId('ver'),
          tenantId,
          appId,
          number: await nextNumber(tx, appId),
          note,
          publishedBy: caller.userId,
          createdAt,
        };
        await insertVersion(tx, { ...version, snapshot: snapshotOf(app, faqs) });
        await updateApp(tx, appId, {
          status: 'published',
          publishedVersionId: version.id,
          publishedRevision: app.revision,
          publishedAt: createdAt,
        });
        await recordActivity(tx, caller, createdAt, {
          act: 'app.published',
          subjectId: appId,
          subjectName: app.name,
          values: { version: String(version.number) },
        });
        const payload = { appId, parrotId, versionId: version.id };
        outbox.write(tx, appPublished, { tenantId, key: appId, payload });
        return { app: await readApp(tx, caller, appId), version: presentVersion(version) };
      }),

    unpublish: (caller: Caller, appId: AppId): Promise<App> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await findAppForChange(tx, appId, circleOf(caller));
        if (!app) throw new AppError('not_found');
        if (app.publishedVersionId) {
          const { tenantId, parrotId } = app;
          await updateApp(tx, appId, {
            status: 'draft',
            publishedVersionId: null,
            publishedRevision: null,
            publishedAt: null,
          });
          const deed = { act: 'app.unpublished', subjectId: appId, subjectName: app.name } as const;
          await recordActivity(tx, caller, clock.now(), deed);
          outbox.write(tx, appUnpublished, { tenantId, key: appId, payload: { appId, parrotId } });
        }
        return readApp(tx, caller, appId);
      }),
  };
}
