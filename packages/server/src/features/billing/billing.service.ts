import type { PlanDetails } from '@parrot/contract/billing';
import { AppError, type TenantId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import { presentPlan } from './billing.present.ts';
import { findSubscription } from './billing.repository.ts';

export type BillingService = { planOf(tenantId: TenantId): Promise<PlanDetails> };

export const createBillingService = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): BillingService => ({
  async planOf(tenantId) {
    const subscription = await database.tenant(tenantId, (tx) => findSubscription(tx, tenantId));
    if (!subscription) throw new AppError('not_found');
    return presentPlan(subscription, clock.now());
  },
});
