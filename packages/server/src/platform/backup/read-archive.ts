/** Reads a backup entry by entry, and refuses one that is incomplete, altered, or no backup at all. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { createArchiveDigest, type Entry, MANIFEST } from './archive-entries.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { FORMAT, type Manifest, manifestSchema } from './manifest.ts';

/** PostgreSQL has no larger value. */
const MAX_ENTRY_BYTES = 2 ** 30;

/** Reads all of it. */
export async function checkArchive(file: string, signal: AbortSignal): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(file, signal)) manifest = entry.manifest ?? manifest;
  if (!manifest) throw damaged(file, 'its end is missing');
  return manifest;
}

/** The last entry has the manifest, and is returned only if all before it are what it says. */
export async function* readArchive(
  file: string,
  signal: AbortSignal,
): AsyncGenerator<Entry & { manifest?: Manifest }> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), tar);
  reading.catch(() => {});
  const digest = createArchiveDigest();
  try {
    for await (const source of tar) {
      signal.throwIfAborted();
      const { name, size, type } = source.header;
      if (type !== 'file' || size > MAX_ENTRY_BYTES) throw damaged(file, `${name} is not expected in it`);
      const pieces: Buffer[] = [];
      for await (const piece of source) pieces.push(piece as Buffer);
      const entry = { name, content: Buffer.concat(pieces) };
      if (name === MANIFEST) yield { ...entry, manifest: readManifest(file, entry.content, digest.result()) };
      else {
        digest.add(entry);
        yield entry;
      }
    }
    await reading;
  } catch (error) {
    if (error instanceof BackupError || signal.aborted) throw error;
    throw explained(file, error);
  } finally {
    tar.destroy();
  }
}

function readManifest(file: string, content: Buffer, sha256: string): Manifest {
  const given: unknown = JSON.parse(content.toString('utf8'));
  const { format, product } = given as { format?: unknown; product?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(
      `${file} was made by a newer Parrot (${product}). Please restore it with that version or a later one.`,
    );
  const parsed = manifestSchema.safeParse(given);
  if (!parsed.success) throw damaged(file, 'its manifest is invalid');
  if (parsed.data.sha256 !== sha256) throw damaged(file, 'its checksum is wrong');
  return parsed.data;
}

const damaged = (file: string, how: string): BackupError =>
  new BackupError(`${file} is damaged or incomplete: ${how}. Nothing was changed.`);

function explained(file: string, error: unknown): BackupError {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall) return new BackupError(`${file} can't be read: ${reasonOf(error)}.`);
  if (code === 'Z_DATA_ERROR' && message === 'incorrect header check')
    return new BackupError(`${file} is not a backup of Parrot.`);
  return damaged(file, message.toLowerCase());
}
