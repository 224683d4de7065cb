/** An in-process database for each test file, cloned from one that was migrated once. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Driver, DriverOptions } from '@parrot/server/platform';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MIGRATIONS = join(ROOT, 'packages/server/migrations');
const CACHE = join(ROOT, '.cache/test-stores');

export async function openTestPglite(options?: DriverOptions): Promise<Driver> {
  const { openPglite } = await import('@parrot/server/platform');
  const content = await readFile(await templateFile());
  return openPglite({ memoryFrom: new Blob([new Uint8Array(content)]) }, options);
}

/** Created once per set of migrations; if two processes create it at once, both get a complete file. */
export async function templateFile(): Promise<string> {
  const path = join(CACHE, `${await migrationsHash()}-started.tar`);
  const exists = await readFile(path).then(
    () => true,
    () => false,
  );
  if (exists) return path;
  await mkdir(CACHE, { recursive: true });
  const [{ PGlite }, { pgliteDriver }, { fillByStarting }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@parrot/server/platform'),
    import('./fill-store.ts'),
  ]);
  const client = await PGlite.create();
  await fillByStarting(pgliteDriver(client));
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
  return path;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).sort()) hash.update(await readFile(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}
