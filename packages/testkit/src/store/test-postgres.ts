/** The PostgreSQL server of a test run, and the database that its tests clone. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_JUST_BUILT } from '../just-built.ts';
import { startServerProcess } from '../process/server-process.ts';
import { drop, onServer, SERVER, TEMPLATE, urlOf } from './postgres-store.ts';

/**
 * Called once before a test run. Finds or starts a server, and returns a function that drops the template and
 * all databases that were not closed.
 */
export async function preparePostgres(
  make: (url: string) => Promise<unknown> = IS_JUST_BUILT ? startOnce : fill,
): Promise<() => Promise<void>> {
  const started = process.env[SERVER] ? undefined : await findServer();
  const template = `parrot_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${template}`);
  await make(urlOf(template));
  process.env[TEMPLATE] = template;
  return async () => {
    const { rows } = await onServer(
      `select datname from pg_database where datname like '${template}%' order by length(datname) desc`,
    );
    for (const { datname } of rows) await drop(datname);
    await started?.stop();
  };
}

async function fill(url: string): Promise<void> {
  const [{ openPostgres }, { fillStore }] = await Promise.all([
    import('@parrot/server/platform'),
    import('./fill-store.ts'),
  ]);
  const driver = await openPostgres(url, 2);
  await fillStore(driver);
  await driver.close();
}

/** With the job queues too, whose creation takes longer than the rest of a start. */
async function startOnce(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-once-'));
  const product = await startServerProcess({ folder, settings: { DATABASE_URL: url, DEMO: 'no' } });
  await product.stop();
  await rm(folder, { recursive: true });
}

type FoundServer = { url: string; stop(): Promise<void> };

/** As `npm test` does, for runs of a test runner alone. */
async function findServer(): Promise<FoundServer> {
  // Plain JavaScript, shared with commands that run before anything is built.
  const services = new URL('../../../../scripts/services/postgres.mjs', import.meta.url).href;
  const { findPostgres } = (await import(services)) as { findPostgres(): Promise<FoundServer | undefined> };
  const found = await findPostgres();
  if (!found) throw new Error(`No PostgreSQL server was found or could be started: set ${SERVER}.`);
  process.env[SERVER] = found.url;
  return found;
}
