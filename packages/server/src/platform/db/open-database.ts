/** Opens the store of the settings: the data folder or a PostgreSQL server. */
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { claimDatabase, type DatabaseClaim, DatabaseInUseError } from './claim-database.ts';
import type { Driver } from './database.ts';
import { openPostgres } from './pg-driver.ts';
import { openPglite } from './pglite-driver.ts';

export class DatabaseError extends Error {}

type StoreSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATABASE_FAST_PATHS' | 'DATA_DIR'>;

export async function openDriver({
  DATABASE_URL,
  DATABASE_POOL,
  DATABASE_FAST_PATHS,
  DATA_DIR,
}: StoreSettings): Promise<Driver> {
  const options = { fastPaths: DATABASE_FAST_PATHS === 'on' };
  if (!DATABASE_URL) return openPglite({ folder: join(DATA_DIR, 'database') }, options);
  return withReadableErrors(DATABASE_URL, () => openPostgres(DATABASE_URL, DATABASE_POOL, options));
}

/** Undefined for the store in the data folder, as the folder has a claim of its own. */
export async function claimStore({
  DATABASE_URL,
}: Pick<StoreSettings, 'DATABASE_URL'>): Promise<DatabaseClaim | undefined> {
  return DATABASE_URL ? withReadableErrors(DATABASE_URL, () => claimDatabase(DATABASE_URL)) : undefined;
}

async function withReadableErrors<T>(url: string, open: () => Promise<T>): Promise<T> {
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
