/** Of what a model wrote, the sentences that cite a passage and are grounded in it. */
import { fittingText, stepsIn, termOverlap } from '@parrot/answer-engine';
import type { LanguageCode } from '@parrot/contract/core';
import { citedSentences, isGrounded } from '../models/index.ts';

/** From here on, a sentence gives a step of a procedure. */
const GIVES_STEP = 0.6;

export type Citable = { title: string; heading: string; text: string };
export type Supported = {
  text: string;
  /** Indexes of the passages that were cited, in that order, each once. */
  cited: number[];
  dropped: number;
};

/** `isWhole` is false while the text is streamed, because its last sentence may be incomplete. */
export function supportedText(
  written: string,
  passages: readonly Citable[],
  language: LanguageCode,
  { isWhole, question }: { isWhole: boolean; question: string },
): Supported {
  const sentences = citedSentences(written, { isComplete: isWhole });
  // A price for another size is in the passage, but does not support the answer.
  const fitting = passages.map((passage) => ({
    ...passage,
    text: fittingText(question, passage.text, language),
  }));
  const grounded = sentences.flatMap(({ text, cited }) => {
    const existing = cited.filter((index) => index < passages.length);
    const source = existing.map((index) => textOf(fitting[index])).join('\n');
    return existing.length > 0 && isGrounded(text, source, { language }) ? [{ text, cited: existing }] : [];
  });
  const cited = [...new Set(grounded.flatMap((sentence) => sentence.cited))];
  const text = grounded.map((sentence) => sentence.text).join(' ');
  const isCut = isWhole && cited.some((index) => missesSteps(text, passages[index]?.text ?? '', language));
  if (isCut) return { text: '', cited: [], dropped: sentences.length };
  return {
    text,
    cited,
    dropped: sentences.length - grounded.length,
  };
}

/** Whether an answer gives some steps of a procedure and leaves out others. */
function missesSteps(answer: string, passage: string, language: LanguageCode): boolean {
  return stepsIn(passage).some((steps) => {
    const given = steps.filter((step) => (termOverlap(step, answer, language) ?? 1) >= GIVES_STEP);
    return given.length > 1 && given.length < steps.length;
  });
}

const textOf = (passage: Citable | undefined): string =>
  passage ? `${passage.title}\n${passage.heading}\n${passage.text}` : '';
