/** Opens the store of the settings: the data folder's own PostgreSQL or PGlite, or a PostgreSQL server. */
import { resolve } from 'node:path';
import { createLog } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { claimDatabase, type DatabaseClaim, DatabaseInUseError } from './claim-database.ts';
import { DataFolderError } from './data-folder.ts';
import type { Driver } from './database.ts';
import { CannotRun } from './embedded/cannot-run.ts';
import { isStore, pgliteFolder, postgresFolder } from './embedded/embedded-store.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openPostgres } from './pg-driver.ts';
import { openPglite } from './pglite-driver.ts';

export class DatabaseError extends Error {}

type StoreSettings = Pick<
  Settings,
  'DATABASE_URL' | 'DATABASE_POOL' | 'DATABASE_FAST_PATHS' | 'DATABASE_ENGINE' | 'DATA_DIR' | 'LOG_LEVEL'
>;

/** `announce`: one line for the operator about the store that was chosen. */
export async function openDriver(
  settings: StoreSettings,
  announce: (line: string) => void = () => {},
): Promise<Driver> {
  const { DATABASE_URL, DATABASE_POOL, DATABASE_ENGINE, LOG_LEVEL } = settings;
  const options = { fastPaths: settings.DATABASE_FAST_PATHS === 'on' };
  if (DATABASE_URL)
    return withReadableErrors(DATABASE_URL, () => openPostgres(DATABASE_URL, DATABASE_POOL, options));
  const dataDir = resolve(settings.DATA_DIR);
  if (DATABASE_ENGINE === 'pglite') return openFallback(dataDir);
  const log = createLog(LOG_LEVEL);
  const report = (message: string, line?: string) => log.warn({ line }, message);
  try {
    return await openEmbedded(dataDir, { ...options, poolSize: DATABASE_POOL, report, announce });
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    announce(`PostgreSQL can't run here: ${error.message}. Parrot uses PGlite instead, which is slower.`);
    return openFallback(dataDir);
  }
}

async function openFallback(dataDir: string): Promise<Driver> {
  const store = postgresFolder(dataDir);
  if (await isStore(store))
    throw new DataFolderError(
      `The data in ${store} needs PostgreSQL. Please remove DATABASE_ENGINE, or set DATA_DIR to another folder.`,
    );
  return openPglite({ folder: pgliteFolder(dataDir) });
}

/** Undefined for a store in the data folder, as the folder has a claim of its own. */
export async function claimStore({
  DATABASE_URL,
  REDIS_URL,
}: Pick<Settings, 'DATABASE_URL' | 'REDIS_URL'>): Promise<DatabaseClaim | undefined> {
  if (!DATABASE_URL) return undefined;
  const isShared = REDIS_URL !== undefined;
  return withReadableErrors(DATABASE_URL, () => claimDatabase(DATABASE_URL, { isShared }));
}

/** `url` has a host, and may have a password, which is not repeated. */
export async function withReadableErrors<T>(url: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof DatabaseInUseError) throw error;
    const { host } = new URL(url);
    const { code, message, cause } = error as { code?: string; message: string; cause?: unknown };
    const reason = code ?? (cause as { code?: string } | undefined)?.code ?? message;
    throw new DatabaseError(`Cannot connect to the database at ${host} (${reason}). Check DATABASE_URL.`);
  }
}
