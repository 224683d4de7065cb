/** Every query gives the same rows and errors with the fast paths on and off. */
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { newOwner, newPublishedApp, openVisitorSocket, startTestServer } from '@parrot/testkit';
import { newTestDatabase, openTestStore } from '@parrot/testkit/stores';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { arrayParameter } from '../array-parameter.ts';
import { createDatabase, type Database, type Driver, type Tx } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDriver } from '../open-database.ts';
import { openPostgres } from '../pg-driver.ts';
import { rows } from '../rows.ts';
import { commitWith } from './commit-with.ts';
import { preparedQuery, preparedStatement } from './prepared-query.ts';

const samples = pgTable('fast_path_samples', {
  id: integer('id').primaryKey(),
  label: text('label').notNull(),
  active: boolean('active'),
  details: jsonb('details').$type<unknown>(),
  at: timestamp('at', { withTimezone: true }),
});

const samplesByLabels = preparedQuery('test_samples_by_labels', (tx, parameter) =>
  tx
    .select()
    .from(samples)
    .where(sql`${samples.label} = any (${arrayParameter(parameter('labels'))})`)
    .orderBy(samples.id),
);
const others = alias(samples, 'others');
const samplesWithOthers = preparedQuery('test_samples_with_others', (tx, parameter) =>
  tx
    .select({
      id: samples.id,
      other: getTableColumns(others),
      both: { label: samples.label, otherLabel: others.label, otherAt: others.at },
      isOdd: sql`${samples.id} % 2`.mapWith(Boolean),
    })
    .from(samples)
    .leftJoin(others, sql`${others.id} = ${samples.id} + ${parameter('distance')}::int`)
    .orderBy(samples.id),
);
const doubled = preparedStatement<{ twice: number }>(
  'test_doubled',
  (parameter) => sql`select ${parameter('value')}::int * 2 as twice`,
);

const TENANT_ID = newId('ten');
const AT = new Date('2026-11-16T12:00:00.123Z');
const TEXTS = ['', 'plain', 'O’Neill "quoted" \\ \u2028 🦜', "it's", '{"json":1}', '%_'];

/** Each case returns rows or throws; the outcomes of both ways are compared. */
const CASES: Record<string, (tx: Tx) => Promise<unknown>> = {
  'no rows': (tx) => tx.select().from(samples).where(eq(samples.id, -1)),
  'all column types': (tx) => tx.select().from(samples).orderBy(samples.id),
  'an insert with returning': (tx) =>
    tx
      .insert(samples)
      .values({ id: 100, label: 'new', details: { a: [1, null] }, at: AT })
      .returning(),
  'a list of each length': async (tx) => {
    const answers = [];
    for (let length = 0; length <= TEXTS.length; length += 1)
      answers.push(await samplesByLabels(tx, { labels: JSON.stringify(TEXTS.slice(0, length)) }));
    return answers;
  },
  'a join without a row on the other side, by one table and by two': async (tx) => [
    await samplesWithOthers(tx, { distance: 2 }),
    await samplesWithOthers(tx, { distance: 100 }),
  ],
  'a prepared statement': async (tx) => [
    await doubled(tx, { value: 21 }),
    await doubled(tx, { value: null }),
    await doubled(tx, { value: '-4' }),
  ],
  'the same statement many times': async (tx) => {
    const answers = [];
    for (let value = 0; value < 8; value += 1)
      answers.push(
        await rows(tx, sql`select ${value}::int + 1 as next, ${TEXTS[value] ?? null}::text as label`),
      );
    return answers;
  },
  'the same fetch from cursors with other columns': async (tx) => {
    const answers = [];
    for (const query of [
      sql`select 1 as one`,
      sql`select 'a' as label, 2 as two`,
      sql`select null as none`,
    ]) {
      await tx.execute(sql`declare fast_path_cursor no scroll cursor for ${query}`);
      for (let time = 0; time < 4; time += 1)
        answers.push(await rows(tx, sql`fetch 1 from fast_path_cursor`));
      await tx.execute(sql`close fast_path_cursor`);
    }
    return answers;
  },
  'a join with an alias and a count': (tx) =>
    rows(
      tx,
      sql`select a.label, count(*)::int as total, max(b.at) as latest
      from fast_path_samples a join fast_path_samples b on b.id >= a.id group by a.label order by a.label`,
    ),
  'no tenant but its own': (tx) =>
    rows(tx, sql`select current_user as role, current_setting('app.tenant') as tenant, name from tenants`),
  'a unique violation': (tx) => tx.insert(samples).values({ id: 1, label: 'again' }),
  'a wrong type': (tx) =>
    tx
      .select()
      .from(samples)
      .where(and(sql`${samples.id} = ${'one'}::int`)),
  'a missing table': (tx) => rows(tx, sql`select 1 from no_such_table`),
  'a division by zero in a prepared statement': (tx) => rows(tx, divide(0)),
  'a query after a failed one': async (tx) => {
    await rows(tx, divide(0)).catch(() => undefined);
    return rows(tx, sql`select 1 as one`);
  },
};
const divide = (by: number): SQL => sql`select 1 / ${by}::int as share`;

