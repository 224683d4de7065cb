/** A database of its own on a real PostgreSQL server, dropped when the test is over. */
import { randomBytes } from 'node:crypto';
import { type Driver, openPostgres } from '@parrot/server/platform';
import pg from 'pg';

/** Where a PostgreSQL server was found that lets us create databases; undefined where none was. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

export async function openTestPostgres(): Promise<Driver> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test.');
  const name = `parrot_test_${randomBytes(6).toString('hex')}`;
  await onServer(TEST_DATABASE_URL, `create database ${name}`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  const driver = await openPostgres(url.href, 8);
  return {
    ...driver,
    async close() {
      await driver.close();
      await onServer(TEST_DATABASE_URL, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
