/** Whether two sources say the same thing with different numbers. */
import type { LanguageCode } from '@parrot/contract/core';
import { sentencesOf } from '../text/sentences.ts';
import { normalized } from '../text/tokens.ts';
import { pointsIn } from '../units/points.ts';
import { CELL_SEPARATOR, cellsOf } from '../units/text-units.ts';

/** Each must share so much of its content words with the other to be about the same thing. */
const MIN_OVERLAP = 0.6;
const MIN_WORDS = 2;
const MAX_PARTS = 60;

/** Pure: two quotes, or two whole passages, in the same language. */
export function quotesDisagree(one: string, other: string, languageCode: LanguageCode): boolean {
  const others = partsOf(other);
  return partsOf(one).some((part) =>
    others.some((against) => isSameSubject(part, against) && differs(part, against, languageCode)),
  );
}

/** Whether two quotes use the same words, whatever their numbers. */
export const quotesAgreeInTerms = (one: string, other: string): boolean =>
  isAlike(termsOf(one), termsOf(other));

type Part = { label: string; text: string; terms: Set<string> };

const partOf = (label: string, text: string): Part => ({ label, text, terms: termsOf(text) });

/** Words that are long enough to say something. Sources that repeat each other need no stems, which take longer. */
const termsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));

/** A table row is compared by its first cell, everything else by its words. */
const partsOf = (text: string): Part[] =>
  text
    .split('\n')
    .slice(0, MAX_PARTS)
    .flatMap((line) => {
      if (!line.includes(CELL_SEPARATOR)) return sentencesOf(line).map((sentence) => partOf('', sentence));
      const [label = '', ...cells] = cellsOf(line);
      return [partOf(normalized(label), cells.join(' '))];
    });

const isSameSubject = (one: Part, other: Part): boolean =>
  one.label !== '' || other.label !== '' ? one.label === other.label : isAlike(one.terms, other.terms);

const isAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  Math.min(one.size, other.size) >= MIN_WORDS && overlap(one, other) >= MIN_OVERLAP;

/** Both have a number of the same kind, and none of these numbers is the same. */
function differs(one: Part, other: Part, languageCode: LanguageCode): boolean {
  const own = pointsIn(one.text, languageCode);
  const others = pointsIn(other.text, languageCode);
  return own.some(({ dimension }) => {
    const mine = own.filter((point) => point.dimension === dimension);
    const theirs = others.filter((point) => point.dimension === dimension);
    const isShared = mine.some((point) =>
      theirs.some(({ min, max }) => min === point.min && max === point.max),
    );
    return theirs.length > 0 && !isShared;
  });
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of one) if (other.has(term)) shared += 1;
  return shared / Math.max(one.size, other.size, 1);
}
