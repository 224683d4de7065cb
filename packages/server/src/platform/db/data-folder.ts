/**
 * The data folder belongs to one process: two would corrupt each other's data. Processes that share a database
 * share the folder too, which then has nothing but files.
 */
import { access, constants, link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export class DataFolderError extends Error {}

/** Another process has claimed the folder. */
export class DataFolderInUseError extends DataFolderError {}

export type DataFolder = { path: string; release(): Promise<void> };

export async function claimDataFolder(path: string): Promise<DataFolder> {
  const lockFile = join(path, 'parrot.lock');
  await useFolder(path, () => takeLock(lockFile, path));
  return { path, release: () => rm(lockFile, { force: true }) };
}

export async function shareDataFolder(path: string): Promise<DataFolder> {
  await useFolder(path, () => access(path, constants.W_OK));
  return { path, release: async () => {} };
}

/** A new name in the folder is on the disk before anything relies on it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

async function useFolder(path: string, use: () => Promise<void>): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await use();
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new DataFolderError(
      `The data folder ${path} can't be written to (${code ?? 'unknown reason'}). Please set DATA_DIR to a folder that can.`,
    );
  }
}

async function takeLock(lockFile: string, path: string): Promise<void> {
  const mark = await ownMark();
  const ownFile = `${lockFile}.${process.pid}`;
  await writeFile(ownFile, mark);
  try {
    while (!(await linkIfFree(ownFile, lockFile))) {
      const holder = (await readFile(lockFile, 'utf8').catch(() => '')).trim();
      if (holder !== '' && (await isAlive(holder))) {
        throw new DataFolderInUseError(
          `Another Parrot (process ${holder.split(' ')[0]}) already uses the data folder ${path}. Please stop it, or set DATA_DIR to another folder.`,
        );
      }
      // Its owner died without releasing it.
      await rm(lockFile, { force: true });
    }
  } finally {
    await rm(ownFile, { force: true });
  }
}

/** A link appears whole or not at all, so a half-written lock is never read. */
async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Process ids are reused, so the start time is added where the system provides it. */
const ownMark = async () => `${process.pid} ${await startTime(process.pid)}`;

async function isAlive(mark: string): Promise<boolean> {
  const [pid = '', started = ''] = mark.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = await startTime(Number(pid));
  return started === '' || now === '' || started === now;
}

async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
