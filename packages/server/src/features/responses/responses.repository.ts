/** Predefined responses and the apps they are for. */
import type { AppId, ResponseId, TenantId } from '@parrot/contract/core';
import { and, asc, count, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/index.ts';
import { predefinedResponses, type ResponseRow, responseApps } from './responses.tables.ts';

export type AppScope = AppId[] | 'all';
type Page = { appId?: AppId | undefined; search: string; offset: number; limit: number };

/** Serializes writes in a tenant, so that tags stay unique. */
export async function lockResponses(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`responses ${tenantId}`}, 0))`);
}

/** Responses for all apps or for one of these. */
const isForApps = (tx: Tx, appIds: AppScope): SQL | undefined =>
  appIds === 'all'
    ? undefined
    : or(
        eq(predefinedResponses.allApps, true),
        exists(
          tx
            .select({ one: sql`1` })
            .from(responseApps)
            .where(
              and(eq(responseApps.responseId, predefinedResponses.id), inArray(responseApps.appId, appIds)),
            ),
        ),
      );

/** A condition on a column with response ids. */
export const isResponseForApps = (tx: Tx, responseId: AnyPgColumn, appIds: readonly AppId[]): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(predefinedResponses)
      .where(and(eq(predefinedResponses.id, responseId), isForApps(tx, [...appIds]))),
  );

/** A response with exactly this tag comes first, then tags and titles that begin with it; each by title. */
export async function listResponses(
  tx: Tx,
  reach: AppScope,
  { appId, search, offset, limit }: Page,
): Promise<{ rows: ResponseRow[]; total: number }> {
  const typed = search.toLowerCase();
  const pattern = typed.replace(/[\\%_]/g, '\\$&');
  const tagPattern = pattern.replace(/^#/, '');
  const tag = sql`jsonb_array_elements_text(${predefinedResponses.hashtags}) as tag`;
  const title = sql`lower(${predefinedResponses.title})`;
  const isTag = sql`exists (select from ${tag} where lower(tag) = ${`#${typed.replace(/^#/, '')}`})`;
  const startsWith = sql`(${title} like ${`${pattern}%`} or exists (select from ${tag} where lower(tag) like ${`#${tagPattern}%`}))`;
  const contains = sql`(${title} like ${`%${pattern}%`} or lower(${predefinedResponses.value}) like ${`%${pattern}%`} or exists (select from ${tag} where lower(tag) like ${`%${pattern}%`}))`;
  const where = and(
    isForApps(tx, reach),
    appId && isForApps(tx, [appId]),
    search === '' ? undefined : or(startsWith, contains),
  );
  const rows = await tx
    .select()
    .from(predefinedResponses)
    .where(where)
    .orderBy(
      ...(search === '' ? [] : [sql`${isTag} desc`, sql`${startsWith} desc`]),
      asc(title),
      asc(predefinedResponses.id),
    )
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(predefinedResponses).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findResponse(
  tx: Tx,
  reach: AppScope,
  id: ResponseId,
): Promise<ResponseRow | undefined> {
  const [found] = await tx
    .select()
    .from(predefinedResponses)
    .where(and(eq(predefinedResponses.id, id), isForApps(tx, reach)));
  return found;
}

export const countResponses = (tx: Tx, tenantId: TenantId): Promise<number> =>
  tx.$count(predefinedResponses, eq(predefinedResponses.tenantId, tenantId));

/** Lower-case tags of other responses that share an app with these, with the title of their response. */
export async function findTakenTags(
  tx: Tx,
  appIds: readonly AppId[],
  except: ResponseId,
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ title: predefinedResponses.title, hashtags: predefinedResponses.hashtags })
    .from(predefinedResponses)
    .where(
      and(
        sql`${predefinedResponses.id} <> ${except}`,
        // A response for all apps conflicts with every other.
        appIds.length === 0 ? undefined : isForApps(tx, [...appIds]),
      ),
    );
  return new Map(
    rows.flatMap(({ title, hashtags }) => hashtags.map((tag) => [tag.toLowerCase(), title] as const)),
  );
}

export async function appsOfResponses(tx: Tx, ids: readonly ResponseId[]): Promise<Map<ResponseId, AppId[]>> {
  const found = new Map<ResponseId, AppId[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await tx
    .select()
    .from(responseApps)
    .where(inArray(responseApps.responseId, [...ids]));
  for (const { responseId, appId } of rows) found.get(responseId)?.push(appId);
  return found;
}

/** Responses per app, those for all apps included. */
export async function countByApp(tx: Tx, appIds: readonly AppId[]): Promise<Map<AppId, number>> {
  const [everywhere] = await tx
    .select({ total: count() })
    .from(predefinedResponses)
    .where(eq(predefinedResponses.allApps, true));
  const rows =
    appIds.length === 0
      ? []
      : await tx
          .select({ appId: responseApps.appId, total: count() })
          .from(responseApps)
          .where(inArray(responseApps.appId, [...appIds]))
          .groupBy(responseApps.appId);
  const own = new Map(rows.map(({ appId, total }) => [appId, total]));
  return new Map(appIds.map((appId) => [appId, (everywhere?.total ?? 0) + (own.get(appId) ?? 0)]));
}

export async function saveResponse(tx: Tx, row: ResponseRow, appIds: readonly AppId[]): Promise<void> {
  await tx
    .insert(predefinedResponses)
    .values(row)
    .onConflictDoUpdate({ target: predefinedResponses.id, set: row });
  await tx.delete(responseApps).where(eq(responseApps.responseId, row.id));
  const { tenantId, id: responseId } = row;
  if (appIds.length > 0)
    await tx.insert(responseApps).values(appIds.map((appId) => ({ tenantId, responseId, appId })));
}

export async function deleteResponses(tx: Tx, ids: readonly ResponseId[]): Promise<void> {
  await tx.delete(predefinedResponses).where(inArray(predefinedResponses.id, [...ids]));
}

/** Responses whose last app was deleted. */
export async function deleteResponsesWithoutApps(tx: Tx): Promise<void> {
  await tx
    .delete(predefinedResponses)
    .where(
      and(
        eq(predefinedResponses.allApps, false),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(responseApps)
            .where(eq(responseApps.responseId, predefinedResponses.id)),
        ),
      ),
    );
}
