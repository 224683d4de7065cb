/** What vitest runs before and after the tests on PostgreSQL. */
import { preparePostgres } from './test-postgres.ts';

export default (): Promise<() => Promise<void>> => preparePostgres();
