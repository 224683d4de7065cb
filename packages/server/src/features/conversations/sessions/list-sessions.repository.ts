/** Lists and counts of sessions. Callers build conditions and orders from `sessionColumns`. */
import type { SessionStatus } from '@parrot/contract/conversations';
import type { GroupId, UserSessionId } from '@parrot/contract/core';
import { and, count, eq, exists, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { userSessions, visitors } from '../conversations.tables.ts';
import { namedSessions } from './session.repository.ts';
import type { Session } from './session.ts';

/** To compare and sort by; sessions are written in this slice only. */
export const sessionColumns = getTableColumns(userSessions);

/** A generated column: when an ended session was last written in. An index sorts by it. */
export const endedSessionOrder = sql`${userSessions}.past_at`;

export const hasVerifiedVisitor = (tx: Tx): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(visitors)
      .where(and(eq(visitors.id, userSessions.visitorId), isNotNull(visitors.identitySubject))),
  );

type Page = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number };

/** The ids of a page and, `withTotal`, the number of all matches from the same scan. */
export async function listSessionIds(
  tx: Tx,
  { where, orderBy, limit, offset, withTotal }: Page & { withTotal: boolean },
): Promise<{ ids: UserSessionId[]; total: number | null }> {
  const total = withTotal ? sql<number>`(count(*) over ())::int` : sql<null>`null`;
  const rows = await tx
    .select({ id: userSessions.id, total })
    .from(userSessions)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? null };
}

export const sessionsByIds = (
  tx: Tx,
  ids: readonly UserSessionId[],
  orderBy: SQL[],
  condition?: SQL,
): Promise<Session[]> =>
  namedSessions(tx)
    .where(and(inArray(userSessions.id, [...ids]), condition))
    .orderBy(...orderBy);

export const countSessions = (tx: Tx, where: SQL | undefined): Promise<number> =>
  tx.$count(userSessions, where);

/** Stops counting at `most`: the total of a long history is read from its whole index. */
export async function countSessionsUpTo(tx: Tx, where: SQL | undefined, most: number): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(userSessions)
    .where(where)
    .limit(most)
    .as('some');
  const [found] = await tx.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

export async function countSessionsByStatus(
  tx: Tx,
  where: SQL | undefined,
): Promise<Map<SessionStatus, number>> {
  const rows = await tx
    .select({ status: userSessions.status, total: count() })
    .from(userSessions)
    .where(where)
    .groupBy(userSessions.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** By the group of their queue; null: none. */
export async function countWaitingByGroup(
  tx: Tx,
  where: SQL | undefined,
): Promise<Map<GroupId | null, number>> {
  const rows = await tx
    .select({ groupId: userSessions.groupId, total: count() })
    .from(userSessions)
    .where(where)
    .groupBy(userSessions.groupId);
  return new Map(rows.map(({ groupId, total }) => [groupId, total]));
}
