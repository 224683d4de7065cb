import type { BillingEvent } from '@parrot/contract/billing';
import { newId, type TenantId } from '@parrot/contract/core';
import { count, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type SubscriptionRow, subscriptionEvents, subscriptions } from '../billing.tables.ts';

export async function insertSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  await tx.insert(subscriptions).values(row);
}

export async function findSubscription(tx: Tx, tenantId: TenantId): Promise<SubscriptionRow | undefined> {
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.tenantId, tenantId));
  return found;
}

/** Locks the subscription until the transaction ends: what uses its limits or changes it waits. */
export async function lockSubscription(tx: Tx, tenantId: TenantId): Promise<SubscriptionRow | undefined> {
  const [found] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId))
    .for('update');
  return found;
}

export async function updateSubscription(
  tx: Tx,
  tenantId: TenantId,
  change: Partial<Omit<SubscriptionRow, 'tenantId'>>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.tenantId, tenantId));
}

type SubscriptionEvent = { event: BillingEvent; actorName?: string; planName: string };

export async function recordSubscriptionEvent(
  tx: Tx,
  tenantId: TenantId,
  at: Date,
  { event, actorName = '', planName }: SubscriptionEvent,
): Promise<void> {
  await tx.insert(subscriptionEvents).values({ id: newId('sbe'), tenantId, at, event, actorName, planName });
}

export async function listSubscriptionEvents(
  tx: Tx,
  tenantId: TenantId,
  { offset, limit }: { offset: number; limit: number },
) {
  const own = eq(subscriptionEvents.tenantId, tenantId);
  const items = await tx
    .select()
    .from(subscriptionEvents)
    .where(own)
    .orderBy(desc(subscriptionEvents.at), desc(subscriptionEvents.id))
    .offset(offset)
    .limit(limit);
  const [total] = await tx.select({ count: count() }).from(subscriptionEvents).where(own);
  return { items, total: total?.count ?? 0 };
}
