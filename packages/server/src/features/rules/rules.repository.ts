/** The rules of a workspace. */
import type { RuleId, TenantId } from '@parrot/contract/core';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { type RuleRow, rules } from './rules.tables.ts';

/** Serializes changes of a tenant's rules, so that their order and their number stay right. */
export async function lockRules(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rules ${tenantId}`}, 0))`);
}

/** In the order in which they run. */
export const listRules = (tx: Tx): Promise<RuleRow[]> =>
  tx.select().from(rules).orderBy(asc(rules.position), asc(rules.id));

export async function findRule(tx: Tx, id: RuleId): Promise<RuleRow | undefined> {
  const [found] = await tx.select().from(rules).where(eq(rules.id, id));
  return found;
}

/** Those that are on; of all tenants in the system scope. */
export const activeRules = (tx: Tx, tenantId?: TenantId): Promise<RuleRow[]> =>
  tx
    .select()
    .from(rules)
    .where(and(rules.isOn, tenantId && eq(rules.tenantId, tenantId)))
    .orderBy(asc(rules.position), asc(rules.id));

export async function saveRule(tx: Tx, row: RuleRow): Promise<void> {
  await tx.insert(rules).values(row).onConflictDoUpdate({ target: rules.id, set: row });
}

export async function setPositions(tx: Tx, ids: readonly RuleId[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.update(rules).set({ position }).where(eq(rules.id, id));
}

export async function deleteRule(tx: Tx, id: RuleId): Promise<void> {
  await tx.delete(rules).where(eq(rules.id, id));
}
