/**
 * Whether a tenant's bots are suspended because its plan ran out. Every visitor message asks, so it is cached
 * briefly.
 */
import type { TenantId } from '@parrot/contract/core';
import { createLruCache, type Platform } from '../../../platform/index.ts';
import { findSubscription } from './subscriptions.repository.ts';
import { suspendedFrom } from './term.policy.ts';

/** A payment takes effect after this long at most. */
const CACHE_MS = 5_000;
const MAX_CACHED_TENANTS = 10_000;

/** Opens its own transaction on a cache miss: must not be called inside another. */
export type IsSuspended = (tenantId: TenantId) => Promise<boolean>;

export function createIsSuspended({ database, clock }: Pick<Platform, 'database' | 'clock'>): IsSuspended {
  // The date is cached, not the verdict: that changes with the clock.
  const dates = createLruCache<Date | null>(MAX_CACHED_TENANTS, { forMs: CACHE_MS, clock });

  return async (tenantId) => {
    const from = await dates.get(tenantId, async () => {
      const subscription = await database.tenant(tenantId, (tx) => findSubscription(tx, tenantId));
      return subscription ? suspendedFrom(subscription) : null;
    });
    return from !== null && clock.now() >= from;
  };
}
