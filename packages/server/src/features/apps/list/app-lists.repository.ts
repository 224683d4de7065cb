/** Lists of apps: filtered and paged. */
import type { AppCounts, AppStatus, AppType } from '@parrot/contract/apps';
import type { UserId } from '@parrot/contract/core';
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
import type { AppScope } from '../app-access.policy.ts';
import { inScope } from '../apps.repository.ts';
import { type AppRow, apps } from '../apps.tables.ts';

/** The lists that the database has; samples are constants. */
export type AppList = Exclude<keyof AppCounts, 'sample'>;
/** The user whose list it is. */
export type ListReader = { scope: AppScope; userId: UserId };
export type AppFilter = {
  search: string;
  types: readonly AppType[];
  /** Empty for every status. */
  statuses: readonly AppStatus[];
  edited: { from?: Date | undefined; until?: Date | undefined };
};
type Page = { offset: number; limit: number };

export async function listApps(
  tx: Tx,
  reader: ListReader,
  list: AppList,
  { offset, limit, ...filter }: AppFilter & Page,
): Promise<{ items: AppRow[]; total: number }> {
  const where = and(inScope(reader.scope), isIn(list, reader.userId), matches(filter));
  const items = await tx
    .select()
    .from(apps)
    .where(where)
    .orderBy(desc(apps.updatedAt), asc(apps.id))
    .limit(limit)
    .offset(offset);
  const [found] = await tx.select({ total: count() }).from(apps).where(where);
  return { items, total: found?.total ?? 0 };
}

export async function countLists(tx: Tx, { scope, userId }: ListReader): Promise<Record<AppList, number>> {
  const countIn = (list: AppList) => sql<number>`(count(*) filter (where ${isIn(list, userId)}))::int`;
  const [counts] = await tx
    .select({ mine: countIn('mine'), shared: countIn('shared'), archived: countIn('archived') })
    .from(apps)
    .where(inScope(scope));
  return counts ?? { mine: 0, shared: 0, archived: 0 };
}

function isIn(list: AppList, userId: UserId): SQL | undefined {
  if (list === 'archived') return isNotNull(apps.archivedAt);
  const ownership = list === 'mine' ? eq(apps.createdBy, userId) : ne(apps.createdBy, userId);
  return and(isNull(apps.archivedAt), ownership);
}

const matches = ({ search, types, statuses, edited }: AppFilter): SQL | undefined =>
  and(
    search === '' ? undefined : sql`strpos(lower(apps.name), lower(${search})) > 0`,
    types.length === 0 ? undefined : inArray(apps.type, [...types]),
    statuses.length === 0 ? undefined : inArray(apps.status, [...statuses]),
    edited.from && gte(apps.updatedAt, edited.from),
    edited.until && lt(apps.updatedAt, edited.until),
  );
