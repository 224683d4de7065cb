/** When a tenant is to be erased. Changes need a system transaction. */
import type { TenantId, UserId } from '@parrot/contract/core';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { tenants } from './tenants.tables.ts';

export type PlannedErasure = { eraseAt: Date; requestedBy: UserId | null };

export async function findPlannedErasure(tx: Tx, tenantId: TenantId): Promise<PlannedErasure | undefined> {
  const [found] = await tx
    .select({ eraseAt: tenants.eraseAt, requestedBy: tenants.eraseRequestedBy })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return found?.eraseAt ? { eraseAt: found.eraseAt, requestedBy: found.requestedBy } : undefined;
}

/** False if it is planned already. */
export async function planErasure(
  tx: Tx,
  tenantId: TenantId,
  { eraseAt, requestedBy }: PlannedErasure,
): Promise<boolean> {
  const planned = await tx
    .update(tenants)
    .set({ eraseAt, eraseRequestedBy: requestedBy })
    .where(and(eq(tenants.id, tenantId), isNull(tenants.eraseAt)))
    .returning({ id: tenants.id });
  return planned.length > 0;
}

/** False if none was planned. */
export async function cancelErasure(tx: Tx, tenantId: TenantId): Promise<boolean> {
  const cancelled = await tx
    .update(tenants)
    .set({ eraseAt: null, eraseRequestedBy: null })
    .where(and(eq(tenants.id, tenantId), isNotNull(tenants.eraseAt)))
    .returning({ id: tenants.id });
  return cancelled.length > 0;
}

export async function tenantsToErase(tx: Tx, now: Date): Promise<TenantId[]> {
  const rows = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(lte(tenants.eraseAt, now))
    .orderBy(asc(tenants.eraseAt));
  return rows.map(({ id }) => id);
}

/** Locks the tenant until the transaction ends; undefined if it is not due, such as after a late cancellation. */
export async function lockTenantToErase(
  tx: Tx,
  tenantId: TenantId,
  now: Date,
): Promise<PlannedErasure | undefined> {
  await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), lte(tenants.eraseAt, now)))
    .for('update');
  const found = await findPlannedErasure(tx, tenantId);
  return found && found.eraseAt <= now ? found : undefined;
}
