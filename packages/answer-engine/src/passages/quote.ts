/**
 * Chooses what answers a question best, word for word: one to three sentences of a passage, or the whole list,
 * procedure or table that they belong to.
 */

import { sentencesOf } from '../text/sentences.ts';
import { type Terms, termsOf } from '../text/terms.ts';
import type { Fit, RangedPart } from '../units/fit-rows.ts';
import { procedureAround } from '../units/procedure-sentences.ts';
import { type TextUnit, unitsOf, wholeUnits } from '../units/text-units.ts';
import { type PassageIndex, rarityOf } from './passage-index.ts';
import { isRow } from './table-row.ts';

export type Quote = {
  text: string;
  /** Its first character in the passage. */
  start: number;
  /** The lists and tables in it, with offsets in the passage. */
  units: TextUnit[];
  /** The share of the question's content words in the quote, from 0 to 1. */
  coverage: number;
  /** Its only range excludes what was asked. */
  isMisfit: boolean;
  /** The row of a long table that alone names what was asked, with offsets in the passage. */
  namedRow?: Stretch | undefined;
};

type Stretch = { start: number; end: number };

const MAX_SENTENCES = 3;
/** A neighboring sentence is added if it brings this share of the question. */
const WORTH_ADDING = 0.2;
const BRIEF = 120;
/** How far below its heading a unit is still what the heading announces. */
const MAX_TO_UNIT = 5_000;
const MAX_RANGED = 1_200;
/** From this share of the question in the heading on, the quote starts at the beginning of the section. */
const HEADING_SAYS_IT = 0.6;
/** Starts with a reference to the sentence before. */
const POINTS_BACK =
  /^(it|its|this|that|these|those|they|he|she|such|es|dies\p{L}*|er|sie|das|esto|esta|este|estos|estas|ello|il|elle|ils|elles|ce|cela|cette|ces|det|den|denna|detta|dessa|de)\s/iu;

/**
 * A heading counts for every sentence below it, but is not quoted. `fit`: how the ranges in the passage compare
 * with what was asked.
 */
export function chooseQuote(
  index: PassageIndex,
  question: Terms,
  { heading, text }: { heading: string; text: string },
  { units = unitsOf(text), fit = null }: { units?: readonly TextUnit[]; fit?: Fit | null } = {},
): Quote {
  const asked = [...question.content];
  const weights = asked.map((hash) => rarityOf(index, hash));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sentences = sentencesOf(text);
  const sentenceTerms = sentences.map((sentence) => termsOf(sentence, index.languageCode));
  const above = termsOf(heading, index.languageCode);
  const shareOf = (some: readonly Terms[]) => {
    const found = weights.filter((_, at) => some.some(({ content }) => content.has(asked[at] as number)));
    return all > 0 ? found.reduce((sum, weight) => sum + weight, 0) / all : 0;
  };
  const share = (from: number, to: number) => shareOf([above, ...sentenceTerms.slice(from, to + 1)]);
  if (isRow(text)) {
    const isMisfit = fit?.parts.some(({ fits }) => !fits) ?? false;
    return { text, start: 0, units: [], coverage: share(0, sentences.length), isMisfit };
  }

  const ofHeading = shareOf([above]);
  const isAboutIt = ofHeading >= HEADING_SAYS_IT && sentences.every((_, at) => share(at, at) === ofHeading);
  let first = isAboutIt ? 0 : nearest(index, question, sentences, sentenceTerms, shareOf);
  let last = first;
  const canGrow = () => last - first + 1 < MAX_SENTENCES && last + 1 < sentences.length;
  // A question or an introduction needs the sentence after it.
  if (canGrow() && /[?:]$/.test(sentences[last] ?? '')) last += 1;
  if (first > 0 && POINTS_BACK.test(sentences[first] ?? '')) first -= 1;
  while (last - first + 1 < MAX_SENTENCES) {
    const now = share(first, last);
    const before = first > 0 ? share(first - 1, last) - now : 0;
    const after = last + 1 < sentences.length ? share(first, last + 1) - now : 0;
    if (Math.max(before, after) < WORTH_ADDING) break;
    if (after >= before) last += 1;
    else first -= 1;
  }
  // Below such a heading, a sentence that has the word itself is part of the answer.
  const hasMore = () =>
    sentenceTerms.slice(last + 1, first + MAX_SENTENCES).some((own) => shareOf([own]) > 0);
  while (isAboutIt && canGrow() && hasMore()) last += 1;
  const isBrief = () => lengthOf(stretchOf(text, sentences, first, last)) < BRIEF;
  if (isAboutIt && canGrow() && isBrief()) last += 1;
  [first, last] = procedureAround(sentences, first, last);
  const chosen = stretchOf(text, sentences, first, last);
  const ranged = withRanges(chosen, fit?.parts ?? []);
  const [unit] = units;
  // Under a heading that says it all, the first list or table is what was asked for.
  const isUnitNear = isAboutIt && unit && unit.end <= MAX_TO_UNIT;
  const whole = wholeUnits(
    text,
    isUnitNear ? { ...ranged, end: Math.max(ranged.end, unit.end) } : ranged,
    units,
  );
  const touched = sentenceTerms.slice(first, last + 1);
  const isWhole = whole.units.length > 0 || ranged !== chosen;
  const quote = text.slice(whole.start, whole.end);
  const ofUnit = isWhole ? [termsOf(quote, index.languageCode, { longest: MAX_TO_UNIT })] : [];
  return {
    text: quote,
    start: whole.start,
    units: whole.units,
    coverage: shareOf([above, ...touched, ...ofUnit]),
    isMisfit: isMisfitted(whole, fit),
    namedRow: namedRow(text, sentences, (at) => shareOf(sentenceTerms.slice(at, at + 1)), whole.units),
  };
}

