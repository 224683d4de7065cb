/** Reads the sources that a check compares, without their passages. */
import type { AppId, SourceId } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { sites } from '../sites/sites.tables.ts';
import { sources } from '../sources/sources.tables.ts';

export type CheckedSource = {
  sourceId: SourceId;
  sourceKind: Source['kind'];
  title: string;
  address: string;
  fingerprint: string;
  readAt: Date;
};
/** A page is read when it is added or read again; a site when its crawl ended. */
const READ_AT = sql<Date>`coalesce(${sites.endedAt}, ${sites.startedAt}, ${sources.updatedAt})`.mapWith(
  sources.updatedAt,
);
const shownSource = {
  sourceId: sources.id,
  sourceKind: sources.kind,
  title: sources.title,
  address: sources.address,
  fingerprint: sources.fingerprint,
  readAt: READ_AT,
};

/** Pages and sites that were read before this and are not read on a schedule, the oldest first. */
export const oldSources = (tx: Tx, appId: AppId, before: Date, limit: number): Promise<CheckedSource[]> =>
  tx
    .select(shownSource)
    .from(sources)
    .leftJoin(sites, eq(sites.sourceId, sources.id))
    .where(
      and(
        eq(sources.appId, appId),
        inArray(sources.kind, ['page', 'site']),
        isNull(sources.siteId),
        ne(sources.state, 'in progress'),
        or(isNull(sites.schedule), eq(sites.schedule, 'never')),
        sql`${READ_AT} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(READ_AT), asc(sources.id))
    .limit(limit);

export const sourcesWithText = (tx: Tx, appId: AppId): Promise<CheckedSource[]> =>
  tx
    .select(shownSource)
    .from(sources)
    .leftJoin(sites, eq(sites.sourceId, sources.id))
    .where(and(eq(sources.appId, appId), gt(sources.passageCount, 0)))
    .orderBy(asc(sources.createdAt), asc(sources.id));

/** The present content and reading of sources, by id. Deleted ones are missing. */
export async function presentSourcePrints(
  tx: Tx,
  appId: AppId,
  ids: readonly SourceId[],
): Promise<{ content: Map<string, string>; reading: Map<string, string> }> {
  if (ids.length === 0) return { content: new Map(), reading: new Map() };
  const found = await tx
    .select({ ...shownSource, state: sources.state })
    .from(sources)
    .leftJoin(sites, eq(sites.sourceId, sources.id))
    .where(and(eq(sources.appId, appId), inArray(sources.id, [...ids])));
  return {
    content: new Map(found.map(({ sourceId, fingerprint }) => [sourceId, fingerprint])),
    reading: new Map(found.map((source) => [source.sourceId, readingPrint(source)])),
  };
}

/** Changes once it is read again. */
export const readingPrint = ({ readAt, state }: { readAt: Date; state?: string }): string =>
  state === 'in progress' ? state : readAt.toISOString();
