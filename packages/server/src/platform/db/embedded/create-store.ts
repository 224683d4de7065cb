/** Creates an empty store. */
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError } from '../data-folder.ts';
import { type Account, giveTo } from './account.ts';
import { CannotRun } from './cannot-run.ts';
import { reasonIn } from './embedded-server.ts';
import { startGuarded } from './guarded-process.ts';
import type { Programs } from './programs.ts';
import { PASSWORD_FILE } from './server-address.ts';
import { USER } from './server-options.ts';

const DISK_FULL = /No space left on device|Disk quota exceeded/;

export async function createStore(
  folder: string,
  programs: Programs,
  account: Account | undefined,
): Promise<void> {
  // Of a start that was interrupted, whose program may be about to end.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  await mkdir(folder, { mode: 0o700 });
  await giveTo(account, folder);
  const password = process.platform === 'win32' ? await newPassword(`${folder}.password`) : undefined;
  const lines: string[] = [];
  const flags = ['-D', folder, '-U', USER, '-E', 'UTF8', '--no-instructions', ...LOCALE];
  const access = password ? ['-A', 'scram-sha-256', '--pwfile', password.file] : ['-A', 'trust'];
  const { ended } = startGuarded(programs.initdb, [...flags, ...access], {
    account,
    cwd: folder,
    onLine: (line) => lines.push(line),
  });
  const how = await ended;
  if (password) {
    await rm(password.file, { force: true });
    if (how === SUCCESS) await writeFile(join(folder, PASSWORD_FILE), password.text, { mode: 0o600 });
  }
  if (how === SUCCESS) return;
  await rm(folder, { recursive: true, force: true });
  if (DISK_FULL.test(lines.join('\n')))
    throw new DataFolderError(`The database in ${folder} could not be created: the disk is full.`);
  throw new CannotRun(reasonIn(lines) || how);
}

const SUCCESS = 'exit 0';
/** Sorts by code points and maps the case of all letters, on every system in the same way. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

async function newPassword(file: string): Promise<{ file: string; text: string }> {
  const text = randomBytes(24).toString('base64url');
  await writeFile(file, text, { mode: 0o600 });
  return { file, text };
}
