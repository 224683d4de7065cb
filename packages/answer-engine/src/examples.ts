/** All questions of all FAQs in one row, each with the FAQ it belongs to: what the matcher is trained on. */
import type { KnownFaq } from './knowledge.ts';
import { likenesses } from './nearest.ts';
import type { QuestionIndex } from './question-index.ts';

export type Examples = {
  count: number;
  texts: string[];
  /** By example: the number of its class, and the place of its FAQ. An FAQ in two languages is one class. */
  classes: Uint32Array;
  places: Uint32Array;
  classCount: number;
  indexes: readonly QuestionIndex[];
};

export function examplesOf(
  faqs: readonly Pick<KnownFaq, 'faqId'>[],
  indexes: readonly QuestionIndex[],
): Examples {
  const texts = indexes.flatMap(({ questions }) => questions);
  const [classes, places] = [new Uint32Array(texts.length), new Uint32Array(texts.length)];
  const numbers = new Map<string, number>();
  let at = 0;
  for (const { faqPlaces, questionStarts } of indexes) {
    for (const [faq, place] of faqPlaces.entries()) {
      const faqId = faqs[place]?.faqId ?? '';
      const number = numbers.get(faqId) ?? numbers.size;
      numbers.set(faqId, number);
      const end = at + (questionStarts[faq + 1] as number) - (questionStarts[faq] as number);
      classes.fill(number, at, end);
      places.fill(place, at, end);
      at = end;
    }
  }
  return { count: texts.length, texts, classes, places, classCount: numbers.size, indexes };
}

/** How alike a text and each example are by their words, 0 to 1. */
export type Likenesses = {
  /** Each word by itself, and its pieces. */
  words: Float32Array;
  /** With those that stand side by side. */
  wording: Float32Array;
};

export function likenessesTo({ count, indexes }: Examples, text: string): Likenesses {
  const all: Likenesses = { words: new Float32Array(count), wording: new Float32Array(count) };
  let at = 0;
  for (const index of indexes) {
    likenesses(index, text, all, at);
    at += index.questions.length;
  }
  return all;
}
