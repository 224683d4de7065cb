/** PostgreSQL refuses to run as root, so root runs it as an account without privileges. */
import { execFile } from 'node:child_process';
import { chmod, chown, readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** In a namespace, root has another id and no privileges, but the access of its own files' owner. */
export type Account = { uid: number; gid: number } | 'namespace';

const USUAL_ACCOUNTS = ['postgres', 'nobody'];
const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

/**
 * Undefined if this process is not root. The owner of the store or of the data folder, if that is not root; or
 * a usual account, if it can reach the data folder.
 */
export async function accountFor(dataDir: string, store: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = (await ownerOf(store)) ?? (await ownerOf(dataDir));
  if (owner) return owner;
  const usual = await usualAccount();
  return usual && (await reaches(usual, dataDir)) ? usual : ((await hasNamespaces()) ?? usual);
}

/** Gives files of this process to the account. */
export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (isOther(account)) await chown(path, account.uid, account.gid);
}

/** Gives it a whole store, as after a backup was restored by root. */
export async function giveStore(account: Account | undefined, store: string): Promise<void> {
  if (!isOther(account) || (await stat(store)).uid === account.uid) return;
  await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, store]);
}

/** Lets the account pass through the data folder, without reading it. */
export async function letPass(account: Account | undefined, dataDir: string): Promise<void> {
  if (!isOther(account)) return;
  const { mode, uid: owner } = await stat(dataDir);
  if (owner === account.uid || mode & 0o001) return;
  await chown(dataDir, owner, account.gid);
  await chmod(dataDir, mode | 0o010);
}

/** How to start a program as the account. */
export function runAs(
  account: Account | undefined,
  program: string,
  args: string[],
): [program: string, args: string[], options: { uid?: number; gid?: number }] {
  if (account !== 'namespace') return [program, args, account ?? {}];
  const [unshare = '', ...flags] = NAMESPACE;
  return [unshare, [...flags, program, ...args], {}];
}

const isOther = (account: Account | undefined) => typeof account === 'object';

async function ownerOf(path: string): Promise<Account | undefined> {
  const { uid, gid } = await stat(path).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? undefined : { uid, gid };
}

async function usualAccount(): Promise<{ uid: number; gid: number } | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const accounts = lines.map((line) => line.split(':'));
  const found = USUAL_ACCOUNTS.map((name) => accounts.find(([each]) => each === name)).find(Boolean);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether it may pass through all folders above. */
async function reaches({ uid, gid }: { uid: number; gid: number }, dataDir: string): Promise<boolean> {
  for (let folder = dirname(await realpath(dataDir)); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    const mayPass = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & mayPass) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Containers often forbid them. */
async function hasNamespaces(): Promise<Account | undefined> {
  const [unshare = '', ...flags] = NAMESPACE;
  return promisify(execFile)(unshare, [...flags, 'true']).then(
    () => 'namespace',
    () => undefined,
  );
}
