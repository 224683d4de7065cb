/** Apps as lists show them: narrowed, in pages, each with what other tables know of it. */
import type { AppCounts, AppStatus, AppType } from '@parrot/contract/apps';
import type { AppId, UserId } from '@parrot/contract/core';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import type { AppScope } from '../apps.policy.ts';
import type { ListedApp } from '../apps.present.ts';
import { inScope } from '../apps.repository.ts';
import { apps } from '../apps.tables.ts';

/** Which of the lists; `sample` is none of the store's. */
export type AppList = Exclude<keyof AppCounts, 'sample'>;
/** Whose list it is, and since when things count as of today and as of late. */
export type ListReader = { circle: AppScope; userId: UserId; today: Date; recentSince: Date };
export type AppFilter = {
  search: string;
  types: readonly AppType[];
  /** Empty: whatever their status. */
  statuses: readonly AppStatus[];
  edited: { from?: Date | undefined; until?: Date | undefined };
};
type Page = { offset: number; limit: number };

export async function listApps(
  tx: Tx,
  reader: ListReader,
  list: AppList,
  { offset, limit, ...filter }: AppFilter & Page,
): Promise<{ items: ListedApp[]; total: number }> {
  const where = and(inScope(reader.circle), isIn(list, reader.userId), fits(filter));
  const lastEditedFirst = [desc(apps.updatedAt), asc(apps.id)];
  // The page first: what is counted beside an app is counted for those on it, and not for those it skips.
  const page = tx
    .select({ id: apps.id })
    .from(apps)
    .where(where)
    .orderBy(...lastEditedFirst)
    .limit(limit)
    .offset(offset)
    .as('page');
  const items = await tx
    .select(listed(reader))
    .from(apps)
    .innerJoin(page, eq(page.id, apps.id))
    .orderBy(...lastEditedFirst);
  const [found] = await tx.select({ total: count() }).from(apps).where(where);
  return { items, total: found?.total ?? 0 };
}

export async function findListedApp(
  tx: Tx,
  appId: AppId,
  reader: ListReader,
): Promise<ListedApp | undefined> {
  const where = and(eq(apps.id, appId), inScope(reader.circle));
  const [found] = await tx.select(listed(reader)).from(apps).where(where);
  return found;
}

export async function countLists(
  tx: Tx,
  { circle, userId }: Pick<ListReader, 'circle' | 'userId'>,
): Promise<Record<AppList, number>> {
  const those = (list: AppList) => sql<number>`(count(*) filter (where ${isIn(list, userId)}))::int`;
  const [counts] = await tx
    .select({ mine: those('mine'), shared: those('shared'), archived: those('archived') })
    .from(apps)
    .where(inScope(circle));
  return counts ?? { mine: 0, shared: 0, archived: 0 };
}

// Column names are written out below: inside a subquery the query builder would leave the table away.
const listed = ({ today, recentSince }: ListReader) => ({
  app: apps,
  faqCount: sql<number>`(select count(distinct faqs.group_id)::int from faqs where faqs.tenant_id = apps.tenant_id and faqs.app_id = apps.id)`,
  sourceCount: sql<number>`(select count(*)::int from sources where sources.tenant_id = apps.tenant_id and sources.app_id = apps.id and sources.site_id is null)`,
  conversationsToday: sql<number>`(select count(*)::int from user_sessions where user_sessions.app_id = apps.id and user_sessions.started_at >= ${today.toISOString()}::timestamptz)`,
  // Each question the bot looked up left a finding with its reply, which the bot wrote in the name of its app.
  answeredShare: sql<
    number | null
  >`(select round(100.0 * count(*) filter (where messages.trace #>> '{finding,kind}' = 'answer') / nullif(count(*), 0))::int
    from messages where messages.sender_id = apps.id and messages.created_at >= ${recentSince.toISOString()}::timestamptz and messages.trace -> 'finding' is not null)`,
});

function isIn(list: AppList, userId: UserId): SQL | undefined {
  if (list === 'archived') return isNotNull(apps.archivedAt);
  const made = list === 'mine' ? eq(apps.createdBy, userId) : ne(apps.createdBy, userId);
  return and(isNull(apps.archivedAt), made);
}

const fits = ({ search, types, statuses, edited }: AppFilter): SQL | undefined =>
  and(
    search === '' ? undefined : sql`strpos(lower(apps.name), lower(${search})) > 0`,
    types.length === 0 ? undefined : inArray(apps.type, [...types]),
    statuses.length === 0 ? undefined : inArray(apps.status, [...statuses]),
    edited.from && gte(apps.updatedAt, edited.from),
    edited.until && lt(apps.updatedAt, edited.until),
  );
