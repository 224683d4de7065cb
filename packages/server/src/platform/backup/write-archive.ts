/** Writes a backup: a compressed tar file that gets its name only when it is complete and on the disk. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../db/data-folder.ts';
import { createArchiveDigest, type Entry, MANIFEST } from './archive-entries.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

export type ArchiveWriter = {
  add(entry: Entry): Promise<void>;
  /** Adds the manifest, completes the file and returns its size. */
  finish(manifest: Omit<Manifest, 'sha256'>): Promise<number>;
  /** Deletes what was written. */
  discard(): Promise<void>;
};

/** Most of the gain at a third of the CPU. */
const COMPRESSION = { level: 3 };
/** It has personal data and password hashes. */
const OWNER_ONLY = 0o600;

export async function createArchive(file: string): Promise<ArchiveWriter> {
  if (await exists(file)) throw new BackupError(`${file} already exists. Please choose another name.`);
  const draft = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.part`);
  const output = createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY });
  await once(output, 'open').catch((error: unknown) => {
    throw cannotWrite(file, error);
  });
  const tar = pack();
  const written = pipeline(tar, createGzip(COMPRESSION), output);
  // Entries that fail because of it await it.
  written.catch(() => {});
  const digest = createArchiveDigest();

  const write = async ({ name, content }: Entry): Promise<void> => {
    try {
      await new Promise<void>((resolve, reject) => {
        const header = { name, size: content.length, mode: OWNER_ONLY };
        const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
        entry.on('error', reject);
        entry.end(content);
      });
    } catch (error) {
      // It says why, such as a full disk.
      await written;
      throw error;
    }
  };
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw cannotWrite(file, error);
    });

  return {
    async add(entry) {
      digest.add(entry);
      await explained(write(entry));
    },
    async finish(manifest) {
      const content = Buffer.from(JSON.stringify({ ...manifest, sha256: digest.result() }, null, 1));
      await explained(write({ name: MANIFEST, content }));
      tar.finalize();
      await explained(written);
      const size = await explained(syncFile(draft));
      await explained(rename(draft, file).then(() => syncFolder(dirname(file))));
      return size;
    },
    async discard() {
      tar.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/** Returns its size. */
async function syncFile(path: string): Promise<number> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const cannotWrite = (file: string, error: unknown): BackupError =>
  new BackupError(`The backup can't be written to ${file}: ${reasonOf(error)}.`);
