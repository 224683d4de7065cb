/** A clock that tests set. It starts at the real time, so that tokens stay valid for other programs. */
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

/** Fixed unless advanced, for what changes with time on a slow machine. */
export function createFixedClock(): MovableClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    reset: () => {
      time = Date.now();
    },
  };
}
