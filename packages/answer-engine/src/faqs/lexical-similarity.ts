/** Ranks the FAQs of one language by the cosine of their terms with the question's. */

import { termsOf } from '../text/terms.ts';
import { wordPairsOf } from '../text/word-pairs.ts';
import type { IndexedKind, QuestionIndex, Scales } from './question-index.ts';

/** `similarity` is 0 to 1; `question` is the variant that came closest. */
export type LexicalMatch = { faqIndex: number; question: string; similarity: number };

/** Weight of word pieces relative to whole words. */
const PIECES_SHARE = 0.5;
/** Weight of word pairs where each question is compared on its own. */
const PAIRS_SHARE = 0.25;
/** Weight of all variants of an FAQ together relative to the nearest one. */
const TOGETHER_SHARE = 0.6;

/** The question's dot product with each question of the index, and one over the question's own length. */
type Block = { sums: Float32Array; scale: number };

/** Buffers reused by each search: allocating arrays of this size would cost more than the search. */
const termBlock: Block = { sums: new Float32Array(0), scale: 0 };
const pieces: Block = { sums: new Float32Array(0), scale: 0 };
const pairs: Block = { sums: new Float32Array(0), scale: 0 };

/** Writes the question's similarity to each question of the index into the arrays, from `at` on. */
export function writeSimilarities(
  index: QuestionIndex,
  question: string,
  into: { terms: Float32Array; wording: Float32Array },
  at: number,
): void {
  scoreTerms(index, question);
  accumulate(pairs, index, [['pairs', wordPairsOf(question, index.languageCode)]]);
  const { terms, wording } = into;
  const count = index.questions.length;
  for (let each = 0; each < count; each += 1) {
    const own = similarityToQuestion(index, each);
    terms[at + each] = own;
    wording[at + each] = blend(own, cosine(pairs, index.pairs, each), PAIRS_SHARE);
  }
}

function scoreTerms(index: QuestionIndex, question: string): void {
  const terms = termsOf(question, index.languageCode);
  accumulate(termBlock, index, [
    ['content', terms.content],
    ['functional', terms.functional],
  ]);
  accumulate(pieces, index, [['pieces', terms.pieces]]);
}

export function nearestFaqs(index: QuestionIndex, question: string, most: number): LexicalMatch[] {
  scoreTerms(index, question);
  const best: { faq: number; similarity: number }[] = [];
  let needed = 0;
  for (let faq = 0; faq < index.faqIndexes.length; faq += 1) {
    const similarity = similarityOf(index, faq);
    if (similarity <= needed) continue;
    const rank = best.findIndex((other) => other.similarity < similarity);
    best.splice(rank === -1 ? best.length : rank, 0, { faq, similarity });
    if (best.length > most) best.pop();
    if (best.length === most) needed = best.at(-1)?.similarity ?? 0;
  }
  return best.map(({ faq, similarity }) => ({
    faqIndex: index.faqIndexes[faq] as number,
    question: nearestQuestion(index, faq),
    similarity,
  }));
}

function accumulate(block: Block, index: QuestionIndex, terms: readonly [IndexedKind, Set<number>][]): void {
  const count = index.questions.length;
  if (block.sums.length < count) block.sums = new Float32Array(count);
  else block.sums.fill(0, 0, count);
  let squares = 0;
  for (const [kind, hashes] of terms) {
    for (const hash of hashes) {
      const term = index.vocabulary.get(hash);
      const weight =
        term === undefined ? index.unknownTermWeights[kind] : (index.termWeights[term] as number);
      squares += weight * weight;
      if (term !== undefined) addPostings(block.sums, index, term, weight * weight);
    }
  }
  block.scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
}

function addPostings(sums: Float32Array, index: QuestionIndex, term: number, weight: number): void {
  const { postings, postingStarts } = index;
  const end = postingStarts[term + 1] as number;
  for (let at = postingStarts[term] as number; at < end; at += 1) {
    const question = postings[at] as number;
    sums[question] = (sums[question] as number) + weight;
  }
}

function similarityOf(index: QuestionIndex, faq: number): number {
  const end = index.questionStarts[faq + 1] as number;
  let best = 0;
  let allTerms = 0;
  let allPieces = 0;
  for (let question = index.questionStarts[faq] as number; question < end; question += 1) {
    const ofPieces = cosine(pieces, index.pieces, question);
    if (sharesOnlyFunctionTerms(index, question, ofPieces)) continue;
    const ofTerms = cosine(termBlock, index.terms, question);
    const own = blend(ofTerms, ofPieces, PIECES_SHARE);
    if (own > best) best = own;
    allTerms += ofTerms;
    allPieces += ofPieces;
  }
  if (best === 0) return 0;
  allTerms *= index.terms.faq[faq] as number;
  allPieces *= index.pieces.faq[faq] as number;
  return blend(best, blend(allTerms, allPieces, PIECES_SHARE), TOGETHER_SHARE);
}

function nearestQuestion(index: QuestionIndex, faq: number): string {
  const first = index.questionStarts[faq] as number;
  const own = index.questions.slice(first, index.questionStarts[faq + 1]);
  const cosines = own.map((_, at) => similarityToQuestion(index, first + at));
  return own[cosines.indexOf(Math.max(...cosines))] ?? '';
}

function similarityToQuestion(index: QuestionIndex, question: number): number {
  const ofPieces = cosine(pieces, index.pieces, question);
  if (sharesOnlyFunctionTerms(index, question, ofPieces)) return 0;
  return blend(cosine(termBlock, index.terms, question), ofPieces, PIECES_SHARE);
}

const cosine = ({ sums, scale }: Block, scales: Scales, question: number): number =>
  (sums[question] as number) * (scales.question[question] as number) * scale;

/** Where only function words are shared: 'who are you' is not near to 'when are you open'. */
const sharesOnlyFunctionTerms = (index: QuestionIndex, question: number, ofPieces: number): boolean =>
  ofPieces === 0 && index.pieces.question[question] !== 0;

const blend = (one: number, other: number, share: number): number => one * (1 - share) + other * share;
