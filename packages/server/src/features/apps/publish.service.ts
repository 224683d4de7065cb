/** Freezes an app as a version visitors talk to, and takes it back. */
import type { App, AppVersion, PublishCheck } from '@parrot/contract/apps';
import { AppError, type AppId, newId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { deskUserIds } from '../team/index.ts';
import { snapshotOf } from './app-snapshot.ts';
import { circleOf } from './apps.policy.ts';
import { presentVersion } from './apps.present.ts';
import { findApp, memberIds, updateApp } from './apps.repository.ts';
import type { AppsService } from './apps.service.ts';
import { appPublished, appUnpublished } from './apps.topics.ts';
import { holdApp, holdEditable } from './hold-app.ts';
import { publishChecks } from './publish-checks.policy.ts';
import { insertVersion, nextNumber } from './versions.repository.ts';
import type { VersionContent } from './versions.service.ts';

export type PublishService = ReturnType<typeof createPublishService>;

export function createPublishService(
  { database, outbox, clock }: Platform,
  { readApp }: Pick<AppsService, 'readApp'>,
  { faqsForVersion }: Pick<VersionContent, 'faqsForVersion'>,
) {
  return {
    publish: (caller: Caller, appId: AppId, note: string): Promise<{ app: App; version: AppVersion }> =>
      database.tenant(caller.tenantId, async (tx) => {
        // Held until the end: two who publish at once get two numbers, and no edit slips in between.
        const app = await holdEditable(tx, caller, appId);
        const { faqs } = await faqsForVersion(tx, appId);
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
        return { app: await readApp(tx, caller, appId), version: presentVersion(version, caller.name, true) };
      }),

    unpublish: (caller: Caller, appId: AppId): Promise<App> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await holdApp(tx, caller, appId);
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

    /** What there is to say about the draft before it is published. */
    checks: (caller: Caller, appId: AppId): Promise<PublishCheck[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await findApp(tx, appId, circleOf(caller));
        if (!app) throw new AppError('not_found');
        const { faqCount } = await readApp(tx, caller, appId);
        const members = await memberIds(tx, appId);
        const people = await deskUserIds(tx, app.tenantId, members, clock.now());
        return publishChecks({ settings: app.settings, faqCount, deskPeople: people.length });
      }),
  };
}
