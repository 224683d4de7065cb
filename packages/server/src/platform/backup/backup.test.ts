/** Backups of a server under load, restored into each kind of store, compared and served. */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listApps } from '@parrot/contract/apps';
import { type Message, openVisitorConversation } from '@parrot/contract/conversations';
import { openVisitorSocket, signInAs, startTestServer, type TestSocket } from '@parrot/testkit';
import { runStoreProcess, startServerProcess } from '@parrot/testkit/process';
import { newEmptyDatabase, preparedFolder } from '@parrot/testkit/stores';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../db/pg-driver.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive } from './read-archive.ts';
import { FILE_CONTENT, type ServerUnderLoad, startServerUnderLoad } from './server-under-load.fixture.ts';
import { runStoreCommand } from './store-command.ts';

const never = new AbortController().signal;
const run = (args: string[], env: Record<string, string>) => runStoreCommand(args, env, never);
const manifestOf = (file: string): Promise<Manifest> => checkArchive(file, never);

let folder: string;
let base: string;
let load: ServerUnderLoad;
/** For each visitor, how many messages were acknowledged before the backup began. */
let before: number[];
/** Made under load, with the key. */
let live: string;
/** Made of the stopped store, without the key. */
let stopped: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'parrot-backup-'));
  folder = await preparedFolder();
  load = await startServerUnderLoad(folder);
  live = join(base, 'live.backup');
  stopped = join(base, 'stopped.backup');
});
afterAll(async () => {
  await load?.server.stop();
  for (const path of [base, folder]) await rm(path, { recursive: true, force: true });
});

/** Every message after the greeting, as the widget fetches them. */
async function messagesOf(socket: TestSocket): Promise<Message[]> {
  let { lastSeq } = await socket.ask(openVisitorConversation, {});
  const found: Message[] = [];
  for (let seq = 1; seq < lastSeq; seq = found.at(-1)?.seq ?? lastSeq) {
    const more = await socket.ask(openVisitorConversation, { afterSeq: seq });
    found.push(...more.messages);
    lastSeq = more.lastSeq;
  }
  return found;
}

/** What a restore must not change. */
const contentOf = ({ migrations, tables, sequences, files }: Manifest) => ({
  migrations,
  tables,
  sequences,
  files,
});

const newFolder = (): Promise<string> => mkdtemp(join(base, 'data-'));

test('a backup of a running server under load is complete, and only its owner can read it', async () => {
  await load.reached(20);
  before = load.visitors.map(({ acknowledged }) => acknowledged.length);
  const begun = load.acknowledged();
  const made = run(['backup', live, '--with-key'], { DATA_DIR: folder });
  await load.reached(begun + 3);
  const { code, text } = await made;
  expect(text).toMatch(
    /^Backed up [\d,]+ rows of \d+ tables and 3 files to \S+live\.backup \([\d.]+ [KM]B\)\.\nThe secret key is inside: /,
  );
  expect(code).toBe(0);
  expect((await stat(live)).mode & 0o777).toBe(0o600);
  expect(await readdir(base)).toEqual(['live.backup']);
  await load.endLoad();
  await load.server.stop();
});

test('restored, every message acknowledged before the backup is there; people sign in, files open', async () => {
  const target = await newFolder();
  const { text, code } = await run(['restore', live], { DATA_DIR: target });
  expect(text).toMatch(
    /^Restored [\d,]+ rows of \d+ tables into \S+, and 3 files into \S+\.\nAll row counts and checksums match the backup, made by Parrot \S+ at \S+\.\nThe secret key was in the backup and is now in \S+secret\.key\.$/,
  );
  expect(code).toBe(0);
  expect((await readdir(target)).sort()).toEqual(['files', 'postgres', 'secret.key']);

  const server = await startServerProcess({ folder: target, settings: { DEMO: 'no' } });
  onTestFinished(() => server.stop());
  const session = await signInAs(server, load.owner.emailId);
  expect((await server.api.call(listApps, { session })).items).toHaveLength(1);
  for (const [at, { visitorToken, acknowledged }] of load.visitors.entries()) {
    // The token was signed with the key.
    const socket = await openVisitorSocket(server, { parrotId: load.parrotId, visitorToken });
    const messages = await messagesOf(socket);
    const ids = new Set<string>(messages.map(({ msgId }) => msgId));
    expect(acknowledged.slice(0, before[at]).filter((msgId) => !ids.has(msgId))).toEqual([]);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 2));
    const url = messages[0]?.files[0]?.url;
    expect(await (await fetch(server.url + url)).text()).toBe(FILE_CONTENT);
    socket.close();
  }
});

