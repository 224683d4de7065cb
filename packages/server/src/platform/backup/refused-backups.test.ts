/** What backups, restores and moves refuse, each with one sentence, and without changing anything. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newEmptyDatabase, newTestDatabase, preparedFolder } from '@parrot/testkit/stores';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { claimDatabase } from '../db/claim-database.ts';
import { claimDataFolder } from '../db/data-folder.ts';
import type { Entry } from './archive-entries.ts';
import type { Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { runStoreCommand } from './store-command.ts';
import { createArchive } from './write-archive.ts';

const AWAY = 'postgres://nobody:secret@127.0.0.1:1/none';

let base: string;
let source: string;
let backup: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'parrot-refused-'));
  source = await preparedFolder();
  backup = join(base, 'good.backup');
  await mkdir(join(source, 'files'));
  await writeFile(join(source, 'files/a'), 'a file');
  expect(await run(['backup', backup], { DATA_DIR: source })).toMatchObject({ code: 0 });
});
afterAll(async () => {
  for (const path of [base, source]) await rm(path, { recursive: true, force: true });
});

const run = (args: string[], env: Record<string, string>, signal = new AbortController().signal) =>
  runStoreCommand(args, env, signal);

/** The sentence of a command that fails. */
async function refused(args: string[], env: Record<string, string>): Promise<string> {
  const { code, text } = await run(args, env);
  expect([code, text.split('\n').length]).toEqual([1, 1]);
  return text;
}

const emptyFolder = (): Promise<string> => mkdtemp(join(base, 'data-'));

async function copyOf(change: (file: string) => Promise<void>): Promise<string> {
  const file = join(await emptyFolder(), 'changed.backup');
  await writeFile(file, await readFile(backup));
  await change(file);
  return file;
}

