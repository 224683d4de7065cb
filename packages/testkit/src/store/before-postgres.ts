/** What vitest runs before and after the tests on PostgreSQL. */
export { preparePostgres as default } from './postgres-store.ts';
