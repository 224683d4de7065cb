/** What a tenant's plan is and where it stands. */
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Route } from '../../platform/index.ts';
import { changeSubscription, findSubscription } from './billing.repository.ts';
import { billingRoutes } from './billing.routes.ts';
import { createBillingService } from './billing.service.ts';
import { createIsSuspended, type IsSuspended } from './is-suspended.ts';

export { startTrial } from './billing.repository.ts';
export { isOnTrial } from './is-on-trial.ts';
export type { IsSuspended } from './is-suspended.ts';

export type Billing = {
  routes: Route[];
  isSuspended: IsSuspended;
  /** Gives a tenant a plan by this name until then. */
  grantPlan(tenantId: TenantId, planName: string, termEnd: Date): Promise<void>;
  planName(tenantId: TenantId): Promise<string | undefined>;
};

export const createBilling = (platform: Platform): Billing => ({
  routes: billingRoutes(createBillingService(platform)),
  isSuspended: createIsSuspended(platform),
  grantPlan: (tenantId, planName, termEnd) =>
    platform.database.tenant(tenantId, (tx) =>
      changeSubscription(tx, tenantId, { planName, status: 'live', termEnd }),
    ),
  planName: (tenantId) =>
    platform.database.tenant(tenantId, async (tx) => (await findSubscription(tx, tenantId))?.planName),
});
