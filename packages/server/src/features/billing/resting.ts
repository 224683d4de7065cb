/** Whether a tenant's bots rest because its plan ran out. Every visitor's word asks, so the answer is remembered a moment. */
import type { TenantId } from '@parrot/contract/core';
import type { Platform } from '../../platform/index.ts';
import { restsFrom } from './billing.policy.ts';
import { findSubscription } from './billing.repository.ts';

/** Whoever pays is heard again this soon. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;

/** Opens a transaction of its own where it does not remember: not to be asked inside another. */
export type IsResting = (tenantId: TenantId) => Promise<boolean>;

export function createIsResting({ database, clock }: Pick<Platform, 'database' | 'clock'>): IsResting {
  // The moment, and not the verdict: that changes by itself.
  const remembered = new Map<TenantId, { from: Date | null; readAt: number }>();

  const read = async (tenantId: TenantId) => {
    const readAt = clock.now().getTime();
    const plan = await database.tenant(tenantId, (tx) => findSubscription(tx, tenantId));
    const entry = { from: plan ? restsFrom(plan) : null, readAt };
    remembered.delete(tenantId);
    remembered.set(tenantId, entry);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= MOST_REMEMBERED) break;
      remembered.delete(oldest);
    }
    return entry;
  };

  return async (tenantId) => {
    const known = remembered.get(tenantId);
    const isFresh = known && clock.now().getTime() - known.readAt < REMEMBERED_MS;
    const { from } = isFresh ? known : await read(tenantId);
    return from !== null && clock.now() >= from;
  };
}
