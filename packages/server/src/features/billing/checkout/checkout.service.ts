/** Orders of plans. */
import type { CheckoutStatus } from '@parrot/contract/billing';
import { AppError, type CheckoutId, HOUR_MS, newId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { CheckoutRow, SubscriptionRow } from '../billing.tables.ts';
import { isUpgrade } from '../plans/plan-cards.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts';
import { creditFor, isRenewal, NO_END, priceOf } from '../subscriptions/term.policy.ts';
import { findOpenCheckout, insertCheckout, updateCheckout } from './checkout.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { SettleCheckout } from './settle-checkout.ts';

/** An order that is clicked twice within this time is one order. */
const REUSED_FOR_MS = HOUR_MS;

export type CheckoutService = {
  order(
    caller: Caller,
    order: { planCode: string; redirectUrl: string },
  ): Promise<{ id: CheckoutId; url: string }>;
  verify(caller: Caller, checkoutId: CheckoutId): Promise<CheckoutStatus>;
};

export function createCheckoutService(
  { database, clock, publicUrl }: Pick<Platform, 'database' | 'clock' | 'publicUrl'>,
  {
    catalog,
    provider,
    settleCheckout,
  }: { catalog: PlanCatalog; provider: PaymentProvider; settleCheckout: SettleCheckout },
): CheckoutService {
  /** Only pages of this installation: a foreign one could pass itself off as the result. */
  const requireOwnUrl = (url: string): string => {
    const own = new URL(publicUrl());
    const parsed = URL.canParse(url, own.href) ? new URL(url, own) : undefined;
    if (parsed?.origin !== own.origin)
      throw new AppError('bad_input', {
        fields: { redirectUrl: 'This page isn’t part of this installation.' },
      });
    return parsed.href;
  };

  const createOrder = (
    caller: Caller,
    planCode: string,
    redirectUrl: string,
  ): Promise<{ checkout: CheckoutRow; customerId: string | undefined }> =>
    database.tenant(caller.tenantId, async (tx) => {
      const now = clock.now();
      const found = findPlan(catalog, planCode);
      // Locked, so that a double click finds the first order.
      const current = await lockSubscription(tx, caller.tenantId);
      if (!found || !current) throw new AppError('not_found');
      requireOrderable(catalog, current, planCode);
      const { plan, interval } = found;
      const customerId = current.providerCustomerId ?? undefined;
      const price = priceOf(plan.prices[interval], creditFor(current, { planCode }, now), catalog.tax);
      const open = await findOpenCheckout(
        tx,
        caller.tenantId,
        planCode,
        new Date(now.getTime() - REUSED_FOR_MS),
      );
      if (open?.paymentUrl && open.terms.total === price.total && open.redirectUrl === redirectUrl)
        return { checkout: open, customerId };
      const checkout: CheckoutRow = {
        id: newId('chk'),
        tenantId: caller.tenantId,
        planCode,
        terms: { ...price, planName: plan.name, currency: catalog.currency, interval, limits: plan.limits },
        provider: provider.name,
        providerCheckoutId: '',
        paymentUrl: '',
        redirectUrl,
        status: 'pending',
        orderedBy: caller.userId,
        orderedByName: caller.name,
        orderedAt: now,
        settledAt: null,
      };
      await insertCheckout(tx, checkout);
      return { checkout, customerId };
    });

  return {
    async order(caller, { planCode, redirectUrl }) {
      const { checkout, customerId } = await createOrder(caller, planCode, requireOwnUrl(redirectUrl));
      if (checkout.paymentUrl) return { id: checkout.id, url: checkout.paymentUrl };
      const { providerCheckoutId, url } = await provider.openPage({
        checkoutId: checkout.id,
        tenantId: caller.tenantId,
        description: checkout.terms.planName,
        total: checkout.terms.total,
        currency: checkout.terms.currency,
        emailId: caller.emailId,
        customerId,
        returnUrl: checkout.redirectUrl,
      });
      await database.tenant(caller.tenantId, (tx) =>
        updateCheckout(tx, checkout.id, { providerCheckoutId, paymentUrl: url }),
      );
      return { id: checkout.id, url };
    },
    verify: (caller, checkoutId) => settleCheckout(caller.tenantId, checkoutId),
  };
}

function requireOrderable(catalog: PlanCatalog, current: SubscriptionRow, planCode: string): void {
  if (isUpgrade(catalog, current.planCode, planCode)) return;
  if (!isRenewal(current, { planCode }))
    throw new AppError('conflict', {
      message: 'This plan is smaller than yours. Request a downgrade instead.',
    });
  if (current.termEnd >= NO_END)
    throw new AppError('conflict', { message: 'Your plan doesn’t expire, so there’s nothing to renew.' });
  if (current.paidNextTerm)
    throw new AppError('conflict', {
      message: `Your next term with ${current.paidNextTerm.planName} is already paid.`,
    });
}
