/** What the database's catalog says about our tables. */
import type { CopySession, Table } from './copy-session.ts';
import type { Sequence, StoreContents } from './store-dump.ts';

/** Those of the owner of our tables; others may have created more. Partitions are read through their parent. */
const OUR_TABLES = `
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'pgboss')
    and relowner = (select relowner from pg_class where oid = 'public.schema_migrations'::regclass)`;
const TABLES = `
  select format('%I.%I', nspname, relname) as name,
    (select string_agg(format('%I', attname), ', ' order by attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  ${OUR_TABLES} order by 1`;
/** Row-level security would hide rows without a word, unless a policy shows all of them to this user. */
const HIDDEN = `
  select relname as name ${OUR_TABLES} and row_security_active(c.oid) and (
    not exists (select from pg_policy where polrelid = c.oid and polpermissive and polcmd in ('*', 'r')
      and pg_get_expr(polqual, polrelid) = 'true'
      and exists (select from unnest(polroles) role where role = 0 or pg_has_role(role, 'usage')))
    or exists (select from pg_policy where polrelid = c.oid and not polpermissive))
  order by 1`;
const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
  where last_value is not null and schemaname in ('public', 'pgboss') order by 1`;

export const listTables = (session: CopySession): Promise<Table[]> => session.query<Table>(TABLES);

export const listSequences = (session: CopySession): Promise<Sequence[]> =>
  session.query<Sequence>(SEQUENCES);

export async function listHiddenTables(session: CopySession): Promise<string[]> {
  return (await session.query<{ name: string }>(HIDDEN)).map(({ name }) => name);
}

/** False for an empty database, and for one whose first start was interrupted. */
export const hasTables = (session: CopySession): Promise<boolean> =>
  exists(session, 'public.schema_migrations');

export async function readContents(session: CopySession): Promise<StoreContents> {
  const migrations = await session.query<{ name: string }>('select name from schema_migrations order by 1');
  return {
    migrations: migrations.map(({ name }) => name),
    jobs: (await exists(session, 'pgboss.version')) ? await readJobs(session) : undefined,
    tables: await listTables(session),
  };
}

async function readJobs(session: CopySession): Promise<StoreContents['jobs']> {
  const [version] = await session.query<{ version: number }>('select version from pgboss.version');
  const queues = await session.query<{ name: string }>('select name from pgboss.queue order by 1');
  return version && { version: version.version, queues: queues.map(({ name }) => name) };
}

async function exists(session: CopySession, table: string): Promise<boolean> {
  const [found] = await session.query<{ made: unknown }>('select to_regclass($1) as made', [table]);
  return Boolean(found?.made);
}
