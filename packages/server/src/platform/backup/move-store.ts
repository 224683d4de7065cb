/** Copies the built-in store into an empty database of a PostgreSQL server, with no file in between. */
import { dumpStore } from '../db/copy/dump-store.ts';
import { loadStore, migrateForward } from '../db/copy/load-store.ts';
import type { StoreDump, StoreTotals } from '../db/copy/store-dump.ts';
import type { Settings } from '../settings/settings.ts';
import { BackupError, isExplained, reasonOf } from './backup-error.ts';
import { fillEmptyDatabase } from './empty-database.ts';
import { openSource } from './open-source.ts';

type MoveOptions = { url: string; signal: AbortSignal };

/** The source is only read. Parrot must be stopped, as what it stores afterwards would not be moved. */
export async function moveStore(
  { DATA_DIR }: Pick<Settings, 'DATA_DIR'>,
  { url, signal }: MoveOptions,
): Promise<StoreTotals> {
  const source = await openSource({ DATA_DIR }, { mustBeStopped: true });
  try {
    const dump = abortable(await dumpStore(source.session), signal);
    await fillEmptyDatabase(url, async (target) => {
      await loadStore(target, dump);
      await migrateForward(target, dump.contents);
    });
    return dump.totals();
  } catch (error) {
    if (signal.aborted || isExplained(error)) throw error;
    throw new BackupError(
      `The data could not be moved: ${reasonOf(error)}. The database in ${DATA_DIR} was not changed.`,
    );
  } finally {
    await source.close();
  }
}

const abortable = (dump: StoreDump, signal: AbortSignal): StoreDump => ({
  ...dump,
  async *parts() {
    for await (const part of dump.parts()) {
      signal.throwIfAborted();
      yield part;
    }
  },
});
