import {
  applicablePlans,
  checkoutUpgrade,
  downloadInvoice,
  listInvoices,
  listServiceRequests,
  listSubscriptionActivity,
  openCustomerPortal,
  paymentOptions,
  previewPlanChange,
  readBillingDetails,
  requestService,
  sandboxCheckout,
  sandboxPay,
  saveBillingDetails,
  saveTimeZone,
  subscriptionDetails,
  subscriptionUsage,
  verifyPayment,
  withdrawServiceRequest,
} from '@parrot/contract/billing';
import { DONE } from '@parrot/contract/core';
import { downloadRoute, publicRoute, type Route, route } from '../../platform/index.ts';
import type { CheckoutService } from './checkout/checkout.service.ts';
import type { PaymentOptions } from './checkout/payment-options.service.ts';
import type { SandboxPage } from './checkout/sandbox-page.service.ts';
import type { InvoicesService } from './invoices/invoices.service.ts';
import type { ServiceRequests } from './requests/service-requests.service.ts';
import type { SubscriptionsService } from './subscriptions/subscriptions.service.ts';

type Services = {
  subscriptions: SubscriptionsService;
  checkout: CheckoutService;
  options: PaymentOptions;
  invoices: InvoicesService;
  requests: ServiceRequests;
  sandbox: SandboxPage | undefined;
};

export const billingRoutes = ({
  subscriptions,
  checkout,
  options,
  invoices,
  requests,
  sandbox,
}: Services): Route[] => [
  route(subscriptionDetails, async ({ caller }) => ({
    ...DONE,
    data: { planDetails: await subscriptions.planOf(caller.tenantId) },
  })),
  route(subscriptionUsage, async ({ caller }) => ({
    ...DONE,
    data: await subscriptions.usageOf(caller.tenantId),
  })),
  route(saveTimeZone, async ({ caller, body }) => {
    await subscriptions.saveTimeZone(caller, body.timeZone);
    return DONE;
  }),
  route(applicablePlans, async ({ caller, body }) => ({
    ...DONE,
    ...(await subscriptions.plansFor(caller.tenantId, body.interval)),
  })),
  route(previewPlanChange, async ({ caller, body }) => ({
    ...DONE,
    data: await subscriptions.preview(caller.tenantId, body.planCode),
  })),
  route(checkoutUpgrade, async ({ caller, body }) => {
    const { id, url } = await checkout.order(caller, body);
    return { ...DONE, data: { checkoutPageId: id, url } };
  }),
  route(verifyPayment, async ({ caller, body }) => ({
    ...DONE,
    paymentStatus: await checkout.verify(caller, body.checkoutPageId),
  })),
  route(listInvoices, async ({ caller }) => ({ ...DONE, items: await invoices.list(caller.tenantId) })),
  downloadRoute(downloadInvoice, ({ caller, body }) => invoices.download(caller, body.invoiceId)),
  route(readBillingDetails, async ({ caller }) => ({
    ...DONE,
    data: await invoices.readDetails(caller.tenantId),
  })),
  route(saveBillingDetails, async ({ caller, body }) => {
    await invoices.saveDetails(caller.tenantId, body);
    return DONE;
  }),
  route(listSubscriptionActivity, async ({ caller, body }) => ({
    ...DONE,
    ...(await subscriptions.activityOf(caller.tenantId, body)),
  })),
  route(requestService, async ({ caller, body }) => ({
    ...DONE,
    requestId: await requests.request(caller, body),
  })),
  route(listServiceRequests, async ({ caller, body }) => ({
    ...DONE,
    ...(await requests.list(caller.tenantId, body)),
  })),
  route(withdrawServiceRequest, async ({ caller, body }) => {
    await requests.withdraw(caller, body.requestId);
    return DONE;
  }),
  route(paymentOptions, async ({ caller }) => ({ ...DONE, data: await options.read(caller.tenantId) })),
  route(openCustomerPortal, async ({ caller }) => ({
    ...DONE,
    data: { url: await options.openPortal(caller.tenantId) },
  })),
  ...(sandbox
    ? [
        publicRoute(sandboxCheckout, async ({ query }) => ({
          ...DONE,
          data: await sandbox.show(query.checkoutPageId),
        })),
        publicRoute(sandboxPay, async ({ body }) => ({
          ...DONE,
          returnUrl: await sandbox.act(body.checkoutPageId, body.action),
        })),
      ]
    : []),
];
