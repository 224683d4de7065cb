/** What applies to PostgreSQL only: broken connections, and statements prepared on them. */
import { openTestStore } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database, type Driver, type Tx } from './database.ts';

describe('a PostgreSQL server', () => {
  let driver: Driver;
  let database: Database;
  beforeAll(async () => {
    driver = await openTestStore();
    database = createDatabase(driver);
  });
  afterAll(() => driver.close());

  test('repeated statements are prepared on the connection, and run with their own values each time', async () => {
    const double = (tx: Tx, value: number) => tx.execute(sql`select ${value}::int * 2 as twice`);
    const prepared = sql`select count(*)::int as count from pg_prepared_statements where statement like '%* 2 as twice'`;
    const found = await database.system(async (tx) => {
      const answers: unknown[] = [];
      for (const value of [1, 2]) answers.push(rowOf(await double(tx, value)));
      answers.push(rowOf(await tx.execute(prepared)));
      for (const value of [3, 4, 5, 6, 7, 8, 9]) answers.push(rowOf(await double(tx, value)));
      answers.push(rowOf(await tx.execute(prepared)));
      return answers;
    });
    expect(found).toEqual([
      { twice: 2 },
      { twice: 4 },
      { count: 0 },
      ...[6, 8, 10, 12, 14, 16, 18].map((twice) => ({ twice })),
      { count: 1 },
    ]);
  });

  test('a connection prepares a bounded number of statements', async () => {
    const preparedCount = await database.system(async (tx) => {
      for (let at = 0; at < 500; at += 1)
        for (let time = 0; time < 3; time += 1) await tx.execute(sql.raw(`select ${at} as at`));
      return rowOf(await tx.execute(sql`select count(*)::int as count from pg_prepared_statements`));
    });
    expect(preparedCount).toEqual({ count: 400 });
  });

  test('a terminated connection fails its own work and nothing else', async () => {
    const cut = database.system(async (tx) => {
      const { pid } = rowOf(await tx.execute(sql`select pg_backend_pid() as pid`));
      await driver.query('select pg_terminate_backend($1)', [pid]);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    expect(rowOf(await database.system((tx) => tx.execute(sql`select 1 as one`)))).toEqual({ one: 1 });
  });
});

const rowOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows[0] ?? {};
