/** Billing: plans, their limits, payments and invoices. */
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Route } from '../../platform/index.ts';
import { billingRoutes } from './billing.routes.ts';
import { createCheckoutService } from './checkout/checkout.service.ts';
import { createPaymentWebhooks, type PaymentWebhooks } from './checkout/payment-webhooks.ts';
import { createSandboxPage } from './checkout/sandbox-page.service.ts';
import { createSandboxProvider } from './checkout/sandbox-provider.ts';
import { createSettleCheckout } from './checkout/settle-checkout.ts';
import { createStripeProvider } from './checkout/stripe-provider.ts';
import { createInvoicesService } from './invoices/invoices.service.ts';
import { createIssueInvoice } from './invoices/issue-invoice.ts';
import { readPlanCatalog } from './plans/plan-catalog.ts';
import { createServiceRequests } from './requests/service-requests.service.ts';
import { createGrantPlan, type GrantPlan } from './subscriptions/grant-plan.ts';
import { createIsSuspended, type IsSuspended } from './subscriptions/is-suspended.ts';
import { createStartTrial, type StartTrial } from './subscriptions/start-trial.ts';
import { findSubscription } from './subscriptions/subscriptions.repository.ts';
import { type CountUsed, createSubscriptionsService } from './subscriptions/subscriptions.service.ts';
import { createPlanLimits, type PlanLimitChecks } from './usage/plan-limits.ts';

export type { IsSuspended } from './subscriptions/is-suspended.ts';
export { isOnTrial, type StartTrial } from './subscriptions/start-trial.ts';
export type { PlanLimitChecks } from './usage/plan-limits.ts';

export type Billing = {
  routes: Route[];
  isSuspended: IsSuspended;
  startTrial: StartTrial;
  limits: PlanLimitChecks;
  grantPlan: GrantPlan;
  planName(tenantId: TenantId): Promise<string | undefined>;
  webhooks: PaymentWebhooks;
};

export function createBilling(platform: Platform, { countUsed }: { countUsed: CountUsed }): Billing {
  const catalog = readPlanCatalog(platform.settings.PLANS_FILE);
  const sandbox =
    platform.settings.PAYMENT_PROVIDER === 'sandbox' ? createSandboxProvider(platform) : undefined;
  const provider = sandbox ?? createStripeProvider(platform);
  const settleCheckout = createSettleCheckout(platform, {
    provider,
    issueInvoice: createIssueInvoice(catalog),
  });
  return {
    isSuspended: createIsSuspended(platform),
    startTrial: createStartTrial(catalog),
    limits: createPlanLimits(catalog),
    grantPlan: createGrantPlan(platform, catalog),
    planName: (tenantId) =>
      platform.database.tenant(tenantId, async (tx) => (await findSubscription(tx, tenantId))?.planName),
    webhooks: createPaymentWebhooks(platform, { provider, settleCheckout }),
    routes: billingRoutes({
      subscriptions: createSubscriptionsService(platform, { catalog, countUsed }),
      checkout: createCheckoutService(platform, { catalog, provider, settleCheckout }),
      invoices: createInvoicesService(platform),
      requests: createServiceRequests(platform, catalog),
      sandbox: sandbox && createSandboxPage(platform, { sandbox, settleCheckout }),
    }),
  };
}
