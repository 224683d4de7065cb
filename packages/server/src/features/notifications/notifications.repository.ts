import type { NotificationId, TenantId, UserId } from '@parrot/contract/core';
import type { NotificationChoices } from '@parrot/contract/notifications';
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { mergeChoices } from './notifications.policy.ts';
import {
  choosers,
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
    .from(choosers)
    .where(and(eq(choosers.tenantId, tenantId), inArray(choosers.userId, [...userIds])));
  return new Map(rows.map(({ userId, choices }) => [userId, mergeChoices(choices)]));
}

export async function storeChoices(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  choices: NotificationChoices,
): Promise<void> {
  await tx
    .update(choosers)
    .set({ choices })
    .where(and(eq(choosers.tenantId, tenantId), eq(choosers.userId, userId)));
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
