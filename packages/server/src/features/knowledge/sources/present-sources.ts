/**
 * Presents sources: with the user who requested them, the crawl state of sites, and whether they are
 * published.
 */
import type { AppId, SourceId, TenantId } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import type { Platform } from '../../../platform/index.ts';
import { type AppSnapshot, type Apps, findPublishedVersionId } from '../../apps/index.ts';
import { userNames } from '../../users/index.ts';
import { presentCrawl } from '../sites/sites.present.ts';
import * as sitesRepository from '../sites/sites.repository.ts';
import { combinedFingerprint } from './fingerprint.ts';
import { presentSource } from './sources.present.ts';
import * as repository from './sources.repository.ts';
import type { SourceSummary } from './sources.tables.ts';

export type PresentSources = (
  tenantId: TenantId,
  appId: AppId,
  rows: readonly SourceSummary[],
) => Promise<Source[]>;

/** Opens transactions: do not call inside another. */
export function createPresentSources(
  { database }: Pick<Platform, 'database'>,
  apps: Pick<Apps, 'loadVersion'>,
): PresentSources {
  return async (tenantId, appId, rows) => {
    const siteIds = rows.filter(({ kind }) => kind === 'site').map(({ id }) => id);
    const { versionId, names, sites, addresses, pages } = await database.tenant(tenantId, async (tx) => ({
      versionId: await findPublishedVersionId(tx, appId),
      names: await userNames(
        tx,
        rows.map((row) => row.updatedBy),
      ),
      sites: await sitesRepository.findSites(tx, siteIds),
      addresses: await sitesRepository.countAddresses(tx, siteIds),
      pages: await repository.pagesOfSites(tx, siteIds),
    }));
    const published = versionId ? fingerprintsIn(await apps.loadVersion(tenantId, versionId)) : NOTHING;
    return rows.map((row) => {
      const site = sites.find(({ sourceId }) => sourceId === row.id);
      const own = pages.find(({ siteId }) => siteId === row.id);
      const counts = addresses.filter(({ siteId }) => siteId === row.id);
      const print = row.kind === 'site' ? own?.fingerprint : row.fingerprint;
      return presentSource(row, {
        updatedBy: names.get(row.updatedBy) ?? '',
        isPublished: print !== undefined && published.get(row.id) === print,
        pages: own,
        visit: site ? presentCrawl(site, counts, own) : null,
      });
    });
  };
}

type Fingerprints = ReadonlyMap<SourceId, string>;
const NOTHING: Fingerprints = new Map();
/** Computed once per cached version. */
const known = new WeakMap<AppSnapshot, Fingerprints>();

function fingerprintsIn(snapshot: AppSnapshot): Fingerprints {
  const before = known.get(snapshot);
  if (before) return before;
  const prints = new Map<SourceId, string>();
  const ofSites = new Map<SourceId, { id: SourceId; print: string }[]>();
  for (const { sourceId, origin } of snapshot.sources) {
    const print = origin?.fingerprint;
    if (print === undefined) continue;
    prints.set(sourceId, print);
    const siteId = origin?.siteId;
    if (siteId) ofSites.set(siteId, [...(ofSites.get(siteId) ?? []), { id: sourceId, print }]);
  }
  for (const [siteId, pages] of ofSites) prints.set(siteId, combinedFingerprint(pages));
  known.set(snapshot, prints);
  return prints;
}
