/** Lists, opens, compares and restores published versions. */
import type { App, VersionChange } from '@parrot/contract/apps';
import { AppError, type AppId, type VersionId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { userNames } from '../../users/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { statusForKnowledge } from '../app-status.policy.ts';
import { presentVersion } from '../apps.present.ts';
import { findApp, incrementRevision, updateApp } from '../apps.repository.ts';
import type { AppsService } from '../apps.service.ts';
import type { AppRow } from '../apps.tables.ts';
import { appEdited } from '../apps.topics.ts';
import { lockEditableApp } from '../lock-app.ts';
import { completeSnapshot } from './app-snapshot.ts';
import type { Content } from './content.ts';
import { findVersion, listVersions } from './versions.repository.ts';

type Page = { offset: number; limit: number };

export type VersionsService = ReturnType<typeof createVersionsService>;

export function createVersionsService(
  { database, outbox, clock, heavyWork }: Platform,
  { readApp }: Pick<AppsService, 'readApp'>,
  content: Content,
) {
  return {
    list: (caller: Caller, appId: AppId, { offset, limit }: Page) =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await requireVisibleApp(tx, caller, appId);
        const { rows, total } = await listVersions(tx, appId, { offset, limit });
        const names = await userNames(
          tx,
          rows.map((row) => row.publishedBy),
        );
        const items = rows.map((row) =>
          presentVersion(row, names.get(row.publishedBy) ?? '', row.id === app.publishedVersionId),
        );
        return { items, total, offset };
      }),

    open: (caller: Caller, appId: AppId, versionId: VersionId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const app = await requireVisibleApp(tx, caller, appId);
        const { snapshot, ...row } = await requireVersion(tx, appId, versionId);
        const names = await userNames(tx, [row.publishedBy]);
        const { language, settings, faqs, sources, flow } = completeSnapshot(snapshot);
        return {
          version: presentVersion(
            row,
            names.get(row.publishedBy) ?? '',
            versionId === app.publishedVersionId,
          ),
          language,
          settings,
          faqs: faqs.map(({ faqId, questions, answer }) => ({ faqId, questions, answer })),
          sources: sources.map(({ sourceId, title, url }) => ({ sourceId, title, url })),
          flow,
        };
      }),

    compare: (
      caller: Caller,
      appId: AppId,
      from: VersionId,
      to: VersionId | 'draft',
    ): Promise<VersionChange[]> =>
      heavyWork.run(caller.tenantId, () =>
        database.tenant(caller.tenantId, async (tx) => {
          const app = await requireVisibleApp(tx, caller, appId);
          const before = (await requireVersion(tx, appId, from)).snapshot;
          const after =
            to === 'draft' ? await content.freeze(tx, app) : (await requireVersion(tx, appId, to)).snapshot;
          return content.compare(before, after);
        }),
      ),

    /** Changes only the draft: visitors stay on the published version. */
    restore: (caller: Caller, appId: AppId, versionId: VersionId): Promise<App> =>
      heavyWork.run(caller.tenantId, () =>
        database.tenant(caller.tenantId, async (tx) => {
          const app = await lockEditableApp(tx, caller, appId);
          const { number, snapshot } = await requireVersion(tx, appId, versionId);
          const { tenantId, parrotId } = app;
          const now = clock.now();
          await content.restore(tx, app, snapshot, { by: caller.userId, at: now });
          await incrementRevision(tx, appId, caller.userId, now);
          // A version contains only sources that were read.
          const status = statusForKnowledge(app, { reading: 0, failed: 0, usable: 0 });
          await updateApp(tx, appId, { status });
          await recordActivity(tx, caller, now, {
            action: 'app.restored',
            subjectId: appId,
            subjectName: app.name,
            values: { version: String(number) },
          });
          outbox.write(tx, appEdited, { tenantId, key: appId, payload: { appId, parrotId } });
          return readApp(tx, caller, appId);
        }),
      ),
  };
}

async function requireVisibleApp(tx: Tx, caller: Caller, appId: AppId): Promise<AppRow> {
  const app = await findApp(tx, appId, appScopeOf(caller));
  if (!app) throw new AppError('not_found');
  return app;
}

async function requireVersion(tx: Tx, appId: AppId, versionId: VersionId) {
  const version = await findVersion(tx, appId, versionId);
  if (!version) throw new AppError('not_found');
  return version;
}
