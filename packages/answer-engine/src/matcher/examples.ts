/** The training set: all questions of all FAQs, each labeled with its FAQ. */

import { writeSimilarities } from '../faqs/lexical-similarity.ts';
import type { QuestionIndex } from '../faqs/question-index.ts';
import type { KnownFaq } from '../knowledge.ts';

export type Examples = {
  count: number;
  texts: string[];
  /** By example: its class, and the index of its FAQ. An FAQ in two languages is one class. */
  classes: Uint32Array;
  faqIndexes: Uint32Array;
  classCount: number;
  indexes: readonly QuestionIndex[];
};

export function examplesOf(
  faqs: readonly Pick<KnownFaq, 'faqId'>[],
  indexes: readonly QuestionIndex[],
): Examples {
  const texts = indexes.flatMap(({ questions }) => questions);
  const [classes, faqIndexes] = [new Uint32Array(texts.length), new Uint32Array(texts.length)];
  const numbers = new Map<string, number>();
  let at = 0;
  for (const { faqIndexes: indexed, questionStarts } of indexes) {
    for (const [faq, faqIndex] of indexed.entries()) {
      const faqId = faqs[faqIndex]?.faqId ?? '';
      const number = numbers.get(faqId) ?? numbers.size;
      numbers.set(faqId, number);
      const end = at + (questionStarts[faq + 1] as number) - (questionStarts[faq] as number);
      classes.fill(number, at, end);
      faqIndexes.fill(faqIndex, at, end);
      at = end;
    }
  }
  return { count: texts.length, texts, classes, faqIndexes, classCount: numbers.size, indexes };
}

/** Similarity of a text to each example by words, from 0 to 1. */
type LexicalSimilarities = {
  /** Single words and their pieces. */
  terms: Float32Array;
  /** Including word pairs. */
  wording: Float32Array;
};

export function lexicalSimilarities({ count, indexes }: Examples, text: string): LexicalSimilarities {
  const all: LexicalSimilarities = { terms: new Float32Array(count), wording: new Float32Array(count) };
  let at = 0;
  for (const index of indexes) {
    writeSimilarities(index, text, all, at);
    at += index.questions.length;
  }
  return all;
}
