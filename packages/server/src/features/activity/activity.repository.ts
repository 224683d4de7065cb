import type { ActivityAction, ActivitySubject } from '@parrot/contract/activity';
import { type ActivityId, type AppId, newId, type TenantId, type UserId } from '@parrot/contract/core';
import { and, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Client, Tx } from '../../platform/index.ts';
import { type ActivityRow, activities } from './activity.tables.ts';

/** The caller, or no user if a timer or a job did it. */
export type Actor = { tenantId: TenantId; userId: UserId | null; name: string; client: Client };

export type ActivityEntry = {
  action: ActivityAction;
  subjectId: string;
  subjectName: string;
  values?: Record<string, string>;
};

/** Call it in the transaction of the change that it records. */
export async function recordActivity(
  tx: Tx,
  actor: Actor,
  at: Date,
  ...entries: ActivityEntry[]
): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(activities).values(
    entries.map(({ action, subjectId, subjectName, values = {} }) => ({
      id: newId('act'),
      tenantId: actor.tenantId,
      at,
      action,
      subject: subjectOf(action),
      actorId: actor.userId,
      actorName: actor.name,
      ip: actor.client.ip,
      userAgent: actor.client.userAgent,
      subjectId,
      subjectName,
      details: values,
    })),
  );
}

/**
 * For autosave: records an entry unless the user recorded the same action on the same subject within the
 * interval.
 */
export async function recordActivityOnce(
  tx: Tx,
  actor: Actor & { userId: UserId },
  at: Date,
  entry: ActivityEntry,
  intervalMs: number,
): Promise<void> {
  const since = new Date(at.getTime() - intervalMs);
  if (!(await wasRecorded(tx, actor, entry, since))) await recordActivity(tx, actor, at, entry);
}

async function wasRecorded(
  tx: Tx,
  actor: Actor & { userId: UserId },
  { action, subjectId }: Pick<ActivityEntry, 'action' | 'subjectId'>,
  since: Date,
): Promise<boolean> {
  const where = and(
    eq(activities.tenantId, actor.tenantId),
    eq(activities.subject, subjectOf(action)),
    eq(activities.subjectId, subjectId),
    eq(activities.action, action),
    eq(activities.actorId, actor.userId),
    gt(activities.at, since),
  );
  return (await tx.$count(activities, where)) > 0;
}

type Page = { offset: number; limit: number };

export type ActivityFilters = {
  search: string;
  subjects: ActivitySubject[];
  actorId: UserId | undefined;
  from: Date | undefined;
  until: Date | undefined;
};

export type ActivityQuery = Page & ActivityFilters;

type Found = { rows: ActivityRow[]; total: number };

export const listActivities = (tx: Tx, { offset, limit, ...filters }: ActivityQuery): Promise<Found> =>
  pageWhere(tx, matches(filters), { offset, limit });

/** The latest first, those before `after`. */
export const activitiesAfter = (
  tx: Tx,
  filters: ActivityFilters,
  { after, limit }: { after: ActivityId | undefined; limit: number },
): Promise<ActivityRow[]> =>
  tx
    .select()
    .from(activities)
    .where(
      and(
        matches(filters),
        after &&
          sql`(${activities.at}, ${activities.id}) < (select at, id from activities where id = ${after})`,
      ),
    )
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(limit);

const matches = ({ search, subjects, actorId, from, until }: ActivityFilters) =>
  and(
    search === ''
      ? undefined
      : sql`strpos(lower(${activities.actorName} || ' ' || ${activities.subjectName}), lower(${search})) > 0`,
    subjects.length > 0 ? inArray(activities.subject, subjects) : undefined,
    actorId && eq(activities.actorId, actorId),
    from && gte(activities.at, from),
    until && lt(activities.at, until),
  );

/** Entries about an app and about its knowledge. */
export const listActivitiesOfApp = (tx: Tx, appId: AppId, page: Page): Promise<Found> =>
  pageWhere(tx, eq(activities.appId, appId), page);

/** The latest first. */
async function pageWhere(tx: Tx, where: SQL | undefined, { offset, limit }: Page): Promise<Found> {
  const rows = await tx
    .select()
    .from(activities)
    .where(where)
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(activities).where(where);
  return { rows, total: counted?.total ?? 0 };
}

const subjectOf = (action: ActivityAction) => action.slice(0, action.indexOf('.')) as ActivitySubject;
