/** PostgreSQL inside this process, in a folder. One process at a time: take the folder's lock before. */
import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { ActsAs, Driver, Tx } from './database.ts';
import { createPipelinedQuery } from './fast-paths/pglite-pipelined-query.ts';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

/**
 * Plans are kept for as long as the process runs: one that reads a whole table, as is quickest while it has a page, would
 * do so when it has thousands. And all pages lie in memory, where one is as near as another. A new piece of the log is not
 * filled with 16 MB of nothing first, while nobody is answered.
 */
const SETTINGS = 'set enable_seqscan = off; set random_page_cost = 1.1; set wal_init_zero = off';

export async function openPglite(
  options: { folder: string } | { memoryFrom: PGliteOptions['loadDataDir'] },
): Promise<Driver> {
  if ('folder' in options) await mkdir(options.folder, { recursive: true });
  const from =
    'folder' in options
      ? { dataDir: options.folder }
      : options.memoryFrom && { loadDataDir: options.memoryFrom };
  const client = await PGlite.create({ ...from });
  await client.exec(SETTINGS);
  return pgliteDriver(client);
}

export function pgliteDriver(client: PGlite): Driver {
  const quick = createPipelinedQuery(client);
  const breathe = createYieldToEventLoop();
  const dialect = new PgDialect();
  // Drizzle asks nothing else of its client. One for all transactions, so that queries can be kept.
  const session = new PgliteSession({ query: quick.query } as unknown as PGlite, dialect, undefined);

  const transaction = <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> =>
    client._runExclusiveTransaction(async () => {
      await client._checkReady();
      await breathe();
      try {
        await quick.begin(actsAs);
        const done = await work(new PgliteTransaction(dialect, session, undefined) as unknown as Tx);
        await quick.query('commit');
        return done;
      } catch (error) {
        await quick.query('rollback');
        throw error;
      }
    });

  return {
    kind: 'pglite',
    transaction,
    query: async (text, values = []) => {
      const ask = () => quick.query(text, values);
      const { rows } =
        values.length > 0 && values.every(isPlain)
          ? await client._runExclusiveTransaction(ask)
          : await client.query(text, values);
      return { rows: rows as Record<string, unknown>[] };
    },
    script: async (text) => {
      try {
        const results = await client.exec(text);
        return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] };
      } catch (error) {
        await client.exec('rollback');
        throw error;
      }
    },
    close: () => client.close(),
  };
}

/** Says the same as text, whatever the column is; lists do not. */
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
