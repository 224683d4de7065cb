import type { PrepareAnswers, PreparedAnswers } from './prepare-answers.ts';

/** Finds the answer of a draft to a question, once its matcher is trained. */
export const createAnswerDraft =
  (prepareAnswers: PrepareAnswers) =>
  async (
    snapshot: Parameters<PrepareAnswers>[0],
    question: string,
  ): Promise<Awaited<ReturnType<PreparedAnswers['findAnswer']>>> =>
    (await prepareAnswers(snapshot, { trained: true })).findAnswer(question);
