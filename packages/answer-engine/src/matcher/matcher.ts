/** Classifies a question by FAQ. */

import { type PackedVectors, type VectorTable, vectorTable } from '../vectors/vector-table.ts';
import { evidenceFor, type Head } from './classifier-head.ts';
import { type Examples, lexicalSimilarities } from './examples.ts';
import { type Center, centerOf, combinedSimilarities, dot } from './kernel.ts';
import { STRENGTH } from './train-head.ts';

export type Matcher = {
  examples: Examples;
  /** Null without an encoder. */
  meaning: Meaning | null;
  /** Null above the training limit, where the nearest example decides. */
  head: Head | null;
};

type Meaning = { table: VectorTable; center: Center };

export function meaningOf(vectors: PackedVectors): Meaning {
  const table = vectorTable(vectors);
  return { table, center: centerOf(vectors, table) };
}

/** A class with its evidence and its nearest example. */
export type ClassMatch = {
  faqIndex: number;
  question: string;
  evidence: number;
  /** Cosine of the embeddings; 0 without an encoder. */
  semantic: number;
  lexical: number;
};

export function matchClasses(
  { examples, meaning, head }: Matcher,
  question: string,
  vector: Float32Array | null,
  most: number,
  prefers: (faqIndex: number) => boolean,
): ClassMatch[] {
  const { terms, wording } = lexicalSimilarities(examples, question);
  const cosines = meaning && vector ? meaning.table.cosines(vector) : null;
  const nearness =
    meaning && vector && cosines
      ? combinedSimilarities(cosines, wording, meaning.center, dot(vector, meaning.center.vector))
      : wording;
  const evidence = head ? evidenceFor(head, nearness) : nearestOfClass(examples, nearness);
  const best = bestOf(evidence, most);
  const closest = closestExamples(examples, best, nearness, prefers);
  return best.map((number, rank) => {
    const { example, ...similarity } = closest(rank, cosines, terms);
    return {
      ...similarity,
      faqIndex: examples.faqIndexes[example] as number,
      question: examples.texts[example] ?? '',
      evidence: evidence[number] as number,
    };
  });
}

function nearestOfClass({ classes, classCount }: Examples, nearness: Float32Array): Float32Array {
  const best = new Float32Array(classCount);
  for (let example = 0; example < classes.length; example += 1) {
    const number = classes[example] as number;
    const evidence = STRENGTH * (nearness[example] as number);
    if (evidence > (best[number] as number)) best[number] = evidence;
  }
  return best;
}

/** Stable: equal values keep their order. */
function bestOf(evidence: Float32Array, most: number): number[] {
  const best: number[] = [];
  for (let number = 0; number < evidence.length; number += 1) {
    const own = evidence[number] as number;
    if (best.length === most && own <= (evidence[best.at(-1) as number] as number)) continue;
    const rank = best.findIndex((other) => (evidence[other] as number) < own);
    best.splice(rank === -1 ? best.length : rank, 0, number);
    if (best.length > most) best.pop();
  }
  return best;
}

/** Prefers examples in the visitor's language where an FAQ has several. */
function closestExamples(
  { classes, faqIndexes, count }: Examples,
  numbers: readonly number[],
  nearness: Float32Array,
  prefers: (faqIndex: number) => boolean,
) {
  const members = numbers.map((): number[] => []);
  for (let example = 0; example < count; example += 1) {
    const rank = numbers.indexOf(classes[example] as number);
    if (rank !== -1) members[rank]?.push(example);
  }
  return (rank: number, cosines: Float32Array | null, terms: Float32Array) => {
    const own = members[rank] ?? [];
    const preferred = own.filter((example) => prefers(faqIndexes[example] as number));
    const among = preferred.length > 0 ? preferred : own;
    const example = among.reduce(
      (best, each) => ((nearness[each] as number) > (nearness[best] as number) ? each : best),
      among[0] ?? 0,
    );
    return {
      example,
      semantic: cosines ? Math.max(...own.map((each) => cosines[each] as number)) : 0,
      lexical: Math.max(0, ...own.map((each) => terms[each] as number)),
    };
  };
}
