/** Which open questions a new FAQ would answer: asks the draft with the FAQ added. */
import type { Finding } from '@parrot/answer-engine';
import {
  AppError,
  type AppId,
  type FaqId,
  type LanguageCode,
  newId,
  type QuestionGroupId,
  type ReplyOf,
} from '@parrot/contract/core';
import type { FaqDraft } from '@parrot/contract/knowledge';
import type { wouldAnswer } from '@parrot/contract/learning';
import type { Caller, Platform } from '../../platform/index.ts';
import type { AppSnapshot, Apps } from '../apps/index.ts';
import { openWordings } from './asked-questions.repository.ts';
import type { Embed } from './collect-unanswered.ts';
import { findGroup, firstQuestions } from './question-groups.repository.ts';
import { type QuestionGroupCache, toGroupedQuestion } from './question-groups.ts';

/** Finds an answer in a draft. The same snapshot object means the same knowledge. */
export type AskDraft = (snapshot: AppSnapshot, question: string) => Promise<Finding>;

const MAX_GROUPS = 40;
const MAX_WORDINGS = 300;
const MAX_MS = 5_000;

type Drafted = { appId: AppId; groupId: QuestionGroupId; languageCode: LanguageCode };
type Reply = Omit<ReplyOf<typeof wouldAnswer>, 'status'>;

export type WouldAnswer = (caller: Caller, drafted: Drafted, draft: FaqDraft) => Promise<Reply>;

type Needs = { apps: Pick<Apps, 'loadDraft'>; ask: AskDraft; groupCache: QuestionGroupCache; embed: Embed };

export function createWouldAnswer(
  { database }: Pick<Platform, 'database'>,
  { apps, ask, groupCache, embed }: Needs,
): WouldAnswer {
  const drafts = createDraftCache();
  return async (caller, { appId, groupId, languageCode }, draft) => {
    const { snapshot } = await apps.loadDraft(caller, appId);
    const vectors = await embed(draft.question);
    const { wordings, firsts } = await database.tenant(caller.tenantId, async (tx) => {
      if (!(await findGroup(tx, appId, groupId))) throw new AppError('not_found');
      const known = await groupCache.get(tx, appId);
      const asked = draft.question.map((text, at) =>
        toGroupedQuestion(text, languageCode, vectors?.[at] ?? null),
      );
      const near = known.around(asked, MAX_GROUPS).filter((id) => id !== groupId);
      const ids = [groupId, ...near];
      const wordings = await openWordings(tx, ids, { always: groupId, most: MAX_WORDINGS });
      return { wordings, firsts: await firstQuestions(tx, ids) };
    });
    const { faqId, snapshot: withFaq } = drafts.with(snapshot, languageCode, draft);
    const found = new Map<QuestionGroupId, Reply['groups'][number]>();
    const deadline = performance.now() + MAX_MS;
    let cutShort = wordings.length === MAX_WORDINGS;
    for (const { groupId: id, text } of wordings) {
      if (performance.now() > deadline) {
        cutShort = true;
        break;
      }
      const group = found.get(id) ?? {
        groupId: id,
        question: firsts.get(id) ?? text,
        asked: 0,
        answered: [],
      };
      found.set(id, group);
      group.asked += 1;
      const finding = await ask(withFaq, text);
      if (finding.kind === 'answer' && finding.faqId === faqId)
        group.answered.push({ text, score: finding.score });
    }
    const groups = [...found.values()].filter(
      ({ groupId: id, answered }) => id === groupId || answered.length > 0,
    );
    return { groups, cutShort };
  };
}

/**
 * A draft with one more FAQ: the same object while its questions are the same, so that it is prepared once.
 */
function createDraftCache() {
  type DraftWithFaq = { key: string; faqId: FaqId; snapshot: AppSnapshot };
  const cache = new WeakMap<AppSnapshot, DraftWithFaq>();
  return {
    with(
      before: AppSnapshot,
      languageCode: LanguageCode,
      { question, answer, link }: FaqDraft,
    ): DraftWithFaq {
      const key = JSON.stringify([languageCode, question]);
      const known = cache.get(before);
      if (known?.key === key) return known;
      const faqId = newId('faq');
      const faq = { faqId, languageCode, questions: question, answer, link };
      const made = { key, faqId, snapshot: { ...before, faqs: [...before.faqs, faq] } };
      cache.set(before, made);
      return made;
    },
  };
}
