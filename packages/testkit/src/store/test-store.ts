/** A new database of the kind that the test run uses, with all tables. */
import type { Driver } from '@parrot/server/platform';
import { openTestPglite } from './pglite-template.ts';
import { openTestPostgres } from './postgres-store.ts';

export const openTestStore = (): Promise<Driver> =>
  process.env.TEST_STORE === 'postgres' ? openTestPostgres() : openTestPglite();
