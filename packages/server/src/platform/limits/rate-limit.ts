/** Limits events per subject and minute in memory, where storing them would be too expensive. */
import { createMinuteCounts } from './minute-counts.ts';

export type RateLimit = {
  /** Whether one more is allowed; if so it is counted. */
  take(subject: string): boolean;
};

export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const counts = createMinuteCounts(now);
  return { take: (subject) => counts.count(subject).used <= perMinute };
}
