/** PostgreSQL inside this process, in a folder. One process at a time: claim the data folder first. */
import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Driver, DriverOptions, Tx } from './database.ts';
import { createPgliteFastTransactions } from './fast-paths/pglite-fast-transaction.ts';
import { type PgliteTransactions, setActsAs } from './transactions.ts';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

/**
 * Plans live as long as the process, so a sequential scan chosen for a small table would stay when it has
 * grown. All pages are in memory, so random access costs no more. New log segments are not zero-filled, which
 * would block for 16 MB.
 */
const SETTINGS = 'set enable_seqscan = off; set random_page_cost = 1.1; set wal_init_zero = off';

export async function openPglite(
  options: { folder: string } | { memoryFrom: PGliteOptions['loadDataDir'] },
  driverOptions: DriverOptions = {},
): Promise<Driver> {
  if ('folder' in options) await mkdir(options.folder, { recursive: true });
  const from =
    'folder' in options
      ? { dataDir: options.folder }
      : options.memoryFrom && { loadDataDir: options.memoryFrom };
  const client = await PGlite.create({ ...from });
  await client.exec(SETTINGS);
  return pgliteDriver(client, driverOptions);
}

export function pgliteDriver(client: PGlite, { fastPaths = true }: DriverOptions = {}): Driver {
  const yieldToEventLoop = createYieldToEventLoop();
  const transactions = fastPaths
    ? createPgliteFastTransactions(client, yieldToEventLoop)
    : createPlainTransactions(client, yieldToEventLoop);
  return {
    kind: 'pglite',
    transaction: transactions.run,
    query: async (text, values = []) => {
      const { rows } = await transactions.query(text, values);
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

function createPlainTransactions(client: PGlite, yieldToEventLoop: () => Promise<void>): PgliteTransactions {
  const database = drizzle({ client });
  return {
    run: (actsAs, work) =>
      database.transaction(async (transaction) => {
        await yieldToEventLoop();
        const tx = transaction as unknown as Tx;
        await tx.execute(setActsAs(actsAs));
        return work(tx);
      }),
    query: (text, values) => client.query(text, values),
  };
}
