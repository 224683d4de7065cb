/** Puts questions that mean the same together, one at a time: what is together stays together. By meaning where there are vectors, by words otherwise. */
import type { LanguageCode } from '@parrot/contract/core';
import { TERM_KINDS, type TermKind, termsOf } from '../text/terms.ts';
import { normalized } from '../text/tokens.ts';

/** A question as it is compared; `vector` is of length one, or null where no encoder is at hand. */
export type GroupedQuestion = { text: string; languageCode: LanguageCode; vector: Float32Array | null };

export type QuestionGroups<Id> = {
  /** The group a question belongs to; null where it is the first of its kind. */
  nearest(question: GroupedQuestion): Id | null;
  /** Groups that are at all near to one of these questions, the nearest first. */
  around(questions: readonly GroupedQuestion[], most: number): Id[];
  add(id: Id, question: GroupedQuestion): void;
};

/** Squared: words carry a likeness; pieces of them forgive a typo, function words tell 'when' from 'how'. */
const SHARES: Record<TermKind, number> = { content: 1, functional: 0.16, pieces: 0.12 };
/** From here on two questions say the same in nearly the same words. */
const SAME_TERMS = 0.72;
/** From here on they mean the same. Of the close matters of BANKING77, eight in ten that it puts together belong together. */
const SAME_MEANING = 0.72;
/** So many different wordings tell a group by its words. */
const WORDINGS = 30;

type Wording = { terms: Set<number>; length: number };
type Group<Id> = { id: Id; wordings: Wording[]; sum: Float32Array | null };

export function createQuestionGroups<Id>(): QuestionGroups<Id> {
  const groups: Group<Id>[] = [];
  const groupIndexes = new Map<Id, number>();
  /** Groups by the words of their wordings; pieces of words are in too many. */
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

/** Whether there is anything in it to compare. */
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
