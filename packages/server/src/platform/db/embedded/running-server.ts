/** The address of the server that runs on a store, which another process has started. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD_FILE } from './server-address.ts';
import { DATABASE, USER } from './server-options.ts';

/** Undefined if none was left running; one that was killed is found too, and does not answer. */
export async function runningServerUrl(store: string): Promise<string | undefined> {
  const text = await readFile(join(store, 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port = '', sockets = ''] = text.split('\n').map((line) => line.trim());
  if (!/^\d+$/.test(port)) return undefined;
  const url = new URL(`postgres://${USER}@localhost:${port}/${DATABASE}`);
  if (sockets) url.searchParams.set('host', sockets);
  else {
    url.hostname = '127.0.0.1';
    url.password = (await readFile(join(store, PASSWORD_FILE), 'utf8')).trim();
  }
  return url.href;
}
