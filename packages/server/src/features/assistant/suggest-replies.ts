/**
 * Suggests replies to the visitor's last message. With a model, the first one may be generated from the app's
 * passages.
 */

import type { KnowledgeAnswer } from '@parrot/contract/assistant';
import { LIMITS, type UserSessionId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { AnswerWithModel } from '../bot-runner/index.ts';
import type { FindAnswers, FoundAnswers } from './find-answers.ts';
import { detectVisitorLanguage, type LoadSessionContext } from './load-session-context.ts';
import { visitorTexts } from './transcript.ts';

export type SuggestReplies = (caller: Caller, id: UserSessionId) => Promise<KnowledgeAnswer[]>;
type Needs = {
  loadSessionContext: LoadSessionContext;
  findAnswers: FindAnswers;
  answerWithModel: AnswerWithModel;
};

export function createSuggestReplies({
  loadSessionContext,
  findAnswers,
  answerWithModel,
}: Needs): SuggestReplies {
  return async (caller, id) => {
    const { session, transcript, versionId } = await loadSessionContext(caller, id);
    const question = visitorTexts(transcript).at(-1);
    if (question === undefined) return [];
    const { tenantId, appId } = session;
    const found = await findAnswers(tenantId, versionId, question);
    if (!found.snapshot.settings.behaviour.smartSuggestions) return [];
    const generatedReply = async (): Promise<KnowledgeAnswer[]> => {
      if (isFaqAnswer(found) || found.passages.length === 0) return [];
      const { finding, passages, snapshot } = found;
      const language = await detectVisitorLanguage(session, transcript, snapshot.language);
      const writeAnswer = { type: 'writeAnswer', request: 0, question, language, passages, finding } as const;
      const answer = await answerWithModel(writeAnswer, { where: [tenantId, appId] });
      if (answer.kind !== 'answer' || answer.model.outcome !== 'written') return [];
      const { answer: text, sources, score } = answer;
      return [{ text, sources, score, faqId: null, madeBy: 'model' }];
    };
    return [...(await generatedReply()), ...found.answers].slice(0, LIMITS.suggestedReplies);
  };
}

/** FAQ answers are quoted, never rewritten. */
const isFaqAnswer = ({ finding }: FoundAnswers): boolean =>
  finding.kind === 'answer' && finding.faqId !== undefined;
