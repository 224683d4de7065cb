/** Applies what the provider says about an order: once, and only if it is the order that was placed. */
import type { CheckoutStatus } from '@parrot/contract/billing';
import { AppError, type CheckoutId, type TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { CheckoutRow } from '../billing.tables.ts';
import type { IssueInvoice } from '../invoices/issue-invoice.ts';
import {
  lockSubscription,
  recordSubscriptionEvent,
  updateSubscription,
} from '../subscriptions/subscriptions.repository.ts';
import { nextTerm } from '../subscriptions/term.policy.ts';
import { findCheckout, lockCheckout, updateCheckout } from './checkout.repository.ts';
import type { Payment, PaymentProvider } from './payment-provider.ts';

/** Asks the provider. Must not be called inside a transaction. */
export type SettleCheckout = (tenantId: TenantId, checkoutId: CheckoutId) => Promise<CheckoutStatus>;

export function createSettleCheckout(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { provider, issueInvoice }: { provider: PaymentProvider; issueInvoice: IssueInvoice },
): SettleCheckout {
  const applyPlan = async (tx: Tx, checkout: CheckoutRow, { customerId }: Payment, now: Date) => {
    const { tenantId, planCode, terms } = checkout;
    const current = await lockSubscription(tx, tenantId);
    if (!current) throw new AppError('not_found');
    const term = nextTerm(current, { planCode, interval: terms.interval }, now);
    await updateSubscription(tx, tenantId, {
      ...term,
      planCode,
      planName: terms.planName,
      intervalUnit: terms.interval,
      status: 'live',
      termPrice: terms.price,
      limits: terms.limits,
      cancelledAt: null,
      nextPlanCode: null,
      ...(customerId && { providerCustomerId: customerId }),
    });
    await issueInvoice(tx, checkout, term, now);
    const by = { actorName: checkout.orderedByName, planName: terms.planName };
    await recordSubscriptionEvent(tx, tenantId, now, { event: 'payment_received', ...by });
    const event = current.planCode === planCode ? 'plan_renewed' : 'plan_changed';
    await recordSubscriptionEvent(tx, tenantId, now, { event, ...by });
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
    const { tenantId, terms } = checkout;
    if (status === 'success') await applyPlan(tx, checkout, payment, now);
    if (status === 'failed')
      await recordSubscriptionEvent(tx, tenantId, now, {
        event: 'payment_failed',
        actorName: checkout.orderedByName,
        planName: terms.planName,
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
