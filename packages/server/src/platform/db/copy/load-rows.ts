/**
 * Loads all rows and sequences of a dump into the same tables, and compares them before the commit. The owner of
 * the tables may do it: no superuser is needed.
 */
import type { CopySession, Table } from './copy-session.ts';
import { wholeRows } from './dump-store.ts';
import { createRowDigest } from './row-digest.ts';
import { listTables } from './store-catalog.ts';
import type { StoreDump, StoreTotals } from './store-dump.ts';

/** Tables come in any order, so keys are added again when all rows are there, which checks every reference. */
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, to_regnamespace('pgboss'))
  order by 1, 2`;
/** COPY refuses tables whose row-level security applies to their owner too. */
const FORCED = `
  select oid::regclass::text as table from pg_class
  where relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`;

export async function loadRows(session: CopySession, dump: StoreDump): Promise<void> {
  await session.script('begin');
  const tables = await sameTables(session, dump.contents.tables);
  const keys = await session.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
  const forced = await session.query<{ table: string }>(FORCED);
  for (const key of keys) await session.script(`alter table ${key.table} drop constraint ${key.name}`);
  for (const { table } of forced) await session.script(`alter table ${table} no force row level security`);
  await session.script(`truncate ${[...tables.keys()].join(', ')}`);
  for await (const { table, rows } of dump.parts()) await session.copyIn(known(tables, table), rows);
  const totals = dump.totals();
  for (const { name, value } of totals.sequences)
    await session.query('select setval($1::text::regclass, $2::text::bigint)', [name, value]);
  await compareRows(session, tables, totals);
  for (const key of keys)
    await session.script(`alter table ${key.table} add constraint ${key.name} ${key.definition}`);
  for (const { table } of forced) await session.script(`alter table ${table} force row level security`);
  await session.script('commit');
}

async function sameTables(session: CopySession, wanted: Table[]): Promise<Map<string, Table>> {
  const found = new Map((await listTables(session)).map((table) => [table.name, table]));
  for (const { name, columns } of wanted)
    if (known(found, name).columns !== columns) throw new Error(`${name} has other columns in this release`);
  for (const name of found.keys())
    if (!wanted.some((table) => table.name === name)) throw new Error(`the table ${name} is missing`);
  return found;
}

function known(tables: Map<string, Table>, name: string): Table {
  const table = tables.get(name);
  if (!table) throw new Error(`this release has no table ${name}`);
  return table;
}

async function compareRows(
  session: CopySession,
  tables: Map<string, Table>,
  totals: StoreTotals,
): Promise<void> {
  for (const { name, rows, checksum } of totals.tables) {
    const digest = createRowDigest();
    for await (const part of wholeRows(session.copyOut(known(tables, name)))) digest.add(part);
    const loaded = digest.result();
    if (loaded.rows !== rows || loaded.checksum !== checksum)
      throw new Error(`the rows of ${name} differ after copying`);
  }
}
