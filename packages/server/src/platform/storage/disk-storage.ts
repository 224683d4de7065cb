/** Files in a folder, under names that we generate. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@parrot/contract/core';
import { requireSafeName, type Storage } from './storage.ts';

export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, requireSafeName(name));
  /**
   * Written to a temporary file, flushed to the disk and renamed, so that readers never see half a file and a
   * power failure loses none.
   */
  const write = async (name: string, writeTo: (path: string) => Promise<void>): Promise<string> => {
    const path = pathOf(name);
    const part = `${path}.part`;
    await createFolder(dirname(path));
    try {
      await writeTo(part);
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return path;
  };
  return {
    async put(name, content) {
      await write(name, (part) => writeFile(part, content, { flush: true }));
    },
    async putStream(name, content) {
      const path = await write(name, (part) => pipeline(content, createWriteStream(part, { flush: true })));
      return (await stat(path)).size;
    },
    get: async (name) => readFile(pathOf(name)).catch(notFound),
    async open(name) {
      const file = await open(pathOf(name)).catch(notFound);
      try {
        const { size } = await file.stat();
        return { size, content: file.createReadStream() };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    removeFolder: async (name) => rm(pathOf(name), { force: true, recursive: true }),
    // The health check measures the free space of its disk.
    check: async () => {},
  };
}

function notFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new AppError('not_found') : error;
}

/** With its parents. Node's own way reports a read-only disk as a missing folder. */
async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await createFolder(dirname(path));
    await createFolder(path);
  }
}
