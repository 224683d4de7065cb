/** Creates all tables in an empty store: ours and those of the job queue. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJobs, createLog, type Driver, migrate, readSettings } from '@parrot/server/platform';

export async function fillStore(driver: Driver): Promise<void> {
  await migrate(driver);
  const jobs = createJobs(driver, createLog('silent'));
  await jobs.start();
  await jobs.stop();
}

/**
 * Also creates the queues of every job, which takes a start on PGlite two seconds. Loads the whole server.
 */
export async function fillByStarting(driver: Driver): Promise<void> {
  const { createServer } = await import('@parrot/server/app');
  const folder = await mkdtemp(join(tmpdir(), 'parrot-template-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'no',
    LOG_LEVEL: 'error',
  });
  const server = await createServer({ settings, driver: { ...driver, close: async () => {} } });
  await server.close();
  await rm(folder, { recursive: true });
}
