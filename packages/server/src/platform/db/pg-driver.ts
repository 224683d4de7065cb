/** A PostgreSQL server, through a pool of connections. */
import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { ActsAs, Driver, DriverOptions, Tx } from './database.ts';
import { createPgFastTransactions } from './fast-paths/pg-fast-transaction.ts';
import { isTimeout, isUnavailable, StoreUnavailable } from './store-unavailable.ts';
import { type PgTransactions, setActsAs } from './transactions.ts';

/** How long a call waits for a connection, and then for each statement. */
const TIMEOUT_MS = 10_000;
/** The server cancels a slow statement first; a server that does not even do that counts as unavailable. */
const UNRESPONSIVE_MS = TIMEOUT_MS + 2_000;
/** A connection in use stays open: a new one prepares and plans every statement again. */
const IDLE_MS = 60_000;
/**
 * Prepared statements are planned once for all values. Pages that matter are in memory, so random access
 * costs little more than reading in order.
 */
const SESSION_SETTINGS =
  'set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1; set jit = off';
/** For migrations. */
const SCRIPT_TIMEOUT_MS = 600_000;

/**
 * The server ends statements whose caller has given up, and transactions that a lost process left open, which
 * frees their locks.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: TIMEOUT_MS,
  query_timeout: UNRESPONSIVE_MS,
  statement_timeout: TIMEOUT_MS,
  idle_in_transaction_session_timeout: 3 * TIMEOUT_MS,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
};

export async function openPostgres(
  url: string,
  poolSize: number,
  { fastPaths = true, onStatement }: DriverOptions = {},
): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    pipeline: fastPaths,
    onConnect: async (connection) => {
      await connection.query(SESSION_SETTINGS);
    },
    ...TIMEOUTS,
  });
  // The pool replaces a broken connection and the query on it fails; without a listener the process would
  // end.
  pool.on('error', () => {});
  pool.on('connect', (connection) => {
    connection.on('error', () => {});
    if (onStatement) reportStatements(connection, onStatement);
  });
  const transactions = fastPaths ? createPgFastTransactions() : plainTransactions;
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  const breaker = createCircuitBreaker(async () => {
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
    breaker.requireClosed();
    try {
      return await pool.connect();
    } catch (error) {
      breaker.trip(error);
      throw new StoreUnavailable(error);
    }
  };

  /** The error that callers get; a timeout opens the circuit breaker. */
  const asCallerError = (error: unknown): unknown => {
    if (isTimeout(error)) breaker.trip(error);
    return isUnavailable(error, { fromStore: true }) ? new StoreUnavailable(error) : error;
  };

  const transaction = async <T>(actsAs: ActsAs, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const connection = await connect();
    let isBroken = false;
    try {
      return await transactions.run(connection, actsAs, work);
    } catch (error) {
      isBroken =
        isTimeout(error) ||
        (await connection.query('rollback').then(
          () => false,
          () => true,
        ));
      throw isBroken || isUnavailable(error) ? asCallerError(error) : error;
    } finally {
      if (isBroken) drop(connection);
      else connection.release();
    }
  };

  return {
    kind: 'postgres',
    connections: poolSize,
    transaction,
    query: async (text, values = []) => {
      const connection = await connect();
      try {
        const { rows } = await transactions.query(connection, text, values);
        connection.release();
        return { rows: rows as Record<string, unknown>[] };
      } catch (error) {
        if (isUnavailable(error, { fromStore: true })) drop(connection);
        else connection.release();
        throw asCallerError(error);
      }
    },
    script: async (text) => {
      const connection = await connect();
      try {
        const results = [await connection.query(asScript(text))].flat();
        connection.release();
        return { rows: results.at(-1)?.rows ?? [] };
      } catch (error) {
        // The script may have failed inside its own transaction.
        drop(connection);
        throw asCallerError(error);
      }
    },
    close: async () => {
      breaker.stop();
      await pool.end();
    },
  };
}

function reportStatements(
  connection: pg.PoolClient,
  onStatement: NonNullable<DriverOptions['onStatement']>,
): void {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const reporting = (...args: unknown[]) => {
    const [statement] = args as [string | pg.QueryConfig];
    onStatement(typeof statement === 'string' ? statement : statement.text, connection);
    return query(...args);
  };
  connection.query = reporting as typeof connection.query;
}

/** Closes a connection without waiting for a server that may not answer. */
function drop(connection: pg.PoolClient): void {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
  connection.release(true);
  stream.destroy();
}

/** A script that runs longer than the statement timeout must lift the server's timeout itself. */
const asScript = (text: string) => ({ text, query_timeout: SCRIPT_TIMEOUT_MS }) as pg.QueryConfig;

const plainTransactions: PgTransactions = {
  async run(connection, actsAs, work) {
    await connection.query('begin');
    const tx = drizzle({ client: connection }) as unknown as Tx;
    await tx.execute(setActsAs(actsAs));
    const result = await work(tx);
    await connection.query('commit');
    return result;
  },
  query: (connection, text, values) => connection.query(text, values),
};
