/** Billing: plans, their limits, payments and invoices. */
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Route } from '../../platform/index.ts';
import { billingRoutes } from './billing.routes.ts';
import { createCheckoutService } from './checkout/checkout.service.ts';
import { createOrderInSandbox, type OrderInSandbox } from './checkout/order-in-sandbox.ts';
import { createPaymentOptions } from './checkout/payment-options.service.ts';
import { createPaymentWebhooks, type PaymentWebhooks } from './checkout/payment-webhooks.ts';
import { createSandboxPage } from './checkout/sandbox-page.service.ts';
import { createSandboxProvider } from './checkout/sandbox-provider.ts';
import { createSettleCheckout } from './checkout/settle-checkout.ts';
import { createStripeProvider } from './checkout/stripe-provider.ts';
import { createInvoicesService } from './invoices/invoices.service.ts';
import { createIssueInvoice } from './invoices/issue-invoice.ts';
import { operatorRoutes } from './operator/operator.routes.ts';
import { createOperatorActions } from './operator/operator-actions.service.ts';
import { createWorkspaces, type OwnerIds } from './operator/workspaces.service.ts';
import { readPlanCatalog } from './plans/plan-catalog.ts';
import { startMailingRequests } from './requests/mail-requests.job.ts';
import { createServiceRequests } from './requests/service-requests.service.ts';
import { startAdvancingSubscriptions } from './subscriptions/advance-subscriptions.job.ts';
import {
  type AdvanceSubscriptions,
  createAdvanceSubscriptions,
} from './subscriptions/advance-subscriptions.ts';
import { createGrantPlan, type GrantPlan } from './subscriptions/grant-plan.ts';
import { createIsSuspended, type IsSuspended } from './subscriptions/is-suspended.ts';
import { createStartTrial, type StartTrial } from './subscriptions/start-trial.ts';
import { findSubscription } from './subscriptions/subscriptions.repository.ts';
import { createSubscriptionsService } from './subscriptions/subscriptions.service.ts';
import type { CountUsed } from './usage/count-used.ts';
import { createDailyConversations, type DailyConversations } from './usage/daily-conversations.ts';
import { createNoticeLimit } from './usage/limit-notices.ts';
import { createPlanLimits, type PlanLimitChecks } from './usage/plan-limits.ts';
import { createReadUsage } from './usage/read-usage.ts';

export {
  type PaymentSettled,
  type PlanLimitUse,
  type PlanStageReached,
  paymentSettled,
  planLimitUsed,
  planStageReached,
  type ServiceRequestChanged,
  serviceRequestChanged,
  type TrialExtended,
  trialExtended,
} from './billing.topics.ts';
export {
  countInvoices,
  deleteRetainedInvoicesBefore,
  retainInvoices,
} from './invoices/retained-invoices.repository.ts';
export type { IsSuspended } from './subscriptions/is-suspended.ts';
export { isOnTrial, type StartTrial } from './subscriptions/start-trial.ts';
export type { PlanLimitChecks } from './usage/plan-limits.ts';

export type Billing = {
  routes: Route[];
  isSuspended: IsSuspended;
  startTrial: StartTrial;
  trialDays: number;
  limits: PlanLimitChecks;
  dailyConversations: Pick<DailyConversations, 'admit' | 'hasCapacity'>;
  grantPlan: GrantPlan;
  planName(tenantId: TenantId): Promise<string | undefined>;
  /** Orders a plan and acts on the sandbox's payment page; undefined with another provider. */
  orderInSandbox: OrderInSandbox | undefined;
  webhooks: PaymentWebhooks;
  /** Starts the jobs: mail to the operator, and what follows from the end of terms. */
  start(): Promise<void>;
  /** What the job at the end of terms does. */
  advanceSubscriptions: AdvanceSubscriptions;
};

export function createBilling(
  platform: Platform,
  { countUsed, ownerIds }: { countUsed: CountUsed; ownerIds: OwnerIds },
): Billing {
  const catalog = readPlanCatalog(platform.settings.PLANS_FILE);
  const sandbox =
    platform.settings.PAYMENT_PROVIDER === 'sandbox' ? createSandboxProvider(platform) : undefined;
  const provider = sandbox ?? createStripeProvider(platform);
  const settleCheckout = createSettleCheckout(platform, {
    provider,
    issueInvoice: createIssueInvoice(catalog),
  });
  const advanceSubscriptions = createAdvanceSubscriptions(platform);
  const noticeLimit = createNoticeLimit(platform);
  const daily = createDailyConversations({ catalog, countUsed, noticeLimit });
  const readUsage = createReadUsage(platform, { catalog, countUsed });
  const subscriptions = createSubscriptionsService(platform, { catalog, readUsage, daily });
  const checkout = createCheckoutService(platform, { catalog, provider, settleCheckout });
  const sandboxPage = sandbox && createSandboxPage(platform, { sandbox, settleCheckout });
  return {
    orderInSandbox: sandboxPage && createOrderInSandbox(checkout, sandboxPage),
    async start() {
      await startMailingRequests(platform, catalog);
      await startAdvancingSubscriptions(platform, advanceSubscriptions);
    },
    advanceSubscriptions,
    isSuspended: createIsSuspended(platform),
    startTrial: createStartTrial(catalog),
    trialDays: catalog.trial.days,
    limits: createPlanLimits(catalog, noticeLimit),
    dailyConversations: daily,
    grantPlan: createGrantPlan(platform, catalog),
    planName: (tenantId) =>
      platform.database.tenant(tenantId, async (tx) => (await findSubscription(tx, tenantId))?.planName),
    webhooks: createPaymentWebhooks(platform, { provider, settleCheckout }),
    routes: [
      ...operatorRoutes(
        createWorkspaces(platform, { catalog, subscriptions, ownerIds }),
        createOperatorActions(platform, catalog),
      ),
      ...billingRoutes({
        subscriptions,
        checkout,
        options: createPaymentOptions(platform, { catalog, provider }),
        invoices: createInvoicesService(platform),
        requests: createServiceRequests(platform, catalog),
        sandbox: sandboxPage,
      }),
    ],
  };
}
