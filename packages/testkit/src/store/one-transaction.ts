/**
 * A nested transaction deadlocks on PGlite, which has one connection, and under load on PostgreSQL. There a
 * test would not notice, so this throws.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Driver } from '@parrot/server/platform';

const around = new AsyncLocalStorage<{ isOpen: boolean }>();

export const oneTransactionAtATime = (driver: Driver): Driver => ({
  ...driver,
  transaction(actsAs, work) {
    if (around.getStore()?.isOpen) throw new Error('A transaction was opened inside a transaction.');
    return driver.transaction(actsAs, (tx) => {
      const here = { isOpen: true };
      return around
        .run(here, () => work(tx))
        .finally(() => {
          here.isOpen = false;
        });
    });
  },
});
