/** A clock that stands where it is put. It starts at the real time, so that tokens other programs check still hold. */
import type { Clock } from '@parrot/server/platform';

export type MovableClock = Clock & {
  advance(milliseconds: number): void;
  /** Back to the real time. */
  reset(): void;
};

export function createMovableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: () => {
      ahead = 0;
    },
  };
}
