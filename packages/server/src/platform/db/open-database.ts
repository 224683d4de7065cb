/** Opens the store the settings name: the folder of the default installation, or a PostgreSQL server. */
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import type { Driver } from './database.ts';
import { openPostgres } from './pg-driver.ts';
import { openPglite } from './pglite-driver.ts';

export class DatabaseError extends Error {}

export async function openDriver(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
): Promise<Driver> {
  if (!settings.DATABASE_URL) return openPglite({ folder: join(settings.DATA_DIR, 'database') });
  try {
    return await openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL);
  } catch (error) {
    const { host } = new URL(settings.DATABASE_URL);
    const reason = (error as { code?: string }).code ?? (error as Error).message;
    throw new DatabaseError(
      `The database at ${host} does not let us in (${reason}). Please check DATABASE_URL.`,
    );
  }
}
