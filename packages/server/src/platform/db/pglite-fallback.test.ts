/** The product on PGlite, and the move of its data to PostgreSQL. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listApps } from '@parrot/contract/apps';
import {
  openVisitorConversation,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId, type TenantId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  signInAs,
  startTestServer,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { createDatabase, type Driver } from './database.ts';
import { openDriver } from './open-database.ts';
import { rows } from './rows.ts';
import { vacuumTables } from './vacuum.job.ts';

const QUESTION = `${OPENING_HOURS.question[0]} O’Neill "asks" \\ 🦜`;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-pglite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function open(folder: string, more: Record<string, string>): Promise<[Driver, announced: string[]]> {
  const announced: string[] = [];
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...more });
  return [await openDriver(settings, (line) => announced.push(line)), announced];
}

/** Signs up, publishes a bot and asks it. */
async function useProduct(driver: Driver, emailId: string): Promise<void> {
  const server = await startTestServer({ driver });
  const owner = await newOwner(server, { emailId });
  const { parrotId } = await newPublishedApp(server, owner);
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, {});
  const message = { msgId: newId('msg'), value: QUESTION };
  for (const _ of ['once', 'and again']) await visitor.ask(sendVisitorMessage, message);
  await visitor.next(visitorMessageAdded, (sent) => sent.message.value === OPENING_HOURS.answer);
  visitor.close();
  await server.stop();
}

/** Every row of the product's tables as text. */
async function contentOf(driver: Driver): Promise<Record<string, unknown>> {
  const tables = await driver.query(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  await driver.query("set timezone = 'UTC'");
  const content: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const found = await driver.query(`select to_jsonb(row)::text as text from ${name} row order by 1`);
    content[String(name)] = found.rows.map(({ text }) => text);
  }
  return content;
}

test('the product works on PGlite, and the next start moves all its data to PostgreSQL', async () => {
  const folder = await emptyFolder();
  const [pglite, none] = await open(folder, { DATABASE_ENGINE: 'pglite' });
  expect([pglite.kind, none]).toEqual(['pglite', []]);
  await useProduct(pglite, 'ann@moved.example');
  const database = createDatabase(pglite);
  const asOther = await database.tenant('ten_other' as TenantId, (tx) => rows(tx, sql`select 1 from apps`));
  expect(asOther).toEqual([]);
  await vacuumTables(pglite);
  const before = await contentOf(pglite);
  const jobsBefore = await pglite.query('select id, name, state from pgboss.job order by id');
  expect(before.messages).toHaveLength(3);
  await pglite.close();

  // What an interrupted move leaves behind.
  await mkdir(join(folder, 'postgres.new'));
  await writeFile(join(folder, 'postgres.new/PG_VERSION'), '18\n');
  const [postgres, announced] = await open(folder, {});
  onTestFinished(() => postgres.close());
  expect(postgres.kind).toBe('postgres');
  expect(announced).toEqual([
    `The database is now a PostgreSQL server in ${folder}/postgres; the old one was kept as ${folder}/database-before-postgres.`,
  ]);
  expect((await readdir(folder)).sort()).toEqual(['database-before-postgres', 'postgres']);
  expect(await contentOf(postgres)).toEqual(before);
  expect(await postgres.query('select id, name, state from pgboss.job order by id')).toEqual(jobsBefore);

  await useProduct(postgres, 'bob@moved.example');
  const server = await startTestServer({ driver: postgres });
  const session = await signInAs(server, 'ann@moved.example');
  expect((await server.api.call(listApps, { session })).items).toHaveLength(1);
  await server.stop();
});

test.runIf(process.getuid?.() === 0)(
  'a folder that the account of PostgreSQL cannot reach is used by PGlite, which is reported in one line',
  async () => {
    const folder = join(await emptyFolder(), 'data');
    await mkdir(folder);
    // Without the program that makes a namespace.
    vi.stubEnv('PATH', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const [driver, announced] = await open(folder, {});
    onTestFinished(() => driver.close());
    expect(driver.kind).toBe('pglite');
    expect(announced).toEqual([
      expect.stringMatching(/^PostgreSQL can't run here: .*Permission denied\. Parrot uses PGlite instead/),
    ]);
    expect(await readdir(folder)).toEqual(['database']);
  },
);
