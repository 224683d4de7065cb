/** Classifies a question by FAQ. */

import { evidenceFor, examplesOfClass, type Head } from './classifier-head.ts';
import {
  type ComparedExamples,
  compareAll,
  compareExamples,
  type SearchableMeaning,
} from './compare-examples.ts';
import { type Examples, lexicalSimilarities } from './examples.ts';
import { STRENGTH } from './train-head.ts';

export type Matcher = {
  examples: Examples;
  /** Null without an encoder. */
  meaning: SearchableMeaning | null;
  /** Null above the training limit, where the nearest example decides. */
  head: Head | null;
};

/** Classes whose evidence is computed where not all examples are compared. */
const MAX_CLASSES = 128;

/** A class with its evidence and its nearest example. */
export type ClassMatch = {
  faqIndex: number;
  question: string;
  evidence: number;
  /** Cosine of the embeddings; 0 without an encoder. */
  semantic: number;
  lexical: number;
  /** Mean similarity to all examples of the class, and how many there are. */
  typical: number;
  size: number;
};

export function matchClasses(
  { examples, meaning, head }: Matcher,
  question: string,
  vector: Float32Array | null,
  most: number,
  prefers: (faqIndex: number) => boolean,
): ClassMatch[] {
  const { terms, wording } = lexicalSimilarities(examples, question);
  const compared =
    meaning && vector
      ? compareExamples(meaning, vector, { wording, perClass: examples.count / examples.classCount })
      : compareAll(wording, null);
  const classes = classesToRank(examples, compared);
  const evidence = head
    ? evidenceOfHead(head, classes, compared)
    : nearestOfClass(examples, classes, compared);
  const best = bestOf(evidence, most).map((at) => ({
    number: classes[at] as number,
    evidence: evidence[at] as number,
  }));
  const members = examplesOf(
    examples,
    best.map(({ number }) => number),
  );
  return best.map((found, rank) => {
    const own = members[rank] ?? [];
    compared.compare(own);
    const example = nearestExample(own, examples, compared, prefers);
    return {
      faqIndex: examples.faqIndexes[example] as number,
      question: examples.texts[example] ?? '',
      evidence: found.evidence,
      semantic: mostOf(own, compared.cosines),
      lexical: Math.max(0, mostOf(own, terms)),
      typical: own.reduce((sum, each) => sum + (compared.nearness[each] as number), 0) / (own.length || 1),
      size: own.length,
    };
  });
}

/** In ascending order: all, or those of the nearest candidates. */
function classesToRank(
  { classes, classCount }: Examples,
  { candidates, nearness }: ComparedExamples,
): Uint32Array {
  if (!candidates || classCount <= MAX_CLASSES)
    return Uint32Array.from({ length: classCount }, (_, at) => at);
  const nearestFirst = [...candidates].sort(
    (one, other) => (nearness[other] as number) - (nearness[one] as number),
  );
  const found = new Set<number>();
  for (const example of nearestFirst) {
    found.add(classes[example] as number);
    if (found.size === MAX_CLASSES) break;
  }
  return Uint32Array.from(found).sort();
}

function evidenceOfHead(head: Head, classes: Uint32Array, compared: ComparedExamples): Float32Array {
  return Float32Array.from(classes, (number) => {
    compared.compare(examplesOfClass(head, number));
    return evidenceFor(head, number, compared.nearness);
  });
}

function nearestOfClass(
  examples: Examples,
  classes: Uint32Array,
  { candidates, nearness }: ComparedExamples,
): Float32Array {
  const best = new Float32Array(examples.classCount);
  const raise = (example: number) => {
    const number = examples.classes[example] as number;
    const evidence = STRENGTH * (nearness[example] as number);
    if (evidence > (best[number] as number)) best[number] = evidence;
  };
  if (candidates) for (const example of candidates) raise(example);
  else for (let example = 0; example < examples.count; example += 1) raise(example);
  return Float32Array.from(classes, (number) => best[number] as number);
}

/** Stable: equal values keep their order. */
function bestOf(evidence: Float32Array, most: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < evidence.length; at += 1) {
    const own = evidence[at] as number;
    if (best.length === most && own <= (evidence[best.at(-1) as number] as number)) continue;
    const rank = best.findIndex((other) => (evidence[other] as number) < own);
    best.splice(rank === -1 ? best.length : rank, 0, at);
    if (best.length > most) best.pop();
  }
  return best;
}

/** The examples of each of these classes. */
function examplesOf({ classes, classCount, count }: Examples, numbers: readonly number[]): number[][] {
  const members = numbers.map((): number[] => []);
  const ranks = new Map(numbers.map((number, rank) => [number, rank]));
  const isWanted = new Uint8Array(classCount);
  for (const number of numbers) isWanted[number] = 1;
  for (let example = 0; example < count; example += 1) {
    const number = classes[example] as number;
    if (isWanted[number] === 1) members[ranks.get(number) as number]?.push(example);
  }
  return members;
}

/** Prefers examples in the visitor's language where an FAQ has several. */
function nearestExample(
  own: readonly number[],
  { faqIndexes }: Examples,
  { nearness }: ComparedExamples,
  prefers: (faqIndex: number) => boolean,
): number {
  const preferred = own.filter((example) => prefers(faqIndexes[example] as number));
  const among = preferred.length > 0 ? preferred : own;
  return among.reduce(
    (best, each) => ((nearness[each] as number) > (nearness[best] as number) ? each : best),
    among[0] ?? 0,
  );
}

const mostOf = (examples: readonly number[], values: Float32Array | null): number =>
  values ? Math.max(...examples.map((example) => values[example] as number)) : 0;
