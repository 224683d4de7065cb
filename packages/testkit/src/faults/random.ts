/** Random choices that a seed repeats. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number;
  pick<T>(choices: readonly T[]): T;
};

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  return { next, between, pick: (choices) => choices[between(0, choices.length - 1)] as never };
}
