import type { AppId, SourceId } from '@parrot/contract/core';
import { and, asc, count, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { rows, type Tx } from '../../../platform/index.ts';
import { type SourceRow, type SourceSummary, sources } from '../sources/sources.tables.ts';
import {
  type AddressState,
  type SitePageRow,
  type SiteRow,
  siteAddresses,
  sitePages,
  sites,
} from './sites.tables.ts';

export async function insertSite(tx: Tx, row: SiteRow): Promise<void> {
  await tx.insert(sites).values(row);
}

export async function findSite(tx: Tx, id: SourceId): Promise<SiteRow | undefined> {
  const [found] = await tx.select().from(sites).where(eq(sites.sourceId, id));
  return found;
}

export async function findSites(tx: Tx, ids: readonly SourceId[]): Promise<SiteRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(sites)
    .where(inArray(sites.sourceId, [...ids]));
}

/** Undefined if it was deleted or is in another phase. */
export async function updateSite(
  tx: Tx,
  id: SourceId,
  changes: Partial<SiteRow>,
  only: { phase?: SiteRow['phase'] } = {},
): Promise<SiteRow | undefined> {
  const inPhase = only.phase && eq(sites.phase, only.phase);
  const [changed] = await tx
    .update(sites)
    .set(changes)
    .where(and(eq(sites.sourceId, id), inPhase))
    .returning();
  return changed;
}

/** Adds to the usage of the crawl. */
export async function addCrawlUsage(tx: Tx, id: SourceId, bytes: number, ms: number): Promise<void> {
  await tx
    .update(sites)
    .set({
      spentBytes: sql`${sites.spentBytes} + ${bytes}`,
      spentMs: sql`${sites.spentMs} + ${Math.round(ms)}`,
    })
    .where(eq(sites.sourceId, id));
}

export async function countSites(tx: Tx, appId: AppId): Promise<number> {
  return tx.$count(sites, eq(sites.appId, appId));
}

/** Due sites of all tenants. */
export async function sitesToCrawl(
  tx: Tx,
  before: Date,
): Promise<Pick<SiteRow, 'tenantId' | 'appId' | 'sourceId'>[]> {
  return tx
    .select({ tenantId: sites.tenantId, appId: sites.appId, sourceId: sites.sourceId })
    .from(sites)
    .where(and(isNotNull(sites.nextAt), lte(sites.nextAt, before), ne(sites.phase, 'visiting')))
    .orderBy(asc(sites.nextAt))
    .limit(100);
}

type NewAddress = { url: string; depth: number; shape: string };

/** Known addresses stay unchanged. */
export async function addAddresses(
  tx: Tx,
  { sourceId: siteId, tenantId }: Pick<SiteRow, 'sourceId' | 'tenantId'>,
  found: readonly NewAddress[],
  state: AddressState = 'waiting',
): Promise<void> {
  const AT_ONCE = 500;
  for (let from = 0; from < found.length; from += AT_ONCE)
    await tx
      .insert(siteAddresses)
      .values(found.slice(from, from + AT_ONCE).map((each) => ({ ...each, siteId, tenantId, state })))
      .onConflictDoNothing();
}

/** Claims the next address, for one process only. */
export async function claimAddress(
  tx: Tx,
  siteId: SourceId,
): Promise<{ url: string; depth: number } | undefined> {
  const [taken] = await rows<{ url: string; depth: number }>(
    tx,
    sql`
    update site_addresses set state = 'reading' where site_id = ${siteId} and url = (
      select url from site_addresses where site_id = ${siteId} and state = 'waiting' order by place limit 1 for update skip locked)
    returning url, depth`,
  );
  return taken;
}

/** Releases addresses that were claimed and not finished. */
export async function releaseAddress(tx: Tx, siteId: SourceId): Promise<void> {
  await tx
    .update(siteAddresses)
    .set({ state: 'waiting' })
    .where(and(eq(siteAddresses.siteId, siteId), eq(siteAddresses.state, 'reading')));
}

export async function setAddressState(
  tx: Tx,
  siteId: SourceId,
  url: string,
  state: AddressState,
): Promise<void> {
  await tx
    .update(siteAddresses)
    .set({ state })
    .where(and(eq(siteAddresses.siteId, siteId), eq(siteAddresses.url, url)));
}

export async function addressState(tx: Tx, siteId: SourceId, url: string): Promise<AddressState | undefined> {
  const [found] = await tx
    .select({ state: siteAddresses.state })
    .from(siteAddresses)
    .where(and(eq(siteAddresses.siteId, siteId), eq(siteAddresses.url, url)));
  return found?.state;
}

