/** The questions of one language as an inverted index. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Slices } from '../slices.ts';
import { TERM_KINDS, type TermKind, termsOf } from '../text/terms.ts';
import { createUint32List } from '../text/uint32-list.ts';
import { wordPairsOf } from '../text/word-pairs.ts';

/** The kinds of terms that questions are indexed by. */
export type IndexedKind = TermKind | 'pairs';

export type QuestionIndex = {
  languageCode: LanguageCode;
  questions: string[];
  /**
   * For each FAQ of this language: its index in the knowledge, and the start of its questions (with one more
   * entry as the end).
   */
  faqIndexes: Uint32Array;
  questionStarts: Uint32Array;
  /** Maps the hash of a term to its number. */
  vocabulary: Map<number, number>;
  /** By term: its weight, and the start of its postings (with one more entry as the end). */
  termWeights: Float32Array;
  postingStarts: Uint32Array;
  /** Question numbers, grouped by term. */
  postings: Uint32Array;
  /** Weight of a term that no question contains. */
  unknownTermWeights: Record<IndexedKind, number>;
  terms: Scales;
  pieces: Scales;
  pairs: Scales;
};

/** The inverse length of each question's vector, and of the sum of each FAQ's question vectors. */
export type Scales = { question: Float32Array; faq: Float32Array };

/** Function words distinguish 'when' from 'how', but must not decide a match. */
const KIND_FACTORS: Record<IndexedKind, number> = { content: 1, functional: 0.75, pieces: 1, pairs: 1 };

/** Asking for the time after each term would cost more than its weight. */
const TERMS_PER_CHECK = 1_000;

export function questionIndexBuilder(languageCode: LanguageCode) {
  const questions: string[] = [];
  const faqIndexes: number[] = [];
  const questionStarts: number[] = [];
  const vocabulary = new Map<number, number>();
  const kinds: IndexedKind[] = [];
  const frequencies: number[] = [];
  /** The terms of all questions, one question after the other. */
  const terms = createUint32List();
  const termStarts: number[] = [];

  function addQuestion(text: string): void {
    questions.push(text);
    termStarts.push(terms.length());
    const found = termsOf(text, languageCode);
    for (const kind of TERM_KINDS) for (const hash of found[kind]) addTerm(hash, kind);
    for (const hash of wordPairsOf(text, languageCode)) addTerm(hash, 'pairs');
  }

  function addTerm(hash: number, kind: IndexedKind): void {
    const known = vocabulary.get(hash);
    const term = known ?? vocabulary.size;
    if (known === undefined) {
      vocabulary.set(hash, term);
      kinds.push(kind);
      frequencies.push(0);
    }
    frequencies[term] = (frequencies[term] ?? 0) + 1;
    terms.push(term);
  }

  return {
    add(faqIndex: number, texts: readonly string[]): void {
      faqIndexes.push(faqIndex);
      questionStarts.push(questions.length);
      for (const text of texts) addQuestion(text);
    },

    async finish(slices: Slices): Promise<QuestionIndex> {
      questionStarts.push(questions.length);
      termStarts.push(terms.length());
      const rarity = (count: number) => Math.log((1 + questions.length) / (1 + count)) + 1;
      const weights = new Float32Array(kinds.length);
      for (let term = 0; term < kinds.length; term += 1) {
        weights[term] = KIND_FACTORS[kinds[term] as IndexedKind] * rarity(frequencies[term] ?? 0);
        if (term % TERMS_PER_CHECK === 0 && slices.isOver()) await slices.next();
      }
      const forward = { terms: terms.all(), termStarts, questionStarts, weights };
      const isOf = (kind: IndexedKind) => (term: number) => kinds[term] === kind;
      return {
        languageCode,
        questions,
        faqIndexes: Uint32Array.from(faqIndexes),
        questionStarts: Uint32Array.from(questionStarts),
        vocabulary,
        termWeights: weights,
        ...(await inverted(forward, frequencies, slices)),
        unknownTermWeights: {
          content: KIND_FACTORS.content * rarity(0),
          functional: KIND_FACTORS.functional * rarity(0),
          pieces: KIND_FACTORS.pieces * rarity(0),
          pairs: KIND_FACTORS.pairs * rarity(0),
        },
        terms: await scalesOf(
          forward,
          (term) => kinds[term] === 'content' || kinds[term] === 'functional',
          slices,
        ),
        pieces: await scalesOf(forward, isOf('pieces'), slices),
        pairs: await scalesOf(forward, isOf('pairs'), slices),
      };
    },
  };
}

type Forward = { terms: Uint32Array; termStarts: number[]; questionStarts: number[]; weights: Float32Array };

async function inverted({ terms, termStarts }: Forward, frequencies: readonly number[], slices: Slices) {
  const postingStarts = new Uint32Array(frequencies.length + 1);
  for (let term = 0; term < frequencies.length; term += 1)
    postingStarts[term + 1] = (postingStarts[term] as number) + (frequencies[term] as number);
  const free = postingStarts.slice();
  const postings = new Uint32Array(terms.length);
  for (let question = 0; question + 1 < termStarts.length; question += 1) {
    for (let at = termStarts[question] as number; at < (termStarts[question + 1] as number); at += 1) {
      const term = terms[at] as number;
      const slot = free[term] as number;
      postings[slot] = question;
      free[term] = slot + 1;
    }
    if (slices.isOver()) await slices.next();
  }
  return { postingStarts, postings };
}

async function scalesOf(
  forward: Forward,
  counts: (term: number) => boolean,
  slices: Slices,
): Promise<Scales> {
  const { terms, termStarts, questionStarts, weights } = forward;
  const scales: Scales = {
    question: new Float32Array(termStarts.length - 1),
    faq: new Float32Array(questionStarts.length - 1),
  };
  const sum = new Float32Array(weights.length);
  for (let faq = 0; faq < scales.faq.length; faq += 1) {
    const [first, end] = [questionStarts[faq] as number, questionStarts[faq + 1] as number];
    for (let question = first; question < end; question += 1) {
      const own = terms.subarray(termStarts[question], termStarts[question + 1]).filter(counts);
      const scale = inverse(own.reduce((total, term) => total + (weights[term] as number) ** 2, 0));
      scales.question[question] = scale;
      for (const term of own) sum[term] = (sum[term] as number) + (weights[term] as number) * scale;
    }
    let squares = 0;
    for (const term of terms.subarray(termStarts[first], termStarts[end])) {
      squares += (sum[term] as number) ** 2;
      sum[term] = 0;
    }
    scales.faq[faq] = inverse(squares);
    if (slices.isOver()) await slices.next();
  }
  return scales;
}

const inverse = (squares: number): number => (squares > 0 ? 1 / Math.sqrt(squares) : 0);
