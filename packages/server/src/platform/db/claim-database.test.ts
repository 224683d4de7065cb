import { newTestDatabase } from '@parrot/testkit/stores';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { claimDatabase } from './claim-database.ts';

/** Refused without waiting for the other process to end. */
const AT_ONCE = 0;

async function newDatabase(): Promise<string> {
  const { url, drop } = await newTestDatabase();
  onTestFinished(async () => void (await drop()));
  return url;
}

async function claimed(url: string) {
  const claim = await claimDatabase(url);
  onTestFinished(() => claim.release());
  return claim;
}

/** The connection that owns the claim. */
async function holderOf(url: string): Promise<{ pid: number; name: string } | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`
    select pid, application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and datname = current_database() and application_name like 'parrot %'`);
  await client.end();
  return rows[0];
}

/** Terminates the connections that own the claim, as a failover or an administrator would. */
async function cut(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'parrot %' and datname = current_database()",
  );
  await client.end();
}

/** Another process that waits for the lock, so that it gets it before a claim that is made again. */
async function waitInLine(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query('select pg_backend_pid() as pid');
  client.query('select pg_advisory_lock(7270001, 2)').catch(() => {});
  await expect.poll(() => isWaiting(url, rows[0].pid)).toBe(true);
}

async function isWaiting(url: string, pid: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_locks where pid = $1 and not granted', [pid]);
  await client.end();
  return rowCount === 1;
}

describe('a PostgreSQL database', () => {
  test('is claimed by one process; a second is refused until the first releases it', async () => {
    const url = await newDatabase();
    const first = await claimed(url);
    await expect(claimDatabase(url, { waitMs: AT_ONCE })).rejects.toThrow(
      /^Another Parrot already uses the database \S+ at \S+\. Please stop it, or set DATABASE_URL to another database\. To run several, set REDIS_URL for each\.$/,
    );
    await first.release();
    await claimed(url);
  });

  test('a claim that overlaps with a restart is waited for', async () => {
    const url = await newDatabase();
    const first = await claimed(url);
    const second = claimed(url);
    await first.release();
    await second;
  });

  test('a claim whose connection is cut is acquired again, and still refuses others', async () => {
    const url = await newDatabase();
    await claimed(url);
    const before = await holderOf(url);
    await cut(url);
    await expect
      .poll(async () => {
        const now = await holderOf(url);
        return now?.name === before?.name && now?.pid !== before?.pid;
      })
      .toBe(true);
    await expect(claimDatabase(url, { waitMs: AT_ONCE })).rejects.toThrow(
      'Another Parrot already uses the database',
    );
  });

  test('a process that finds the database taken over must stop', async () => {
    const url = await newDatabase();
    const { lost } = await claimed(url);
    await waitInLine(url);
    await cut(url);
    await expect(lost).rejects.toThrow('Another Parrot already uses the database');
  });
});
