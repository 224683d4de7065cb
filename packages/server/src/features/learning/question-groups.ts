/** The groups of the apps that visitors ask something in vain just now, in memory, so that a new question finds its own at once. */
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

const MOST_APPS = 20;
/** Other requests get their turn after so many. */
const AT_ONCE = 500;

export type CachedGroups = QuestionGroups<QuestionGroupId> & { size: number };
export type QuestionGroupCache = {
  /** Holds the learning of the app until the transaction ends. */
  of(tx: Tx, appId: AppId): Promise<CachedGroups>;
  /** To be called where what was added did not come to be, or something was taken away. */
  forget(appId: AppId): void;
  forgetAll(): void;
};

/** Of vectors, those of this encoder are compared; null: of none. */
export function createQuestionGroupCache(encoderId: string | null): QuestionGroupCache {
  const cache = new Map<AppId, CachedGroups>();
  return {
    async of(tx, appId) {
      await lockLearning(tx, appId);
      const groups = cache.get(appId) ?? (await load(tx, appId, encoderId));
      cache.delete(appId);
      cache.set(appId, groups);
      const [oldest] = cache.keys();
      if (cache.size > MOST_APPS && oldest) cache.delete(oldest);
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
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
  }
  return { ...groups, size: sketches.length };
}

/** Where nobody can tell the language, the words are read as English. */
export const toGroupedQuestion = (
  text: string,
  languageCode: LanguageCode | null,
  vector: Float32Array | null,
): GroupedQuestion => ({ text, languageCode: languageCode ?? 'en', vector });
