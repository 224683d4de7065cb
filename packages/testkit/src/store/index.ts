/** The stores tests run on, without the product around them. */
export { interruptPostgres } from './interrupted-postgres.ts';
export { newEmptyDatabase, newTestDatabase, openEmptyStore, openTestStore, urlOf } from './postgres-store.ts';
export { preparedFolder } from './prepared-folder.ts';
export { preparePostgres } from './test-postgres.ts';
