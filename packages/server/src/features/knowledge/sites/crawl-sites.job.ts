/**
 * Crawls sites in the background, a few pages at a time. Progress is stored after every page, so that a crawl
 * can be paused, survives a restart, and reads no page twice.
 */
import {
  type AppId,
  LIMITS,
  MINUTE_MS,
  type SourceId,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import type { SiteVisit, SourceProblem } from '@parrot/contract/knowledge';
import { defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import { countKnowledge } from '../sources/count-sources.ts';
import { largeContent } from '../sources/large-content.ts';
import type { NotifySourcesRead } from '../sources/notify-sources-read.ts';
import type { SourceAppAccess } from '../sources/source-app-access.ts';
import * as sourcesRepository from '../sources/sources.repository.ts';
import type { SourceSummary } from '../sources/sources.tables.ts';
import { shapeOf } from './addresses.policy.ts';
import { crawlPage } from './crawl-page.ts';
import { planCrawl } from './crawl-plan.ts';
import { nextCrawlAt } from './crawl-schedule.policy.ts';
import { mayCrawl } from './robots.policy.ts';
import * as repository from './sites.repository.ts';
import type { AddressState, SiteRow } from './sites.tables.ts';
import { storePage, titleOfPage } from './store-page.ts';

type Which = { tenantId: TenantId; appId: AppId; id: SourceId };

const crawlSiteJob = defineJob<Which>('knowledge.visitSite');
/** Sites crawled in parallel; the pages of each are read one after the other. */
const CONCURRENCY = 2;
/** After this time another site gets a turn. */
const BATCH_MS = 10_000;
/** The longest a batch can take, including its slowest page and its wait. */
const LOST_AFTER_MS = 5 * MINUTE_MS;
/** A site without a readable page is given up after this many. */
const MAX_FAILED_AT_FIRST = 10;

export type CrawlSites = {
  begin(which: Which): void;
  dueAt(): Date;
  start(): Promise<void>;
  /** Starts the crawls that are due. */
  startDueCrawls(): Promise<void>;
  /** Starts a new crawl. The caller's transaction must have locked the app. */
  restart(tx: Tx, site: SiteRow): Promise<void>;
};

type Needs = {
  apps: Pick<SourceAppAccess, 'bumpRevision' | 'trackKnowledgeStatus'>;
  /** Called for pages whose content changed. */
  onRead: (which: Which) => void;
  notifyRead: NotifySourcesRead;
};

export function createCrawlSites(platform: Platform, { apps, onRead, notifyRead }: Needs): CrawlSites {
  const { database, clock, jobs, log, fetchGuarded, settings } = platform;
  /** Whether another job came meanwhile: the crawl may have been resumed after the last look at it. */
  const atWork = new Map<SourceId, boolean>();
  const dueAt = () => new Date(clock.now().getTime() + LOST_AFTER_MS);

  const begin = ({ tenantId, appId, id }: Which) => {
    jobs
      .send(crawlSiteJob, { tenantId, appId, id }, { retries: 2 })
      .catch((err: unknown) => log.error({ err }, 'queueing a site crawl failed; retrying at the next poll'));
  };

  /** The next step; undefined if the crawl was cancelled or paused. */
  const nextStep = ({ tenantId, appId, id }: Which) =>
    database.tenant(tenantId, async (tx) => {
      const source = await sourcesRepository.findSource(tx, appId, id);
      const site = source && (await repository.findSite(tx, id));
      if (!source || site?.phase !== 'visiting') return undefined;
      await sourcesRepository.updateSource(tx, source, { dueAt: dueAt() });
      if (!site.rules) return { site, source, step: 'plan' as const };
      const cutOffBy = await limitOf(tx, site);
      if (cutOffBy !== undefined) return { site, source, step: 'end' as const, cutOffBy };
      const taken = await repository.claimAddress(tx, id);
      if (!taken) return { site, source, step: 'end' as const, cutOffBy: null };
      await repository.updateSite(tx, id, { current: taken.url });
      const known = (await repository.findSitePage(tx, id, taken.url)) ?? undefined;
      return { site, source, step: 'page' as const, ...taken, known };
    });

  const plan = async (which: Which, site: SiteRow, source: SourceSummary) => {
    const found = await planCrawl(fetchGuarded, source.address, site);
    if ('problem' in found) return end(which, null, found.problem);
    await database.tenant(which.tenantId, async (tx) => {
      const isOn = await repository.updateSite(tx, which.id, { rules: found.rules }, { phase: 'visiting' });
      const addresses = found.addresses.map((url) => ({ url, depth: 0, shape: shapeOf(url) }));
      if (isOn) await repository.addAddresses(tx, site, addresses);
    });
    return true;
  };

  const end = async (which: Which, cutOffBy: SiteVisit['cutOffBy'], problem?: SourceProblem) => {
    const { tenantId, appId } = which;
    await database.tenant(tenantId, async (tx) => {
      let byUserId: UserId | undefined;
      await apps.trackKnowledgeStatus(tx, appId, async () => {
        byUserId = await close(tx, which, cutOffBy, problem);
        return countKnowledge(tx, appId);
      });
      if (byUserId) await notifyRead(tx, { tenantId, appId, byUserId });
    });
    return false;
  };

  const close = async (
    tx: Tx,
    { appId, id }: Which,
    cutOffBy: SiteVisit['cutOffBy'],
    problem?: SourceProblem,
  ) => {
    const now = clock.now();
    const site = await repository.findSite(tx, id);
    const source = await sourcesRepository.findSource(tx, appId, id);
    if (!source || site?.phase !== 'visiting') return undefined;
    const counts = await repository.countAddresses(tx, [id]);
    const has = (...states: AddressState[]) => counts.some(({ state }) => states.includes(state));
    const failed = problem ?? (has('read', 'unchanged') ? undefined : await problemOfCrawl(tx, id));
    // Pages that were not found again are deleted, unless the crawl ended early.
    const isWhole = !failed && (cutOffBy === null || cutOffBy === 'pages');
    const gone = isWhole ? await repository.deleteVanishedPages(tx, site) : 0;
    if (gone > 0) await apps.bumpRevision(tx, appId, source.updatedBy);
    await repository.updateSite(tx, id, {
      phase: 'done',
      current: '',
      cutOffBy,
      endedAt: now,
      nextAt: nextCrawlAt(site.schedule, now),
    });
    await sourcesRepository.updateSource(tx, source, {
      state: failed ? 'error' : 'ready',
      problem: failed ?? null,
      dueAt: null,
      updatedAt: now,
      title: (await repository.titleOfPage(tx, id, source.address)) ?? source.title,
    });
    // A scheduled crawl without changes is not worth a notification.
    return site.visit === 1 || failed || gone > 0 || has('read') ? source.updatedBy : undefined;
  };

  const readOne = async (which: Which, step: PageStep): Promise<number> => {
    const { site, source, url, depth, known } = step;
    if (site.rules && !mayCrawl(site.rules, url)) {
      await database.tenant(which.tenantId, (tx) => repository.setAddressState(tx, which.id, url, 'robots'));
      return 0;
    }
    const since = performance.now();
    const readable = known?.source.state === 'ready' ? (known.page ?? undefined) : undefined;
    const page = await crawlPage(fetchGuarded, url, { start: source.address, known: readable });
    const content =
      page.outcome === 'read' ? await largeContent(titleOfPage(page), page.passages) : undefined;
    const changedSourceId = await database.tenant(which.tenantId, async (tx) => {
      // It may have been deleted or restarted while the page was fetched.
      const now = await repository.findSite(tx, which.id);
      if (now?.visit !== site.visit) return undefined;
      const context = { site: now, source, depth, at: clock.now(), content };
      const changed = await storePage(tx, apps, page, context);
      await repository.addCrawlUsage(tx, which.id, page.bytes, performance.now() - since);
      return changed;
    });
    if (changedSourceId) onRead({ ...which, id: changedSourceId });
    return Math.max(settings.CRAWL_DELAY_MS, site.rules?.delayMs ?? 0);
  };

  /** True if the crawl is to continue when other sites had a turn. */
  const crawlUntilTurn = async (which: Which): Promise<boolean> => {
    await database.tenant(which.tenantId, (tx) => repository.releaseAddress(tx, which.id));
    const until = performance.now() + BATCH_MS;
    while (performance.now() < until) {
      const next = await nextStep(which);
      if (!next) return false;
      if (next.step === 'end') return end(which, next.cutOffBy);
      if (next.step === 'plan') {
        if (!(await plan(which, next.site, next.source))) return false;
        continue;
      }
      const waitMs = await readOne(which, next);
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    return true;
  };

  const batch = async (which: Which): Promise<void> => {
    if (atWork.has(which.id)) return void atWork.set(which.id, true);
    atWork.set(which.id, false);
    let continues = false;
    try {
      continues = await crawlUntilTurn(which);
    } finally {
      if (atWork.get(which.id)) continues = true;
      atWork.delete(which.id);
    }
    if (continues) begin(which);
  };

  const restart = async (tx: Tx, site: SiteRow) => {
    const now = clock.now();
    await repository.deleteAddresses(tx, site.sourceId);
    await repository.updateSite(tx, site.sourceId, {
      phase: 'visiting',
      visit: site.visit + 1,
      rules: null,
      current: '',
      cutOffBy: null,
      spentBytes: 0,
      spentMs: 0,
      startedAt: now,
      endedAt: null,
      nextAt: null,
    });
    const row = { appId: site.appId, id: site.sourceId };
    await sourcesRepository.updateSource(tx, row, { state: 'in progress', problem: null, dueAt: dueAt() });
  };

  return {
    begin,
    dueAt,
    restart,
    async start() {
      await jobs.work(crawlSiteJob, batch, { atOnce: CONCURRENCY });
    },
    async startDueCrawls() {
      const due = await database.system((tx) => repository.sitesToCrawl(tx, clock.now()));
      for (const { tenantId, appId, sourceId: id } of due) {
        await database.tenant(tenantId, (tx) =>
          apps.trackKnowledgeStatus(tx, appId, async () => {
            const site = await repository.findSite(tx, id);
            if (site && site.phase !== 'visiting') await restart(tx, site);
            return countKnowledge(tx, appId);
          }),
        );
        begin({ tenantId, appId, id });
      }
    },
  };
}

type PageStep = {
  site: SiteRow;
  source: SourceSummary;
  url: string;
  depth: number;
  known: Awaited<ReturnType<typeof repository.findSitePage>>;
};

/** Undefined if the crawl continues. */
async function limitOf(tx: Tx, site: SiteRow): Promise<SiteVisit['cutOffBy'] | undefined> {
  const counts = await repository.countAddresses(tx, [site.sourceId]);
  const of = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, each) => sum + each.addresses, 0);
  if (of('waiting') === 0) return undefined;
  const good = of('read', 'unchanged');
  if (good + of('failed') >= site.mostPages) return 'pages';
  if (good === 0 && of('failed') >= MAX_FAILED_AT_FIRST) return null;
  if (site.spentBytes >= LIMITS.siteBytes) return 'bytes';
  return site.spentMs >= LIMITS.siteMinutes * MINUTE_MS ? 'time' : undefined;
}

async function problemOfCrawl(tx: Tx, siteId: SourceId): Promise<SourceProblem> {
  const [failed] = await repository.failedPages(tx, siteId);
  if (failed?.problem) return failed.problem;
  const counts = await repository.countAddresses(tx, [siteId]);
  return counts.some(({ state }) => state === 'robots') ? 'byRobots' : 'noPages';
}
