import { type AppId, newId, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { FrozenSource, Versioned } from '../../apps/index.ts';
import { nextCrawlAt } from '../sites/crawl-schedule.policy.ts';
import { newSite, settingsOf } from '../sites/site-settings.ts';
import { findSites, insertSite } from '../sites/sites.repository.ts';
import type { SiteRow } from '../sites/sites.tables.ts';
import { compareSources } from './compare-sources.policy.ts';
import { equalsFrozen, freezeHead, restoredSourceRow } from './sources.present.ts';
import * as repository from './sources.repository.ts';
import type { SourceSummary } from './sources.tables.ts';

export const sourcesVersioned: Versioned<'sources'> = {
  parts: ['sources'],
  freeze: async (tx, { appId }) => ({ sources: await frozenSources(tx, appId) }),
  freezeInStore: async (tx, { appId }) => ({
    sources: repository.withPassages(await frozenHeads(tx, await repository.sourceSummaries(tx, appId))),
  }),
  restore: (tx, app, { sources }, { at }) => replaceSources(tx, app, sources, at),
  copy: copySources,
  compare: (from, to) => compareSources(from.sources, to.sources),
};

/** Everything that was read. A source that failed to be read again keeps its last passages. */
async function frozenSources(tx: Tx, appId: AppId): Promise<FrozenSource[]> {
  const rows = new Map((await repository.allSources(tx, appId)).map((row) => [row.id, row]));
  const heads = await frozenHeads(tx, [...rows.values()]);
  return heads.map((head) => ({ ...head, passages: rows.get(head.sourceId)?.passages ?? [] }));
}

/** Without their passages. */
async function frozenHeads(
  tx: Tx,
  summaries: readonly SourceSummary[],
): Promise<Omit<FrozenSource, 'passages'>[]> {
  const siteIds = summaries.filter(({ kind }) => kind === 'site').map(({ id }) => id);
  const sites = new Map((await findSites(tx, siteIds)).map((site) => [site.sourceId, settingsOf(site)]));
  return summaries
    .filter((row) => row.kind === 'site' || row.passageCount > 0)
    .map((row) => freezeHead(row, sites.get(row.id)));
}

/** Restored sources keep their ids. Rows that are equal already are not written. */
async function replaceSources(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  frozen: readonly FrozenSource[],
  at: Date,
): Promise<void> {
  const present = await repository.allSources(tx, app.appId);
  const wanted = new Map(frozen.map((source) => [source.sourceId, source]));
  const unchanged = present.filter((row) => {
    const source = wanted.get(row.id);
    // Crawl settings are not restored; pages are.
    return source && (row.kind === 'site' || equalsFrozen(row, source));
  });
  for (const row of unchanged) wanted.delete(row.id);
  const unchangedIds = new Set(unchanged.map((row) => row.id));
  await repository.deleteSources(
    tx,
    app.appId,
    present.filter((row) => !unchangedIds.has(row.id)).map((row) => row.id),
  );
  await repository.insertSources(
    tx,
    [...wanted.values()].map((source) => restoredSourceRow(source, { ...app, at })),
  );
  for (const { sourceId: id, origin } of wanted.values())
    if (origin?.site) await insertSite(tx, endedCrawl(newSite({ id, ...app }, origin.site, at), at));
}

const endedCrawl = (site: SiteRow, endedAt: Date): SiteRow => ({
  ...site,
  phase: 'done',
  endedAt,
  nextAt: nextCrawlAt(site.schedule, endedAt),
});

/** A source that is being read is also read for the copy. */
async function copySources(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const heads = await repository.sourceSummaries(tx, from);
  const copies = new Map(heads.map(({ id }) => [id, newId('src')]));
  for (const { id, siteId } of heads)
    await repository.copySourceRow(tx, id, {
      id: copies.get(id) ?? newId('src'),
      appId: to,
      dueAt: new Date(0),
      siteId: (siteId && copies.get(siteId)) ?? null,
    });
  for (const site of await findSites(tx, [...copies.keys()])) {
    const sourceId = copies.get(site.sourceId);
    // A running crawl starts over in the copy; a paused one ends with the pages read.
    const phase = site.phase === 'visiting' ? 'visiting' : 'done';
    if (sourceId) await insertSite(tx, { ...site, sourceId, appId: to, phase, rules: null, current: '' });
  }
}
