/** Files in a folder, under names that we generate. A name can never lead out of the folder. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@parrot/contract/core';

export type Storage = {
  put(name: string, content: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
  /** With everything in it. */
  removeFolder(name: string): Promise<void>;
};

const SAFE_NAME = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]{1,8})?$/i;

export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!SAFE_NAME.test(name)) throw new AppError('not_found');
    return join(folder, name);
  };
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Written to a temporary file and renamed, so that readers never see half a file.
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AppError('not_found');
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeFolder: (name) => rm(pathOf(name), { force: true, recursive: true }),
  };
}
