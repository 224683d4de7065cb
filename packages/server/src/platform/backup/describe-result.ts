/** What a backup, restore or move has done, and what is left to do, for the operator. */
import type { StoreTotals } from '../db/copy/store-dump.ts';
import { keyFile } from '../secrets/installation-key.ts';
import type { Settings } from '../settings/settings.ts';
import type { MadeBackup } from './back-up.ts';
import type { Restored } from './restore.ts';

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'SECRET_KEY'>;

const WITHOUT_KEY = "stored API keys can't be read, and everyone must sign in again";

export function describeBackup(
  settings: Where & Partial<Pick<Settings, 'FILES_URL'>>,
  { file, bytes, manifest }: MadeBackup,
): string {
  const { tables, files, key } = manifest;
  const where = settings.SECRET_KEY ? 'SECRET_KEY' : keyFile(settings.DATA_DIR);
  return lines(
    `Backed up ${countTables(tables)} and ${count(files.count, 'file')} to ${file} (${sizeOf(bytes)}).`,
    settings.FILES_URL !== undefined &&
      'The files in the bucket of FILES_URL are not inside: they are kept by the versioning of the bucket.',
    key.isInside
      ? 'The secret key is inside: with this file alone, all stored API keys can be read. Store it safely.'
      : `The secret key is not inside. Store a copy of ${where} apart from the backup: after a restore without it, ${WITHOUT_KEY}.`,
  );
}

export function describeRestore(settings: Where, { manifest, newMigrations, key }: Restored): string {
  const { tables, files, product, createdAt } = manifest;
  const { DATABASE_URL, DATA_DIR } = settings;
  const file = keyFile(DATA_DIR);
  const keyLines = {
    same: 'The secret key is the one of the backup.',
    restored: `The secret key was in the backup and is now in ${file}.`,
    missing: `The secret key is not in the backup. Before you start Parrot, copy it to ${file} or set SECRET_KEY: without it, ${WITHOUT_KEY}.`,
    unknown:
      'The backup was made without access to the secret key. Please check that the one set here is the same.',
    other: `The secret key that is set here is not the one of the backup: with it, ${WITHOUT_KEY}.`,
  };
  return lines(
    `Restored ${countTables(tables)} into ${DATABASE_URL ? databaseName(DATABASE_URL) : DATA_DIR}, and ${count(files.count, 'file')} into ${DATA_DIR}.`,
    `All row counts and checksums match the backup, made by Parrot ${product} at ${createdAt}.`,
    newMigrations.length > 0 &&
      `The tables were updated to this version (${count(newMigrations.length, 'migration')}).`,
    keyLines[key],
  );
}

export function describeMove(settings: Where, url: string, { tables }: StoreTotals): string {
  const { DATA_DIR, SECRET_KEY } = settings;
  return lines(
    `Copied ${countTables(tables)} to ${databaseName(url)}. All row counts and checksums match.`,
    'Before the next start, set DATABASE_URL to that address.',
    SECRET_KEY
      ? 'SECRET_KEY and DATA_DIR stay as they are: the files remain there.'
      : `DATA_DIR stays as it is: the files and the secret key remain there. In production, also set\n  SECRET_KEY="base64:$(base64 < '${keyFile(DATA_DIR)}' | tr -d '\\n')"`,
    `The database in ${DATA_DIR} was not changed. Delete it when you no longer need it.`,
  );
}

const lines = (...all: (string | false)[]): string => all.filter(Boolean).join('\n');

function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

const number = new Intl.NumberFormat('en-US');
const count = (amount: number, noun: string): string =>
  `${number.format(amount)} ${noun}${amount === 1 ? '' : 's'}`;
const countTables = (tables: { rows: number }[]): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${count(rows, 'row')} of ${count(tables.length, 'table')}`;
};
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
