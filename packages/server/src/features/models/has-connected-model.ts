/** Whether a tenant has connected any model. Every question of a visitor asks, so the answer is remembered a moment. */
import type { TenantId } from '@parrot/contract/core';
import { createLruCache, type Platform } from '../../platform/index.ts';
import { connectionsOf } from './connections.repository.ts';

/** Another process hears of a new connection this soon. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;

export type ConnectedModels = {
  /** Opens a transaction of its own where it does not remember: not to be asked inside another. */
  any(tenantId: TenantId): Promise<boolean>;
  forget(tenantId: TenantId): void;
};

export function createConnectedModels({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): ConnectedModels {
  const remembered = createLruCache<boolean>(MOST_REMEMBERED, { forMs: REMEMBERED_MS, clock });
  return {
    any: (tenantId) =>
      remembered.get(tenantId, async () => (await database.tenant(tenantId, connectionsOf)).length > 0),
    forget: remembered.forget,
  };
}
