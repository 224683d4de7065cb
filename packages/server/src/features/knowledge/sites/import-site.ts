/** Adds a site with pages that were read before, without fetching any of them. */
import { type AppId, newId } from '@parrot/contract/core';
import { type Passage, siteSettings } from '@parrot/contract/knowledge';
import { afterCommit, type Caller, type Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { ChangeSources } from '../sources/change-sources.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';
import type { SourceAppAccess } from '../sources/source-app-access.ts';
import { insertSources } from '../sources/sources.repository.ts';
import type { SourceRow } from '../sources/sources.tables.ts';
import { shapeOf } from './addresses.policy.ts';
import { EVERYTHING_ALLOWED } from './robots.policy.ts';
import { newSite } from './site-settings.ts';
import { addAddresses, insertSite, savePage } from './sites.repository.ts';

type ReadPage = { address: string; title: string; passages: Passage[] };
type ReadSite = { address: string; title: string; pages: readonly ReadPage[] };

export type ImportSite = (caller: Caller, appId: AppId, site: ReadSite) => Promise<void>;

type Needs = {
  apps: Pick<SourceAppAccess, 'bumpRevision'>;
  sources: Pick<ChangeSources, 'change'>;
  onRead: (page: Pick<SourceRow, 'tenantId' | 'appId' | 'id'>) => void;
};

export const createImportSite =
  ({ clock }: Pick<Platform, 'clock'>, { apps, sources, onRead }: Needs): ImportSite =>
  async (caller, appId, { address, title, pages }) => {
    await sources.change(caller, appId, async (tx, appName) => {
      const now = clock.now();
      const { tenantId, userId: updatedBy } = caller;
      const rowOf = (
        row: Pick<SourceRow, 'kind' | 'address' | 'title' | 'passages' | 'siteId'>,
      ): SourceRow => ({
        ...row,
        id: newId('src'),
        tenantId,
        appId,
        state: 'ready',
        problem: null,
        passageCount: row.passages.length,
        bytes: Buffer.byteLength(row.passages.map(({ text }) => text).join('\n')),
        file: '',
        dueAt: null,
        fingerprint: row.passages.length > 0 ? fingerprintOf(row.title, row.passages) : '',
        createdAt: now,
        updatedBy,
        updatedAt: now,
      });
      const site = rowOf({ kind: 'site', address, title, passages: [], siteId: null });
      const read = pages.map((page) => rowOf({ ...page, kind: 'page', siteId: site.id }));
      await apps.bumpRevision(tx, appId, updatedBy);
      await insertSources(tx, [site, ...read]);
      const crawled = newSite(site, siteSettings.parse({}), now);
      await insertSite(tx, {
        ...crawled,
        phase: 'done',
        rules: { ...EVERYTHING_ALLOWED, followLinks: true },
        spentBytes: read.reduce((sum, { bytes }) => sum + bytes, 0),
        endedAt: now,
      });
      const addresses = pages.map(({ address: url }) => ({ url, depth: 0, shape: shapeOf(url) }));
      await addAddresses(tx, crawled, addresses, 'read');
      for (const { id: sourceId, fingerprint: contentHash } of read)
        await savePage(tx, {
          sourceId,
          tenantId,
          etag: '',
          lastModified: '',
          contentHash,
          links: [],
          visit: 1,
        });
      await recordActivity(tx, caller, now, {
        action: 'source.added',
        subjectId: site.id,
        subjectName: title,
        values: { appId, appName },
      });
      afterCommit(tx, () => {
        for (const page of read) onRead(page);
      });
      return site;
    });
  };
