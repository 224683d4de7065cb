/** What each level of caution would do with the latest questions of an app's visitors. */
import { setImmediate as otherWork } from 'node:timers/promises';
import { ANSWER_LEVELS } from '@parrot/contract/apps';
import { type AppId, LIMITS, type ReplyOf } from '@parrot/contract/core';
import type { TopicPath } from '@parrot/contract/knowledge';
import type { previewAnswerLevels } from '@parrot/contract/learning';
import type { Caller, Platform } from '../../platform/index.ts';
import type { AppSnapshot, Apps } from '../apps/index.ts';
import { latestLookups } from './session-transcript.repository.ts';

type Outcome = 'answer' | 'didYouMean' | 'unknown';
/** What a draft would do with a question, in the order of `ANSWER_LEVELS`. */
export type DecideAtLevels = (
  snapshot: AppSnapshot,
  topic: TopicPath | undefined,
) => Promise<(question: string) => Promise<Outcome[]>>;

type Reply = Omit<ReplyOf<typeof previewAnswerLevels>, 'status'>;
export type PreviewAnswerLevels = (
  caller: Caller,
  appId: AppId,
  topic: TopicPath | undefined,
) => Promise<Reply>;

const MAX_MS = 10_000;

export function createPreviewAnswerLevels(
  { database, heavyWork }: Pick<Platform, 'database' | 'heavyWork'>,
  { apps, decideAtLevels }: { apps: Pick<Apps, 'loadDraft'>; decideAtLevels: DecideAtLevels },
): PreviewAnswerLevels {
  return async (caller, appId, topic) => {
    const { snapshot } = await apps.loadDraft(caller, appId);
    const questions = await database.tenant(caller.tenantId, (tx) =>
      latestLookups(tx, caller.tenantId, appId, LIMITS.answerLevelQuestions),
    );
    return heavyWork.run(caller.tenantId, async () =>
      testQuestions(questions, await decideAtLevels(snapshot, topic)),
    );
  };
}

async function testQuestions(
  questions: readonly string[],
  decide: (question: string) => Promise<Outcome[]>,
): Promise<Reply> {
  const levels = ANSWER_LEVELS.map((level) => ({ level, answer: 0, didYouMean: 0, unknown: 0 }));
  const known = new Map<string, Outcome[]>();
  const differing = new Map<string, Outcome[]>();
  const deadline = performance.now() + MAX_MS;
  let asked = 0;
  for (const question of questions) {
    if (performance.now() > deadline) break;
    const outcomes = known.get(question) ?? (await decide(question));
    known.set(question, outcomes);
    for (const [at, level] of levels.entries()) level[outcomes[at] ?? 'unknown'] += 1;
    if (new Set(outcomes).size > 1) differing.set(question, outcomes);
    asked += 1;
    // One question per turn of the event loop, so that visitors are served in between.
    await otherWork();
  }
  const examples = [...differing].slice(0, LIMITS.answerLevelExamples).map(([question, outcomes]) => ({
    question,
    outcomes: Object.fromEntries(
      ANSWER_LEVELS.map((level, at) => [level, outcomes[at] ?? 'unknown']),
    ) as Reply['examples'][number]['outcomes'],
  }));
  return { asked, levels, examples, cutShort: asked < questions.length };
}
