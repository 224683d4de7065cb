/** A PostgreSQL server, through a pool of connections. */
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ActsAs, Driver, Tx } from './database.ts';
import { createStatementNames, type StatementNames } from './named-statements.ts';

export async function openPostgres(url: string, poolSize: number): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize });
  // A connection that breaks, idle or at work, is replaced by the pool and whoever waits for its answer is told; without a
  // listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (connection) => connection.on('error', () => {}));
  const dialect = new PgDialect();
  const lines = new WeakMap<pg.PoolClient, Line>();
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  /** One for each connection, so that queries can be kept with it. */
  const lineOf = (connection: pg.PoolClient): Line => {
    const known = lines.get(connection);
    if (known) return known;
    const named = createStatementNames();
    const client = namingClient(connection, named);
    const line: Line = { named, session: new NodePgSession(client, dialect, undefined) };
    lines.set(connection, line);
    return line;
  };

  const transaction = async <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const connection = await pool.connect();
    let isBroken = false;
    try {
      await connection.query(beginning(actsAs));
      const tx = new NodePgTransaction(dialect, lineOf(connection).session, undefined);
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
    query: async (text, values = []) => {
      const connection = await pool.connect();
      try {
        const { rows } = await connection.query(lineOf(connection).named({ text, values }));
        return { rows };
      } finally {
        connection.release();
      }
    },
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
type Line = { named: StatementNames; session: Session };

/** The same connection, which gives names to the statements that it hears often. */
const namingClient = (connection: pg.PoolClient, named: StatementNames): pg.PoolClient =>
  new Proxy(connection, {
    get: (target, key) =>
      key === 'query'
        ? (statement: pg.QueryConfig, values: unknown[]) => target.query(named(statement), values)
        : Reflect.get(target, key),
  });

/** In one message, so that it costs no way of its own. */
const beginning = ({ role, tenant }: ActsAs): string =>
  `begin; select set_config('role', ${pg.escapeLiteral(role)}, true), set_config('app.tenant', ${pg.escapeLiteral(tenant)}, true)`;
