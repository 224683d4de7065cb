/** Whether an agent of an app is at the desk and not away; shown to waiting visitors. */
import type { AppId, TenantId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { AgentsAvailable } from '../sessions/unit-of-work.ts';
import type { AgentDirectory } from './agent-directory.ts';
import { staffAtDesk, staffingOf } from './waiting.policy.ts';

/**
 * Every turn of a bot needs it. Changes clear the cache; an absence that ends without an event is seen after
 * this long.
 */
const CACHED_MS = 5_000;
const MAX_CACHED = 1_000;

type Cached = { tenantId: TenantId; until: number; isStaffed: boolean };

export function createDeskStaffed({ clock }: Pick<Platform, 'clock'>, agents: Pick<AgentDirectory, 'ofApp'>) {
  const cache = new Map<AppId, Cached>();
  let changes = 0;

  const isStaffed: AgentsAvailable = async (tx, tenantId, appId) => {
    const now = clock.now().getTime();
    const known = cache.get(appId);
    if (known && known.until > now) return known.isStaffed;
    const seen = changes;
    const staff = staffAtDesk((await agents.ofApp(tx, tenantId, appId)).values());
    const found = { tenantId, until: now + CACHED_MS, isStaffed: staffingOf(staff) !== 'none' };
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(appId, found);
    return found.isStaffed;
  };

  return {
    isStaffed,
    /** Called after agents of a tenant connected, disconnected or changed their state. */
    clear(tenantId: TenantId): void {
      changes += 1;
      for (const [appId, cached] of cache) if (cached.tenantId === tenantId) cache.delete(appId);
    },
    clearAll(): void {
      changes += 1;
      cache.clear();
    },
  };
}
