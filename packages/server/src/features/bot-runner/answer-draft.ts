import { previousTurn } from '@parrot/answer-engine';
import type { PrepareAnswers, PreparedAnswers } from './prepare-answers.ts';
import { joinParts } from './several-answers.ts';

/** Finds the answer of a draft to a question, or to two in a row, once its matcher is trained. */
export const createAnswerDraft =
  (prepareAnswers: PrepareAnswers) =>
  async (
    snapshot: Parameters<PrepareAnswers>[0],
    question: string,
    previousQuestion = '',
  ): Promise<Awaited<ReturnType<PreparedAnswers['findAnswer']>>> => {
    const { findAnswer } = await prepareAnswers(snapshot, { trained: true });
    if (previousQuestion === '') return joinParts(await findAnswer(question));
    const previous = previousTurn(previousQuestion, await findAnswer(previousQuestion));
    return joinParts(await findAnswer(question, previous));
  };
