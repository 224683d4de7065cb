/**
 * Names of products, places and the like, as far as FAQs show them: an answer about one thing is not given for
 * another.
 */

import type { KnownFaq } from '../knowledge.ts';
import { sentencesOf } from '../text/sentences.ts';
import { withoutAccents } from '../text/tokens.ts';
import { monthOf, weekdayOf } from '../units/unit-names.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2}/u;
/** Bounds the work per text. */
const MAX_LENGTH = 4_000;

/** Collects the words that are only ever written with a capital, and not only where a sentence starts. */
export function nameCollector() {
  const capitalized = new Set<string>();
  const others = new Set<string>();
  return {
    add({ languageCode, questions, answer }: KnownFaq): void {
      // German writes every noun with a capital.
      if (languageCode === 'de') return;
      for (const text of [...questions, answer])
        for (const sentence of sentencesOf(text.slice(0, MAX_LENGTH))) {
          const terms = (sentence.match(WORD) ?? []).slice(1);
          const isTitle = terms.filter((word) => CAPITALIZED.test(word)).length > terms.length / 2;
          if (isTitle) continue;
          for (const word of terms) (CAPITALIZED.test(word) ? capitalized : others).add(keyOf(word));
        }
    },
    names: (): ReadonlySet<string> =>
      new Set([...capitalized].filter((key) => !others.has(key) && !isDate(key))),
  };
}

/** Whether a question names something that an FAQ does not, and the FAQ asks about something else by name. */
export function namesAnother(
  names: ReadonlySet<string>,
  { questions, answer }: KnownFaq,
  question: string,
): boolean {
  const asked = namesIn(names, question);
  if (asked.size === 0) return false;
  const ofQuestions = namesIn(names, questions.join('\n'));
  const ofFaq = new Set([...ofQuestions, ...namesIn(names, answer)]);
  return [...asked].some((name) => !ofFaq.has(name)) && [...ofQuestions].some((name) => !asked.has(name));
}

function namesIn(names: ReadonlySet<string>, text: string): Set<string> {
  const terms = names.size > 0 ? (text.slice(0, MAX_LENGTH).match(WORD) ?? []) : [];
  return new Set(terms.map(keyOf).filter((key) => names.has(key)));
}

const isDate = (word: string): boolean => monthOf(word) !== undefined || weekdayOf(word, false) !== undefined;

/** 'Lysas' is the lamp 'Lysa'. */
const keyOf = (word: string): string => withoutAccents(word.toLowerCase()).replace(/(?<=..)s$/, '');
