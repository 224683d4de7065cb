/**
 * Finds existing questions that are the same or nearly the same as a new one, by words and word pieces alone.
 */
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import { createSlices } from '../slices.ts';
import { TERM_KINDS, type TermKind, termsOf } from '../text/terms.ts';
import { normalized } from '../text/tokens.ts';

type FaqQuestions = { faqId: FaqId; questions: readonly string[] };
type SimilarQuestion = { faqId: FaqId; question: string; similarity: number; isSame: boolean };
export type SimilarQuestions = { find(question: string, most: number): SimilarQuestion[] };

/** Content words decide, pieces forgive typos, function words distinguish 'when' from 'how'. */
export const SHARES: Record<TermKind, number> = { content: 1, functional: 0.4, pieces: 0.35 };
/** Similarity from which most readers take two questions for the same. */
const NEAR = 0.72;

type Entry = { faqId: FaqId; question: string; plain: string; length: number };

/** Indexes the questions of one language. */
export async function prepareSimilar(
  faqs: readonly FaqQuestions[],
  languageCode: LanguageCode,
): Promise<SimilarQuestions> {
  const entries: Entry[] = [];
  const postings = new Map<number, number[]>();
  const termsOfEntries: [number, TermKind][][] = [];
  const slices = createSlices();
  for (const { faqId, questions } of faqs) {
    for (const question of questions) {
      const terms = flatTerms(question, languageCode);
      for (const [hash] of terms) {
        const list = postings.get(hash);
        if (list) list.push(entries.length);
        else postings.set(hash, [entries.length]);
      }
      termsOfEntries.push(terms);
      entries.push({ faqId, question, plain: normalized(question), length: 0 });
    }
    if (slices.isOver()) await slices.next();
  }
  const weightOf = (hash: number, kind: TermKind): number =>
    SHARES[kind] * Math.log(2 + entries.length / (1 + (postings.get(hash)?.length ?? 0)));
  const lengthOf = (terms: readonly [number, TermKind][]): number =>
    Math.sqrt(terms.reduce((sum, [hash, kind]) => sum + weightOf(hash, kind) ** 2, 0));
  for (const [at, entry] of entries.entries()) {
    entry.length = lengthOf(termsOfEntries[at] ?? []);
    if (slices.isOver()) await slices.next();
  }

  return {
    find(question, most) {
      const plain = normalized(question);
      const terms = flatTerms(question, languageCode);
      const length = lengthOf(terms);
      const sums = new Map<number, number>();
      for (const [hash, kind] of terms) {
        const weight = weightOf(hash, kind) ** 2;
        for (const at of postings.get(hash) ?? []) sums.set(at, (sums.get(at) ?? 0) + weight);
      }
      const best = new Map<FaqId, SimilarQuestion>();
      for (const [at, sum] of sums) {
        const entry = entries[at];
        if (!entry || length === 0 || entry.length === 0) continue;
        const isSame = plain !== '' && entry.plain === plain;
        const similarity = isSame ? 1 : Math.min(0.99, sum / (length * entry.length));
        if (similarity < NEAR || similarity <= (best.get(entry.faqId)?.similarity ?? 0)) continue;
        best.set(entry.faqId, { faqId: entry.faqId, question: entry.question, similarity, isSame });
      }
      return [...best.values()].sort((one, other) => other.similarity - one.similarity).slice(0, most);
    },
  };
}

/** All terms of a text, each with its kind. */
export function flatTerms(text: string, languageCode: LanguageCode): [number, TermKind][] {
  const terms = termsOf(text, languageCode);
  return TERM_KINDS.flatMap((kind) => [...terms[kind]].map((hash): [number, TermKind] => [hash, kind]));
}
