/** Routing rules in their order. */
import type { RoutingRuleId, TenantId } from '@parrot/contract/core';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type RoutingRuleRow, routingRules } from './routing.tables.ts';

/** Serializes changes of a tenant's rules, so that their order is unambiguous. */
export async function lockRules(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`routing ${tenantId}`}, 0))`);
}

export const listRules = (tx: Tx, tenantId: TenantId): Promise<RoutingRuleRow[]> =>
  tx
    .select()
    .from(routingRules)
    .where(eq(routingRules.tenantId, tenantId))
    .orderBy(asc(routingRules.position), asc(routingRules.id));

export async function findRule(
  tx: Tx,
  tenantId: TenantId,
  id: RoutingRuleId,
): Promise<RoutingRuleRow | undefined> {
  const [found] = await tx
    .select()
    .from(routingRules)
    .where(and(eq(routingRules.tenantId, tenantId), eq(routingRules.id, id)));
  return found;
}

export async function saveRule(tx: Tx, row: RoutingRuleRow): Promise<void> {
  await tx.insert(routingRules).values(row).onConflictDoUpdate({ target: routingRules.id, set: row });
}

export async function setPosition(tx: Tx, id: RoutingRuleId, position: number): Promise<void> {
  await tx.update(routingRules).set({ position }).where(eq(routingRules.id, id));
}

export async function deleteRule(tx: Tx, id: RoutingRuleId): Promise<void> {
  await tx.delete(routingRules).where(eq(routingRules.id, id));
}
