/**
 * A data folder of a server that was started once and stopped: creating the store takes longer than most
 * tests.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServerProcess } from '../process/server-process.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SERVER = join(ROOT, 'packages/server');
const MIGRATIONS = join(SERVER, 'migrations');
const CACHE = join(ROOT, '.cache/test-stores');

export async function preparedFolder(parent: string = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'parrot-folder-'));
  await copy(await templateStore(), join(folder, 'postgres'));
  return folder;
}

/** With its owner. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/** Created once per set of migrations; if two processes create it at once, the first one's is used. */
async function templateStore(): Promise<string> {
  const path = join(CACHE, await storeHash());
  const exists = () =>
    access(path).then(
      () => true,
      () => false,
    );
  if (await exists()) return path;
  const folder = await mkdtemp(join(tmpdir(), 'parrot-template-'));
  const product = await startServerProcess({ folder, settings: { DEMO: 'no' } });
  await product.stop();
  await mkdir(CACHE, { recursive: true });
  const part = `${path}.${process.pid}`;
  await copy(join(folder, 'postgres'), part);
  await rename(part, path).catch(async (error: unknown) => {
    if (!(await exists())) throw error;
    await rm(part, { recursive: true });
  });
  await rm(folder, { recursive: true });
  return path;
}

async function storeHash(): Promise<string> {
  const hash = createHash('sha256');
  const { optionalDependencies } = JSON.parse(await readFile(join(SERVER, 'package.json'), 'utf8'));
  hash.update(JSON.stringify(optionalDependencies));
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
