/**
 * Finds a Redis program for the tests of many processes, which start and kill their own: the configured one, the
 * system's, or Debian's package. TEST_REDIS_FROM=setting|system|debian allows only that one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../toolchain/run.mjs';
import { installFromDebian } from './debian.mjs';

const PROGRAMS = ['redis-server', 'valkey-server'];

const PLACES = { setting: named, system: inPath, debian: debians };

/** `mayInstall`: whether Debian's package may be installed. */
export async function findRedis({ mayInstall }) {
  const only = process.env.TEST_REDIS_FROM;
  for (const [from, find] of Object.entries(PLACES)) {
    if ((only && only !== from) || (from === 'debian' && !mayInstall)) continue;
    const path = await find();
    if (path) return { path, from };
  }
  return undefined;
}

async function named() {
  const path = process.env.REDIS_PATH;
  if (!path || (await answers(path))) return path;
  throw new Error(
    `REDIS_PATH is ${path}, which does not run: set it to a working redis-server, or unset it.`,
  );
}

async function inPath() {
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of PROGRAMS) {
      const path = join(folder, name);
      if (existsSync(path) && (await answers(path))) return path;
    }
  return undefined;
}

async function debians() {
  return (await installFromDebian(['redis-server'], 'the tests of many processes')) ? inPath() : undefined;
}

const answers = async (path) => (await run(path, ['--version'])).code === 0;
