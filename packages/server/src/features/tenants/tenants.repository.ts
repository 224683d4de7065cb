import { newId, type TenantId } from '@parrot/contract/core';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { tenants } from './tenants.tables.ts';

/** Needs system access: a tenant cannot create another. */
export async function insertTenant(tx: Tx, name: string, at: Date): Promise<TenantId> {
  const id = newId('ten');
  await tx.insert(tenants).values({ id, name, createdAt: at });
  return id;
}

/** Needs system access. Cascades to all data of the tenants. */
export async function deleteTenants(tx: Tx, tenantIds: readonly TenantId[]): Promise<void> {
  if (tenantIds.length > 0) await tx.delete(tenants).where(inArray(tenants.id, [...tenantIds]));
}

/** Whether any of these tenants needs a second factor of its members. */
export async function needsSecondFactor(tx: Tx, tenantIds: readonly TenantId[]): Promise<boolean> {
  if (tenantIds.length === 0) return false;
  const where = and(inArray(tenants.id, [...tenantIds]), eq(tenants.needsSecondFactor, true));
  return (await tx.$count(tenants, where)) > 0;
}

/** Needs system access. False if nothing changes. */
export async function setNeedsSecondFactor(tx: Tx, tenantId: TenantId, isNeeded: boolean): Promise<boolean> {
  const changed = await tx
    .update(tenants)
    .set({ needsSecondFactor: isNeeded })
    .where(and(eq(tenants.id, tenantId), ne(tenants.needsSecondFactor, isNeeded)))
    .returning({ id: tenants.id });
  return changed.length > 0;
}

/** Needs system access. False if it has another name by now. */
export async function renameTenant(
  tx: Tx,
  tenantId: TenantId,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const renamed = await tx
    .update(tenants)
    .set({ name: to })
    .where(and(eq(tenants.id, tenantId), eq(tenants.name, from)))
    .returning({ id: tenants.id });
  return renamed.length > 0;
}

export async function tenantName(tx: Tx, tenantId: TenantId): Promise<string> {
  const [found] = await tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId));
  return found?.name ?? '';
}

export async function tenantNames(tx: Tx, tenantIds: readonly TenantId[]): Promise<Map<TenantId, string>> {
  if (tenantIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(inArray(tenants.id, [...tenantIds]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

export async function tenantsByIds(
  tx: Tx,
  tenantIds: readonly TenantId[],
): Promise<Map<TenantId, { name: string; createdAt: Date; eraseAt: Date | null }>> {
  if (tenantIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(tenants)
    .where(inArray(tenants.id, [...tenantIds]));
  return new Map(rows.map(({ id, ...tenant }) => [id, tenant]));
}

/** Needs system access. The tenants whose name or id contains this text, in upper or lower case. */
export async function findTenantIds(tx: Tx, search: string): Promise<TenantId[]> {
  const rows = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(sql`strpos(lower(${tenants.name} || ' ' || ${tenants.id}), lower(${search})) > 0`);
  return rows.map(({ id }) => id);
}
