import type { CheckoutStatus } from '@parrot/contract/billing';
import type { CheckoutId, TenantId } from '@parrot/contract/core';
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type CheckoutRow, checkouts, paymentEvents, sandboxPayments } from '../billing.tables.ts';

export async function insertCheckout(tx: Tx, row: CheckoutRow): Promise<void> {
  await tx.insert(checkouts).values(row);
}

export async function findCheckout(tx: Tx, id: CheckoutId): Promise<CheckoutRow | undefined> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id));
  return found;
}

/** Locks the checkout until the transaction ends. */
export async function lockCheckout(tx: Tx, id: CheckoutId): Promise<CheckoutRow | undefined> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return found;
}

/** The latest open order of the same plan since then: a second click continues it. */
export async function findOpenCheckout(
  tx: Tx,
  tenantId: TenantId,
  planCode: string,
  since: Date,
): Promise<CheckoutRow | undefined> {
  const [found] = await tx
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.tenantId, tenantId),
        eq(checkouts.planCode, planCode),
        eq(checkouts.status, 'pending'),
        gte(checkouts.orderedAt, since),
      ),
    )
    .orderBy(desc(checkouts.orderedAt))
    .limit(1);
  return found;
}

export async function updateCheckout(
  tx: Tx,
  id: CheckoutId,
  change: Partial<Pick<CheckoutRow, 'status' | 'settledAt' | 'providerCheckoutId' | 'paymentUrl'>>,
): Promise<void> {
  await tx.update(checkouts).set(change).where(eq(checkouts.id, id));
}

/** Newest first. */
export const latestCheckouts = (tx: Tx, tenantId: TenantId, limit: number): Promise<CheckoutRow[]> =>
  tx
    .select()
    .from(checkouts)
    .where(eq(checkouts.tenantId, tenantId))
    .orderBy(desc(checkouts.orderedAt))
    .limit(limit);

type PaymentEventRow = typeof paymentEvents.$inferSelect;
type EventKey = Pick<PaymentEventRow, 'provider' | 'eventId'>;

export async function findPaymentEvent(
  tx: Tx,
  { provider, eventId }: EventKey,
): Promise<PaymentEventRow | undefined> {
  const [found] = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return found;
}

export async function savePaymentEvent(tx: Tx, row: PaymentEventRow): Promise<void> {
  await tx
    .insert(paymentEvents)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.eventId],
      set: { outcome: row.outcome },
    });
}

/** Needs system access. Newest first. */
export async function listPaymentEvents(
  tx: Tx,
  { outcome, offset, limit }: { outcome?: string | undefined; offset: number; limit: number },
): Promise<{ rows: PaymentEventRow[]; total: number }> {
  const where = outcome ? eq(paymentEvents.outcome, outcome) : undefined;
  const rows = await tx
    .select()
    .from(paymentEvents)
    .where(where)
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.eventId))
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(paymentEvents, where) };
}

export async function insertSandboxPayment(tx: Tx, checkoutId: CheckoutId): Promise<void> {
  await tx.insert(sandboxPayments).values({ checkoutId, status: 'pending' }).onConflictDoNothing();
}

export async function findSandboxPayment(tx: Tx, checkoutId: CheckoutId) {
  const [found] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.checkoutId, checkoutId));
  return found;
}

/** Changes a payment that nothing has been decided about. */
export async function setSandboxPayment(
  tx: Tx,
  checkoutId: CheckoutId,
  change: { status: CheckoutStatus; settlesAt: Date | null },
): Promise<void> {
  const isUndecided = and(eq(sandboxPayments.status, 'pending'), isNull(sandboxPayments.settlesAt));
  await tx
    .update(sandboxPayments)
    .set(change)
    .where(and(eq(sandboxPayments.checkoutId, checkoutId), isUndecided));
}
