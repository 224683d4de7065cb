/** An app's documents and pages as a version keeps them, brought back from one, and copied with the app. */
import { type AppId, newId, type TenantId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import type { FrozenSource } from '../../apps/index.ts';
import { countFaqs } from '../faqs/faqs.repository.ts';
import { nextVisit } from '../sites/crawl-schedule.policy.ts';
import { newSite, settingsOf } from '../sites/site-settings.ts';
import { findSites, insertSite } from '../sites/sites.repository.ts';
import type { SiteRow } from '../sites/sites.tables.ts';
import { frozenSource, isSame, thawedSource } from './sources.present.ts';
import * as repository from './sources.repository.ts';

/** Whatever was read. One that could not be read again goes on with what was read before. */
export const sourcesForVersion = async (tx: Tx, appId: AppId): Promise<{ sources: FrozenSource[] }> => ({
  sources: await frozenSources(tx, appId),
});

async function frozenSources(tx: Tx, appId: AppId): Promise<FrozenSource[]> {
  const rows = await repository.allSources(tx, appId);
  const siteIds = rows.filter(({ kind }) => kind === 'site').map(({ id }) => id);
  const sites = new Map((await findSites(tx, siteIds)).map((site) => [site.sourceId, settingsOf(site)]));
  return rows
    .filter((row) => row.kind === 'site' || row.passageCount > 0)
    .map((row) => frozenSource(row, sites.get(row.id)));
}

/** The app's sources become these, each under the id it had. Those that are alike already are not touched. */
export async function replaceSources(
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId },
  frozen: readonly FrozenSource[],
  at: Date,
): Promise<void> {
  const present = await repository.allSources(tx, app.appId);
  const wanted = new Map(frozen.map((source) => [source.sourceId, source]));
  const kept = present.filter((row) => {
    const source = wanted.get(row.id);
    // How a site is visited is no part of what is brought back; its pages are.
    return source && (row.kind === 'site' || isSame(row, source));
  });
  for (const row of kept) wanted.delete(row.id);
  const keptIds = new Set(kept.map((row) => row.id));
  await repository.deleteSources(
    tx,
    app.appId,
    present.filter((row) => !keptIds.has(row.id)).map((row) => row.id),
  );
  await repository.insertSources(
    tx,
    [...wanted.values()].map((source) => thawedSource(source, { ...app, at })),
  );
  for (const { sourceId: id, origin } of wanted.values())
    if (origin?.site) await insertSite(tx, endedVisit(newSite({ id, ...app }, origin.site, at), at));
}

const endedVisit = (site: SiteRow, endedAt: Date): SiteRow => ({
  ...site,
  phase: 'done',
  endedAt,
  nextAt: nextVisit(site.schedule, endedAt),
});

/** One that is being read in the original is read for the copy too. */
export async function copySources(tx: Tx, from: AppId, to: AppId): Promise<void> {
  const heads = await repository.headsOf(tx, from);
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
    // A visit that is under way begins anew in the copy; one that is held up ends with what was read.
    const phase = site.phase === 'visiting' ? 'visiting' : 'done';
    if (sourceId) await insertSite(tx, { ...site, sourceId, appId: to, phase, rules: null, current: '' });
  }
}

/** What the status of the app follows from. A source that failed can still be used with what was read before. */
export async function countKnowledge(
  tx: Tx,
  appId: AppId,
): Promise<{ reading: number; failed: number; usable: number }> {
  const { reading, failed } = await countSources(tx, appId);
  const usable = (await repository.countReadable(tx, appId)) + (await countFaqs(tx, appId));
  return { reading, failed, usable };
}

/** How the app's documents and pages stand. */
export async function countSources(
  tx: Tx,
  appId: AppId,
): Promise<{ ready: number; reading: number; failed: number }> {
  const states = await repository.countByState(tx, appId);
  const of = (state: string) => states.find((each) => each.state === state)?.sources ?? 0;
  return { ready: of('ready'), reading: of('in progress'), failed: of('error') };
}
