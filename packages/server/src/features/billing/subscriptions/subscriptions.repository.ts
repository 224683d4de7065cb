import type { BillingEvent, SubscriptionStatus } from '@parrot/contract/billing';
import { newId, type TenantId } from '@parrot/contract/core';
import { and, count, desc, eq, inArray, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import {
  type SubscriptionRow,
  subscriptionEvents,
  subscriptionSteps,
  subscriptions,
} from '../billing.tables.ts';

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

/** Needs system access. Tenants whose term ends by then and has not taken its last step. */
export async function tenantsWithEndingTerm(
  tx: Tx,
  { by, lastStep }: { by: Date; lastStep: string },
): Promise<TenantId[]> {
  const { tenantId, termEnd, step } = subscriptionSteps;
  const isFinished = tx
    .select({ one: sql`1` })
    .from(subscriptionSteps)
    .where(and(eq(tenantId, subscriptions.tenantId), eq(termEnd, subscriptions.termEnd), eq(step, lastStep)));
  const found = await tx
    .select({ tenantId: subscriptions.tenantId })
    .from(subscriptions)
    .where(and(lte(subscriptions.termEnd, by), notExists(isFinished)));
  return found.map((row) => row.tenantId);
}

/** False if this step of this term was taken before. */
export async function insertTermStep(
  tx: Tx,
  { tenantId, termEnd }: Pick<SubscriptionRow, 'tenantId' | 'termEnd'>,
  step: string,
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(subscriptionSteps)
    .values({ tenantId, termEnd, step, at })
    .onConflictDoNothing()
    .returning({ step: subscriptionSteps.step });
  return inserted.length > 0;
}

type SubscriptionQuery = {
  tenantIds: readonly TenantId[] | undefined;
  status: SubscriptionStatus | undefined;
  now: Date;
  offset: number;
  limit: number;
};

/** Needs system access. The newest tenants first, as ids sort by age. */
export async function listSubscriptions(
  tx: Tx,
  { tenantIds, status, now, offset, limit }: SubscriptionQuery,
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const where = and(
    tenantIds && inArray(subscriptions.tenantId, [...tenantIds]),
    status && eq(statusInSql(now), status),
  );
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy(desc(subscriptions.tenantId))
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(subscriptions, where) };
}

/** The same rule as `statusAt`. */
function statusInSql(now: Date): SQL<SubscriptionStatus> {
  const { status, termEnd, paidNextTerm, graceDays } = subscriptions;
  const at = now.toISOString();
  const paidUntil = sql`coalesce((${paidNextTerm} ->> 'termEnd')::timestamptz, ${termEnd})`;
  return sql`case
    when ${status} = 'cancelled' or ${at}::timestamptz < ${paidUntil} then ${status}
    when ${at}::timestamptz < ${paidUntil} + ${graceDays} * interval '1 day' then 'grace_period'
    else 'expired' end`;
}
