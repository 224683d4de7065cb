/** Whether a tenant has connected any model. Cached briefly, as every visitor question needs it. */
import type { TenantId } from '@parrot/contract/core';
import { createLruCache, type Platform } from '../../platform/index.ts';
import { connectionsOf } from './connections.repository.ts';

/** Time until another process sees a new connection. */
const CACHE_MS = 5_000;
const MAX_CACHED = 10_000;

export type ConnectedModels = {
  /** Opens a transaction if not cached: do not call inside another. */
  any(tenantId: TenantId): Promise<boolean>;
  forget(tenantId: TenantId): void;
};

export function createConnectedModels({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): ConnectedModels {
  const cache = createLruCache<boolean>(MAX_CACHED, { forMs: CACHE_MS, clock });
  return {
    any: (tenantId) =>
      cache.get(tenantId, async () => (await database.tenant(tenantId, connectionsOf)).length > 0),
    forget: cache.invalidate,
  };
}
