import type { ServiceRequestState, ServiceRequestType } from '@parrot/contract/billing';
import type { ServiceRequestId, TenantId } from '@parrot/contract/core';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type ServiceRequestRow, serviceRequests } from '../billing.tables.ts';

export async function insertServiceRequest(tx: Tx, row: ServiceRequestRow): Promise<void> {
  await tx.insert(serviceRequests).values(row);
}

export async function updateServiceRequest(
  tx: Tx,
  id: ServiceRequestId,
  change: Partial<Omit<ServiceRequestRow, 'id' | 'tenantId'>>,
): Promise<void> {
  await tx.update(serviceRequests).set(change).where(eq(serviceRequests.id, id));
}

/** There is at most one open request of each type. */
export async function findOpenRequest(
  tx: Tx,
  tenantId: TenantId,
  type: ServiceRequestType,
): Promise<ServiceRequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.tenantId, tenantId),
        eq(serviceRequests.type, type),
        eq(serviceRequests.state, 'open'),
      ),
    );
  return found;
}

export async function findServiceRequest(
  tx: Tx,
  id: ServiceRequestId,
): Promise<ServiceRequestRow | undefined> {
  const [found] = await tx.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  return found;
}

type RequestQuery = {
  tenantId?: TenantId;
  state?: ServiceRequestState | undefined;
  offset: number;
  limit: number;
};

/** Newest first; without a tenant those of all, which needs system access. */
export async function listServiceRequestRows(
  tx: Tx,
  { tenantId, state, offset, limit }: RequestQuery,
): Promise<{ rows: ServiceRequestRow[]; total: number }> {
  const where = and(
    tenantId && eq(serviceRequests.tenantId, tenantId),
    state && eq(serviceRequests.state, state),
  );
  const rows = await tx
    .select()
    .from(serviceRequests)
    .where(where)
    .orderBy(desc(serviceRequests.requestedAt), desc(serviceRequests.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(serviceRequests, where) };
}

/** Needs system access. Tenants without open requests are left out. */
export async function countOpenRequests(
  tx: Tx,
  tenantIds: readonly TenantId[],
): Promise<Map<TenantId, number>> {
  if (tenantIds.length === 0) return new Map();
  const { tenantId, state } = serviceRequests;
  const rows = await tx
    .select({ tenantId, count: count() })
    .from(serviceRequests)
    .where(and(inArray(tenantId, [...tenantIds]), eq(state, 'open')))
    .groupBy(tenantId);
  return new Map(rows.map((row) => [row.tenantId, row.count]));
}
