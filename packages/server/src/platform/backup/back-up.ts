/** Writes everything that an installation stores into one file, while it runs. */
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dumpStore } from '../db/copy/dump-store.ts';
import { findInstallationKey, keyFingerprint } from '../secrets/installation-key.ts';
import type { Settings } from '../settings/settings.ts';
import { fileEntry, KEY, rowsEntry } from './archive-entries.ts';
import { BackupError, isExplained, reasonOf } from './backup-error.ts';
import { readDataFiles } from './data-files.ts';
import { FORMAT, type Manifest, productVersion } from './manifest.ts';
import { openSource, type Source } from './open-source.ts';
import { type ArchiveWriter, createArchive } from './write-archive.ts';

type BackupSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'SECRET_KEY'>;
type BackupOptions = { file: string; withKey: boolean; signal: AbortSignal };
export type MadeBackup = { file: string; bytes: number; manifest: Omit<Manifest, 'sha256'> };

export async function backUp(settings: BackupSettings, options: BackupOptions): Promise<MadeBackup> {
  const file = resolve(options.file);
  await access(settings.DATA_DIR).catch(() => {
    throw new BackupError(
      `There is no folder ${settings.DATA_DIR}. Please set DATA_DIR: the files are in it.`,
    );
  });
  const source = await openSource(settings);
  try {
    const archive = await createArchive(file);
    try {
      const manifest = await writeEntries(settings, source, archive, options);
      return { file, bytes: await archive.finish(manifest), manifest };
    } catch (error) {
      await archive.discard();
      throw error;
    }
  } catch (error) {
    if (options.signal.aborted || isExplained(error)) throw error;
    throw new BackupError(`The backup could not be made: ${reasonOf(error)}.`);
  } finally {
    await source.close();
  }
}

/** Files after the rows: a file that no row refers to does no harm, the reverse does. */
async function writeEntries(
  settings: BackupSettings,
  source: Source,
  archive: ArchiveWriter,
  { withKey, signal }: BackupOptions,
): Promise<Omit<Manifest, 'sha256'>> {
  const createdAt = new Date().toISOString();
  const dump = await dumpStore(source.session);
  let part = 0;
  for await (const { table, rows } of dump.parts()) {
    signal.throwIfAborted();
    await archive.add({ name: rowsEntry(table, ++part), content: Buffer.from(rows) });
  }
  const files = { count: 0, bytes: 0 };
  for await (const { path, content } of readDataFiles(settings.DATA_DIR)) {
    signal.throwIfAborted();
    await archive.add({ name: fileEntry(path), content });
    files.count += 1;
    files.bytes += content.length;
  }
  const key = await findInstallationKey(settings);
  if (withKey && key) await archive.add({ name: KEY, content: Buffer.from(key) });
  const { tables, sequences } = dump.totals();
  const { migrations, jobs } = dump.contents;
  const columns = new Map(dump.contents.tables.map((table) => [table.name, table.columns]));
  return {
    format: FORMAT,
    product: await productVersion(),
    createdAt,
    migrations,
    jobs,
    tables: tables.map((table) => ({ ...table, columns: columns.get(table.name) ?? '' })),
    sequences,
    files,
    key: { isInside: withKey && key !== undefined, fingerprint: key ? keyFingerprint(key) : null },
  };
}
