import { LIMITS, type TenantId } from '@parrot/contract/core';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/index.ts';
import { TRIAL_PLAN, trialEnd } from './billing.policy.ts';
import { type SubscriptionRow, subscriptions } from './billing.tables.ts';

export async function startTrial(tx: Tx, tenantId: TenantId, at: Date): Promise<void> {
  await tx.insert(subscriptions).values({
    ...TRIAL_PLAN,
    tenantId,
    status: 'trial',
    termEnd: trialEnd(at),
    graceDays: LIMITS.graceDays,
  });
}

export async function changeSubscription(
  tx: Tx,
  tenantId: TenantId,
  change: Pick<SubscriptionRow, 'planName' | 'status' | 'termEnd'>,
): Promise<void> {
  await tx.update(subscriptions).set(change).where(eq(subscriptions.tenantId, tenantId));
}

export async function findSubscription(tx: Tx, tenantId: TenantId): Promise<SubscriptionRow | undefined> {
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.tenantId, tenantId));
  return found;
}
