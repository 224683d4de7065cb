/** Whether a tenant's bots rest because its plan ran out. Every visitor's word asks, so the answer is remembered a moment. */
import type { TenantId } from '@parrot/contract/core';
import { createRecent, type Platform } from '../../platform/index.ts';
import { restsFrom } from './billing.policy.ts';
import { findSubscription } from './billing.repository.ts';

/** Whoever pays is heard again this soon. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;

/** Opens a transaction of its own where it does not remember: not to be asked inside another. */
export type IsResting = (tenantId: TenantId) => Promise<boolean>;

export function createIsResting({ database, clock }: Pick<Platform, 'database' | 'clock'>): IsResting {
  // The moment, and not the verdict: that changes by itself.
  const moments = createRecent<Date | null>(MOST_REMEMBERED, { forMs: REMEMBERED_MS, clock });

  return async (tenantId) => {
    const from = await moments.get(tenantId, async () => {
      const plan = await database.tenant(tenantId, (tx) => findSubscription(tx, tenantId));
      return plan ? restsFrom(plan) : null;
    });
    return from !== null && clock.now() >= from;
  };
}
