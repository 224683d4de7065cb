/** Where the run has a PostgreSQL server, products live on it: they start in a third of the time. */
import { preparePostgres, TEST_DATABASE_URL } from '@parrot/testkit/stores';

export default async function beforeJourneys(): Promise<(() => Promise<void>) | undefined> {
  if (!TEST_DATABASE_URL) return undefined;
  process.env.TEST_STORE = 'postgres';
  return preparePostgres();
}
