/** Opens the PostgreSQL store of a data folder: created, moved from PGlite, or as it is. */
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Driver, DriverOptions } from '../database.ts';
import { openPostgres } from '../pg-driver.ts';
import type { EmbeddedServer, Report } from './embedded-server.ts';
import { createEmbedded, isStore, pgliteFolder, postgresFolder, startEmbedded } from './embedded-store.ts';
import { moveFromPglite } from './move-from-pglite.ts';
import { POOL_SIZE } from './server-options.ts';

type Options = DriverOptions & {
  poolSize: number;
  report: Report;
  /** Tells the operator in one line what was done with the data. */
  announce(line: string): void;
};

/** Throws `CannotRun` only if the data folder has no PostgreSQL store yet. */
export async function openEmbedded(dataDir: string, options: Options): Promise<Driver> {
  const { report, announce } = options;
  if (!(await isStore(postgresFolder(dataDir))))
    await createEmbedded(dataDir, report, async (server) => {
      const old = pgliteFolder(dataDir);
      if (await isStore(old)) await moveFromPglite(old, server);
    });
  const server = await startEmbedded(dataDir, report);
  try {
    await setPgliteAside(dataDir, announce);
    return await openOn(server, options);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function openOn({ url, stop }: EmbeddedServer, { poolSize, fastPaths }: Options): Promise<Driver> {
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
