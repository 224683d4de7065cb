/** What a tenant's plan is and where it stands. */
import type { Platform, Route } from '../../platform/index.ts';
import { billingRoutes } from './billing.routes.ts';
import { createBillingService } from './billing.service.ts';

export { startTrial } from './billing.repository.ts';

export type Billing = { routes: Route[] };

export const createBilling = (platform: Platform): Billing => ({
  routes: billingRoutes(createBillingService(platform)),
});
