/**
 * Compares the draft of an app with its published version in the background, question by question. A run ends
 * early once another one has replaced it.
 */
import type { AppSettings } from '@parrot/contract/apps';
import {
  type AppId,
  type ConversationId,
  DAY_MS,
  LIMITS,
  type TenantId,
  type UserId,
  type VersionId,
} from '@parrot/contract/core';
import { createFairPriority, defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';
import type { Drafts } from '../versions/drafts.ts';
import type { PublishedApps } from '../versions/published-apps.ts';
import * as repository from './answer-comparisons.repository.ts';
import type { ComparedRow } from './answer-comparisons.tables.ts';
import { type AskedQuestion, compareAnswers, type PrepareSide } from './compare-answers.ts';

type VisitorQuestion = Omit<AskedQuestion, 'testName'> & { conversationId: ConversationId };

export type ComparisonNeeds = {
  apps: Pick<Drafts, 'loadDraft'> & Pick<PublishedApps, 'loadVersion'>;
  prepare: PrepareSide;
  /** Distinct questions of visitors, most frequent first. */
  recentQuestions(
    tx: Tx,
    asked: { tenantId: TenantId; appId: AppId; since: Date; most: number },
  ): Promise<VisitorQuestion[]>;
  /** What visitors write in recorded tests, with the expected replies. */
  testedQuestions(
    tx: Tx,
    appId: AppId,
    most: number,
  ): Promise<{ testName: string; text: string; replies: string[] }[]>;
  hasModel(tx: Tx, settings: AppSettings): Promise<boolean>;
};

/** Runs as the user who opened the comparison, with their access to apps. */
type Run = { tenantId: TenantId; userId: UserId; allApps: boolean; appId: AppId; runId: string };
type Question = AskedQuestion & { conversationId: ConversationId | null };

const compareJob = defineJob<Run>('apps.compareAnswers');
const AT_ONCE = 2;
/** Questions between two updates of the progress, which other heavy work of the tenant waits for. */
const BATCH_SIZE = 20;

export type CompareJob = { start(): Promise<void>; begin(run: Run): void };

export function createCompareJob(
  { database, clock, jobs, heavyWork, log }: Platform,
  { apps, prepare, recentQuestions, testedQuestions, hasModel }: ComparisonNeeds,
): CompareJob {
  const turns = createFairPriority();

  /** Those of tests first, then the most frequent ones of visitors. */
  const readQuestions = async (tx: Tx, { tenantId, appId }: Run): Promise<Question[]> => {
    const { max, tests, days } = LIMITS.comparedQuestions;
    const since = new Date(clock.now().getTime() - days * DAY_MS);
    const tested = (await testedQuestions(tx, appId, tests)).map(({ replies, ...test }) => ({
      ...test,
      asked: 0,
      conversationId: null,
      right: replies,
      wrong: [],
      agentAnswers: [],
      solvedBy: [],
    }));
    const asked = await recentQuestions(tx, { tenantId, appId, since, most: max - tested.length });
    return [...tested, ...asked.map((question) => ({ ...question, testName: '' }))];
  };

  /** Undefined if the run was replaced, or there is nothing to compare with. */
  const open = (run: Run): Promise<{ versionId: VersionId; questions: Question[] } | undefined> =>
    database.tenant(run.tenantId, async (tx) => {
      const app = await findApp(tx, run.appId, appScopeOf(run));
      if (!app?.publishedVersionId) return undefined;
      const versionId = app.publishedVersionId;
      const questions = await readQuestions(tx, run);
      // The revision is read before the draft is loaded: what is compared can be newer, never older.
      const isCurrent = await repository.updateComparison(tx, run, {
        versionId,
        draftRevision: app.revision,
        draftAt: app.updatedAt,
        state: 'running',
        done: 0,
        total: questions.length,
        updatedAt: clock.now(),
      });
      // A job that was interrupted starts over.
      if (isCurrent) await repository.deleteComparedAnswers(tx, run.appId);
      return isCurrent ? { versionId, questions } : undefined;
    });

  /** False if the run was replaced. */
  const store = (run: Run, rows: readonly ComparedRow[], progress: { done: number; state?: 'done' }) =>
    database.tenant(run.tenantId, async (tx) => {
      const isCurrent = await repository.updateComparison(tx, run, { ...progress, updatedAt: clock.now() });
      if (isCurrent) await repository.insertComparedAnswers(tx, rows);
      return isCurrent;
    });

  const compare = async (run: Run): Promise<void> => {
    const opened = await open(run);
    if (!opened) return;
    const { versionId, questions } = opened;
    const { tenantId, appId } = run;
    const published = await apps.loadVersion(tenantId, versionId);
    const { snapshot: draft } = await apps.loadDraft(run, appId);
    const side = async (snapshot: typeof draft) => ({
      snapshot,
      usesModel: await database.tenant(tenantId, (tx) => hasModel(tx, snapshot.settings)),
    });
    const answers = compareAnswers({
      questions,
      before: await side(published),
      after: await side(draft),
      prepare,
    });
    // Preparing both takes longest, and no other work waits for it.
    let next = await answers.next();
    let position = 0;
    while (!next.done) {
      const rows: ComparedRow[] = [];
      const from = position;
      await heavyWork.run(tenantId, async () => {
        while (!next.done && position < from + BATCH_SIZE) {
          const { question, answer } = next.value;
          const { conversationId } = question;
          if (answer)
            rows.push({ appId, position, tenantId, conversationId, outcome: answer.outcome, answer });
          position += 1;
          next = await answers.next();
        }
      });
      if (!(await store(run, rows, { done: position }))) return;
    }
    await store(run, [], { done: position, state: 'done' });
  };

  const fail = (run: Run) =>
    database.tenant(run.tenantId, (tx) =>
      repository.updateComparison(tx, run, { state: 'failed', updatedAt: clock.now() }),
    );

  return {
    begin(run) {
      jobs
        .send(compareJob, run, { retries: 2, priority: turns.next(run.tenantId) })
        .catch((err: unknown) => log.error({ err }, 'queueing a comparison of answers failed'));
    },
    start: () =>
      jobs.work(
        compareJob,
        async (run) => {
          turns.done(run.tenantId);
          await compare(run).catch(async (error: unknown) => {
            await fail(run);
            throw error;
          });
        },
        { atOnce: AT_ONCE },
      ),
  };
}
