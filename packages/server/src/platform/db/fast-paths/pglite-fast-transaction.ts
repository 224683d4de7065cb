/** Transactions on PGlite through pipelined queries, with one Drizzle session for all of them. */
import type { PGlite } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Tx } from '../database.ts';
import type { PgliteTransactions } from '../transactions.ts';
import { createPipelinedQuery } from './pglite-pipelined-query.ts';
import { type PreparedQueries, reusePreparedQueries } from './prepared-query.ts';

export function createPgliteFastTransactions(
  client: PGlite,
  yieldToEventLoop: () => Promise<void>,
): PgliteTransactions {
  const pipelined = createPipelinedQuery(client);
  const dialect = new PgDialect();
  // Drizzle calls nothing but `query` on its client.
  const session = new PgliteSession({ query: pipelined.query } as unknown as PGlite, dialect, undefined);
  const queries: PreparedQueries = new Map();

  return {
    run: (actsAs, work) =>
      client._runExclusiveTransaction(async () => {
        await client._checkReady();
        await yieldToEventLoop();
        try {
          await pipelined.begin(actsAs);
          const tx = new PgliteTransaction(dialect, session, undefined) as unknown as Tx;
          reusePreparedQueries(tx, queries);
          const result = await work(tx);
          await pipelined.query('commit');
          return result;
        } catch (error) {
          await pipelined.query('rollback');
          throw error;
        }
      }),
    query: (text, values) =>
      values.length > 0 && values.every(isScalar)
        ? client._runExclusiveTransaction(() => pipelined.query(text, values))
        : client.query(text, values),
  };
}

/** Reads the same as text, whatever the column's type; arrays and objects do not. */
const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';
