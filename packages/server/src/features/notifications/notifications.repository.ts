import type { NotificationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { NotificationKind } from '@parrot/contract/notifications';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import {
  arrayParameter,
  insertRows,
  jsonRows,
  preparedQuery,
  preparedStatement,
  type Tx,
} from '../../platform/index.ts';
import type { SessionKind } from './notifications.policy.ts';
import { type NotificationRow, notifications } from './notifications.tables.ts';

const insertMissing = preparedStatement<Pick<NotificationRow, 'id'>>(
  'insert_notifications',
  (parameter) => sql`${insertRows(notifications, parameter('rows'))} on conflict do nothing returning id`,
);

/** Inserts the missing ones and returns those. */
export async function insertNotifications(tx: Tx, rows: NotificationRow[]): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  const inserted = await insertMissing(tx, { rows: jsonRows(notifications, rows) });
  const ids = new Set(inserted.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

export type NotificationQuery = { unreadOnly: boolean; offset: number; limit: number };

export async function listNotifications(
  tx: Tx,
  userId: UserId,
  { unreadOnly, offset, limit }: NotificationQuery,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const where = and(eq(notifications.userId, userId), unreadOnly ? isNull(notifications.readAt) : undefined);
  const rows = await tx
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(notifications).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export const countUnread = async (tx: Tx, userId: UserId): Promise<number> =>
  (await countUnreadOf(tx, [userId])).get(userId) ?? 0;

/** Users without unread ones are left out. */
export async function countUnreadOf(tx: Tx, userIds: readonly UserId[]): Promise<Map<UserId, number>> {
  const rows = await unreadCounts(tx, { userIds: JSON.stringify(userIds) });
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

const unreadCounts = preparedQuery('unread_notifications', (tx, parameter) =>
  tx
    .select({ userId: notifications.userId, unread: count() })
    .from(notifications)
    .where(
      and(
        sql`${notifications.userId} = any (${arrayParameter(parameter('userIds'))})`,
        isNull(notifications.readAt),
      ),
    )
    .groupBy(notifications.userId),
);

/** Returns the ids that were unread until now, of the user's own. */
export async function markRead(
  tx: Tx,
  userId: UserId,
  ids: readonly NotificationId[] | 'all',
  at: Date,
): Promise<NotificationId[]> {
  const byId = ids === 'all' ? undefined : inArray(notifications.id, [...ids]);
  const changed = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(unreadBy(userId), byId))
    .returning({ id: notifications.id });
  return changed.map(({ id }) => id);
}

type Reference = { id: NotificationId; userId: UserId };

/** Marks earlier notifications about the same subject as read. */
export async function markReplaced(
  tx: Tx,
  {
    kinds,
    link,
    by,
    at,
  }: { kinds: readonly NotificationKind[]; link: string; by: readonly Reference[]; at: Date },
): Promise<Reference[]> {
  if (by.length === 0) return [];
  return tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        inArray(
          notifications.userId,
          by.map(({ userId }) => userId),
        ),
        inArray(notifications.kind, [...kinds]),
        eq(notifications.link, link),
        isNull(notifications.readAt),
        notInArray(
          notifications.id,
          by.map(({ id }) => id),
        ),
      ),
    )
    .returning({ id: notifications.id, userId: notifications.userId });
}

export type StoredNotification = Pick<NotificationRow, 'id' | 'userId' | 'kind'>;

export const notificationsAbout = (
  tx: Tx,
  sessionId: UserSessionId,
  kinds: readonly SessionKind[],
): Promise<StoredNotification[]> =>
  tx
    .select({ id: notifications.id, userId: notifications.userId, kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.sessionId, sessionId), inArray(notifications.kind, [...kinds])));

export async function sessionNotificationsOf(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<{ id: NotificationId; userId: UserId; sessionId: UserSessionId }[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ id: notifications.id, userId: notifications.userId, sessionId: notifications.sessionId })
    .from(notifications)
    .where(
      and(
        eq(notifications.tenantId, tenantId),
        inArray(notifications.userId, [...userIds]),
        isNotNull(notifications.sessionId),
      ),
    );
  return rows.flatMap(({ sessionId, ...row }) => (sessionId ? [{ ...row, sessionId }] : []));
}

export async function deleteNotifications(tx: Tx, ids: readonly NotificationId[]): Promise<void> {
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.id, [...ids]));
}

/** Runs in a system transaction. */
export async function deleteNotificationsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.createdAt, before));
}

export async function findNotification(tx: Tx, id: NotificationId): Promise<NotificationRow | undefined> {
  const [found] = await tx.select().from(notifications).where(eq(notifications.id, id));
  return found;
}

const unreadBy = (userId: UserId) => and(eq(notifications.userId, userId), isNull(notifications.readAt));
