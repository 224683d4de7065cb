/**
 * Finds a PostgreSQL for the tests: the configured one, one started from npm's programs, which the product uses
 * too, one started from installed programs, or a local one at the default socket. Those started here store
 * their data in a temporary folder. TEST_POSTGRES_FROM=setting|npm|installed|local allows only that one.
 */
import { userInfo } from 'node:os';
import { installedPrograms, npmPrograms } from './postgres-programs.mjs';
import { startPostgres } from './start-postgres.mjs';
import { whyNot } from './why-not-postgres.mjs';

/** The default socket folder on most systems. */
const SOCKETS = '/var/run/postgresql';

const PLACES = { setting: named, npm: startNpms, installed: startInstalled, local: locals };

/** `stop` is set if we started the server. */
export async function findPostgres() {
  const only = process.env.TEST_POSTGRES_FROM;
  for (const [from, find] of Object.entries(PLACES)) {
    if (only && only !== from) continue;
    const found = await find();
    if (found) return { from, stop: async () => {}, ...found };
  }
  return undefined;
}

async function named() {
  const url = process.env.TEST_DATABASE_URL;
  const problem = url && (await whyNot(url));
  if (problem) throw new Error(`TEST_DATABASE_URL is not a usable PostgreSQL: ${problem}`);
  return url && { url };
}

/** Uses the Unix socket if accessible, because it is faster than TCP. */
async function locals() {
  const port = process.env.PGPORT ?? 5432;
  const doors = [`localhost:${port}/postgres?host=${SOCKETS}`, `127.0.0.1:${port}/postgres`];
  const users = new Set([process.env.PGUSER, userInfo().username, 'postgres', 'root'].filter(Boolean));
  for (const door of doors) {
    for (const user of users) {
      const url = `postgres://${encodeURIComponent(user)}@${door}`;
      if (!(await whyNot(url))) return { url };
    }
  }
  return undefined;
}

async function startInstalled(options) {
  for (const programs of installedPrograms()) {
    const started = await startPostgres(programs, options);
    if (started) return started;
  }
  return undefined;
}

async function startNpms(options) {
  const programs = npmPrograms();
  return programs && startPostgres(programs, options);
}

/** A server of its own for tests that kill it; undefined if no programs are found. */
export const startOwnPostgres = async (options) =>
  (await startNpms(options)) ?? (await startInstalled(options));
