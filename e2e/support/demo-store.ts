/** A database with the demo, created once before all journeys; each server runs on its own copy. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServerProcess } from '@parrot/testkit/process';
import { newTestDatabase, preparePostgres } from '@parrot/testkit/stores';

/** Where workers find the data folder of the server that was started first. */
const FIRST_FOLDER = 'JOURNEYS_FIRST_FOLDER';

export type DemoStore = { folder: string; settings: Record<string, string>; drop(): Promise<void> };

/** Returns the cleanup function. */
export async function prepareDemo(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  process.env[FIRST_FOLDER] = folder;
  await writeRoomyPlans(folder);
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
    settings: { DATABASE_URL: database.url, PLANS_FILE: plansIn(folder) },
    async drop() {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'parrot-e2e-'));

const PRODUCT_PLANS = fileURLToPath(new URL('../../packages/server/plans.json', import.meta.url));
const plansIn = (folder: string) => join(folder, 'plans.json');

/** Plans with room for the apps of all journeys, which share the demo's workspace. It buys one of them. */
async function writeRoomyPlans(folder: string): Promise<void> {
  const plans = await readFile(PRODUCT_PLANS, 'utf8');
  await writeFile(plansIn(folder), plans.replace(/"apps": \d+/g, '"apps": 100'));
}

async function startOnce(folder: string, url: string): Promise<void> {
  const settings = { DATABASE_URL: url, PLANS_FILE: plansIn(folder) };
  const product = await startServerProcess({ folder, from: 'build', settings });
  await product.stop();
}
