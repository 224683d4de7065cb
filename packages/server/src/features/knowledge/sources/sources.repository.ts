import type { AppId, SourceId } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { rows, type Tx } from '../../../platform/index.ts';
import { type FrozenSource, isFileInVersions } from '../../apps/index.ts';
import { type SourceRow, type SourceSummary, sourceFiles, sources } from './sources.tables.ts';

type Page = { offset: number; limit: number };
type SourceQuery = Page & { appId: AppId; siteId?: SourceId | undefined; search: string };

const { passages: _read, ...head } = getTableColumns(sources);
/** Rows per statement, as passages can be large. */
const ROWS_AT_ONCE = 20;
const FAILED_FIRST = sql`(${sources.state} = 'error') desc`;

export async function listSources(
  tx: Tx,
  { appId, siteId, search, offset, limit }: SourceQuery,
): Promise<{ items: SourceSummary[]; total: number }> {
  const matchesSearch = sql`(strpos(lower(sources.title), lower(${search})) > 0 or strpos(lower(sources.address), lower(${search})) > 0)`;
  const ofSite = siteId ? eq(sources.siteId, siteId) : isNull(sources.siteId);
  const where = and(eq(sources.appId, appId), ofSite, search === '' ? undefined : matchesSearch);
  const items = await tx
    .select(head)
    .from(sources)
    .where(where)
    .orderBy(...(siteId ? [FAILED_FIRST, asc(sources.address)] : [desc(sources.updatedAt), asc(sources.id)]))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(sources).where(where);
  return { items, total: found?.total ?? 0 };
}

/** By creation, so that two versions of the same knowledge are equal. */
export const allSources = (tx: Tx, appId: AppId): Promise<SourceRow[]> =>
  tx.select().from(sources).where(eq(sources.appId, appId)).orderBy(asc(sources.createdAt), asc(sources.id));

/** Sources by state; a site counts once, with all its pages. */
export async function countByState(
  tx: Tx,
  appId: AppId,
): Promise<{ state: SourceSummary['state']; sources: number }[]> {
  return tx
    .select({ state: sources.state, sources: count() })
    .from(sources)
    .where(and(eq(sources.appId, appId), isNull(sources.siteId)))
    .groupBy(sources.state);
}

/** Documents and pages with content. */
export const countReadable = (tx: Tx, appId: AppId): Promise<number> =>
  tx.$count(sources, and(eq(sources.appId, appId), gt(sources.passageCount, 0)));

export async function findSource(
  tx: Tx,
  appId: AppId,
  sourceId: SourceId,
): Promise<SourceSummary | undefined> {
  const [found] = await tx.select(head).from(sources).where(oneSource(appId, sourceId));
  return found;
}

/** A page added by itself, not through a site. */
export async function findPage(tx: Tx, appId: AppId, address: string): Promise<SourceSummary | undefined> {
  const [found] = await tx
    .select(head)
    .from(sources)
    .where(
      and(
        eq(sources.appId, appId),
        eq(sources.kind, 'page'),
        eq(sources.address, address),
        isNull(sources.siteId),
      ),
    )
    .limit(1);
  return found;
}

export async function findSiteAt(tx: Tx, appId: AppId, address: string): Promise<SourceSummary | undefined> {
  const [found] = await tx
    .select(head)
    .from(sources)
    .where(and(eq(sources.appId, appId), eq(sources.kind, 'site'), eq(sources.address, address)))
    .limit(1);
  return found;
}

export async function passagesOf(
  tx: Tx,
  appId: AppId,
  sourceId: SourceId,
  { offset, limit }: Page,
): Promise<Passage[]> {
  const found = await rows<{ passage: Passage }>(
    tx,
    sql`select passage from sources, jsonb_array_elements(passages) with ordinality as item (passage, position)
        where app_id = ${appId} and id = ${sourceId} order by position limit ${limit} offset ${offset}`,
  );
  return found.map((row) => row.passage);
}

export async function insertSources(tx: Tx, rows: readonly SourceRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(sources).values(rows.slice(from, from + ROWS_AT_ONCE));
}

/** Copied within the database, without loading the passages. */
export async function copySourceRow(
  tx: Tx,
  from: SourceId,
  to: Pick<SourceRow, 'id' | 'appId' | 'dueAt' | 'siteId'>,
): Promise<void> {
  const at = to.dueAt?.toISOString() ?? null;
  await tx.execute(
    sql`insert into sources (id, tenant_id, app_id, kind, title, address, state, problem, passages, passage_count, bytes, file, due_at, site_id, fingerprint, created_at, updated_by, updated_at)
        select ${to.id}, tenant_id, ${to.appId}, kind, title, address, state, problem, passages, passage_count, bytes, file,
          case when state = 'in progress' then ${at}::timestamptz end, ${to.siteId}, fingerprint, created_at, updated_by, updated_at
        from sources where id = ${from}`,
  );
}

/** By creation, like `allSources`. */
export async function sourceSummaries(tx: Tx, appId: AppId): Promise<SourceSummary[]> {
  return tx
    .select(head)
    .from(sources)
    .where(eq(sources.appId, appId))
    .orderBy(asc(sources.createdAt), asc(sources.id));
}

/** Frozen sources with their passages, which are not loaded. */
export const withPassages = (heads: readonly Omit<FrozenSource, 'passages'>[]): SQL<FrozenSource[]> =>
  sql`(select coalesce(jsonb_agg(head || jsonb_build_object('passages', sources.passages) order by position), '[]')
    from jsonb_array_elements(${JSON.stringify(heads)}::jsonb) with ordinality as item (head, position)
    join sources on sources.id = head ->> 'sourceId')`;

