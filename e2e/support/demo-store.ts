/** A database with the demo, created once before all journeys; each server runs on its own copy. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '@parrot/testkit/process';
import { newTestDatabase, preparePostgres } from '@parrot/testkit/stores';

/** Where workers find the data folder of the server that was started first. */
const FIRST_FOLDER = 'JOURNEYS_FIRST_FOLDER';

export type DemoStore = { folder: string; settings: Record<string, string>; drop(): Promise<void> };

/** Returns the cleanup function. */
export async function prepareDemo(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  process.env[FIRST_FOLDER] = folder;
  const dropDatabases = await preparePostgres((url) => startOnce(folder, url));
  return async () => {
    await dropDatabases();
    await rm(folder, { recursive: true });
  };
}

export async function newDemoStore(): Promise<DemoStore> {
  const first = process.env[FIRST_FOLDER];
  if (!first) throw new Error('The demo database was not prepared before the journeys.');
  const folder = await newFolder();
  await cp(first, folder, { recursive: true });
  const database = await newTestDatabase();
  return {
    folder,
    settings: { DATABASE_URL: database.url },
    async drop() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'parrot-e2e-'));

async function startOnce(folder: string, url: string): Promise<void> {
  const product = await startServerProcess({ folder, from: 'build', settings: { DATABASE_URL: url } });
  await product.stop();
}
