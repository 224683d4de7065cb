/** The data folder's own PostgreSQL server: created, killed, left behind, refused. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedFolder } from '@parrot/testkit/stores';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import type { Driver } from '../database.ts';
import { openDriver } from '../open-database.ts';

async function temporary(folder: Promise<string>): Promise<string> {
  const path = await folder;
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}
const emptyFolder = () => temporary(mkdtemp(join(tmpdir(), 'parrot-embedded-')));

const NOBODY = 65_534;

type Opened = Driver & { announced: string[] };

async function opened(folder: string, more: Record<string, string> = {}): Promise<Opened> {
  const announced: string[] = [];
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...more });
  const driver = await openDriver(settings, (line) => announced.push(line));
  let isOpen = true;
  const close = async () => {
    if (isOpen) await driver.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...driver, close, announced };
}

const serverPid = async (folder: string): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** All rows, as soon as the store answers again. */
async function rowsOf(driver: Driver): Promise<unknown[]> {
  let found: unknown[] = [];
  await expect
    .poll(() =>
      driver.query('select at from lines order by at').then(
        ({ rows }) => {
          found = rows.map(({ at }) => at);
          return true;
        },
        () => false,
      ),
    )
    .toBe(true);
  return found;
}

test('a store is created, durable, closed and opened again, at a path too long for a socket', async () => {
  const folder = join(await emptyFolder(), 'a-folder-with-a-rather-long-name-'.repeat(3));
  await mkdir(folder, { recursive: true });
  // The account of the server must reach it.
  execFileSync('chmod', ['a+x', join(folder, '..')]);
  const first = await opened(folder);
  const { rows } = await first.query(`select
    current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('listen_addresses') as addresses, 'ÄRGER' ilike 'ärger' as maps_case,
    (select array_agg(word order by word) from unnest(array['b', 'B', 'a', 'ä']) word) as sorted`);
  expect(rows).toEqual([
    { fsync: 'on', commit: 'on', addresses: '', maps_case: true, sorted: ['B', 'a', 'b', 'ä'] },
  ]);
  await first.script('create table lines (at int primary key); insert into lines values (1)');
  const pid = await serverPid(folder);
  await first.close();
  expect(isRunning(pid)).toBe(false);
  expect(await readdir(folder)).toEqual(['postgres']);

  const second = await opened(folder);
  expect(await rowsOf(second)).toEqual([1]);
  expect(second.announced).toEqual([]);
});

test('a server whose guard was killed is replaced, and what was stored is there', async () => {
  const folder = await temporary(preparedFolder());
  const driver = await opened(folder);
  await driver.script('create table lines (at int primary key); insert into lines values (1)');
  const pid = await serverPid(folder);
  const guard = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
  const watcher = execFileSync('ps', ['-o', 'pid=', '--ppid', String(guard)])
    .toString()
    .split('\n')
    .map(Number);
  for (const each of [guard, ...watcher.filter((child) => child > 0 && child !== pid)])
    process.kill(each, 'SIGKILL');
  await expect.poll(() => serverPid(folder).catch(() => pid)).not.toBe(pid);
  expect(await rowsOf(driver)).toEqual([1]);
  expect(isRunning(pid)).toBe(false);
});

test('the id of a dead server that another process got does not keep the store from opening', async () => {
  const folder = await temporary(preparedFolder());
  const file = join(folder, 'postgres/postmaster.pid');
  const port = '5432\n';
  await writeFile(
    file,
    `${process.pid}\n${folder}/postgres\n1\n${port}${folder}/postgres\n\n  1 1\nready   \n`,
  );
  const driver = await opened(folder);
  expect((await driver.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a store of another version is refused with a sentence, and not touched', async () => {
  const folder = await temporary(preparedFolder());
  const file = join(folder, 'postgres/PG_VERSION');
  await writeFile(file, '17\n');
  const before = await readdir(join(folder, 'postgres'));
  await expect(opened(folder)).rejects.toThrow(
    /^The database in \S+ is one of PostgreSQL 17, and this Parrot has PostgreSQL 18\. It was not changed: please start it with the Parrot that made it\.$/,
  );
  expect(await readdir(join(folder, 'postgres'))).toEqual(before);
});

test('a damaged store is refused with the reason of PostgreSQL', async () => {
  const folder = await temporary(preparedFolder());
  await rm(join(folder, 'postgres/global/pg_control'));
  await expect(opened(folder)).rejects.toThrow(
    /^The database in \S+ could not be started \(exit \d+\): .*pg_control/,
  );
});

test('PGlite does not hide a PostgreSQL store', async () => {
  const folder = await temporary(preparedFolder());
  await expect(opened(folder, { DATABASE_ENGINE: 'pglite' })).rejects.toThrow(
    /^The data in \S+ needs PostgreSQL\. Please remove DATABASE_ENGINE, or set DATA_DIR to another folder\.$/,
  );
});

test.runIf(process.getuid?.() === 0)('root runs it as the owner of the folder', async () => {
  const folder = await temporary(preparedFolder());
  execFileSync('chown', ['-R', '0:0', folder]);
  execFileSync('chown', [`${NOBODY}:${NOBODY}`, folder]);
  await chmod(folder, 0o700);
  const driver = await opened(folder);
  expect((await driver.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const owner = execFileSync('ps', ['-o', 'uid=', '-p', String(await serverPid(folder))]);
  expect(Number(owner)).toBe(NOBODY);
});

const hasNamespaces = spawnSync('unshare', ['--user', '--map-user=65534', 'true']).status === 0;

test.runIf(process.getuid?.() === 0 && hasNamespaces)(
  'root runs it in a namespace if no other account reaches the folder',
  async () => {
    const folder = join(await emptyFolder(), 'data');
    await mkdir(folder);
    const driver = await opened(folder);
    expect([driver.kind, driver.announced]).toEqual(['postgres', []]);
    expect((await stat(join(folder, 'postgres'))).uid).toBe(0);
    const pid = await serverPid(folder);
    await driver.close();
    expect(isRunning(pid)).toBe(false);
  },
);
