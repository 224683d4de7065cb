/** Opens the store of the settings for reading: as it is, and while its server runs if it has one. */

import type { CopySession } from '../db/copy/copy-session.ts';
import { openPgSession } from '../db/copy/pg-session.ts';
import { openPgliteSession } from '../db/copy/pglite-session.ts';
import { hasTables } from '../db/copy/store-catalog.ts';
import { claimDataFolder, DataFolderInUseError } from '../db/data-folder.ts';
import { isStore, pgliteFolder, postgresFolder, startEmbedded } from '../db/embedded/embedded-store.ts';
import { runningServerUrl } from '../db/embedded/running-server.ts';
import { withReadableErrors } from '../db/open-database.ts';
import type { Settings } from '../settings/settings.ts';
import { BackupError, reasonOf } from './backup-error.ts';

export type Source = { session: CopySession; close(): Promise<void> };

/** `mustBeStopped`: refuses a store in the data folder that Parrot uses. */
export async function openSource(
  { DATABASE_URL, DATA_DIR }: Partial<Pick<Settings, 'DATABASE_URL'>> & Pick<Settings, 'DATA_DIR'>,
  { mustBeStopped = false } = {},
): Promise<Source> {
  const source = await (DATABASE_URL ? openServer(DATABASE_URL) : openBuiltIn(DATA_DIR, mustBeStopped));
  if (await hasTables(source.session)) return source;
  await source.close();
  throw new BackupError(
    DATABASE_URL
      ? 'The database of DATABASE_URL has no tables of Parrot.'
      : `The database in ${DATA_DIR} is empty: Parrot has never started with it.`,
  );
}

async function openServer(url: string): Promise<Source> {
  const session = await withReadableErrors(url, () => openPgSession(url));
  return { session, close: () => session.close() };
}

async function openBuiltIn(dataDir: string, mustBeStopped: boolean): Promise<Source> {
  const store = postgresFolder(dataDir);
  if (await isStore(store))
    return (mustBeStopped ? undefined : await openRunning(store)) ?? openStopped(dataDir);
  if (await isStore(pgliteFolder(dataDir))) return openPgliteStore(dataDir);
  throw new BackupError(`There is no database in ${dataDir}. Please set DATA_DIR or DATABASE_URL.`);
}

/** The server that Parrot has started, if it runs. */
async function openRunning(store: string): Promise<Source | undefined> {
  const url = await runningServerUrl(store);
  if (!url) return undefined;
  try {
    const session = await openPgSession(url);
    return { session, close: () => session.close() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw new BackupError(
      `The database in ${store} does not answer: ${reasonOf(error)}. Please try again, as the user that runs Parrot or as root.`,
    );
  }
}

async function openStopped(dataDir: string): Promise<Source> {
  const folder = await claimDataFolder(dataDir);
  try {
    const server = await startEmbedded(dataDir, () => {});
    const session = await openPgSession(server.url).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    const close = async () => {
      await session.close();
      await server.stop();
      await folder.release();
    };
    return { session, close };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

/** Only one process can open it. */
async function openPgliteStore(dataDir: string): Promise<Source> {
  const store = pgliteFolder(dataDir);
  const folder = await claimDataFolder(dataDir).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(
      `Parrot runs on PGlite in ${store}, which only one process can open. Please stop Parrot first.`,
    );
  });
  try {
    const session = await openPgliteSession(store);
    const close = async () => {
      await session.close();
      await folder.release();
    };
    return { session, close };
  } catch (error) {
    await folder.release();
    throw new BackupError(`The database in ${store} can't be opened: ${reasonOf(error)}.`);
  }
}
