/** Changes an app's sources: locks the app, updates its status, and returns the source. */
import { type AppId, LIMITS } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import { afterCommit, type Caller, type Platform, type Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { CrawlSites } from '../sites/crawl-sites.job.ts';
import { countKnowledge, countSources } from './count-sources.ts';
import type { PresentSources } from './present-sources.ts';
import type { ReadSources } from './read-sources.job.ts';
import type { SourceAppAccess } from './source-app-access.ts';
import { requireCapacity } from './sources.policy.ts';
import * as repository from './sources.repository.ts';
import type { SourceRow, SourceSummary } from './sources.tables.ts';

type Needs = {
  apps: SourceAppAccess;
  reading: Pick<ReadSources, 'begin' | 'dueAt'>;
  visits: Pick<CrawlSites, 'begin' | 'dueAt'>;
  present: PresentSources;
};
type NewSource = Pick<SourceRow, 'id' | 'kind' | 'title' | 'address' | 'bytes' | 'file'>;

export type ChangeSources = ReturnType<typeof createChangeSources>;

export function createChangeSources(
  { database, clock }: Platform,
  { apps, reading, visits, present }: Needs,
) {
  return {
    /** The app is locked first, so that changes and publishing are serialized. */
    async change(
      caller: Caller,
      appId: AppId,
      work: (tx: Tx, appName: string) => Promise<SourceSummary>,
    ): Promise<Source> {
      const row = await database.tenant(caller.tenantId, async (tx) => {
        const { appName } = await apps.requireEditable(tx, caller, appId);
        const changed = await work(tx, appName);
        await apps.trackKnowledgeStatus(tx, appId, () => countKnowledge(tx, appId));
        return changed;
      });
      const [shown] = await present(caller.tenantId, appId, [row]);
      return shown as Source;
    },

    /** Stores a source and schedules its reading. */
    async add(
      tx: Tx,
      caller: Caller,
      { appId, appName }: { appId: AppId; appName: string },
      source: NewSource,
    ): Promise<SourceRow> {
      const { ready, reading: inProgress, failed } = await countSources(tx, appId);
      requireCapacity(ready + inProgress + failed, LIMITS.sourcesPerApp);
      const now = clock.now();
      const worker = source.kind === 'site' ? visits : reading;
      const row: SourceRow = {
        ...source,
        appId,
        tenantId: caller.tenantId,
        state: 'in progress',
        problem: null,
        passages: [],
        passageCount: 0,
        siteId: null,
        fingerprint: '',
        dueAt: worker.dueAt(),
        createdAt: now,
        updatedBy: caller.userId,
        updatedAt: now,
      };
      await apps.bumpRevision(tx, appId, caller.userId);
      await repository.insertSources(tx, [row]);
      await recordActivity(tx, caller, now, {
        action: 'source.added',
        subjectId: row.id,
        subjectName: row.title,
        values: { appId, appName },
      });
      afterCommit(tx, () => worker.begin(row));
      return row;
    },
  };
}
