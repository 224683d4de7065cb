import type { TenantId } from '@parrot/contract/core';
import type { Tx } from '../../platform/index.ts';
import { findSubscription } from './billing.repository.ts';

/** Whether a tenant is still trying the product out, or has no plan at all. */
export async function isOnTrial(tx: Tx, tenantId: TenantId): Promise<boolean> {
  const subscription = await findSubscription(tx, tenantId);
  return subscription === undefined || subscription.status === 'trial';
}
