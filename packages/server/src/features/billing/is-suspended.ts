/** Whether a tenant's bots rest because its plan ran out. Every visitor's word asks, so the answer is remembered a moment. */
import type { TenantId } from '@parrot/contract/core';
import { createLruCache, type Platform } from '../../platform/index.ts';
import { suspendedFrom } from './billing.policy.ts';
import { findSubscription } from './billing.repository.ts';

/** Whoever pays is heard again this soon. */
const CACHE_MS = 5_000;
const MAX_CACHED_TENANTS = 10_000;

/** Opens a transaction of its own where it does not remember: not to be asked inside another. */
export type IsSuspended = (tenantId: TenantId) => Promise<boolean>;

export function createIsSuspended({ database, clock }: Pick<Platform, 'database' | 'clock'>): IsSuspended {
  // The moment, and not the verdict: that changes by itself.
  const moments = createLruCache<Date | null>(MAX_CACHED_TENANTS, { forMs: CACHE_MS, clock });

  return async (tenantId) => {
    const from = await moments.get(tenantId, async () => {
      const plan = await database.tenant(tenantId, (tx) => findSubscription(tx, tenantId));
      return plan ? suspendedFrom(plan) : null;
    });
    return from !== null && clock.now() >= from;
  };
}
