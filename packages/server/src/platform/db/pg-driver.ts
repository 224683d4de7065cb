/** A PostgreSQL server, through a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Driver, Tx } from './database.ts';

export async function openPostgres(url: string, poolSize: number): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const database = drizzle({ client: pool });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    transaction: (work) => database.transaction((tx) => work(tx as unknown as Tx)),
    query: async (text, values) => ({
      rows: (await pool.query(text, values)).rows as Record<string, unknown>[],
    }),
    script: async (text) => {
      const connection = await pool.connect();
      try {
        const results = [await connection.query(text)].flat();
        connection.release();
        return { rows: results.at(-1)?.rows ?? [] };
      } catch (error) {
        // Dropped rather than returned: it may stand in the middle of a failed transaction.
        connection.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
