/** Where the server listens: a Unix socket that only its account can reach, or a port with a password. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, giveTo } from './account.ts';
import { DATABASE, SOCKET_PORT, USER } from './server-options.ts';

export type ServerAddress = {
  listen: { sockets: string } | { port: number };
  url: string;
  release(): Promise<void>;
};

/** The longest path of a socket on all systems is 103 bytes. */
const MAX_SOCKET_PATH = 100;
export const PASSWORD_FILE = 'parrot.password';

export async function serverAddress(folder: string, account: Account | undefined): Promise<ServerAddress> {
  if (process.platform === 'win32') return portAddress(folder);
  const fits = Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH;
  const sockets = fits ? folder : await temporaryFolder(account);
  const url = new URL(`postgres://${USER}@localhost:${SOCKET_PORT}/${DATABASE}`);
  url.searchParams.set('host', sockets);
  const release = async () => {
    if (!fits) await rm(sockets, { recursive: true, force: true });
  };
  return { listen: { sockets }, url: url.href, release };
}

/** Only its owner can enter it. */
async function temporaryFolder(account: Account | undefined): Promise<string> {
  const parent = Buffer.byteLength(tmpdir()) < MAX_SOCKET_PATH / 2 ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(parent, 'parrot-'));
  await giveTo(account, folder);
  return folder;
}

async function portAddress(folder: string): Promise<ServerAddress> {
  const password = (await readFile(join(folder, PASSWORD_FILE), 'utf8')).trim();
  const port = await freePort();
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return { listen: { port }, url, release: async () => {} };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
