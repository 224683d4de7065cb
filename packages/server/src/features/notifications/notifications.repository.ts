import type { NotificationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { NotificationChoices, NotificationKind } from '@parrot/contract/notifications';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { mergeChoices, type SessionKind } from './notifications.policy.ts';
import {
  memberships,
  type NotificationRow,
  notifications,
  type ReaderRow,
  readers,
} from './notifications.tables.ts';

/** Stores those that are not there yet, and tells which these were. */
export async function insertNotifications(tx: Tx, rows: NotificationRow[]): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  return tx.insert(notifications).values(rows).onConflictDoNothing().returning();
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

export async function countUnread(tx: Tx, userId: UserId): Promise<number> {
  const [counted] = await tx.select({ unread: count() }).from(notifications).where(unreadBy(userId));
  return counted?.unread ?? 0;
}

/** Those of the reader's own that were unread until now. */
export async function markRead(
  tx: Tx,
  userId: UserId,
  which: readonly NotificationId[] | 'all',
  at: Date,
): Promise<NotificationId[]> {
  const named = which === 'all' ? undefined : inArray(notifications.id, [...which]);
  const changed = await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(unreadBy(userId), named))
    .returning({ id: notifications.id });
  return changed.map(({ id }) => id);
}

type Reference = { id: NotificationId; userId: UserId };

/** Marks as read what these people were told before about the same thing. */
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

/** What people were told about a session, of these kinds. */
export const notificationsAbout = (tx: Tx, sessionId: UserSessionId, kinds: readonly SessionKind[]) =>
  tx
    .select({ id: notifications.id, userId: notifications.userId, kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.sessionId, sessionId), inArray(notifications.kind, [...kinds])));

/** What these people were told about sessions, of whatever kind. */
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

/** System work. */
export async function deleteNotificationsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.createdAt, before));
}

/** What each of these people chose; those who are no members are left out. */
export async function choicesOf(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, NotificationChoices>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds])));
  return new Map(rows.map(({ userId, choices }) => [userId, mergeChoices(choices)]));
}

export async function storeChoices(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  choices: NotificationChoices,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ choices })
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

/** A notification with its reader, as long as they are a member. */
export async function findWithReader(
  tx: Tx,
  id: NotificationId,
): Promise<{ notification: NotificationRow; reader: ReaderRow } | undefined> {
  const [found] = await tx
    .select({ notification: notifications, reader: readers })
    .from(notifications)
    .innerJoin(readers, eq(readers.id, notifications.userId))
    .where(eq(notifications.id, id));
  return found;
}

const unreadBy = (userId: UserId) => and(eq(notifications.userId, userId), isNull(notifications.readAt));
