/**
 * Caches the question groups of recently used apps, so that a new question finds its group without loading
 * all.
 */
import {
  createQuestionGroups,
  type GroupedQuestion,
  type QuestionGroups,
} from '@parrot/answer-engine/question-groups';
import type { AppId, LanguageCode, QuestionGroupId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { lockLearning, questionsForGrouping } from './asked-questions.repository.ts';
import { unpackVector } from './packed-vector.ts';
import { deleteEmptyGroups } from './question-groups.repository.ts';

const MAX_APPS = 20;
/** Other requests are served after this many questions. */
const QUESTIONS_PER_TURN = 500;

export type CachedGroups = QuestionGroups<QuestionGroupId> & { size: number };
export type QuestionGroupCache = {
  /** Locks the question groups of the app until the transaction ends. */
  get(tx: Tx, appId: AppId): Promise<CachedGroups>;
  /** Called if the transaction fails, or after questions were deleted. */
  forget(appId: AppId): void;
  forgetAll(): void;
};

/**
 * `encoderId`: only its vectors are compared; null: none. `isShared`: other processes change the groups too, so they
 * are read each time.
 */
export function createQuestionGroupCache(encoderId: string | null, isShared: boolean): QuestionGroupCache {
  const cache = new Map<AppId, CachedGroups>();
  return {
    async get(tx, appId) {
      await lockLearning(tx, appId);
      if (isShared) return load(tx, appId, encoderId);
      const groups = cache.get(appId) ?? (await load(tx, appId, encoderId));
      cache.delete(appId);
      cache.set(appId, groups);
      const [oldest] = cache.keys();
      if (cache.size > MAX_APPS && oldest) cache.delete(oldest);
      return groups;
    },
    forget: (appId) => void cache.delete(appId),
    forgetAll: () => cache.clear(),
  };
}

async function load(tx: Tx, appId: AppId, encoderId: string | null): Promise<CachedGroups> {
  await deleteEmptyGroups(tx, appId);
  const sketches = await questionsForGrouping(tx, appId);
  const groups = createQuestionGroups<QuestionGroupId>();
  for (const [at, { groupId, text, languageCode, vector, encoder }] of sketches.entries()) {
    groups.add(
      groupId,
      toGroupedQuestion(text, languageCode, encoder === encoderId ? unpackVector(vector) : null),
    );
    if (at % QUESTIONS_PER_TURN === QUESTIONS_PER_TURN - 1) await new Promise(setImmediate);
  }
  return { ...groups, size: sketches.length };
}

/** An unknown language is treated as English. */
export const toGroupedQuestion = (
  text: string,
  languageCode: LanguageCode | null,
  vector: Float32Array | null,
): GroupedQuestion => ({ text, languageCode: languageCode ?? 'en', vector });
