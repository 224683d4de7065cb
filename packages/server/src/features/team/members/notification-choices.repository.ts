import type { TenantId, UserId } from '@parrot/contract/core';
import type { NotificationChoices } from '@parrot/contract/notifications';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { isActiveMembership, isAvailable } from '../availability/membership-conditions.repository.ts';
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

export type Recipient = { choices: Partial<NotificationChoices>; isActive: boolean; isAvailable: boolean };

/** The same with who is active, and who of them is not away. */
export async function recipientsAmong(
  tx: Tx,
  tenantId: TenantId,
  userIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, Recipient>> {
  if (userIds.length === 0) return new Map();
  const ofMember = and(eq(memberships.tenantId, tenantId), inArray(memberships.userId, [...userIds]));
  const rows = await tx
    .select({
      userId: memberships.userId,
      choices: memberships.notificationChoices,
      isActive: sql<boolean>`coalesce(${isActiveMembership(now)}, false)`,
      isAvailable: sql<boolean>`coalesce(${isAvailable(now)}, false)`,
    })
    .from(memberships)
    .where(ofMember);
  return new Map(rows.map(({ userId, ...recipient }) => [userId, recipient]));
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
