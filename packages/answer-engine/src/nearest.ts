/** The FAQs of one language nearest to a question, by the cosine of their terms. */
import type { IndexedKind, QuestionIndex, Scales } from './question-index.ts';
import { termsOf } from './terms.ts';
import { wordPairsOf } from './word-pairs.ts';

/** `similarity` is 0 to 1; `question` is the variant that came closest. */
export type Match = { place: number; question: string; similarity: number };

/** How much pieces of words count beside whole words. */
const PIECES_SHARE = 0.5;
/** How much words side by side count beside all others, where each question is compared by itself. */
const PAIRS_SHARE = 0.25;
/** How much all variants of an FAQ taken together count beside its nearest one. */
const TOGETHER_SHARE = 0.6;

/** The question's dot product with each question of the index, and one over the question's own length. */
type Block = { sums: Float32Array; scale: number };

/** Lent to one search after the other, which none outlives: fresh arrays of this size would cost more than the search. */
const words: Block = { sums: new Float32Array(0), scale: 0 };
const pieces: Block = { sums: new Float32Array(0), scale: 0 };
const pairs: Block = { sums: new Float32Array(0), scale: 0 };

/** How alike the question and each question of the index are, written one after the other from `at` on. */
export function likenesses(
  index: QuestionIndex,
  question: string,
  into: { words: Float32Array; wording: Float32Array },
  at: number,
): void {
  lookUp(index, question);
  addUp(pairs, index, [['pairs', wordPairsOf(question, index.languageCode)]]);
  for (let each = 0; each < index.questions.length; each += 1) {
    const own = likeness(index, each);
    into.words[at + each] = own;
    into.wording[at + each] = blend(own, cosine(pairs, index.pairs, each), PAIRS_SHARE);
  }
}

function lookUp(index: QuestionIndex, question: string): void {
  const terms = termsOf(question, index.languageCode);
  addUp(words, index, [
    ['content', terms.content],
    ['functional', terms.functional],
  ]);
  addUp(pieces, index, [['pieces', terms.pieces]]);
}

export function nearest(index: QuestionIndex, question: string, most: number): Match[] {
  lookUp(index, question);
  const best: { faq: number; similarity: number }[] = [];
  let needed = 0;
  for (let faq = 0; faq < index.faqPlaces.length; faq += 1) {
    const similarity = similarityOf(index, faq);
    if (similarity <= needed) continue;
    const rank = best.findIndex((other) => other.similarity < similarity);
    best.splice(rank === -1 ? best.length : rank, 0, { faq, similarity });
    if (best.length > most) best.pop();
    if (best.length === most) needed = best.at(-1)?.similarity ?? 0;
  }
  return best.map(({ faq, similarity }) => ({
    place: index.faqPlaces[faq] as number,
    question: nearestQuestion(index, faq),
    similarity,
  }));
}

function addUp(block: Block, index: QuestionIndex, terms: readonly [IndexedKind, Set<number>][]): void {
  const count = index.questions.length;
  if (block.sums.length < count) block.sums = new Float32Array(count);
  else block.sums.fill(0, 0, count);
  let squares = 0;
  for (const [kind, hashes] of terms) {
    for (const hash of hashes) {
      const term = index.vocabulary.get(hash);
      const weight = term === undefined ? index.unseenWeights[kind] : (index.termWeights[term] as number);
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
  let allWords = 0;
  let allPieces = 0;
  for (let question = index.questionStarts[faq] as number; question < end; question += 1) {
    const ofPieces = cosine(pieces, index.pieces, question);
    if (isNothing(index, question, ofPieces)) continue;
    const ofWords = cosine(words, index.words, question);
    const own = blend(ofWords, ofPieces, PIECES_SHARE);
    if (own > best) best = own;
    allWords += ofWords;
    allPieces += ofPieces;
  }
  if (best === 0) return 0;
  allWords *= index.words.faq[faq] as number;
  allPieces *= index.pieces.faq[faq] as number;
  return blend(best, blend(allWords, allPieces, PIECES_SHARE), TOGETHER_SHARE);
}

function nearestQuestion(index: QuestionIndex, faq: number): string {
  const first = index.questionStarts[faq] as number;
  const own = index.questions.slice(first, index.questionStarts[faq + 1]);
  const cosines = own.map((_, at) => likeness(index, first + at));
  return own[cosines.indexOf(Math.max(...cosines))] ?? '';
}

function likeness(index: QuestionIndex, question: number): number {
  const ofPieces = cosine(pieces, index.pieces, question);
  if (isNothing(index, question, ofPieces)) return 0;
  return blend(cosine(words, index.words, question), ofPieces, PIECES_SHARE);
}

const cosine = ({ sums, scale }: Block, scales: Scales, question: number): number =>
  (sums[question] as number) * (scales.question[question] as number) * scale;

/** Where only function words are shared: 'who are you' is not near to 'when are you open'. */
const isNothing = (index: QuestionIndex, question: number, ofPieces: number): boolean =>
  ofPieces === 0 && index.pieces.question[question] !== 0;

const blend = (one: number, other: number, share: number): number => one * (1 - share) + other * share;
