/** Opens the PostgreSQL store of a data folder: created, moved from PGlite, or as it is. */
import { open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from '../data-folder.ts';
import type { Driver, DriverOptions } from '../database.ts';
import { openPostgres } from '../pg-driver.ts';
import { accountFor, giveStore, letPass } from './account.ts';
import { CannotRun } from './cannot-run.ts';
import { createStore } from './create-store.ts';
import { type Report, startEmbeddedServer } from './embedded-server.ts';
import { moveFromPglite } from './move/move-from-pglite.ts';
import { findPrograms } from './programs.ts';
import { POOL_SIZE } from './server-options.ts';

export const postgresFolder = (dataDir: string): string => join(dataDir, 'postgres');
/** The store of PGlite, and of all data folders before PostgreSQL was built in. */
export const pgliteFolder = (dataDir: string): string => join(dataDir, 'database');

type Options = DriverOptions & {
  poolSize: number;
  report: Report;
  /** Tells the operator in one line what was done with the data. */
  announce(line: string): void;
};

/** Throws `CannotRun` only if the data folder has no PostgreSQL store yet. */
export async function openEmbedded(dataDir: string, options: Options): Promise<Driver> {
  const store = postgresFolder(dataDir);
  const isNew = !(await isStore(store));
  try {
    const account = await accountFor(dataDir, store);
    await letPass(account, dataDir);
    const programs = await findPrograms(dataDir, account);
    const server = { programs, account, report: options.report };
    if (isNew) {
      const draft = `${store}.new`;
      await createStore(draft, programs, account);
      if (await isStore(pgliteFolder(dataDir)))
        await moveFromPglite(pgliteFolder(dataDir), { ...server, folder: draft });
      await rename(draft, store);
      await syncFolder(dataDir);
    } else {
      await requireVersion(store, programs.major);
      await giveStore(account, store);
      await requireOwner(store);
    }
    await setPgliteAside(dataDir, options.announce);
    return await openOn({ ...server, folder: store }, options);
  } catch (error) {
    if (!(error instanceof CannotRun) || isNew) throw error;
    throw new DataFolderError(`The data in ${store} needs PostgreSQL, and ${error.message}.`);
  }
}

type Server = Parameters<typeof startEmbeddedServer>[0];

async function openOn(server: Server, { poolSize, fastPaths }: Options): Promise<Driver> {
  const { url, stop } = await startEmbeddedServer(server);
  try {
    const driver = await openPostgres(url, Math.min(poolSize, POOL_SIZE), {
      ...(fastPaths !== undefined && { fastPaths }),
    });
    return {
      ...driver,
      async close() {
        await driver.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Every PostgreSQL store has this file, PGlite's too. */
const versionFile = (store: string) => join(store, 'PG_VERSION');

export const isStore = (folder: string): Promise<boolean> =>
  stat(versionFile(folder)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw new DataFolderError(`The database in ${folder} can't be read (${error.code}).`);
    },
  );

async function requireVersion(store: string, major: number): Promise<void> {
  const version = (await readFile(versionFile(store), 'utf8')).trim();
  if (version === String(major)) return;
  throw new DataFolderError(
    `The database in ${store} is one of PostgreSQL ${version}, and this Parrot has PostgreSQL ${major}. It was not changed: please start it with the Parrot that made it.`,
  );
}

async function requireOwner(store: string): Promise<void> {
  const { uid } = await stat(store);
  const own = process.getuid?.();
  if (own === undefined || own === 0 || own === uid) return;
  throw new DataFolderError(
    `The database in ${store} belongs to another user (${uid}). Please start Parrot as that user or as root, or give the folder to this one.`,
  );
}

/** Keeps the old store: nothing is deleted. Also completes a move that was interrupted before this step. */
async function setPgliteAside(dataDir: string, announce: Options['announce']): Promise<void> {
  const old = pgliteFolder(dataDir);
  if (!(await isStore(old))) return;
  const names = await readdir(dataDir);
  let aside = `${old}-before-postgres`;
  for (let count = 2; names.some((name) => join(dataDir, name) === aside); count += 1)
    aside = `${old}-before-postgres-${count}`;
  await rename(old, aside);
  announce(
    `The database is now a PostgreSQL server in ${postgresFolder(dataDir)}; the old one was kept as ${aside}.`,
  );
}

/** The new name is on the disk before anything relies on it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
