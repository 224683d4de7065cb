/**
 * A PostgreSQL database belongs to one process, as two would disagree in caches, timers and sockets, unless they
 * share it through Redis. The claim is a session lock on its own connection, so it ends with the process.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export class DatabaseInUseError extends Error {}

export type DatabaseClaim = {
  /** Rejects when another process claimed the database while our connection was lost. */
  lost: Promise<never>;
  /** Lets the next process that shares the database start; they start one after the other. */
  started(): Promise<void>;
  release(): Promise<void>;
};

/** Any pair of numbers, as long as it stays the same. */
const LOCK = '7270001, 2';
/** Of processes that share the database, while one starts: it may migrate and fill an empty database. */
const START_LOCK = '7270001, 3';
const START_RETRY_MS = 100;
/** A restart may overlap with the process that it replaces. */
const WAIT_FOR_OTHER_MS = 5_000;
const CHECK_MS = 5_000;
const ANSWER_MS = 10_000;
const RETRY_MS = 1_000;

/** The server notices within seconds that the other machine is gone, and frees the lock. */
const KEEPALIVE =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set statement_timeout = 0';
const LOCK_OWNER = `
  select activity.pid, activity.application_name as name
  from pg_locks join pg_stat_activity activity using (pid)
  where locktype = 'advisory' and (classid, objid) = (${LOCK}) and granted
    and pg_locks.database = (select oid from pg_database where datname = current_database())`;

export type ClaimOptions = { waitMs?: number; isShared?: boolean };

export async function claimDatabase(
  url: string,
  { waitMs = WAIT_FOR_OTHER_MS, isShared = false }: ClaimOptions = {},
): Promise<DatabaseClaim> {
  const own = `parrot ${randomUUID()}`;
  let refuse: (error: Error) => void = () => {};
  const lost = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // The caller awaits it later.
  lost.catch(() => {});
  let isReleased = false;
  let timer: NodeJS.Timeout | undefined;
  let client = await claimWith(url, own, { waitMs, isShared });
  if (isShared) await waitForStart(client);

  const later = (work: () => Promise<void>, ms: number) => {
    clearTimeout(timer);
    if (isReleased) return;
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };
  const check = async (): Promise<void> => {
    const checked = client;
    await checked.query('select 1').then(
      () => later(check, CHECK_MS),
      // The 'end' listener below reacts.
      () => drop(checked),
    );
  };
  const watch = () => {
    client.once('end', () => {
      if (!isReleased) void claimAgain();
    });
    later(check, CHECK_MS);
  };
  const claimAgain = async (): Promise<void> => {
    try {
      client = await claimWith(url, own, { waitMs: 0, isShared });
      watch();
    } catch (error) {
      if (error instanceof DatabaseInUseError) refuse(error);
      else later(claimAgain, RETRY_MS);
    }
  };
  watch();

  return {
    lost,
    async started() {
      // A connection that was lost has released it.
      if (isShared) await client.query(`select pg_advisory_unlock(${START_LOCK})`).catch(() => {});
    },
    async release() {
      isReleased = true;
      clearTimeout(timer);
      drop(client);
    },
  };
}

/** Returns a connection that owns the lock. */
async function claimWith(
  url: string,
  own: string,
  { waitMs, isShared }: Required<ClaimOptions>,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: own,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  // The next check finds a broken connection.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(KEEPALIVE);
    const { rows } = await client.query(LOCK_OWNER);
    // The server may not have noticed yet that our earlier connection is gone.
    for (const { pid, name } of rows)
      if (name === own) await client.query('select pg_terminate_backend($1)', [pid]);
    await client.query(`set lock_timeout = ${Math.max(waitMs, 1_000)}`);
    await client.query(`select pg_advisory_lock${isShared ? '_shared' : ''}(${LOCK})`);
    return client;
  } catch (error) {
    drop(client);
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    const { host, pathname } = new URL(url);
    throw new DatabaseInUseError(
      `Another Parrot already uses the database ${pathname.slice(1)} at ${host}. Please stop it, or set DATABASE_URL to another database. To run several, set REDIS_URL for each.`,
    );
  }
}

/** Polls, because a migration of another process can take longer than a statement may. */
async function waitForStart(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select pg_try_advisory_lock(${START_LOCK}) as is_ours`);
    if (rows[0]?.is_ours) return;
    await pause(START_RETRY_MS);
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Does not wait for a server that may not answer; the lock ends with the connection. */
function drop(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  client.end().catch(() => {});
  stream.destroy();
}
