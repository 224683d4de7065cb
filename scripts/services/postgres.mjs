/**
 * A PostgreSQL for the tests that want a real one: the one you name, the one on this machine at its usual place, one
 * started from installed programs, or one started from npm's. The last two live in a temporary folder.
 * TEST_POSTGRES_FROM=setting|local|installed|npm asks for one of these and no other.
 */
import { userInfo } from 'node:os';
import { installedPrograms, npmPrograms } from './postgres-programs.mjs';
import { startPostgres } from './start-postgres.mjs';
import { whyNot } from './why-not-postgres.mjs';

/** Where PostgreSQL puts its socket on most systems. */
const SOCKETS = '/var/run/postgresql';

const PLACES = { setting: named, local: locals, installed: startInstalled, npm: startNpms };

/** `stop` is there where the server is ours to stop. */
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
  if (problem) throw new Error(`TEST_DATABASE_URL does not lead to a usable PostgreSQL: ${problem}`);
  return url && { url };
}

/** Through its socket, where that is open to us: each question and answer takes less that way than through the network's. */
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

async function startInstalled() {
  for (const programs of installedPrograms()) {
    const started = await startPostgres(programs);
    if (started) return started;
  }
  return undefined;
}

async function startNpms() {
  const programs = npmPrograms();
  return programs && startPostgres(programs);
}
