/** What can be paid next, and the provider's portal for what was paid. */
import type { paymentOptions } from '@parrot/contract/billing';
import { AppError, type ReplyOf, type TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { SubscriptionRow } from '../billing.tables.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { NO_END } from '../subscriptions/term.policy.ts';
import type { PaymentProvider } from './payment-provider.ts';

const RETURN_PAGE = '/home/profile?tab=subscription';

type Options = ReplyOf<typeof paymentOptions>['data'];

export type PaymentOptions = {
  read(tenantId: TenantId): Promise<Options>;
  /** Returns the address of the portal. */
  openPortal(tenantId: TenantId): Promise<string>;
};

export function createPaymentOptions(
  { database, publicUrl }: Pick<Platform, 'database' | 'publicUrl'>,
  { catalog, provider }: { catalog: PlanCatalog; provider: PaymentProvider },
): PaymentOptions {
  const requireSubscription = async (tx: Tx, tenantId: TenantId): Promise<SubscriptionRow> => {
    const found = await findSubscription(tx, tenantId);
    if (!found) throw new AppError('not_found');
    return found;
  };

  return {
    read: (tenantId) =>
      database.tenant(tenantId, async (tx) => {
        const subscription = await requireSubscription(tx, tenantId);
        return {
          renewalPlanCode: renewalPlanCode(catalog, subscription),
          nextPlan: nextPlan(catalog, subscription),
          hasCustomerPortal: provider.openPortal !== undefined && subscription.providerCustomerId !== null,
        };
      }),

    async openPortal(tenantId) {
      const { providerCustomerId } = await database.tenant(tenantId, (tx) =>
        requireSubscription(tx, tenantId),
      );
      if (!provider.openPortal || !providerCustomerId) throw new AppError('not_found');
      return provider.openPortal(providerCustomerId, publicUrl() + RETURN_PAGE);
    },
  };
}

function renewalPlanCode(catalog: PlanCatalog, subscription: SubscriptionRow): string | null {
  const { planCode, nextPlanCode, paidNextTerm, termEnd } = subscription;
  if (paidNextTerm || termEnd >= NO_END) return null;
  return [nextPlanCode, planCode].find((code) => code !== null && findPlan(catalog, code)) ?? null;
}

function nextPlan(catalog: PlanCatalog, { nextPlanCode, paidNextTerm, termEnd }: SubscriptionRow) {
  const planCode = paidNextTerm?.planCode ?? nextPlanCode;
  const planName = paidNextTerm?.planName ?? findPlan(catalog, planCode ?? '')?.plan.name;
  if (!planCode || !planName) return null;
  return { planCode, planName, startsAt: termEnd.toISOString(), isPaid: paidNextTerm !== null };
}
