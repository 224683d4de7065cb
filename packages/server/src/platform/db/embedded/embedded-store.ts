/** The PostgreSQL store of a data folder: whether there is one, its creation, and the server on it. */
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError, syncFolder } from '../data-folder.ts';
import { accountFor, giveStore, letPass } from './account.ts';
import { CannotRun } from './cannot-run.ts';
import { createStore } from './create-store.ts';
import {
  type EmbeddedServer,
  type Report,
  type ServerOptions,
  startEmbeddedServer,
} from './embedded-server.ts';
import { findPrograms } from './programs.ts';

export const postgresFolder = (dataDir: string): string => join(dataDir, 'postgres');
/** The store of PGlite, and of all data folders before PostgreSQL was built in. */
export const pgliteFolder = (dataDir: string): string => join(dataDir, 'database');

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

/** Creates the store, which exists only after `fill` has succeeded. Throws `CannotRun` where it can't be. */
export async function createEmbedded(
  dataDir: string,
  report: Report,
  fill: (server: ServerOptions) => Promise<void>,
): Promise<void> {
  const store = postgresFolder(dataDir);
  const server = await prepare(dataDir, report);
  const folder = `${store}.new`;
  await createStore(folder, server.programs, server.account);
  try {
    await fill({ ...server, folder });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await rename(folder, store);
  await syncFolder(dataDir);
}

/** Starts the server of an existing store. */
export async function startEmbedded(dataDir: string, report: Report): Promise<EmbeddedServer> {
  const folder = postgresFolder(dataDir);
  const server = await prepare(dataDir, report).catch((error: Error) => {
    if (!(error instanceof CannotRun)) throw error;
    throw new DataFolderError(`The data in ${folder} needs PostgreSQL, and ${error.message}.`);
  });
  await requireVersion(folder, server.programs.major);
  await giveStore(server.account, folder);
  await requireOwner(folder);
  return startEmbeddedServer({ ...server, folder });
}

async function prepare(dataDir: string, report: Report): Promise<Omit<ServerOptions, 'folder'>> {
  const account = await accountFor(dataDir, postgresFolder(dataDir));
  await letPass(account, dataDir);
  return { account, report, programs: await findPrograms(dataDir, account) };
}

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
