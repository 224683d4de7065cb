/** The database server is shut down, or frozen for longer than a call waits. */
import { setTimeout as pause } from 'node:timers/promises';
import { onShared, type Scenario } from './scenario.ts';

/** Shorter and longer than the time after which the server gives up. */
const FREEZE_MS = [2_000, 14_000];

export const databaseOutages: Scenario = {
  name: 'database stopped, frozen',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 9, short: 2 },
  prepare: onShared(async ({ store }, { count }, index) => {
    if (index % 3 === 0) {
      count('stopped');
      await store.shutDown();
      await store.startAgain();
    } else {
      count('frozen');
      store.freeze();
      await pause(FREEZE_MS[(index % 3) - 1]);
      store.thaw();
    }
  }),
};
