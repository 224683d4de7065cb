/** A PostgreSQL server, through a pool of connections. */
import type { Socket } from 'node:net';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { ActsAs, Driver, Tx } from './database.ts';
import { createStatementNames, type StatementNames } from './fast-paths/statement-names.ts';
import { isTimeout, isUnavailable, StoreUnavailable } from './store-unavailable.ts';

/** How long a call waits for a connection, and then for each statement. */
const PATIENCE_MS = 10_000;
/** The server cancels a slow statement first. Only a server that doesn't even do that counts as away. */
const NO_ANSWER_MS = PATIENCE_MS + 2_000;
/** Migrations may take their time. */
const SCRIPT_MS = 600_000;

/** The server ends what nobody waits for any more, and what a lost process left open, so that its locks go too. */
const TIMEOUTS = {
  connectionTimeoutMillis: PATIENCE_MS,
  query_timeout: NO_ANSWER_MS,
  statement_timeout: PATIENCE_MS,
  idle_in_transaction_session_timeout: 3 * PATIENCE_MS,
  keepAlive: true,
};

export async function openPostgres(url: string, poolSize: number): Promise<Driver> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, ...TIMEOUTS });
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

  const watch = createCircuitBreaker(async () => {
    const connection = await pool.connect();
    await connection.query('select 1').then(
      () => connection.release(),
      (error: unknown) => {
        drop(connection);
        throw error;
      },
    );
  });

  const connect = async (): Promise<pg.PoolClient> => {
    watch.requireClosed();
    try {
      return await pool.connect();
    } catch (error) {
      watch.trip(error);
      throw new StoreUnavailable(error);
    }
  };

  /** What callers are told of a failure; without an answer the store counts as away. */
  const failed = (error: unknown): unknown => {
    if (isTimeout(error)) watch.trip(error);
    return isUnavailable(error, { fromStore: true }) ? new StoreUnavailable(error) : error;
  };

  const transaction = async <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const connection = await connect();
    let isBroken = false;
    try {
      await connection.query(beginning(actsAs));
      const tx = new NodePgTransaction(dialect, lineOf(connection).session, undefined);
      const done = await work(tx as unknown as Tx);
      await connection.query('commit');
      return done;
    } catch (error) {
      isBroken =
        isTimeout(error) ||
        (await connection.query('rollback').then(
          () => false,
          () => true,
        ));
      throw isBroken || isUnavailable(error) ? failed(error) : error;
    } finally {
      if (isBroken) drop(connection);
      else connection.release();
    }
  };

  return {
    kind: 'postgres',
    transaction,
    query: async (text, values = []) => {
      const connection = await connect();
      try {
        const { rows } = await connection.query(lineOf(connection).named({ text, values }));
        connection.release();
        return { rows };
      } catch (error) {
        if (isUnavailable(error, { fromStore: true })) drop(connection);
        else connection.release();
        throw failed(error);
      }
    },
    script: async (text) => {
      const connection = await connect();
      try {
        const results = [await connection.query(asScript(text))].flat();
        connection.release();
        return { rows: results.at(-1)?.rows ?? [] };
      } catch (error) {
        // It may be in the middle of a failed transaction.
        drop(connection);
        throw failed(error);
      }
    },
    close: async () => {
      watch.stop();
      await pool.end();
    },
  };
}

/** Closes it without waiting for a server that may not answer. */
function drop(connection: pg.PoolClient): void {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
  connection.release(true);
  stream.destroy();
}

/** A script that needs longer than a statement may take lifts the server's timeout itself. */
const asScript = (text: string) => ({ text, query_timeout: SCRIPT_MS }) as pg.QueryConfig;

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