export async function deleteAddresses(tx: Tx, siteId: SourceId, state?: AddressState): Promise<void> {
  await tx
    .delete(siteAddresses)
    .where(and(eq(siteAddresses.siteId, siteId), state && eq(siteAddresses.state, state)));
}

export async function countAddresses(
  tx: Tx,
  siteIds: readonly SourceId[],
): Promise<{ siteId: SourceId; state: AddressState; addresses: number }[]> {
  if (siteIds.length === 0) return [];
  return tx
    .select({ siteId: siteAddresses.siteId, state: siteAddresses.state, addresses: count() })
    .from(siteAddresses)
    .where(inArray(siteAddresses.siteId, [...siteIds]))
    .groupBy(siteAddresses.siteId, siteAddresses.state);
}

/** How many addresses of each of these shapes are known. */
export async function countShapes(
  tx: Tx,
  siteId: SourceId,
  shapes: readonly string[],
): Promise<Map<string, number>> {
  if (shapes.length === 0) return new Map();
  const found = await tx
    .select({ shape: siteAddresses.shape, addresses: count() })
    .from(siteAddresses)
    .where(and(eq(siteAddresses.siteId, siteId), inArray(siteAddresses.shape, [...shapes])))
    .groupBy(siteAddresses.shape);
  return new Map(found.map(({ shape, addresses }) => [shape, addresses]));
}

type KnownPage = { source: Pick<SourceSummary, 'id' | 'state' | 'passageCount'>; page: SitePageRow | null };

/** A page of the site with its crawl data. */
export async function findSitePage(
  tx: Tx,
  siteId: SourceId,
  address: string,
): Promise<KnownPage | undefined> {
  const [found] = await tx
    .select({
      source: { id: sources.id, state: sources.state, passageCount: sources.passageCount },
      page: sitePages,
    })
    .from(sources)
    .leftJoin(sitePages, eq(sitePages.sourceId, sources.id))
    .where(and(eq(sources.siteId, siteId), eq(sources.address, address)))
    .limit(1);
  return found;
}

/** Whether this crawl found another page with the same content. */
export async function hasDuplicatePage(
  tx: Tx,
  { sourceId, visit }: Pick<SiteRow, 'sourceId' | 'visit'>,
  page: { address: string; contentHash: string },
): Promise<boolean> {
  const [found] = await tx
    .select({ id: sources.id })
    .from(sources)
    .innerJoin(sitePages, eq(sitePages.sourceId, sources.id))
    .where(
      and(
        eq(sources.siteId, sourceId),
        eq(sitePages.visit, visit),
        eq(sitePages.contentHash, page.contentHash),
        ne(sources.address, page.address),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function savePage(tx: Tx, row: SitePageRow): Promise<void> {
  const { sourceId: _id, tenantId: _tenant, ...changes } = row;
  await tx.insert(sitePages).values(row).onConflictDoUpdate({ target: sitePages.sourceId, set: changes });
}

/** Deletes the pages that this crawl did not find, and returns their number. */
export async function deleteVanishedPages(
  tx: Tx,
  { sourceId, visit }: Pick<SiteRow, 'sourceId' | 'visit'>,
): Promise<number> {
  const seen = tx.select({ id: sitePages.sourceId }).from(sitePages).where(eq(sitePages.visit, visit));
  const gone = await tx
    .delete(sources)
    .where(and(eq(sources.siteId, sourceId), sql`${sources.id} not in ${seen}`))
    .returning({ passages: sources.passageCount });
  return gone.filter(({ passages }) => passages > 0).length;
}

/** Pages of the site that failed. */
export async function failedPages(
  tx: Tx,
  siteId: SourceId,
): Promise<Pick<SourceRow, 'id' | 'tenantId' | 'appId' | 'problem'>[]> {
  return tx
    .select({ id: sources.id, tenantId: sources.tenantId, appId: sources.appId, problem: sources.problem })
    .from(sources)
    .where(and(eq(sources.siteId, siteId), eq(sources.state, 'error')));
}

/** The title of the page at this address, if it was read. */
export async function titleOfPage(tx: Tx, siteId: SourceId, address: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ title: sources.title })
    .from(sources)
    .where(and(eq(sources.siteId, siteId), eq(sources.address, address), eq(sources.state, 'ready')));
  return found?.title;
}
