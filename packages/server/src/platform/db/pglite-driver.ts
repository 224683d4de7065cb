/** PostgreSQL inside this process, in a folder. One process at a time: take the folder's lock before. */
import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Driver, Tx } from './database.ts';
import { createQuickQuery } from './pglite-quick-query.ts';

export async function openPglite(
  options: { folder: string } | { memoryFrom: PGliteOptions['loadDataDir'] },
): Promise<Driver> {
  if ('folder' in options) await mkdir(options.folder, { recursive: true });
  const from =
    'folder' in options
      ? { dataDir: options.folder }
      : options.memoryFrom && { loadDataDir: options.memoryFrom };
  return pgliteDriver(await PGlite.create({ ...from }));
}

export function pgliteDriver(client: PGlite): Driver {
  // Drizzle asks of its client nothing but these two.
  const quick = {
    query: createQuickQuery(client),
    transaction: <T>(work: (tx: unknown) => Promise<T>) => client.transaction(() => work(quick)),
  };
  const database = drizzle({ client: quick as unknown as PGlite });
  return {
    kind: 'pglite',
    transaction: (work) => database.transaction((tx) => work(tx as unknown as Tx)),
    query: async (text, values) => ({
      rows: (await client.query(text, values)).rows as Record<string, unknown>[],
    }),
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
