/**
 * Checks the knowledge of an app in the background, in slices: soon after a change, and daily while somebody
 * looks at it.
 */
import { type AppId, DAY_MS, LIMITS, MINUTE_MS, newId } from '@parrot/contract/core';
import { UPKEEP_KINDS } from '@parrot/contract/knowledge';
import { createFairQueue, createSharedTable, defineJob, type Platform } from '../../../platform/index.ts';
import { lockAgainstDeletion } from '../../apps/index.ts';
import { appToCheck } from './checked-faqs.repository.ts';
import { compareFaqs } from './compare-faqs.ts';
import { compareStatements } from './compare-statements.ts';
import { findOutdated } from './find-outdated.ts';
import type { Finding } from './finding.ts';
import { allFaqs, allStatements, type InApp } from './load-texts.ts';
import * as repository from './upkeep.repository.ts';
import { createProgress, type Progress } from './write-progress.ts';

/** `ifChanged`: nothing is done if another check has read the last change. */
type Which = { appId: AppId; ifChanged: boolean };

const checkJob = defineJob<Which>('knowledge.checkUpkeep');
/** Changes often come together: one check covers those of this time. */
const DEBOUNCE_MS = 2 * MINUTE_MS;
/** The least time between two checks while somebody looks at the list. */
const PAUSE_MS = MINUTE_MS;
/** Of one tenant, and in all. */
const CONCURRENCY = 2;
/** Longer than a check takes. A process that dies leaves its progress for so long. */
const PROGRESS_MS = 10 * MINUTE_MS;
const CHECK = 'check';

export type CheckUpkeep = ReturnType<typeof createCheckUpkeep>;

export function createCheckUpkeep(platform: Platform) {
  const { database, clock, jobs, log } = platform;
  /** By app: when the check begins that an earlier change asked for. */
  const planned = new Map<AppId, number>();
  const queue = createFairQueue({ perTenant: CONCURRENCY });
  /** Another process may run the check. */
  const underway = createSharedTable<Progress>('upkeep', PROGRESS_MS, platform);
  const progressOf = async (appId: AppId) => (await underway.read(appId)).get(CHECK) ?? null;

  const isDue = (last: { revision: number; checkedAt: Date } | undefined, revision: number): boolean => {
    if (!last) return true;
    const age = clock.now().getTime() - last.checkedAt.getTime();
    return age > DAY_MS || (last.revision !== revision && age > PAUSE_MS);
  };

  const check = async ({ appId, ifChanged }: Which) => {
    const app = await database.system((tx) => appToCheck(tx, appId));
    const last = app && (await database.tenant(app.tenantId, (tx) => repository.findCheck(tx, appId)));
    if (!app || (ifChanged && last?.revision === app.revision)) {
      if (!ifChanged) await underway.delete(appId, CHECK);
      return;
    }
    const { tenantId, revision, languages } = app;
    const inApp: InApp = (work) => database.tenant(tenantId, work);
    await queue.run(tenantId, async () => {
      const now = clock.now();
      const progress = createProgress((value) => underway.set(appId, CHECK, value));
      try {
        const faqs = await allFaqs(inApp, appId);
        const statements = await allStatements(inApp, appId, faqs);
        const questions = faqs.reduce((sum, faq) => sum + faq.questions.length, 0);
        progress.begin(questions + statements.length);
        const found = [
          ...(await compareFaqs(faqs, progress.at)),
          ...(await compareStatements(statements, (done) => progress.at(questions + done))),
          ...(await inApp((tx) => findOutdated(tx, appId, { now, languages }))),
        ];
        await inApp(async (tx) => {
          if (!(await lockAgainstDeletion(tx, appId))) return;
          const rows = limited(found).map((each) => ({
            ...each,
            id: newId('fnd'),
            tenantId,
            appId,
            dismissedAt: null,
            dismissedBy: null,
            foundAt: now,
          }));
          await repository.replaceFindings(tx, { appId, tenantId, revision, checkedAt: now }, rows);
        });
      } finally {
        await progress.end();
        await underway.delete(appId, CHECK);
      }
    });
  };

  return {
    progressOf,
    /** Checks some time after a change; changes until then are covered. */
    soon(appId: AppId): void {
      const now = Date.now();
      if ((planned.get(appId) ?? 0) > now) return;
      for (const [other, at] of planned) if (at <= now) planned.delete(other);
      planned.set(appId, now + DEBOUNCE_MS);
      jobs
        .send(checkJob, { appId, ifChanged: true }, { retries: 1, startAfter: new Date(now + DEBOUNCE_MS) })
        .catch((err: unknown) =>
          log.error({ err }, 'queueing an upkeep check failed; the next visit of the list queues it again'),
        );
    },
    /** Checks now, unless a check is running. */
    async now(appId: AppId): Promise<void> {
      if (await progressOf(appId)) return;
      await underway.set(appId, CHECK, { done: 0, total: 0 });
      try {
        await jobs.send(checkJob, { appId, ifChanged: false }, { retries: 1 });
      } catch (error) {
        await underway.delete(appId, CHECK);
        throw error;
      }
    },
    /** Whether the last check misses changes, or what only time changes. */
    isDue,
    async start(): Promise<void> {
      await jobs.work(checkJob, check, { atOnce: CONCURRENCY });
    },
  };
}

/** The first of each kind and key. Two FAQs may contradict each other in more than one sentence. */
function limited(found: readonly Finding[]): Finding[] {
  return UPKEEP_KINDS.flatMap((kind) => {
    const own = new Map<string, Finding>();
    for (const each of found) if (each.kind === kind && !own.has(each.key)) own.set(each.key, each);
    return [...own.values()].slice(0, LIMITS.upkeepFindings);
  });
}
