/** A clock by which some work can be done as of another time, while everything beside it goes on in the present. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';

/** Does work as of `began`; the work itself lets time go on. */
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
          // A timer that the work has set must not live in the past.
          time.at = null;
          // Following every promise costs something, and is over with the work.
          dated.disable();
        });
    },
  };
}
