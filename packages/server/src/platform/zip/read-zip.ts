/** The one ZIP reader. An archive may come from anyone, so nothing that it states about itself is trusted. */
import { fromBufferPromise, type ZipFile } from 'yauzl';

export type ZipProblem = 'broken' | 'encrypted' | 'tooLarge';

export class ZipError extends Error {
  constructor(
    readonly problem: ZipProblem,
    options?: ErrorOptions,
  ) {
    super(`the ZIP archive is ${problem}`, options);
    this.name = 'ZipError';
  }
}

/** The names of the entries, from the table of contents. Nothing is unpacked. Fails with a `ZipError`. */
export const zipEntryNames = (bytes: Uint8Array, maxEntries: number): Promise<string[]> =>
  withArchive(bytes, maxEntries, async (archive) => {
    const names: string[] = [];
    for await (const { fileName } of archive.eachEntry()) names.push(fileName);
    return names;
  });

type Limits = { maxEntries: number; maxBytes: number };

/**
 * Unpacks every entry without storing it, and fails with a `ZipError` once the real size exceeds the limit:
 * the size that an archive states may be a lie. Returns the names of the entries.
 */
export const checkZip = (bytes: Uint8Array, { maxEntries, maxBytes }: Limits): Promise<string[]> =>
  withArchive(bytes, maxEntries, async (archive) => {
    const names: string[] = [];
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      names.push(entry.fileName);
      if (entry.isEncrypted()) throw new ZipError('encrypted');
      const stream = await archive.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        if (unpacked > maxBytes) throw new ZipError('tooLarge');
      }
    }
    return names;
  });

/** The content of one entry, read only up to the limit. An entry that is missing has no content. */
export async function* zipEntryChunks(
  bytes: Uint8Array,
  name: string,
  { maxEntries, maxBytes }: Limits,
): AsyncGenerator<Uint8Array> {
  const stream = await withArchive(bytes, maxEntries, async (archive) => {
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName !== name) continue;
      if (entry.isEncrypted()) throw new ZipError('encrypted');
      return archive.openReadStreamPromise(entry);
    }
    return undefined;
  });
  if (!stream) return;
  let unpacked = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (unpacked > maxBytes) throw new ZipError('tooLarge');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken', { cause: error });
  } finally {
    stream.destroy();
  }
}

async function withArchive<T>(
  bytes: Uint8Array,
  maxEntries: number,
  read: (archive: ZipFile) => Promise<T>,
): Promise<T> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const archive = await fromBufferPromise(buffer, { validateEntrySizes: false });
    if (archive.entryCount > maxEntries) throw new ZipError('tooLarge');
    return await read(archive);
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken', { cause: error });
  }
}
