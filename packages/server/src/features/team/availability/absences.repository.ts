import type { TenantId, UnavailabilityReason, UserId } from '@parrot/contract/core';
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { users } from '../../users/index.ts';
import { memberships } from '../team.tables.ts';

export type NewAbsence = { since: Date; until: Date | null; reason: UnavailabilityReason; by: UserId };

const NO_ABSENCE = {
  status: 'ACTIVE',
  awaySince: null,
  awayUntil: null,
  awayReason: null,
  awayBy: null,
} as const;

/** A member who sets themselves away stays ACTIVE; one deactivated by another is INACTIVE. */
export async function setAbsence(
  tx: Tx,
  tenantId: TenantId,
  userId: UserId,
  { since, until, reason, by }: NewAbsence,
): Promise<void> {
  await tx
    .update(memberships)
    .set({
      status: by === userId ? 'ACTIVE' : 'INACTIVE',
      awaySince: since,
      awayUntil: until,
      awayReason: reason,
      awayBy: by,
    })
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

export async function endAbsence(tx: Tx, tenantId: TenantId, userId: UserId): Promise<void> {
  await tx
    .update(memberships)
    .set(NO_ABSENCE)
    .where(and(eq(memberships.tenantId, tenantId), eq(memberships.userId, userId)));
}

export type EndedAbsence = { tenantId: TenantId; userId: UserId; name: string };

/** Ends expired absences in every tenant and returns them. Needs a system transaction. */
export async function endDueAbsences(tx: Tx, now: Date): Promise<EndedAbsence[]> {
  const ended = await tx
    .update(memberships)
    .set(NO_ABSENCE)
    .where(and(isNotNull(memberships.awaySince), lte(memberships.awayUntil, now)))
    .returning({ tenantId: memberships.tenantId, userId: memberships.userId });
  if (ended.length === 0) return [];
  const found = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        ended.map((row) => row.userId),
      ),
    );
  const names = new Map(found.map((row) => [row.id, row.name]));
  return ended.map((row) => ({ ...row, name: names.get(row.userId) ?? '' }));
}
