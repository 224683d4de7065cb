/** A package to compare ours with. Not a dependency: it is downloaded when the bench needs it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NotAvailable } from './not-available.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/competitors', import.meta.url));
const PATIENCE_MS = 180_000;

/** The folder whose `node_modules` contains it. */
export async function fetchPackage(name: string, version: string): Promise<string> {
  const folder = join(FOLDER, `${name}-${version}`);
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return folder;
  await mkdir(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--silent'];
  await promisify(execFile)('npm', [...args, `${name}@${version}`], { timeout: PATIENCE_MS }).catch(
    (error: Error) => {
      throw new NotAvailable(
        `${name} ${version} could not be fetched, so it is not measured (${error.message.split('\n')[0]})`,
      );
    },
  );
  return folder;
}
