import type { TenantId, UserId } from '@parrot/contract/core';
import type { NotificationChoices } from '@parrot/contract/notifications';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { memberships } from '../team.tables.ts';

/** What each of these members chose; users who are not members are left out. */
export async function notificationChoicesOf(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
): Promise<Map<UserId, Partial<NotificationChoices>>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: memberships.userId, choices: memberships.notificationChoices })
    .from(memberships)
    .where(and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds])));
  return new Map(rows.map(({ userId, choices }) => [userId, choices]));
}

export async function saveNotificationChoices(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  choices: NotificationChoices,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ notificationChoices: choices })
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}
