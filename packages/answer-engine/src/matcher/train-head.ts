/**
 * Trains the matcher: kernel logistic regression with a softmax over classes, solved in the dual. Each
 * example has a share for each class it could be mistaken for; shares converge within about twenty rounds.
 * With many classes, an example is compared only with the nearest ones.
 */
import type { Head } from './classifier-head.ts';
import { createNearestExamples, type NearestExamples } from './nearest-examples.ts';

/** Regularization: higher values overfit. */
export const STRENGTH = 15;
const MAX_RIVALS = 48;
/** Numbers in memory at once, 4 bytes each. */
const MAX_NUMBERS = 20_000_000;
const MAX_ROUNDS = 60;
/** Mean change of shares below which training has converged. */
const SETTLED = 0.002;
/** Initial share of an example's own class. It is near the usual result, which halves the rounds. */
const OWN_AT_FIRST = 0.8;

type Training = {
  classes: Uint32Array;
  classCount: number;
  /** The similarities of an example to all examples. */
  nearnessOf: (example: number) => Float32Array;
};

export function trainHead({ classes, classCount, nearnessOf }: Training): Head {
  const near = createNearestExamples(classes.length);
  const rivalCount = mostRivals(classes.length, classCount);
  const rivals = Array.from(classes, (_, example) => {
    near.add(example, nearnessOf(example));
    return rivalsOf(near, classes, classCount, example, rivalCount);
  });
  const head = emptyHead(rivals, classCount);
  const slots = slotsOf(rivals, head);
  const blocks = blocksOf(near, rivals, head);
  const shares = rivals.map((own) => firstShares(own.length));

  const pull = (example: number, rival: number) => {
    const isOwn = rivals[example]?.[rival] === classes[example] ? 1 : 0;
    head.weights[slots[example]?.[rival] as number] =
      STRENGTH * (isOwn - (shares[example]?.[rival] as number));
  };
  for (const [example, own] of rivals.entries()) for (const rival of own.keys()) pull(example, rival);

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = 0;
    for (const [example, own] of shares.entries()) {
      const chances = chancesOf(blocks.of(example), rivals[example] as Uint32Array, head);
      const step = 1 / (1 + (STRENGTH * near.own(example)) / 6);
      for (const [rival, share] of own.entries()) {
        const change = step * ((chances[rival] as number) - share);
        moved += Math.abs(change);
        own[rival] = share + change;
        pull(example, rival);
      }
    }
    if (moved < SETTLED * classes.length) break;
  }
  return head;
}

/** An example's own class is the first of its rivals. */
function firstShares(count: number): Float32Array {
  const shares = new Float32Array(count).fill((1 - OWN_AT_FIRST) / Math.max(1, count - 1));
  shares[0] = OWN_AT_FIRST;
  return shares;
}

/** As many as fit in memory: each example stores a number for every example of each of its rivals. */
function mostRivals(examples: number, classCount: number): number {
  const fitting = Math.floor(Math.sqrt((MAX_NUMBERS * classCount) / (examples * examples || 1)));
  return Math.max(2, Math.min(MAX_RIVALS, classCount, fitting));
}

/** The classes of the nearest examples, starting with the example's own. */
function rivalsOf(
  near: NearestExamples,
  classes: Uint32Array,
  classCount: number,
  example: number,
  most: number,
): Uint32Array {
  const own = classes[example] as number;
  const best = new Map<number, number>();
  near.each(example, (other, nearness) => {
    const number = classes[other] as number;
    if (other !== example && nearness > (best.get(number) ?? -1)) best.set(number, nearness);
  });
  best.delete(own);
  const nearest = [...best].sort(([, one], [, other]) => other - one).slice(0, most - 1);
  const found = nearest.map(([number]) => number);
  for (let number = 0; found.length < Math.min(most, classCount) - 1 && number < classCount; number += 1)
    if (number !== own && !best.has(number)) found.push(number);
  return Uint32Array.from([own, ...found]);
}

function emptyHead(rivals: readonly Uint32Array[], classCount: number): Head {
  const starts = new Uint32Array(classCount + 1);
  for (const own of rivals) for (const number of own) starts[number + 1] = (starts[number + 1] as number) + 1;
  for (let number = 0; number < classCount; number += 1)
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  const size = starts[classCount] as number;
  return { starts, examples: new Uint32Array(size), weights: new Float32Array(size) };
}

/** The position of each example's weight for each of its rivals. */
function slotsOf(rivals: readonly Uint32Array[], { starts, examples }: Head): Uint32Array[] {
  const free = starts.slice();
  return rivals.map((own, example) =>
    own.map((number) => {
      const slot = free[number] as number;
      free[number] = slot + 1;
      examples[slot] = example;
      return slot;
    }),
  );
}

/** The similarities of each example to the examples of its rivals, in the order of the head. */
function blocksOf(near: NearestExamples, rivals: readonly Uint32Array[], { starts, examples }: Head) {
  const ends = rivals.map((own) =>
    own.reduce((sum, number) => sum + (starts[number + 1] as number) - (starts[number] as number), 0),
  );
  for (let example = 1; example < ends.length; example += 1)
    ends[example] = (ends[example] as number) + (ends[example - 1] as number);
  const all = new Float32Array(ends.at(-1) ?? 0);
  let at = 0;
  for (const [example, own] of rivals.entries()) {
    const row = near.row(example);
    for (const number of own)
      for (let slot = starts[number] as number; slot < (starts[number + 1] as number); slot += 1) {
        all[at] = row[examples[slot] as number] as number;
        at += 1;
      }
  }
  return { of: (example: number): Float32Array => all.subarray(ends[example - 1] ?? 0, ends[example]) };
}

function chancesOf(block: Float32Array, rivals: Uint32Array, { starts, weights }: Head): Float32Array {
  const chances = new Float32Array(rivals.length);
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let rival = 0; rival < rivals.length; rival += 1) {
    const number = rivals[rival] as number;
    const [from, end] = [starts[number] as number, starts[number + 1] as number];
    const sum = sumOfProducts(weights, from, block, at, end - from);
    at += end - from;
    chances[rival] = sum;
    if (sum > most) most = sum;
  }
  let all = 0;
  for (let rival = 0; rival < chances.length; rival += 1) {
    const chance = Math.exp((chances[rival] as number) - most);
    chances[rival] = chance;
    all += chance;
  }
  for (let rival = 0; rival < chances.length; rival += 1) chances[rival] = (chances[rival] as number) / all;
  return chances;
}

/** Four independent sums let the processor work in parallel. Training spends most of its time here. */
function sumOfProducts(one: Float32Array, i: number, other: Float32Array, j: number, count: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  const even = count - (count % 4);
  for (let at = 0; at < even; at += 4) {
    a += (one[i + at] as number) * (other[j + at] as number);
    b += (one[i + at + 1] as number) * (other[j + at + 1] as number);
    c += (one[i + at + 2] as number) * (other[j + at + 2] as number);
    d += (one[i + at + 3] as number) * (other[j + at + 3] as number);
  }
  for (let at = even; at < count; at += 1) a += (one[i + at] as number) * (other[j + at] as number);
  return a + b + c + d;
}
