export type RetryPace = { first: number; most: number };

export const RETRY_PACE: RetryPace = { first: 1_000, most: 15_000 };

/**
 * Doubles with every attempt up to `most`; a fifth is random, so that clients do not reconnect all at once.
 */
export function retryDelay(attempt: number, { first, most }: RetryPace, chance: number): number {
  return Math.min(most, first * 2 ** attempt) * (0.8 + 0.2 * chance);
}