test('a backup of a stopped store has all rows, and not the key', async () => {
  const { text, code } = await run(['backup', stopped], { DATA_DIR: folder });
  expect(text).toMatch(
    /\nThe secret key is not inside\. Store a copy of \S+secret\.key apart from the backup/,
  );
  expect(code).toBe(0);
  const { tables, key } = await manifestOf(stopped);
  const messages = tables.find(({ name }) => name === 'public.messages');
  expect(messages?.rows).toBeGreaterThanOrEqual(load.acknowledged());
  expect(key.isInside).toBe(false);
  expect((await readdir(folder)).sort()).toEqual(['files', 'postgres', 'secret.key']);
});

test('restored into PostgreSQL by the owner of the database and back, nothing has changed', async () => {
  const database = await ownedDatabase();
  const settings = { DATA_DIR: await newFolder(), DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(40) };
  const restored = await run(['restore', stopped], settings);
  expect(restored.text).toMatch(
    /^Restored .* into the database \w+ at \S+, and 3 files .*\n.*\nThe secret key that is set here is not the one of the backup/,
  );
  expect(restored.code).toBe(0);
  expect(await database.tablesLeftOpen()).toEqual([]);

  const again = join(base, 'from-postgresql.backup');
  expect(await run(['backup', again], settings)).toMatchObject({ code: 0 });
  const expected = contentOf(await manifestOf(stopped));
  expect(contentOf(await manifestOf(again))).toEqual(expected);

  const target = await newFolder();
  expect(await run(['restore', again], { DATA_DIR: target })).toMatchObject({ code: 0 });
  const last = join(base, 'from-built-in.backup');
  expect(await run(['backup', last], { DATA_DIR: target })).toMatchObject({ code: 0 });
  expect(contentOf(await manifestOf(last))).toEqual(expected);
});

test('one command moves the built-in store to a PostgreSQL server, and leaves it as it was', async () => {
  const database = await ownedDatabase();
  const { text, code } = await run(['move', database.url], { DATA_DIR: folder });
  expect(text).toMatch(
    /^Copied .* All row counts and checksums match\.\nBefore the next start, set DATABASE_URL to that address\.\nDATA_DIR stays .*\n {2}SECRET_KEY="base64:\$\(base64 < '\S+secret\.key' \| tr -d '\\n'\)"\n.* was not changed\./,
  );
  expect(code).toBe(0);
  const key = await readFile(join(folder, 'secret.key'), 'base64');
  const settings = { DATABASE_URL: database.url, SECRET_KEY: `base64:${key}` };
  const moved = join(base, 'moved.backup');
  expect(await run(['backup', moved], { DATA_DIR: folder, ...settings })).toMatchObject({ code: 0 });
  const [manifest, source] = [await manifestOf(moved), await manifestOf(stopped)];
  expect(contentOf(manifest)).toEqual(contentOf(source));
  expect(manifest.key).toEqual(source.key);

  const driver = await openPostgres(database.url, 8);
  const server = await startTestServer({ driver, settings: { DATA_DIR: folder, ...settings } });
  const [visitor] = load.visitors;
  const visitorToken = visitor?.visitorToken ?? '';
  const socket = await openVisitorSocket(server, { parrotId: load.parrotId, visitorToken });
  expect((await messagesOf(socket)).length).toBeGreaterThanOrEqual(visitor?.acknowledged.length ?? 0);
  socket.close();
  await signInAs(server, load.owner.emailId);
  await server.stop();
  await driver.close();
});

test('restored into PGlite and backed up from it, nothing has changed', async () => {
  const settings = { DATA_DIR: await newFolder(), DATABASE_ENGINE: 'pglite' };
  expect(await run(['restore', stopped], settings)).toMatchObject({ code: 0 });
  const again = join(base, 'from-pglite.backup');
  expect(await run(['backup', again], settings)).toMatchObject({ code: 0 });
  expect(contentOf(await manifestOf(again))).toEqual(contentOf(await manifestOf(stopped)));
});

test('as a process, a command prints to the right stream and exits with its status', async () => {
  const { code, output } = await runStoreProcess(['backup', stopped], { DATA_DIR: folder });
  expect([code, output]).toEqual([1, `${stopped} already exists. Please choose another name.\n`]);
});

/** A database whose owner is no superuser, as row-level security is forced for owners too. */
async function ownedDatabase() {
  const { url, drop } = await newEmptyDatabase();
  const owner = new URL(url).pathname.slice(1).replace('parrot_test', 'parrot_owner');
  const admin = async <Row extends object>(statement: string, at = url): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    return client
      .query<Row & pg.QueryResultRow>(statement)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  await admin(`create role ${owner} createrole;
    grant parrot_tenant, parrot_system to ${owner} with admin option;
    alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`);
  onTestFinished(async () => {
    await drop();
    await admin(`drop role ${owner}`, process.env.TEST_DATABASE_URL);
  });
  const owned = new URL(url);
  owned.searchParams.set('options', `-c role=${owner} ${owned.searchParams.get('options')}`);
  return {
    url: owned.href,
    /** By row-level security. */
    tablesLeftOpen: () =>
      admin<{ relname: string }>(
        'select relname from pg_class where relrowsecurity and not relforcerowsecurity',
      ),
  };
}
