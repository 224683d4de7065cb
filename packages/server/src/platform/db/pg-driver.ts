/** A PostgreSQL server, through a pool of connections. */
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ActsAs, Driver, Tx } from './database.ts';

export async function openPostgres(url: string, poolSize: number): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const dialect = new PgDialect();
  const sessions = new WeakMap<pg.PoolClient, Session>();
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  /** One for each connection, so that queries can be kept with it. */
  const sessionOf = (connection: pg.PoolClient): Session => {
    const known = sessions.get(connection) ?? new NodePgSession(connection, dialect, undefined);
    sessions.set(connection, known);
    return known;
  };

  const transaction = async <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const connection = await pool.connect();
    let isBroken = false;
    try {
      await connection.query(beginning(actsAs));
      const tx = new NodePgTransaction(dialect, sessionOf(connection), undefined);
      const done = await work(tx as unknown as Tx);
      await connection.query('commit');
      return done;
    } catch (error) {
      isBroken = await connection.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      connection.release(isBroken);
    }
  };

  return {
    kind: 'postgres',
    transaction,
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

type Session = NodePgSession<Record<string, unknown>, never>;

/** In one message, so that it costs no way of its own. */
const beginning = ({ role, tenant }: ActsAs): string =>
  `begin; select set_config('role', ${pg.escapeLiteral(role)}, true), set_config('app.tenant', ${pg.escapeLiteral(tenant)}, true)`;
