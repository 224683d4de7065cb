/** Counts events per subject and minute in memory, where storing them would be too expensive. */
import { MINUTE_MS } from '@parrot/contract/core';
export type RateLimit = {
  /** Whether one more is allowed; if so it is counted. */
  take(subject: string): boolean;
};

/** Past this many subjects, expired ones are dropped. */
const MAX_SUBJECTS = 10_000;

export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const minutes = new Map<string, { used: number; endsAt: number }>();
  const dropEnded = (at: number) => {
    for (const [subject, { endsAt }] of minutes) if (endsAt <= at) minutes.delete(subject);
  };
  return {
    take(subject) {
      const at = now();
      const minute = minutes.get(subject);
      if (!minute || minute.endsAt <= at) {
        if (minutes.size >= MAX_SUBJECTS) dropEnded(at);
        minutes.set(subject, { used: 1, endsAt: at + MINUTE_MS });
        return perMinute > 0;
      }
      minute.used += 1;
      return minute.used <= perMinute;
    },
  };
}
