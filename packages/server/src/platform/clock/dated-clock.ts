/** A clock by which some work runs as of another time, while everything else stays in the present. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';

/** Runs work as of `began`; the work itself moves the time on. */
export type AsOf = <T>(began: Date, work: (pass: (seconds: number) => void) => Promise<T>) => Promise<T>;

export function createDatedClock(clock: Clock): Clock & { asOf: AsOf } {
  const dated = new AsyncLocalStorage<{ at: Date | null }>();
  return {
    now: () => dated.getStore()?.at ?? clock.now(),
    asOf: (began, work) => {
      const time: { at: Date | null } = { at: began };
      const pass = (seconds: number) => {
        time.at = new Date((time.at ?? began).getTime() + seconds * 1_000);
      };
      return dated
        .run(time, () => work(pass))
        .finally(() => {
          // A timer that the work has set must not run in the past.
          time.at = null;
          // Tracking every promise has a cost, so it ends with the work.
          dated.disable();
        });
    },
  };
}
