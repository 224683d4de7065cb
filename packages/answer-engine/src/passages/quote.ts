/** Chooses the one to three sentences of a passage that answer a question best, word for word. */

import { sentencesOf } from '../text/sentences.ts';
import { type Terms, termsOf } from '../text/terms.ts';
import { type PassageIndex, rarityOf } from './passage-index.ts';

type Quote = {
  text: string;
  /** The share of the question's content words in the quote, from 0 to 1. */
  coverage: number;
};

const MAX_SENTENCES = 3;
/** A neighboring sentence is added if it brings this share of the question. */
const WORTH_ADDING = 0.2;
/** A table row is quoted whole. */
const ROW_LINE = /^[^:\n]{1,80}: \S/;
const MAX_ROW_LENGTH = 600;
const BRIEF = 120;
/** From this share of the question in the heading on, the quote starts at the beginning of the section. */
const HEADING_SAYS_IT = 0.6;
/** Starts with a reference to the sentence before. */
const POINTS_BACK =
  /^(it|its|this|that|these|those|they|he|she|such|es|dies\p{L}*|er|sie|das|esto|esta|este|estos|estas|ello|il|elle|ils|elles|ce|cela|cette|ces|det|den|denna|detta|dessa|de)\s/iu;

/** A heading counts for every sentence below it, but is not quoted. */
export function chooseQuote(
  index: PassageIndex,
  question: Terms,
  { heading, text }: { heading: string; text: string },
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
  if (isRow(text)) return { text, coverage: share(0, sentences.length) };

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
  if (isAboutIt && canGrow() && joined(text, sentences, first, last).length < BRIEF) last += 1;
  return { text: joined(text, sentences, first, last), coverage: share(first, last) };
}

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
function joined(text: string, sentences: readonly string[], first: number, last: number): string {
  let at = 0;
  let start = 0;
  for (let each = 0; each <= last; each += 1) {
    const sentence = sentences[each] ?? '';
    const found = text.indexOf(sentence, at);
    if (each === first) start = found;
    at = found + sentence.length;
  }
  return text.slice(start, at);
}

function pieceShare(index: PassageIndex, question: Terms, own: Terms): number {
  let all = 0;
  let found = 0;
  for (const hash of question.pieces) {
    const weight = rarityOf(index, hash);
    all += weight;
    if (own.pieces.has(hash)) found += weight;
  }
  return all > 0 ? found / all : 0;
}

function isRow(text: string): boolean {
  const lines = text.split('\n');
  return (
    text.length <= MAX_ROW_LENGTH &&
    lines.length > 1 &&
    lines.filter((line) => ROW_LINE.test(line)).length * 2 > lines.length
  );
}
