/** The two stores tests run on, without the product around them. */
export { interruptPostgres } from './interrupted-postgres.ts';
export { openTestPglite } from './pglite-template.ts';
export {
  newTestDatabase,
  openEmptyPostgres,
  openTestPostgres,
  preparePostgres,
  TEST_DATABASE_URL,
} from './postgres-store.ts';
export { preparedFolder } from './prepared-folder.ts';
export { openTestStore } from './test-store.ts';
