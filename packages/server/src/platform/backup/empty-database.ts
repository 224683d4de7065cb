/** A PostgreSQL database that must be empty before data is loaded into it, and is again if that fails. */
import { claimDatabase } from '../db/claim-database.ts';
import type { CopySession } from '../db/copy/copy-session.ts';
import type { LoadTarget } from '../db/copy/load-store.ts';
import { postgresTarget } from '../db/copy/load-targets.ts';
import { openPgSession } from '../db/copy/pg-session.ts';
import { withReadableErrors } from '../db/open-database.ts';
import { BackupError, reasonOf } from './backup-error.ts';

/** Except those of extensions. */
const ours = (catalog: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;
const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition and ${ours('pg_class')}
    and relnamespace in (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
  order by 1`;
const FUNCTIONS = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and ${ours('pg_proc')} order by 1`;

/** The work has the database for itself. What it creates is deleted again if it fails. */
export async function fillEmptyDatabase<T>(
  url: string,
  work: (target: LoadTarget) => Promise<T>,
): Promise<T> {
  const claim = await withReadableErrors(url, () => claimDatabase(url, { waitMs: 0 }));
  try {
    await withSession(url, requireEmpty);
    try {
      return await work(postgresTarget(url));
    } catch (error) {
      await withSession(url, clear).catch((failure: unknown) => {
        throw new BackupError(
          `The database could not be filled (${reasonOf(error)}), nor emptied again (${reasonOf(failure)}). Please create an empty one.`,
        );
      });
      throw error;
    }
  } finally {
    await claim.release();
  }
}

async function withSession(url: string, work: (session: CopySession) => Promise<void>): Promise<void> {
  const session = await openPgSession(url);
  await work(session).finally(() => session.close());
}

async function requireEmpty(session: CopySession): Promise<void> {
  const [found] = await session.query<{ name: string }>(`(${TABLES}) union all (${FUNCTIONS})`);
  if (found)
    throw new BackupError(
      `The database is not empty: it has ${found.name}. Nothing was changed. Please create an empty one.`,
    );
}

async function clear(session: CopySession): Promise<void> {
  await session.script('begin; drop schema if exists pgboss cascade');
  for (const { name } of await session.query<{ name: string }>(TABLES))
    await session.script(`drop table if exists ${name} cascade`);
  for (const { name } of await session.query<{ name: string }>(FUNCTIONS))
    await session.script(`drop function if exists ${name} cascade`);
  await session.script('commit');
}
