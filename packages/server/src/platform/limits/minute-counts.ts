/** Counts events per subject, each in a minute that starts with its first event. In memory. */
import { MINUTE_MS } from '@parrot/contract/core';

export type MinuteCounts = { count(subject: string): { used: number; endsAt: number } };

/** Past this many subjects, expired ones are dropped. */
const MAX_SUBJECTS = 10_000;

export function createMinuteCounts(now: () => number): MinuteCounts {
  const minutes = new Map<string, { used: number; endsAt: number }>();
  const dropEnded = (at: number) => {
    for (const [subject, { endsAt }] of minutes) if (endsAt <= at) minutes.delete(subject);
  };
  return {
    count(subject) {
      const at = now();
      const minute = minutes.get(subject);
      if (minute && minute.endsAt > at) {
        minute.used += 1;
        return minute;
      }
      if (minutes.size >= MAX_SUBJECTS) dropEnded(at);
      const next = { used: 1, endsAt: at + MINUTE_MS };
      minutes.set(subject, next);
      return next;
    },
  };
}
