/** Applies what the provider says about an order: once, and only if it is the order that was placed. */
import { type CheckoutStatus, formatMoney } from '@parrot/contract/billing';
import { AppError, type CheckoutId, type TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { CheckoutRow, SubscriptionRow } from '../billing.tables.ts';
import { paymentSettled } from '../billing.topics.ts';
import type { IssueInvoice } from '../invoices/issue-invoice.ts';
import { resolveRequest } from '../requests/resolve-request.ts';
import { findOpenRequest } from '../requests/service-requests.repository.ts';
import { applyOrder } from '../subscriptions/apply-order.policy.ts';
import {
  lockSubscription,
  recordSubscriptionEvent,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts';
import { findCheckout, lockCheckout, updateCheckout } from './checkout.repository.ts';
import type { Payment, PaymentProvider } from './payment-provider.ts';

/** Asks the provider. Must not be called inside a transaction. */
export type SettleCheckout = (tenantId: TenantId, checkoutId: CheckoutId) => Promise<CheckoutStatus>;

export function createSettleCheckout(
  { database, clock, outbox, log }: Pick<Platform, 'database' | 'clock' | 'outbox' | 'log'>,
  { provider, issueInvoice }: { provider: PaymentProvider; issueInvoice: IssueInvoice },
): SettleCheckout {
  const applyPlan = async (tx: Tx, checkout: CheckoutRow, { customerId }: Payment, now: Date) => {
    const { tenantId, planCode, terms, orderedAt } = checkout;
    const current = await lockSubscription(tx, tenantId);
    if (!current) throw new AppError('not_found');
    const { term, change } = applyOrder(current, { ...terms, planCode, orderedAt }, now);
    await updateSubscription(tx, tenantId, {
      ...change,
      ...(customerId && { providerCustomerId: customerId }),
    });
    await issueInvoice(tx, checkout, term, now);
    const by = { actorName: checkout.orderedByName, planName: terms.planName };
    await recordSubscriptionEvent(tx, tenantId, now, { event: 'payment_received', ...by });
    if (change.planCode !== undefined) {
      const event = current.planCode === planCode ? 'plan_renewed' : 'plan_changed';
      await recordSubscriptionEvent(tx, tenantId, now, { event, ...by });
    }
    await recordActivity(tx, buyerOf(checkout), now, {
      action: 'subscription.paid',
      subjectId: tenantId,
      subjectName: terms.planName,
      values: { amount: formatMoney(terms.total, terms.currency) },
    });
    await closeRequests(tx, { ...current, ...change }, checkout, now);
  };

  const settle = async (tx: Tx, id: CheckoutId, payment: Payment): Promise<CheckoutStatus> => {
    const checkout = await lockCheckout(tx, id);
    if (!checkout) throw new AppError('not_found');
    if (checkout.status === 'success') return 'success';
    const status = isFor(payment, checkout) ? payment.status : 'failed';
    if (status !== payment.status)
      log.error({ checkoutId: id, payment }, 'payment does not match its order; plan not changed');
    if (status === 'pending' || status === checkout.status) return status;
    const now = clock.now();
    await updateCheckout(tx, id, { status, settledAt: now });
    const { tenantId, terms, orderedByName } = checkout;
    if (status === 'success') await applyPlan(tx, checkout, payment, now);
    if (status === 'failed')
      await recordSubscriptionEvent(tx, tenantId, now, {
        event: 'payment_failed',
        actorName: orderedByName,
        planName: terms.planName,
      });
    if (status !== 'cancelled')
      outbox.write(tx, paymentSettled, {
        tenantId,
        key: tenantId,
        payload: {
          checkoutId: id,
          status,
          planName: terms.planName,
          amount: formatMoney(terms.total, terms.currency),
          byName: orderedByName,
        },
      });
    return status;
  };

  return async (tenantId, checkoutId) => {
    const checkout = await database.tenant(tenantId, (tx) => findCheckout(tx, checkoutId));
    if (!checkout) throw new AppError('not_found');
    if (checkout.status === 'success') return 'success';
    const payment = await provider.readPayment(checkout.providerCheckoutId);
    return database.tenant(tenantId, (tx) => settle(tx, checkoutId, payment));
  };
}

const isFor = (payment: Payment, { terms }: CheckoutRow): boolean =>
  payment.status !== 'success' ||
  (payment.total === terms.total && payment.currencyCode.toUpperCase() === terms.currency.code);

const buyerOf = ({ tenantId, orderedBy, orderedByName }: CheckoutRow) => ({
  tenantId,
  userId: orderedBy,
  name: orderedByName,
  // The provider reports the payment; where the buyer was is not known.
  client: { ip: '', userAgent: '' },
});

/** The payment answers what was asked: the smaller plan is bought, or another one instead. */
async function closeRequests(
  tx: Tx,
  subscription: SubscriptionRow,
  { planCode, orderedByName: actorName }: CheckoutRow,
  now: Date,
): Promise<void> {
  for (const type of ['subscription_cancelled', 'subscription_downgraded'] as const) {
    const request = await findOpenRequest(tx, subscription.tenantId, type);
    if (!request) continue;
    const state = request.planCode === planCode ? ('done' as const) : ('withdrawn' as const);
    await resolveRequest(tx, { request, subscription }, { state, actorName }, now);
  }
}
