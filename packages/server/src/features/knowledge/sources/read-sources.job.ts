/**
 * Reads documents and pages in the background, a few at once. Readings interrupted by a crash are resumed.
 */
import {
  AppError,
  type AppId,
  HOUR_MS,
  LIMITS,
  MINUTE_MS,
  type SourceId,
  type TenantId,
} from '@parrot/contract/core';
import type { SourceProblem } from '@parrot/contract/knowledge';
import { createFairPriority, defineJob, type Platform } from '../../../platform/index.ts';
import { readDocument } from '../reading/read-document.ts';
import { type PageResult, readPage } from '../reading/read-page.ts';
import type { CrawlSites } from '../sites/crawl-sites.job.ts';
import { countKnowledge } from './count-sources.ts';
import { type LargeContent, largeContent } from './large-content.ts';
import type { NotifySourcesRead } from './notify-sources-read.ts';
import type { SourceAppAccess } from './source-app-access.ts';
import * as repository from './sources.repository.ts';
import type { SourceSummary } from './sources.tables.ts';

type Which = { tenantId: TenantId; appId: AppId; id: SourceId };

const readSourceJob = defineJob<Which>('knowledge.readSource');
const resumeJob = defineJob<Record<string, never>>('knowledge.takeUpSources');
const deleteUnusedFilesJob = defineJob<Record<string, never>>('knowledge.sweepSourceFiles');
const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '17 3 * * *';

const CONCURRENCY = 2;
const FETCH_MS = 30_000;
/** A reading finished within this time is not worth a notification. */
const QUICK_MS = 20_000;
/** Longer than fetching, parsing and waiting can take: after this, a reading counts as lost. */
const LOST_AFTER_MS = 10 * MINUTE_MS;
/** Younger files may belong to an upload in progress. */
const DELETED_AFTER_MS = HOUR_MS;

export type ReadSources = {
  /** Resumes interrupted readings, now and periodically. */
  start(): Promise<void>;
  /** Schedules a reading. Repeated calls read once. */
  begin(which: Which): void;
  /** Reads now, for a caller that waits. A scheduled reading finds it done. */
  readNow(which: Which): Promise<void>;
  /** When a reading that starts now counts as lost. */
  dueAt(): Date;
  /** Runs each night. */
  sweep(): Promise<void>;
  /** Runs each minute. */
  resumeInterrupted(): Promise<void>;
};

type Needs = {
  apps: Pick<SourceAppAccess, 'bumpRevision' | 'trackKnowledgeStatus'>;
  visits: Pick<CrawlSites, 'begin' | 'startDueCrawls' | 'start'>;
  /** Called for sources whose content changed. */
  onRead: (which: Which) => void;
  notifyRead: NotifySourcesRead;
};

export function createReadSources(
  { database, clock, jobs, storage, log, fetchGuarded }: Platform,
  { apps, visits, onRead, notifyRead }: Needs,
): ReadSources {
  const turns = createFairPriority();
  const dueAt = () => new Date(clock.now().getTime() + LOST_AFTER_MS);

  const begin = ({ tenantId, appId, id }: Which) => {
    jobs
      .send(readSourceJob, { tenantId, appId, id }, { retries: 2, priority: turns.next(tenantId) })
      .catch((err: unknown) =>
        log.error({ err }, 'queueing a source to read failed; retrying at the next poll'),
      );
  };

  const read = async ({ kind, address, file, bytes }: SourceSummary): Promise<PageResult> => {
    if (kind === 'page') return readPage(fetchGuarded, address, FETCH_MS);
    const content = await storage.get(file).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    if (!content) return { problem: 'notFound', bytes };
    return { ...(await readDocument({ bytes: content, name: address, contentType: '' })), bytes };
  };

  /**
   * Slow, so between two transactions: by the second, the source may be deleted or read by another process.
   */
  const readOne = async ({ tenantId, appId, id }: Which) => {
    const row = await database.tenant(tenantId, (tx) => repository.findSource(tx, appId, id));
    if (row?.state !== 'in progress' || row.kind === 'site') return;
    const result = await read(row);
    const content =
      'problem' in result ? undefined : await largeContent(titleOf(row, result), result.passages);
    const isChanged = await database.tenant(tenantId, async (tx) => {
      let hasOther = false;
      await apps.trackKnowledgeStatus(tx, appId, async () => {
        const others = await repository.countOtherPassages(tx, appId, id);
        const changes = outcome(row, result, content, others);
        hasOther = await repository.hasOtherContent(tx, row, changes);
        if (hasOther) await apps.bumpRevision(tx, appId, row.updatedBy);
        const isStored = await repository.updateSource(tx, row, changes, { state: 'in progress' });
        if (isStored && changes.state === 'ready' && content)
          await repository.storePassages(tx, row, content.portions);
        return countKnowledge(tx, appId);
      });
      // The user is still on the screen.
      const isQuick = clock.now().getTime() - row.updatedAt.getTime() < QUICK_MS;
      if (!isQuick || 'problem' in result) await notifyRead(tx, { tenantId, appId, byUserId: row.updatedBy });
      return hasOther;
    });
    if (isChanged) onRead({ tenantId, appId, id });
  };

  const takeUpAll = async (before: Date | undefined) => {
    const waiting = await database.system((tx) => repository.sourcesToResume(tx, before));
    for (const which of waiting) {
      await database.tenant(which.tenantId, (tx) => repository.updateSource(tx, which, { dueAt: dueAt() }));
      if (which.kind === 'site') visits.begin(which);
      else begin(which);
    }
  };

  const resumeInterrupted = async () => {
    await takeUpAll(clock.now());
    await visits.startDueCrawls();
  };

  const sweep = async () => {
    const before = new Date(clock.now().getTime() - DELETED_AFTER_MS);
    const names = await database.system((tx) => repository.deleteUnusedFiles(tx, before));
    for (const name of names) await storage.remove(name);
  };

  return {
    begin,
    readNow: readOne,
    dueAt,
    sweep,
    resumeInterrupted,
    async start() {
      const readNext = (which: Which) => readOne(which).finally(() => turns.done(which.tenantId));
      await jobs.work(readSourceJob, readNext, { atOnce: CONCURRENCY });
      await visits.start();
      await jobs.work(resumeJob, resumeInterrupted);
      await jobs.work(deleteUnusedFilesJob, sweep);
      await jobs.schedule(resumeJob, EVERY_MINUTE);
      await jobs.schedule(deleteUnusedFilesJob, EVERY_NIGHT);
      await takeUpAll(undefined);
    },
  };
}

const titleOf = (row: SourceSummary, result: { title: string }): string =>
  row.kind === 'page' && result.title !== '' ? result.title : row.title;

/** The columns written after a reading, besides the passages. A failure keeps the earlier content. */
function outcome(
  row: SourceSummary,
  result: PageResult,
  content: LargeContent | undefined,
  passagesOfOthers: number,
) {
  const over = { dueAt: null, bytes: result.bytes || row.bytes };
  const failed = (problem: SourceProblem) => ({ ...over, state: 'error' as const, problem });
  if ('problem' in result) return failed(result.problem);
  if (!content || content.count + passagesOfOthers > LIMITS.passagesPerApp) return failed('tooMuch');
  return {
    ...over,
    state: 'ready' as const,
    problem: null,
    passageCount: content.count,
    fingerprint: content.fingerprint,
    title: titleOf(row, result),
  };
}
