/**
 * Groups questions with the same meaning, one at a time; a question never changes its group. Compares
 * embeddings where there are any, and words otherwise.
 */
import type { LanguageCode } from '@parrot/contract/core';
import { TERM_KINDS, type TermKind, termsOf } from '../text/terms.ts';
import { normalized } from '../text/tokens.ts';

/** `vector` is a unit vector, or null without an encoder. */
export type GroupedQuestion = { text: string; languageCode: LanguageCode; vector: Float32Array | null };

export type QuestionGroups<Id> = {
  /** The group a question belongs to, or null if it is the first of its kind. */
  nearest(question: GroupedQuestion): Id | null;
  /** Groups that are near to one of these questions, nearest first. */
  around(questions: readonly GroupedQuestion[], most: number): Id[];
  add(id: Id, question: GroupedQuestion): void;
};

/**
 * Squared weights. Content words decide, pieces forgive typos, function words distinguish 'when' from 'how'.
 */
const SHARES: Record<TermKind, number> = { content: 1, functional: 0.16, pieces: 0.12 };
/** Similarity from which two questions count as the same in nearly the same words. */
const SAME_TERMS = 0.72;
/**
 * Cosine from which two questions mean the same. On BANKING77, about 80 % of what it groups belongs together.
 */
const SAME_MEANING = 0.72;
/** More wordings would not describe a group better. */
const WORDINGS = 30;

type Wording = { terms: Set<number>; length: number };
type Group<Id> = { id: Id; wordings: Wording[]; sum: Float32Array | null };

export function createQuestionGroups<Id>(): QuestionGroups<Id> {
  const groups: Group<Id>[] = [];
  const groupIndexes = new Map<Id, number>();
  /** Groups by the content words of their wordings. Word pieces occur in too many. */
  const postings = new Map<number, Set<number>>();
  const weights = new Map<number, number>();

  const read = ({ text, languageCode }: GroupedQuestion): Wording & { keys: number[] } => {
    const terms = termsOf(text, languageCode);
    const all = new Set<number>();
    let squares = 0;
    for (const kind of TERM_KINDS)
      for (const hash of terms[kind]) {
        weights.set(hash, SHARES[kind]);
        all.add(hash);
        squares += SHARES[kind];
      }
    const keys = [...(terms.content.size > 0 ? terms.content : terms.functional)];
    return { terms: all, length: Math.sqrt(squares), keys };
  };

  const byTerms = (question: GroupedQuestion, least: number): Map<number, number> => {
    const asked = read(question);
    const found = new Map<number, number>();
    const candidates = new Set(asked.keys.flatMap((key) => [...(postings.get(key) ?? [])]));
    for (const groupIndex of candidates) {
      const best = Math.max(
        ...(groups[groupIndex]?.wordings ?? []).map((each) => likeness(asked, each, weights)),
      );
      if (best >= least) found.set(groupIndex, best);
    }
    return found;
  };

  const byMeaning = ({ vector }: GroupedQuestion, least: number): Map<number, number> => {
    const found = new Map<number, number>();
    if (!vector) return found;
    for (const [groupIndex, { sum }] of groups.entries()) {
      const cosine = sum && sum.length === vector.length ? dot(sum, vector) / Math.sqrt(dot(sum, sum)) : 0;
      if (cosine >= least) found.set(groupIndex, cosine);
    }
    return found;
  };

  return {
    nearest(question) {
      const [word] = bestFirst(byTerms(question, SAME_TERMS));
      const [meaning] = bestFirst(byMeaning(question, SAME_MEANING));
      const best = word && (!meaning || word[1] >= meaning[1]) ? word : meaning;
      return (best && groups[best[0]]?.id) ?? null;
    },
    around(questions, most) {
      const found = new Map<number, number>();
      for (const question of questions)
        for (const near of [byTerms(question, SAME_TERMS / 2), byMeaning(question, SAME_MEANING / 2)])
          for (const [groupIndex, score] of near)
            found.set(groupIndex, Math.max(score, found.get(groupIndex) ?? 0));
      return bestFirst(found)
        .slice(0, most)
        .flatMap(([groupIndex]) => groups[groupIndex]?.id ?? []);
    },
    add(id, question) {
      const groupIndex = groupIndexes.get(id) ?? groups.push({ id, wordings: [], sum: null }) - 1;
      groupIndexes.set(id, groupIndex);
      const group = groups[groupIndex];
      if (!group) return;
      if (question.vector) group.sum = added(group.sum, question.vector);
      const { keys, ...wording } = read(question);
      const isKnown = group.wordings.some((each) => likeness(wording, each, weights) > 0.999);
      if (isKnown || group.wordings.length >= WORDINGS) return;
      group.wordings.push(wording);
      for (const key of keys) {
        const list = postings.get(key) ?? new Set();
        postings.set(key, list.add(groupIndex));
      }
    },
  };
}

/** Whether a text has anything to compare. */
export const hasTerms = (text: string): boolean => normalized(text) !== '';

function likeness(one: Wording, other: Wording, weights: ReadonlyMap<number, number>): number {
  if (one.length === 0 || other.length === 0) return 0;
  const [few, many] = one.terms.size < other.terms.size ? [one, other] : [other, one];
  let shared = 0;
  for (const hash of few.terms) if (many.terms.has(hash)) shared += weights.get(hash) ?? 0;
  return shared / (one.length * other.length);
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function added(sum: Float32Array | null, vector: Float32Array): Float32Array {
  if (!sum || sum.length !== vector.length) return vector.slice();
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (vector[at] as number);
  return sum;
}

const bestFirst = (found: ReadonlyMap<number, number>): [number, number][] =>
  [...found].sort((one, other) => other[1] - one[1]);
