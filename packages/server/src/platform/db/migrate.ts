/** Forward-only SQL migrations, each in its own transaction, one process at a time. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Driver } from './database.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
/** Any number, as long as it stays the same. */
const LOCK = 7_270_001;

/** `isWanted`: all of them, unless a store is copied as it was. */
export async function migrate(
  driver: Driver,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  await driver.script(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const names = await listMigrations();
  const applied = await appliedNames(driver);
  const missing = names.filter((name) => !applied.has(name) && isWanted(name));
  for (const name of missing) {
    const statements = await readFile(join(FOLDER, name), 'utf8');
    try {
      await driver.script(inOneTransaction(name, statements));
    } catch (error) {
      // Another process that started at the same moment may have applied it.
      if (!(await appliedNames(driver)).has(name)) throw error;
    }
  }
  return missing;
}

/** Those of this release, in order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();

/** Migrations have no timeout. */
const inOneTransaction = (name: string, statements: string) => `begin;
set local statement_timeout = 0;
select pg_advisory_xact_lock(${LOCK});
insert into schema_migrations (name) values ('${name}');
${statements}
commit;`;

async function appliedNames(driver: Driver): Promise<Set<string>> {
  const { rows } = await driver.query('select name from schema_migrations');
  return new Set(rows.map((row) => String(row.name)));
}