/** The same database, opened with the fast paths on and off. */
async function open(): Promise<Driver[]> {
  const { url, drop } = await newTestDatabase();
  const fast = await prepared(await openPostgres(url, 2, { fastPaths: true }));
  const plain = await openPostgres(url, 2, { fastPaths: false });
  const close = () => plain.close().then(async () => void (await drop()));
  return [fast, { ...plain, close }];
}

async function prepared(driver: Driver): Promise<Driver> {
  await migrate(driver);
  await driver.script(CREATE_SAMPLES);
  await createDatabase(driver).system(async (tx) => {
    for (const id of [TENANT_ID, newId('ten')])
      await tx.execute(sql`insert into tenants (id, name, created_at) values (${id}, ${id}, now())`);
    await tx.insert(samples).values(
      TEXTS.map((label, id) => ({
        id,
        label,
        active: [true, false, null][id % 3] ?? null,
        details: [null, 'text', 7, { deep: [{ a: label }] }, [], false][id],
        at: id % 2 ? AT : null,
      })),
    );
  });
  return driver;
}

describe('with the fast paths on and off', () => {
  let drivers: Driver[] = [];

  beforeAll(async () => {
    drivers = await open();
  });
  afterAll(async () => {
    for (const driver of drivers) await driver.close();
  });

  test.each(Object.keys(CASES))('%s', async (title) => {
    const answerOf = async (database: Database, round: number) => {
      const run = async (tx: Tx) => ({ round, rows: await CASES[title]?.(tx) });
      // Rolled back, so that each round finds the same rows.
      const undone = (tx: Tx) => run(tx).then((answer) => Promise.reject(new Undone(answer)));
      return database.tenant(TENANT_ID, undone).catch(describeOutcome);
    };
    // In the second round the statements are prepared.
    for (const round of [1, 2]) {
      const [fast, plain] = await Promise.all(
        drivers.map((driver) => answerOf(createDatabase(driver), round)),
      );
      expect(fast).toBeDefined();
      expect(fast).toEqual(plain);
    }
  });

  test('single queries and scripts', async () => {
    const text =
      'select $1::int as one, $2::text as label, $3::timestamptz as at, $4::jsonb as details, $5::text[] as list';
    const values = [7, TEXTS[2], AT, { a: [null] }, ['x', '{"y",}']];
    const [fast, plain] = await Promise.all(
      drivers.map(async (driver) => [
        await driver.query(text, values),
        await driver.query('select $1::int + $2::int as sum', [1, 2]),
        await driver.query('select 1 as one'),
        await driver.script('select 1 as one; select 2 as two'),
        await driver.query('select 1 / $1::int', [0]).catch(describeOutcome),
      ]),
    );
    expect(fast).toEqual(plain);
  });
});

