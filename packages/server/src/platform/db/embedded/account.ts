/** PostgreSQL refuses to run as root, so root runs it as an account without privileges. */
import { execFile } from 'node:child_process';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

export type Account = { uid: number; gid: number };

const USUAL_ACCOUNTS = ['postgres', 'nobody'];

/** Undefined if this process is not root. The owner of the store, or of the data folder, if that is not root. */
export async function accountFor(dataDir: string, store: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await ownerOf(store)) ?? (await ownerOf(dataDir)) ?? (await usualAccount());
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const { uid, gid } = await stat(path).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? undefined : { uid, gid };
}

async function usualAccount(): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const accounts = lines.map((line) => line.split(':'));
  const found = USUAL_ACCOUNTS.map((name) => accounts.find(([each]) => each === name)).find(Boolean);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Gives the store to the account, as after a backup was restored by root. */
export async function giveStore(store: string, { uid, gid }: Account): Promise<void> {
  if ((await stat(store)).uid === uid) return;
  await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, store]);
}

/** Lets the account pass through the data folder, without reading it. */
export async function letPass(dataDir: string, { uid, gid }: Account): Promise<void> {
  const { mode, uid: owner } = await stat(dataDir);
  if (owner === uid || mode & 0o001) return;
  await chown(dataDir, owner, gid);
  await chmod(dataDir, mode | 0o010);
}
