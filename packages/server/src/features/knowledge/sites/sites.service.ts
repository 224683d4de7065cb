/** Sites of an app, crawled in the background. */
import { AppError, type AppId, LIMITS, newId, type SourceId } from '@parrot/contract/core';
import type { SiteAction, SiteSettings, Source } from '@parrot/contract/knowledge';
import { afterCommit, type Caller, type Platform, type Tx } from '../../../platform/index.ts';
import type { ChangeSources } from '../sources/change-sources.ts';
import type { ReadSources } from '../sources/read-sources.job.ts';
import { pageAddress } from '../sources/sources.policy.ts';
import * as sourcesRepository from '../sources/sources.repository.ts';
import { nextCrawlAt } from './crawl-schedule.policy.ts';
import type { CrawlSites } from './crawl-sites.job.ts';
import { newSite } from './site-settings.ts';
import * as repository from './sites.repository.ts';
import type { SiteRow } from './sites.tables.ts';

type Needs = {
  sources: ChangeSources;
  visits: Pick<CrawlSites, 'begin' | 'dueAt' | 'restart'>;
  reading: Pick<ReadSources, 'begin' | 'dueAt'>;
};
export type SitesService = ReturnType<typeof createSitesService>;

export function createSitesService({ clock }: Platform, { sources, visits, reading }: Needs) {
  /** Changes one site: its source and its crawl settings. */
  const changeOne = (
    caller: Caller,
    appId: AppId,
    sourceId: SourceId,
    work: (tx: Tx, site: SiteRow) => Promise<void>,
  ): Promise<Source> =>
    sources.change(caller, appId, async (tx) => {
      const source = await sourcesRepository.findSource(tx, appId, sourceId);
      const site = source && (await repository.findSite(tx, sourceId));
      if (!site) throw new AppError('not_found');
      await work(tx, site);
      const changed = await sourcesRepository.updateSource(tx, source, { updatedBy: caller.userId });
      return changed ?? source;
    });

  const goOn = async (tx: Tx, { sourceId: id, appId, tenantId }: SiteRow) => {
    const row = { appId, id };
    await sourcesRepository.updateSource(tx, row, {
      state: 'in progress',
      problem: null,
      dueAt: visits.dueAt(),
    });
    afterCommit(tx, () => visits.begin({ tenantId, appId, id }));
  };
  /** Pages read so far stay. */
  const stopCrawl = async (tx: Tx, { sourceId: id, appId }: SiteRow, changes: Partial<SiteRow>) => {
    await repository.updateSite(tx, id, { current: '', ...changes });
    await sourcesRepository.updateSource(tx, { appId, id }, { state: 'ready', problem: null, dueAt: null });
  };

  const acts: Record<SiteAction, (tx: Tx, site: SiteRow) => Promise<void>> = {
    async pause(tx, site) {
      if (site.phase === 'visiting') await stopCrawl(tx, site, { phase: 'paused' });
    },
    async resume(tx, site) {
      if (site.phase !== 'paused') return;
      await repository.updateSite(tx, site.sourceId, { phase: 'visiting' });
      await goOn(tx, site);
    },
    async cancel(tx, site) {
      if (site.phase !== 'visiting' && site.phase !== 'paused') return;
      const now = clock.now();
      await repository.deleteAddresses(tx, site.sourceId, 'waiting');
      await stopCrawl(tx, site, {
        phase: 'cancelled',
        endedAt: now,
        nextAt: nextCrawlAt(site.schedule, now),
      });
    },
    async visit(tx, site) {
      if (site.phase === 'visiting') return;
      await visits.restart(tx, site);
      await goOn(tx, site);
    },
    async retry(tx, site) {
      for (const page of await repository.failedPages(tx, site.sourceId)) {
        const changes = { state: 'in progress' as const, problem: null, dueAt: reading.dueAt() };
        await sourcesRepository.updateSource(tx, page, changes);
        afterCommit(tx, () => reading.begin(page));
      }
    },
  };

  return {
    /** An existing site is crawled again with the new settings. */
    add: (caller: Caller, appId: AppId, url: string, wanted: SiteSettings): Promise<Source> =>
      sources.change(caller, appId, async (tx, appName) => {
        const address = pageAddress(url);
        const known = await sourcesRepository.findSiteAt(tx, appId, address);
        const site = known && (await repository.findSite(tx, known.id));
        if (known && site) {
          await repository.updateSite(tx, known.id, wanted);
          if (site.phase !== 'visiting') await acts.visit(tx, { ...site, ...wanted });
          return (await sourcesRepository.findSource(tx, appId, known.id)) ?? known;
        }
        if ((await repository.countSites(tx, appId)) >= LIMITS.sitesPerApp) throw tooManySites();
        const row = {
          id: newId('src'),
          kind: 'site' as const,
          title: new URL(address).host,
          address,
          bytes: 0,
          file: '',
        };
        const added = await sources.add(tx, caller, { appId, appName }, row);
        await repository.insertSite(tx, newSite(added, wanted, clock.now()));
        return added;
      }),

    /** Applies to the next crawl; its date is updated at once. */
    change: (caller: Caller, appId: AppId, sourceId: SourceId, wanted: SiteSettings): Promise<Source> =>
      changeOne(caller, appId, sourceId, async (tx, site) => {
        const nextAt = site.phase === 'visiting' ? null : nextCrawlAt(wanted.schedule, clock.now());
        await repository.updateSite(tx, sourceId, { ...wanted, nextAt });
      }),

    steer: (caller: Caller, appId: AppId, sourceId: SourceId, act: SiteAction): Promise<Source> =>
      changeOne(caller, appId, sourceId, (tx, site) => acts[act](tx, site)),
  };
}

const tooManySites = () =>
  new AppError('bad_input', {
    message: `An app can have at most ${LIMITS.sitesPerApp} sites. Delete one first.`,
  });
