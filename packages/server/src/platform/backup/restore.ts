/** Restores a backup into an empty data folder or database, never over data that is there. */
import { resolve } from 'node:path';
import { type LoadTarget, loadStore, migrateForward } from '../db/copy/load-store.ts';
import { claimDataFolder } from '../db/data-folder.ts';
import { isStore, pgliteFolder, postgresFolder } from '../db/embedded/embedded-store.ts';
import { listMigrations } from '../db/migrate.ts';
import type { Settings } from '../settings/settings.ts';
import { archiveDump } from './archive-dump.ts';
import { type Entry, filePathOf, KEY } from './archive-entries.ts';
import { BackupError, isExplained, reasonOf } from './backup-error.ts';
import { createDataFiles, filesFolder, hasDataFiles } from './data-files.ts';
import { fillEmptyDatabase } from './empty-database.ts';
import { fillDataFolder } from './fill-data-folder.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive, readArchive } from './read-archive.ts';
import { type KeyState, restoreKey } from './restore-key.ts';

type RestoreSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_ENGINE' | 'DATA_DIR' | 'SECRET_KEY'>;
type RestoreOptions = { file: string; signal: AbortSignal };
export type Restored = { manifest: Manifest; newMigrations: string[]; key: KeyState };

export async function restore(settings: RestoreSettings, options: RestoreOptions): Promise<Restored> {
  const file = resolve(options.file);
  const manifest = await checkArchive(file, options.signal);
  await requireKnown(file, manifest);
  const folder = await claimDataFolder(settings.DATA_DIR);
  try {
    await requireNoData(settings);
    return await load(settings, { ...options, file }, manifest);
  } catch (error) {
    if (options.signal.aborted || isExplained(error)) throw error;
    throw new BackupError(
      `${file} could not be restored: ${reasonOf(error)}. What had been restored was deleted again.`,
    );
  } finally {
    await folder.release();
  }
}

/** Rows and files become visible together, at the end. */
async function load(
  settings: RestoreSettings,
  { file, signal }: RestoreOptions,
  manifest: Manifest,
): Promise<Restored> {
  const { DATABASE_URL, DATA_DIR } = settings;
  const files = await createDataFiles(DATA_DIR);
  let key: Buffer | undefined;
  const takeOther = async ({ name, content }: Entry) => {
    const path = filePathOf(name);
    if (path !== undefined) await files.add({ path, content });
    if (name === KEY) key = content;
  };
  const fill = async (target: LoadTarget): Promise<string[]> => {
    await loadStore(target, archiveDump(manifest, readArchive(file, signal), takeOther));
    const newMigrations = await migrateForward(target, manifest);
    await files.publish();
    return newMigrations;
  };
  try {
    const newMigrations = await (DATABASE_URL
      ? fillEmptyDatabase(DATABASE_URL, fill)
      : fillDataFolder(settings, fill));
    return { manifest, newMigrations, key: await restoreKey(settings, manifest, key) };
  } catch (error) {
    await files.discard();
    throw error;
  }
}

async function requireKnown(file: string, { migrations, product }: Manifest): Promise<void> {
  const known = new Set(await listMigrations());
  if (migrations.every((name) => known.has(name))) return;
  throw new BackupError(
    `${file} was made by a newer Parrot (${product}). Please restore it with that version or a later one.`,
  );
}

async function requireNoData({ DATABASE_URL, DATA_DIR }: RestoreSettings): Promise<void> {
  const stores = DATABASE_URL ? [] : [postgresFolder(DATA_DIR), pgliteFolder(DATA_DIR)];
  for (const store of stores) if (await isStore(store)) throw notEmpty(store);
  if (await hasDataFiles(DATA_DIR)) throw notEmpty(filesFolder(DATA_DIR));
}

const notEmpty = (path: string): BackupError =>
  new BackupError(
    `There is data in ${path}. Nothing was changed. Please move it away, or set DATA_DIR to an empty folder.`,
  );
