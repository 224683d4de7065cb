/** With a PostgreSQL server, servers start in a third of the time. */
import { TEST_DATABASE_URL } from '@parrot/testkit/stores';
import { prepareDemo } from './demo-store.ts';

export default async function beforeJourneys(): Promise<() => Promise<void>> {
  if (TEST_DATABASE_URL) process.env.TEST_STORE = 'postgres';
  return prepareDemo();
}
