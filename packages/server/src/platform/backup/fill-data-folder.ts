/** Creates the built-in store of a data folder from a dump: PostgreSQL, or PGlite where that can't run. */
import { rename, rm } from 'node:fs/promises';
import type { LoadTarget } from '../db/copy/load-store.ts';
import { pgliteTarget, postgresTarget } from '../db/copy/load-targets.ts';
import { syncFolder } from '../db/data-folder.ts';
import { CannotRun } from '../db/embedded/cannot-run.ts';
import { startEmbeddedServer } from '../db/embedded/embedded-server.ts';
import { createEmbedded, pgliteFolder } from '../db/embedded/embedded-store.ts';
import type { Settings } from '../settings/settings.ts';

/** The store exists only after the work has succeeded. */
export async function fillDataFolder<T>(
  { DATA_DIR, DATABASE_ENGINE }: Pick<Settings, 'DATA_DIR' | 'DATABASE_ENGINE'>,
  work: (target: LoadTarget) => Promise<T>,
): Promise<T> {
  if (DATABASE_ENGINE === 'pglite') return fillPglite(DATA_DIR, work);
  let result: { value: T } | undefined;
  try {
    await createEmbedded(
      DATA_DIR,
      () => {},
      async (options) => {
        const server = await startEmbeddedServer(options);
        const value = await work(postgresTarget(server.url)).finally(() => server.stop());
        result = { value };
      },
    );
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    return fillPglite(DATA_DIR, work);
  }
  if (!result) throw new Error('the store was created without its data');
  return result.value;
}

async function fillPglite<T>(dataDir: string, work: (target: LoadTarget) => Promise<T>): Promise<T> {
  const store = pgliteFolder(dataDir);
  const draft = `${store}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    const value = await work(pgliteTarget(draft));
    await rename(draft, store);
    await syncFolder(dataDir);
    return value;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
