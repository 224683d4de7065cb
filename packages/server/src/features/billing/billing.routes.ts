import { subscriptionDetails } from '@parrot/contract/billing';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../platform/index.ts';
import type { BillingService } from './billing.service.ts';

export const billingRoutes = (service: BillingService): Route[] => [
  route(subscriptionDetails, async ({ caller }) => ({
    ...DONE,
    data: { planDetails: await service.planOf(caller.tenantId) },
  })),
];
