/**
 * PostgreSQL inside this process, in a folder, where no server can run. One process at a time: claim the data
 * folder first.
 */
import { mkdir } from 'node:fs/promises';
import type { Driver, Tx } from './database.ts';
import { setActsAs } from './transactions.ts';
import { createYieldToEventLoop } from './yield-to-event-loop.ts';

/**
 * Plans live as long as the process, so a sequential scan chosen for a small table would stay when it has
 * grown. All pages are in memory, so random access costs no more. New log segments are not zero-filled, which
 * would block for 16 MB.
 */
const SETTINGS = 'set enable_seqscan = off; set random_page_cost = 1.1; set wal_init_zero = off';

export async function openPglite({ folder }: { folder: string }): Promise<Driver> {
  await mkdir(folder, { recursive: true });
  // Loaded only where it is used.
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ]);
  const client = await PGlite.create({ dataDir: folder });
  await client.exec(SETTINGS);
  const yieldToEventLoop = createYieldToEventLoop();
  const database = drizzle({ client });
  return {
    kind: 'pglite',
    connections: 1,
    transaction: (actsAs, work) =>
      database.transaction(async (transaction) => {
        await yieldToEventLoop();
        const tx = transaction as unknown as Tx;
        await tx.execute(setActsAs(actsAs));
        return work(tx);
      }),
    query: async (text, values = []) => {
      const { rows } = await client.query(text, values);
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
