/**
 * A data folder of a server that was started once and stopped: creating the tables takes longer than most
 * tests.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { templateFile } from './pglite-template.ts';

export async function preparedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-folder-'));
  const database = join(folder, 'database');
  await mkdir(database);
  await promisify(execFile)('tar', ['-xf', await templateFile(), '-C', database]);
  return folder;
}
