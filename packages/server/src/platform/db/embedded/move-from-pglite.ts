/**
 * Copies a PGlite store into a new PostgreSQL store, and compares the rows before they are committed. The old
 * store is only read; an interrupted move starts again from it.
 */
import type { CopySession } from '../copy/copy-session.ts';
import { dumpStore } from '../copy/dump-store.ts';
import { loadStore } from '../copy/load-store.ts';
import { postgresTarget } from '../copy/load-targets.ts';
import { openPgliteSession } from '../copy/pglite-session.ts';
import { hasTables } from '../copy/store-catalog.ts';
import { DataFolderError } from '../data-folder.ts';
import { type ServerOptions, startEmbeddedServer } from './embedded-server.ts';

export async function moveFromPglite(from: string, to: ServerOptions): Promise<void> {
  const source = await openSource(from);
  try {
    if (!(await hasTables(source))) return;
    const server = await startEmbeddedServer(to);
    try {
      await loadStore(postgresTarget(server.url), await dumpStore(source));
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(
      `The database in ${from} could not be moved to PostgreSQL: ${(error as Error).message}. Nothing was lost, and the next start tries again.`,
    );
  } finally {
    await source.close();
  }
}

async function openSource(from: string): Promise<CopySession> {
  return openPgliteSession(from).catch((error: Error) => {
    throw new DataFolderError(`The old database in ${from} can't be opened: ${error.message}`);
  });
}
