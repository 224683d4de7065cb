/** Asks the draft as a visitor would and explains the answer, also with FAQs that are not saved yet. */
import type { Finding } from '@parrot/answer-engine';
import {
  AppError,
  type AppId,
  type FaqId,
  HOUR_MS,
  type LanguageCode,
  LIMITS,
  newId,
  type ReplyOf,
} from '@parrot/contract/core';
import type { FaqDraft, TriedFaq, tryQuestion } from '@parrot/contract/knowledge';
import type { Caller, Platform } from '../../../../platform/index.ts';
import type { AppSnapshot, FrozenFaq } from '../../../apps/index.ts';
import type { FaqAppAccess } from '../faqs.service.ts';
import type { TriedFaqRow } from '../faqs.tables.ts';
import * as repository from './tried-faqs.repository.ts';

/** Finds an answer in a draft. The same snapshot object means the same knowledge. */
export type AskDraft = (
  snapshot: AppSnapshot,
  question: string,
  previousQuestion?: string,
) => Promise<Finding>;

export type TryMeService = ReturnType<typeof createTryMeService>;

export function createTryMeService(
  { database, clock }: Platform,
  { apps, ask }: { apps: FaqAppAccess; ask: AskDraft },
) {
  const drafts = createTriedDrafts();
  const since = () => new Date(clock.now().getTime() - LIMITS.triedFaqHours * HOUR_MS);
  const triedBy = (caller: Caller, appId: AppId) =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      return repository.triedFaqsOf(tx, appId, caller.userId, since());
    });

  return {
    async ask(
      caller: Caller,
      appId: AppId,
      question: string,
      previousQuestion?: string,
    ): Promise<Omit<ReplyOf<typeof tryQuestion>, 'status'>> {
      const tried = await triedBy(caller, appId);
      const { snapshot } = await apps.loadDraft(caller, appId);
      const finding = await ask(drafts.with(snapshot, tried), question, previousQuestion);
      return present(finding, snapshot, tried);
    },

    list: async (caller: Caller, appId: AppId): Promise<TriedFaq[]> =>
      (await triedBy(caller, appId)).map(presentTried),

    add: (
      caller: Caller,
      appId: AppId,
      languageCode: LanguageCode | undefined,
      draft: FaqDraft,
    ): Promise<TriedFaq> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { language } = await apps.requireApp(tx, caller, appId);
        await repository.deleteExpiredTried(tx, appId, caller.userId, since());
        const tried = await repository.triedFaqsOf(tx, appId, caller.userId, since());
        if (tried.length >= LIMITS.triedFaqs) throw tooMany();
        const row: TriedFaqRow = {
          id: newId('faq'),
          tenantId: caller.tenantId,
          appId,
          userId: caller.userId,
          languageCode: languageCode ?? language,
          questions: draft.question,
          answer: draft.answer,
          link: draft.link,
          triedAt: clock.now(),
        };
        await repository.insertTried(tx, row);
        return presentTried(row);
      }),

    remove: (caller: Caller, appId: AppId, faqId: FaqId): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        if (!(await repository.deleteTried(tx, appId, caller.userId, faqId))) throw new AppError('not_found');
      }),
  };
}

/** A draft with the tried FAQs: the same object while neither changes, so that it is prepared once. */
function createTriedDrafts() {
  const known = new WeakMap<AppSnapshot, { key: string; snapshot: AppSnapshot }>();
  return {
    with(draft: AppSnapshot, tried: readonly TriedFaqRow[]): AppSnapshot {
      if (tried.length === 0) return draft;
      const key = tried.map(({ id }) => id).join();
      const before = known.get(draft);
      if (before?.key === key) return before.snapshot;
      const snapshot = { ...draft, faqs: [...draft.faqs, ...tried.map(asKnown)] };
      known.set(draft, { key, snapshot });
      return snapshot;
    },
  };
}

const asKnown = ({ id, languageCode, questions, answer, link }: TriedFaqRow): FrozenFaq => ({
  faqId: id,
  languageCode,
  questions,
  answer,
  link,
});

const presentTried = ({ id, languageCode, questions, answer, link }: TriedFaqRow): TriedFaq => ({
  faqId: id,
  languageCode,
  question: questions,
  answer,
  link,
});

function present(finding: Finding, { faqs }: AppSnapshot, tried: readonly TriedFaqRow[]) {
  const { trace } = finding;
  /** A finding has the id of its group; the row in the question's language is preferred. */
  const languages = new Map<FaqId, LanguageCode>();
  for (const { groupId, faqId, languageCode } of faqs) {
    const key = groupId ?? faqId;
    if (!languages.has(key) || languageCode === trace.language) languages.set(key, languageCode);
  }
  const onTrial = new Map(tried.map(({ id, languageCode }) => [id, languageCode]));
  const isAnswer = finding.kind === 'answer';
  return {
    kind: finding.kind,
    answer: isAnswer ? finding.answer : '',
    faqId: (isAnswer && finding.faqId) || null,
    sources: isAnswer ? finding.sources.map(({ title, url }) => ({ title, url })) : [],
    language: trace.language,
    threshold: trace.threshold,
    score: trace.score,
    candidates: trace.candidates.map(({ faqId, question, score }) => ({
      faqId,
      question,
      score,
      languageCode: languages.get(faqId) ?? onTrial.get(faqId) ?? 'en',
      onTrial: onTrial.has(faqId),
    })),
    passages: trace.passages.map(({ title, heading, snippet, score }) => ({
      title,
      heading,
      snippet,
      score,
    })),
    corrections: trace.corrections,
    ...(trace.disagreement && { disagreement: trace.disagreement.map(({ title }) => title) }),
    readWith: trace.readWith,
    milliseconds: trace.milliseconds,
  };
}

const tooMany = () =>
  new AppError('bad_input', {
    message: `You’re already trying ${LIMITS.triedFaqs} questions. Remove one first.`,
  });
