/** A visitor's data as a ZIP file: one JSON document per kind, and the files. */
import { AppError } from '@parrot/contract/core';
import { type Storage, type ZipEntry, zipEntryName } from '../../../platform/index.ts';

export type ArchivedFile = { path: string; fileId: string; name: string };

/** A file whose bytes are missing, such as a failed upload, is left out; the documents still list it. */
export async function* visitorArchive(
  documents: Record<string, unknown>,
  files: readonly ArchivedFile[],
  storage: Pick<Storage, 'get'>,
): AsyncGenerator<ZipEntry> {
  for (const [name, document] of Object.entries(documents))
    yield { name: `${name}.json`, content: [JSON.stringify(document, null, 2)] };
  for (const { path, fileId, name } of files) {
    const bytes = await storage.get(path).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    if (bytes) yield { name: `files/${fileId}-${zipEntryName(name)}`, content: [bytes] };
  }
}