/** The first eight rows are in view anyway. */
const MIN_LONG_TABLE = 9;

function namedRow(
  text: string,
  sentences: readonly string[],
  shareOf: (sentence: number) => number,
  units: readonly TextUnit[],
): Stretch | undefined {
  const table = units.find(({ kind }) => kind === 'table');
  if (!table || sentences.length < MIN_LONG_TABLE) return undefined;
  const rows: (Stretch & { share: number })[] = [];
  let end = 0;
  for (const [at, sentence] of sentences.entries()) {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    const share = start > table.bodyStart && end <= table.end ? shareOf(at) : 0;
    if (share > 0) rows.push({ start, end, share });
  }
  const most = Math.max(...rows.map(({ share }) => share));
  const named = rows.filter(({ share }) => share === most);
  return named.length === 1 ? named[0] : undefined;
}

/** All sentences with ranges of what was asked are quoted together, so that none is mistaken for all. */
function withRanges(chosen: Stretch, parts: readonly RangedPart[]): Stretch {
  const inProse = parts.filter(({ inUnit }) => !inUnit);
  const fitting = parts.filter(({ fits }) => fits);
  const isTouched = inProse.some(({ start, end }) => start < chosen.end && end > chosen.start);
  // A row that fits is quoted with its table, even if another sentence has more of the question.
  if (fitting.length > 0 && inProse.length === 0) return fitting[0] as RangedPart;
  if (inProse.length < 2 && !(fitting.length > 0)) return chosen;
  if (!isTouched && fitting.length === 0) return chosen;
  const start = Math.min(...inProse.map((part) => part.start));
  const end = Math.max(...inProse.map((part) => part.end));
  const isNear = end - start <= MAX_RANGED;
  const [only] = fitting.length > 0 ? fitting : inProse;
  return isNear ? { start, end } : { start: only?.start ?? chosen.start, end: only?.end ?? chosen.end };
}

const isMisfitted = (quoted: Stretch, fit: Fit | null): boolean => {
  const within = fit?.parts.filter(({ start, end }) => start >= quoted.start && end <= quoted.end) ?? [];
  return within.length === 1 && within[0]?.fits === false;
};

/** The sentence with the largest share of the question; sentences that only ask rank lower. */
function nearest(
  index: PassageIndex,
  question: Terms,
  sentences: readonly string[],
  sentenceTerms: readonly Terms[],
  shareOf: (some: readonly Terms[]) => number,
): number {
  const worths = sentenceTerms.map((own, at) => {
    const asksOnly = sentences[at]?.endsWith('?') ? 0.15 : 0;
    return shareOf([own]) + 0.3 * pieceShare(index, question, own) - asksOnly;
  });
  return Math.max(0, worths.indexOf(Math.max(...worths)));
}

/** Exactly as in the passage, with its line ends. */
export function stretchOf(text: string, sentences: readonly string[], first: number, last: number): Stretch {
  let at = 0;
  let start = 0;
  for (let each = 0; each <= last; each += 1) {
    const sentence = sentences[each] ?? '';
    const found = text.indexOf(sentence, at);
    if (each === first) start = found;
    at = found + sentence.length;
  }
  return { start, end: at };
}

const lengthOf = ({ start, end }: Stretch): number => end - start;

function pieceShare(index: PassageIndex, question: Terms, own: Terms): number {
  let all = 0;
  let found = 0;
  for (const hash of question.pieces) {
    const weight = rarityOf(index, hash, 'pieces');
    all += weight;
    if (own.pieces.has(hash)) found += weight;
  }
  return all > 0 ? found / all : 0;
}
