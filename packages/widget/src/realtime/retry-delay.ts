export type RetryPace = { first: number; most: number };

export const RETRY_PACE: RetryPace = { first: 1_000, most: 15_000 };

/** Doubles with every attempt up to `most`; a fifth of it is chance, so that clients do not return all at once. */
export function retryDelay(attempt: number, { first, most }: RetryPace, chance: number): number {
  return Math.min(most, first * 2 ** attempt) * (0.8 + 0.2 * chance);
}