describe('the last statement of a transaction', () => {
  const openFast = async () => {
    const { url, drop } = await newTestDatabase();
    const sent: string[] = [];
    const driver = await openPostgres(url, 1, { onStatement: (text) => sent.push(text) });
    await prepared(driver);
    onTestFinished(async () => {
      await driver.close();
      await drop();
    });
    return { database: createDatabase(driver), sent };
  };
  const insert = (tx: Tx, id: number) => tx.insert(samples).values({ id, label: 'last' });
  const stored = (database: Database) =>
    database.tenant(TENANT_ID, (tx) => tx.select().from(samples).where(eq(samples.label, 'last')));

  test('takes the commit along, which is sent once', async () => {
    const { database, sent } = await openFast();
    sent.length = 0;
    const done = await database.tenant(TENANT_ID, async (tx) => {
      await insert(tx, 200);
      await commitWith(tx, () => insert(tx, 201).then(() => undefined));
      return 'done';
    });
    expect(done).toBe('done');
    expect(sent.map((text) => text.split(/[ ;]/)[0])).toEqual(['begin', 'insert', 'insert', 'commit']);
    expect(await stored(database)).toHaveLength(2);
  });

  test('that fails rolls all back, and the connection goes on', async () => {
    const { database } = await openFast();
    const failing = database.tenant(TENANT_ID, async (tx) => {
      await insert(tx, 200);
      await commitWith(tx, () => insert(tx, 1).then(() => undefined));
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await stored(database)).toEqual([]);
    await database.tenant(TENANT_ID, (tx) => insert(tx, 200));
    expect(await stored(database)).toHaveLength(1);
  });

  test('is the last: another is refused, not run outside of the transaction', async () => {
    const { database } = await openFast();
    const late = database.tenant(TENANT_ID, async (tx) => {
      await commitWith(tx, () => insert(tx, 200).then(() => undefined));
      await insert(tx, 201);
    });
    await expect(late).rejects.toMatchObject({
      cause: { message: 'the transaction was committed with its last statement' },
    });
    expect((await stored(database)).map(({ id }) => id)).toEqual([200]);
  });

  test('that is never sent leaves the commit to the transaction', async () => {
    const { database } = await openFast();
    await database.tenant(TENANT_ID, async (tx) => {
      await insert(tx, 200);
      await commitWith(tx, async () => undefined);
    });
    expect(await stored(database)).toHaveLength(1);
  });
});

test('the fast paths prepare repeated statements, and nothing is prepared under a name without them', async () => {
  const { url, drop } = await newTestDatabase();
  const namesWith = async (settings: Record<string, string>) => {
    const driver = await openDriver(readSettings({ DATABASE_URL: url, DATABASE_POOL: '1', ...settings }));
    await migrate(driver);
    const names = await preparedNames(driver);
    await driver.close();
    return names;
  };
  expect(await namesWith({})).toEqual(['select_1', 'test_doubled']);
  expect(await namesWith({ DATABASE_FAST_PATHS: 'off' })).toEqual([]);
  await drop();
});

test('a visitor talks to a bot with the fast paths off', async () => {
  const driver = await openTestStore({ fastPaths: false });
  const server = await startTestServer({ driver });
  onTestFinished(() => server.stop());
  const { parrotId } = await newPublishedApp(server, await newOwner(server));
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  const message = { msgId: newId('msg'), value: 'Do you open on Sundays?', files: [] };
  expect(await visitor.answer(sendVisitorMessage, message)).toMatchObject({ ok: true });
  expect(await visitor.answer(sendVisitorMessage, message)).toMatchObject({ ok: true });
  const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  expect(messages.filter(({ value }) => value === message.value)).toHaveLength(1);
  visitor.close();
});

async function preparedNames(driver: Driver): Promise<string[]> {
  const found = await createDatabase(driver).system(async (tx) => {
    for (let value = 0; value < 5; value += 1) {
      await doubled(tx, { value });
      await rows(tx, sql`select ${value}::int as repeated`);
    }
    return rows<{ name: string }>(
      tx,
      sql`select name from pg_prepared_statements where name <> '' order by name`,
    );
  });
  return found.map(({ name }) => name);
}

class Undone extends Error {
  constructor(readonly answer: unknown) {
    super('rolled back');
  }
}

/** The result of a rolled-back case, or what callers can see of a failure. */
function describeOutcome(error: unknown): unknown {
  if (error instanceof Undone) return error.answer;
  const { name, message, cause } = error as Error;
  const { code, constraint } = (cause ?? error) as { code?: unknown; constraint?: unknown };
  return { name, message, code, constraint };
}

const CREATE_SAMPLES = `
  create table fast_path_samples (id int primary key, label text not null, active boolean, details jsonb, at timestamptz);
  grant all on fast_path_samples to parrot_tenant, parrot_system`;
