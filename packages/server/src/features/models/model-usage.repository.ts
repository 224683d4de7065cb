import type { TenantId } from '@parrot/contract/core';
import type { ModelBudget } from '@parrot/contract/models';
import { and, desc, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { modelBudgets, modelUse, type UsageRow } from './models.tables.ts';

const UNLIMITED: ModelBudget = { monthlyTokens: null, monthlyCost: null };

export async function budgetOf(tx: Tx): Promise<ModelBudget> {
  const { monthlyTokens, monthlyCost } = modelBudgets;
  const [row] = await tx.select({ monthlyTokens, monthlyCost }).from(modelBudgets);
  return row ?? UNLIMITED;
}

export async function saveBudget(tx: Tx, tenantId: TenantId, budget: ModelBudget): Promise<void> {
  await tx
    .insert(modelBudgets)
    .values({ tenantId, ...budget })
    .onConflictDoUpdate({ target: modelBudgets.tenantId, set: budget });
}

/** Adds to the usage of that day. */
export async function addUsage(tx: Tx, row: UsageRow): Promise<void> {
  const { tenantId, day, appId, provider, purpose } = modelUse;
  await tx
    .insert(modelUse)
    .values(row)
    .onConflictDoUpdate({
      target: [tenantId, day, appId, provider, purpose],
      set: {
        calls: sql`${modelUse.calls} + ${row.calls}`,
        inputTokens: sql`${modelUse.inputTokens} + ${row.inputTokens}`,
        outputTokens: sql`${modelUse.outputTokens} + ${row.outputTokens}`,
        cost: sql`${modelUse.cost} + ${row.cost}`,
      },
    });
}

/** Total from this day on. */
export async function usageSince(tx: Tx, day: string): Promise<{ tokens: number; cost: number }> {
  const [row] = await tx
    .select({
      tokens: sql<string>`coalesce(sum(${modelUse.inputTokens} + ${modelUse.outputTokens}), 0)`,
      cost: sql<string>`coalesce(sum(${modelUse.cost}), 0)`,
    })
    .from(modelUse)
    .where(gte(modelUse.day, day));
  return { tokens: Number(row?.tokens ?? 0), cost: Number(row?.cost ?? 0) };
}

/** Newest day first. */
export const usageBetween = (tx: Tx, from: string, to: string): Promise<UsageRow[]> =>
  tx
    .select()
    .from(modelUse)
    .where(and(gte(modelUse.day, from), lte(modelUse.day, to)))
    .orderBy(desc(modelUse.day), modelUse.appId, modelUse.provider, modelUse.purpose)
    .limit(MAX_ROWS);

const MAX_ROWS = 10_000;
