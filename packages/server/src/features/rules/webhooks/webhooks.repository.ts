/** Webhooks that wait to be called. */
import type { TenantId } from '@parrot/contract/core';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { rules, ruleWebhooks, type WebhookRow } from '../rules.tables.ts';

export async function insertWebhook(tx: Tx, row: WebhookRow): Promise<void> {
  await tx.insert(ruleWebhooks).values(row);
}

/**
 * Claims a webhook that is due, so that no other process calls it at the same time. If this one dies, it is due
 * again after the lease. Undefined if it is not due.
 */
export async function claimWebhook(
  tx: Tx,
  id: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<(WebhookRow & { sealedSecret: string | null }) | undefined> {
  const [claimed] = await tx
    .update(ruleWebhooks)
    .set({ attempts: sql`${ruleWebhooks.attempts} + 1`, nextAt: leaseUntil })
    .where(and(eq(ruleWebhooks.id, id), lte(ruleWebhooks.nextAt, now)))
    .returning();
  if (!claimed) return undefined;
  const [rule] = await tx
    .select({ sealedSecret: rules.sealedSecret })
    .from(rules)
    .where(eq(rules.id, claimed.ruleId));
  return { ...claimed, sealedSecret: rule?.sealedSecret ?? null };
}

export async function postponeWebhook(tx: Tx, id: string, nextAt: Date): Promise<void> {
  await tx.update(ruleWebhooks).set({ nextAt }).where(eq(ruleWebhooks.id, id));
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.delete(ruleWebhooks).where(eq(ruleWebhooks.id, id));
}

/** In all tenants; for the system scope. The rest follows with the next run. */
export const dueWebhooks = (tx: Tx, now: Date): Promise<{ id: string; tenantId: TenantId }[]> =>
  tx
    .select({ id: ruleWebhooks.id, tenantId: ruleWebhooks.tenantId })
    .from(ruleWebhooks)
    .where(lte(ruleWebhooks.nextAt, now))
    .orderBy(asc(ruleWebhooks.nextAt))
    .limit(AT_ONCE);

const AT_ONCE = 50;
