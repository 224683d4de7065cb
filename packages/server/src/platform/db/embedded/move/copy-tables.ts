/** Copies all rows and sequences of one database into the same tables of another, and compares them. */
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

type Table = { name: string; columns: string };

/** Partitions are copied through their parent. Generated columns are computed again. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(format('%I', attname), ', ' order by attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where relkind in ('r', 'p') and not relispartition
    and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
  order by 1`;
const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where last_value is not null order by 1`;
/** Texts of equal values are equal in both databases. */
const SAME_TEXTS =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1";
const BATCH_BYTES = 4_000_000;
const MAX_ROWS = 1_000;

export async function copyTables(source: PGlite, target: pg.Client): Promise<void> {
  await source.exec(`begin isolation level repeatable read; ${SAME_TEXTS}`);
  // Without foreign keys and triggers, as all rows come from a consistent store.
  await target.query(`begin; ${SAME_TEXTS}; set local session_replication_role = replica`);
  const tables = await sameTables(source, target);
  await target.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const table of tables) {
    await copyRows(table, source, target);
    await compareRows(table, source, target);
  }
  const sequences = await source.query<{ name: string; value: string }>(SEQUENCES);
  for (const { name, value } of sequences.rows)
    await target.query('select setval($1::regclass, $2::bigint)', [name, value]);
  await target.query('commit');
  await source.exec('rollback');
}

async function sameTables(source: PGlite, target: pg.Client): Promise<Table[]> {
  const [from, to] = [await source.query<Table>(TABLES), await target.query<Table>(TABLES)];
  for (const { name, columns } of from.rows) {
    const found = to.rows.find((table) => table.name === name);
    if (!found) throw new Error(`this release has no table ${name}`);
    if (found.columns !== columns) throw new Error(`${name} has other columns in this release`);
  }
  return from.rows;
}

/** As JSON texts that only the databases read, so that no value is changed on the way. */
async function copyRows({ name, columns }: Table, source: PGlite, target: pg.Client): Promise<void> {
  await source.exec(
    `declare moved cursor for select to_json(row)::text as row from (select ${columns} from ${name}) row`,
  );
  const insert = `insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, $1::json)`;
  let count = 10;
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${count} from moved`);
    if (rows.length === 0) break;
    const batch = `[${rows.map(({ row }) => row).join()}]`;
    await target.query(insert, [batch]);
    count = Math.max(1, Math.min(MAX_ROWS, Math.floor((BATCH_BYTES * rows.length) / batch.length)));
  }
  await source.exec('close moved');
}

async function compareRows({ name, columns }: Table, source: PGlite, target: pg.Client): Promise<void> {
  const digest = `select count(*)::text as count, sum(hashtextextended(to_json(row)::text, 0))::text as hash
    from (select ${columns} from ${name}) row`;
  const [from] = (await source.query(digest)).rows;
  const [to] = (await target.query(digest)).rows;
  if (JSON.stringify(from) !== JSON.stringify(to))
    throw new Error(`the rows of ${name} differ after copying`);
}