/** Replaces the passages, given as JSON arrays that are appended one by one. */
export async function storePassages(
  tx: Tx,
  { appId, id }: Pick<SourceRow, 'appId' | 'id'>,
  [first, ...others]: readonly [string, ...string[]],
): Promise<void> {
  const store = (passages: SQL) => tx.update(sources).set({ passages }).where(oneSource(appId, id));
  await store(sql`${first}::jsonb`);
  for (const portion of others) await store(sql`${sources.passages} || ${portion}::jsonb`);
}

/** Undefined if it was deleted, or `only` no longer applies. */
export async function updateSource(
  tx: Tx,
  { appId, id }: Pick<SourceRow, 'appId' | 'id'>,
  changes: Partial<SourceRow>,
  only: { state?: SourceRow['state'] } = {},
): Promise<SourceSummary | undefined> {
  const inState = only.state && eq(sources.state, only.state);
  const [changed] = await tx
    .update(sources)
    .set(changes)
    .where(and(oneSource(appId, id), inState))
    .returning(head);
  return changed;
}

/** The fingerprint of its last reading. */
export async function sourceFingerprint(tx: Tx, sourceId: SourceId): Promise<string | undefined> {
  const [found] = await tx
    .select({ print: sources.fingerprint })
    .from(sources)
    .where(eq(sources.id, sourceId));
  return found?.print;
}

/** Whether it is being read, and this content would change it. */
export async function hasOtherContent(
  tx: Tx,
  { appId, id }: Pick<SourceRow, 'appId' | 'id'>,
  { fingerprint }: Partial<SourceRow>,
): Promise<boolean> {
  if (!fingerprint) return false;
  const [found] = await tx
    .select({ id: sources.id })
    .from(sources)
    .where(and(oneSource(appId, id), eq(sources.state, 'in progress'), ne(sources.fingerprint, fingerprint)));
  return found !== undefined;
}

/** Deletes a site with its pages. */
export async function deleteSource(
  tx: Tx,
  appId: AppId,
  sourceId: SourceId,
): Promise<SourceSummary | undefined> {
  const ofIt = or(eq(sources.id, sourceId), eq(sources.siteId, sourceId));
  const gone = await tx
    .delete(sources)
    .where(and(eq(sources.appId, appId), ofIt))
    .returning(head);
  return gone.find(({ id }) => id === sourceId);
}

export async function deleteSources(tx: Tx, appId: AppId, sourceIds: readonly SourceId[]): Promise<void> {
  if (sourceIds.length === 0) return;
  await tx.delete(sources).where(and(eq(sources.appId, appId), inArray(sources.id, [...sourceIds])));
}

/** Lost readings of all tenants. `before` undefined: all readings. */
export async function sourcesToResume(
  tx: Tx,
  before: Date | undefined,
): Promise<Pick<SourceRow, 'tenantId' | 'appId' | 'id' | 'kind'>[]> {
  return tx
    .select({ tenantId: sources.tenantId, appId: sources.appId, id: sources.id, kind: sources.kind })
    .from(sources)
    .where(and(eq(sources.state, 'in progress'), before && lte(sources.dueAt, before)))
    .orderBy(asc(sources.dueAt))
    .limit(500);
}

export async function insertFile(tx: Tx, row: typeof sourceFiles.$inferInsert): Promise<void> {
  await tx.insert(sourceFiles).values(row).onConflictDoNothing();
}

/** Deletes the rows of files that no source and no version refers to, and returns their names. */
export async function deleteUnusedFiles(tx: Tx, before: Date): Promise<string[]> {
  const gone = await tx
    .delete(sourceFiles)
    .where(
      and(
        lte(sourceFiles.createdAt, before),
        sql`not exists (select from sources where sources.file = source_files.name)`,
        not(isFileInVersions(sql`source_files.tenant_id`, sql`source_files.name`)),
      ),
    )
    .returning({ name: sourceFiles.name });
  return gone.map((row) => row.name);
}

/** Passages of the app's other sources. */
export async function countOtherPassages(tx: Tx, appId: AppId, sourceId: SourceId): Promise<number> {
  const where: SQL | undefined = and(eq(sources.appId, appId), ne(sources.id, sourceId));
  const [found] = await tx
    .select({ passages: sql<number>`coalesce(sum(${sources.passageCount}), 0)::int` })
    .from(sources)
    .where(where);
  return found?.passages ?? 0;
}

const oneSource = (appId: AppId, sourceId: SourceId) =>
  and(eq(sources.appId, appId), eq(sources.id, sourceId));

/** For each of these sites: pages read and failed, and their total size. */
export async function pagesOfSites(tx: Tx, siteIds: readonly SourceId[]): Promise<SitePages[]> {
  if (siteIds.length === 0) return [];
  return tx
    .select({
      siteId: sql<SourceId>`${sources.siteId}`,
      ready: sql<number>`count(*) filter (where ${sources.state} = 'ready')::int`,
      failed: sql<number>`count(*) filter (where ${sources.state} = 'error')::int`,
      passages: sql<number>`sum(${sources.passageCount})::int`,
      bytes: sql<number>`least(sum(${sources.bytes}::bigint), 2147483647)::int`,
      /** The combined fingerprint of the pages. */
      fingerprint: sql<string>`md5(coalesce(string_agg(${sources.fingerprint}, ',' order by ${sources.id} collate "C") filter (where ${sources.passageCount} > 0), ''))`,
    })
    .from(sources)
    .where(inArray(sources.siteId, [...siteIds]))
    .groupBy(sources.siteId);
}
export type SitePages = {
  siteId: SourceId;
  ready: number;
  failed: number;
  passages: number;
  bytes: number;
  fingerprint: string;
};
