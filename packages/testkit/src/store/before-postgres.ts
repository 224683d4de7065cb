/** What vitest runs before and after the tests on PostgreSQL. */
import { preparePostgres } from './postgres-store.ts';

export default (): Promise<() => Promise<void>> => preparePostgres();
