/** Whether a tenant waits for its erasure: its bots are off. Every visitor message asks, so it is cached. */
import type { TenantId } from '@parrot/contract/core';
import { createLruCache, defineTopic, type Platform } from '../../platform/index.ts';
import { findPlannedErasure } from './tenant-erasure.repository.ts';

/** An erasure was planned or cancelled. */
export const erasurePlanChanged = defineTopic<Record<string, never>>('tenant.erasurePlanChanged');

const MAX_CACHED_TENANTS = 10_000;

/** Opens its own transaction on a cache miss: must not be called inside another. */
export type IsBeingErased = (tenantId: TenantId) => Promise<boolean>;

export function createIsBeingErased({ database, bus }: Pick<Platform, 'database' | 'bus'>): IsBeingErased {
  const planned = createLruCache<boolean>(MAX_CACHED_TENANTS);
  bus.listenEverywhere(erasurePlanChanged, ({ tenantId }) => planned.invalidate(tenantId), {
    missed: planned.clear,
  });
  return (tenantId) =>
    planned.get(tenantId, async () =>
      Boolean(await database.tenant(tenantId, (tx) => findPlannedErasure(tx, tenantId))),
    );
}
