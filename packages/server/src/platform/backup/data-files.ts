/** The files of a data folder: visitors' and agents' files, documents, pictures. */
import { chown, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../db/data-folder.ts';
import { isSafeName } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';

export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

type DataFile = { path: string; content: Buffer };

/** Those that are complete. One that is deleted meanwhile is left out, as the running product has left it. */
export async function* readDataFiles(dataDir: string, folder = ''): AsyncIterable<DataFile> {
  const entries = await readdir(join(filesFolder(dataDir), folder), { withFileTypes: true }).catch(
    unlessMissing([]),
  );
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* readDataFiles(dataDir, path);
    if (!entry.isFile() || !isSafeName(path) || path.endsWith('.part')) continue;
    const content = await readFile(join(filesFolder(dataDir), path)).catch(unlessMissing(undefined));
    if (content) yield { path, content };
  }
}

export async function hasDataFiles(dataDir: string): Promise<boolean> {
  return (await readdir(filesFolder(dataDir)).catch(unlessMissing([]))).length > 0;
}

type FilesDraft = {
  add(file: DataFile): Promise<void>;
  /** The files are in place only now. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};

/** Root writes them for the owner of the data folder. */
export async function createDataFiles(dataDir: string): Promise<FilesDraft> {
  const draft = `${filesFolder(dataDir)}.new`;
  const { uid, gid } = await stat(dataDir);
  const give = async (path: string) => {
    if (process.getuid?.() === 0) await chown(path, uid, gid);
  };
  const made = new Set<string>();
  const make = async (folder: string): Promise<void> => {
    if (made.has(folder)) return;
    if (folder !== draft) await make(dirname(folder));
    await mkdir(folder);
    await give(folder);
    made.add(folder);
  };
  await rm(draft, { recursive: true, force: true });
  await make(draft);
  return {
    async add({ path, content }) {
      if (!isSafeName(path)) throw new BackupError(`The backup has a file with the invalid name ${path}.`);
      const target = join(draft, path);
      await make(dirname(target));
      await writeFile(target, content, { flag: 'wx' });
      await give(target);
    },
    async publish() {
      // An empty one may be there.
      await rmdir(filesFolder(dataDir)).catch(unlessMissing(undefined));
      await rename(draft, filesFolder(dataDir));
      await syncFolder(dataDir);
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  };
}

const unlessMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