describe('a restore', () => {
  const fromFile = async (file: string) => {
    const target = await emptyFolder();
    const text = await refused(['restore', file], { DATA_DIR: target });
    expect(await readdir(target)).toEqual([]);
    return text;
  };

  test('refuses a missing file, and one that is no backup', async () => {
    expect(await fromFile(join(base, 'none'))).toMatch(/^\S+none can't be read: ENOENT\.$/);
    expect(await fromFile(base)).toMatch(/^\S+ can't be read: EISDIR\.$/);
    const text = await copyOf((file) => writeFile(file, 'a text'));
    expect(await fromFile(text)).toMatch(/^\S+ is not a backup of Parrot\.$/);
    const empty = await copyOf((file) => writeFile(file, ''));
    expect(await fromFile(empty)).toMatch(/ is damaged or incomplete: .*\. Nothing was changed\.$/);
    const other = await copyOf((file) => writeFile(file, gzipSync('a compressed text')));
    expect(await fromFile(other)).toMatch(/ is damaged or incomplete: .*\. Nothing was changed\.$/);
  });

  test('refuses a truncated backup, wherever it ends', async () => {
    const { length } = await readFile(backup);
    for (const size of [12, Math.floor(length / 3), length - 500, length - 1]) {
      const file = await copyOf((copy) => truncate(copy, size));
      expect(await fromFile(file)).toMatch(/ is damaged or incomplete: .*\. Nothing was changed\.$/);
    }
  });

  test('refuses a backup with a changed byte, also where it is still a valid archive', async () => {
    const { length } = await readFile(backup);
    for (const at of [100, Math.floor(length / 2), length - 5]) {
      const file = await copyOf((copy) => flip(copy, at));
      expect(await fromFile(file)).toMatch(/ is damaged or incomplete: .*\. Nothing was changed\.$/);
    }
    const file = await copyOf(async (copy) => {
      const content = gunzipSync(await readFile(copy)).toString('latin1');
      await writeFile(copy, gzipSync(Buffer.from(content.replace('a file', 'A file'), 'latin1')));
    });
    expect(await fromFile(file)).toMatch(/ is damaged or incomplete: its checksum is wrong\./);
    const invalid = await rebuilt({ manifest: ({ tables: _, ...rest }) => rest as Manifest });
    expect(await fromFile(invalid)).toMatch(/ is damaged or incomplete: its manifest is invalid\./);
  });

  test('refuses a backup of a newer format, and of newer migrations', async () => {
    const newer =
      /^\S+ was made by a newer Parrot \(\S+\)\. Please restore it with that version or a later one\.$/;
    const format = await rebuilt({ manifest: (old) => ({ ...old, format: 2 }) as never });
    expect(await fromFile(format)).toMatch(newer);
    const migrations = await rebuilt({
      manifest: (old) => ({ ...old, migrations: [...old.migrations, '9001_later.sql'] }),
    });
    expect(await fromFile(migrations)).toMatch(newer);
  });

  test('refuses a name that leads out of the folder of files, and deletes what it had restored', async () => {
    const file = await rebuilt({
      entry: (entry) => (entry.name === 'files/a' ? { ...entry, name: 'files/../sneak' } : entry),
    });
    expect(await fromFile(file)).toBe('The backup has a file with the invalid name ../sneak.');
  });

  test('refuses a folder and a database with data', async () => {
    const before = await readdir(source);
    expect(await refused(['restore', backup], { DATA_DIR: source })).toMatch(
      /^There is data in \S+postgres\. Nothing was changed\. Please move it away, or set DATA_DIR to an empty folder\.$/,
    );
    expect(await readdir(source)).toEqual(before);
    const target = await emptyFolder();
    await mkdir(join(target, 'files'));
    await writeFile(join(target, 'files/mine'), '');
    expect(await refused(['restore', backup], { DATA_DIR: target })).toMatch(/^There is data in \S+files\./);

    const { url, drop } = await newTestDatabase();
    onTestFinished(async () => void (await drop()));
    const settings = { DATA_DIR: await emptyFolder(), DATABASE_URL: url };
    expect(await refused(['restore', backup], settings)).toMatch(
      /^The database is not empty: it has \S+\. Nothing was changed\. Please create an empty one\.$/,
    );
  });

  test('refuses what another process uses, and a database that does not answer', async () => {
    const target = await emptyFolder();
    const folder = await claimDataFolder(target);
    expect(await refused(['restore', backup], { DATA_DIR: target })).toMatch(
      /^Another Parrot \(process \d+\)/,
    );
    await folder.release();

    const { url, drop } = await newEmptyDatabase();
    const claim = await claimDatabase(url);
    expect(await refused(['restore', backup], { DATA_DIR: target, DATABASE_URL: url })).toMatch(
      /^Another Parrot already uses the database/,
    );
    await claim.release();
    await drop();
    expect(await refused(['restore', backup], { DATA_DIR: target, DATABASE_URL: AWAY })).toBe(
      'Cannot connect to the database at 127.0.0.1:1 (ECONNREFUSED). Check DATABASE_URL.',
    );
    expect(await readdir(target)).toEqual([]);
  });

  test('that fails in the middle leaves the database empty, and the next one succeeds', async () => {
    const { url, drop } = await newEmptyDatabase();
    onTestFinished(async () => void (await drop()));
    const settings = { DATA_DIR: await emptyFolder(), DATABASE_URL: url };
    const file = await rebuilt({
      manifest: (old) => ({
        ...old,
        tables: old.tables.map((table) =>
          table.name === 'public.schema_migrations' ? { ...table, rows: 9 } : table,
        ),
      }),
    });
    expect(await refused(['restore', file], settings)).toMatch(
      /could not be restored: the rows of public\.schema_migrations differ after copying\. What had been restored was deleted again\.$/,
    );
    expect(await readdir(settings.DATA_DIR)).toEqual([]);
    expect(await run(['restore', backup], settings)).toMatchObject({ code: 0 });
    expect(await readFile(join(settings.DATA_DIR, 'files/a'), 'utf8')).toBe('a file');
  });
});

describe('a backup', () => {
  test('refuses a name that exists, and a folder that does not', async () => {
    expect(await refused(['backup', backup], { DATA_DIR: source })).toMatch(
      /^\S+ already exists\. Please choose another name\.$/,
    );
    expect(await refused(['backup', join(base, 'none/x')], { DATA_DIR: source })).toMatch(
      /^The backup can't be written to \S+: ENOENT\.$/,
    );
  });

  test('refuses a folder without a database, and a database that does not answer or has no tables', async () => {
    const [target, file] = [await emptyFolder(), join(base, 'never')];
    expect(await refused(['backup', file], { DATA_DIR: target })).toMatch(
      /^There is no database in \S+\. Please set DATA_DIR or DATABASE_URL\.$/,
    );
    expect(await refused(['backup', file], { DATA_DIR: join(target, 'none') })).toMatch(
      /^There is no folder \S+none\. Please set DATA_DIR: the files are in it\.$/,
    );
    expect(await refused(['backup', file], { DATA_DIR: target, DATABASE_URL: AWAY })).toMatch(
      /^Cannot connect to the database at 127\.0\.0\.1:1/,
    );
    const { url, drop } = await newEmptyDatabase();
    expect(await refused(['backup', file], { DATA_DIR: target, DATABASE_URL: url })).toBe(
      'The database of DATABASE_URL has no tables of Parrot.',
    );
    await drop();
  });

  test('refuses PGlite while Parrot runs', async () => {
    const target = await emptyFolder();
    await mkdir(join(target, 'database'));
    await writeFile(join(target, 'database/PG_VERSION'), '18\n');
    const folder = await claimDataFolder(target);
    expect(await refused(['backup', join(base, 'never')], { DATA_DIR: target })).toMatch(
      /^Parrot runs on PGlite in \S+, which only one process can open\. Please stop Parrot first\.$/,
    );
    await folder.release();
  });

  test('refuses a user from whom row-level security hides rows', async () => {
    const { url, drop } = await newTestDatabase();
    const role = new URL(url).pathname.slice(1).replace('parrot_test', 'parrot_reader');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create role ${role}; grant pg_read_all_data to ${role}`);
    onTestFinished(async () => {
      await client.query(`drop owned by ${role}; drop role ${role}`);
      await client.end();
      await drop();
    });
    const reader = new URL(url);
    reader.searchParams.set('options', `-c role=${role}`);
    const settings = { DATA_DIR: await emptyFolder(), DATABASE_URL: reader.href };
    expect(await refused(['backup', join(base, 'never')], settings)).toMatch(
      /^The backup could not be made: the database user can't read all rows of .*apps.*\.$/,
    );
  });

  test('leaves nothing behind if it is stopped', async () => {
    const names = await readdir(base);
    const { code, text } = await run(
      ['backup', join(base, 'never')],
      { DATA_DIR: source },
      AbortSignal.abort(),
    );
    expect([code, text]).toEqual([1, 'Stopped. What had been written was deleted again.']);
    expect(await readdir(base)).toEqual(names);
    expect(await readdir(source)).not.toContain('parrot.lock');
  });

  const disk = join(tmpdir(), `parrot-full-${process.pid}`);
  const isMounted =
    process.getuid?.() === 0 &&
    spawnSync('mkdir', [disk]).status === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', disk]).status === 0;
  afterAll(async () => {
    if (isMounted) spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });

  test.runIf(isMounted)('says that the disk is full, and leaves nothing there', async () => {
    const file = join(disk, 'x.backup');
    expect(await refused(['backup', file], { DATA_DIR: source })).toBe(
      `The backup can't be written to ${file}: the disk is full.`,
    );
    expect(await readdir(disk)).toEqual([]);
  });
});

describe('a move', () => {
  test('refuses a store in use, a database with data, an address that is none, and DATABASE_URL', async () => {
    const folder = await claimDataFolder(source);
    expect(await refused(['move', AWAY], { DATA_DIR: source })).toMatch(/^Another Parrot \(process \d+\)/);
    await folder.release();
    const { url, drop } = await newTestDatabase();
    expect(await refused(['move', url], { DATA_DIR: source })).toMatch(/^The database is not empty: it has /);
    await drop();
    expect(await refused(['move', AWAY], { DATA_DIR: source })).toMatch(/^Cannot connect to the database/);
    expect(await refused(['move', 'mysql://x'], { DATA_DIR: source })).toMatch(
      /^Invalid settings: DATABASE_URL must be an address such as/,
    );
    expect(await refused(['move', url], { DATA_DIR: source, DATABASE_URL: url })).toMatch(
      /^DATABASE_URL is set/,
    );
  });
});

test('a command without its argument prints how to use it', async () => {
  expect(await refused(['backup'], {})).toBe('Usage: npm run backup -- FILE [--with-key]');
  expect(await refused(['restore', 'a', 'b'], {})).toBe('Usage: npm run restore -- FILE');
  expect((await run([], {})).text.split('\n')).toHaveLength(3);
  expect(await refused(['backup', 'x', '--without-key'], {})).toMatch(/^Unknown option '--without-key'/);
});

async function flip(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 0xff]), 0, 1, at);
  await handle.close();
}

/** The backup with other entries or another manifest, and the right checksum. */
async function rebuilt({
  entry: changeEntry = (entry) => entry,
  manifest: changeManifest = (manifest) => manifest,
}: {
  entry?: (entry: Entry) => Entry;
  manifest?: (manifest: Manifest) => Manifest;
}): Promise<string> {
  const file = join(await emptyFolder(), 'rebuilt.backup');
  const archive = await createArchive(file);
  for await (const { manifest, ...entry } of readArchive(backup, new AbortController().signal))
    if (manifest) await archive.finish(changeManifest(manifest));
    else await archive.add(changeEntry(entry));
  return file;
}
