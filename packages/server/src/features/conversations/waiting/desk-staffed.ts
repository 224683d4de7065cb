/** Whether an agent of a queue is at the desk and not away; shown to waiting visitors. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { AgentDirectory, AgentStatus } from './agent-directory.ts';
import type { Routing, SessionQueue } from './routing.ts';
import { staffAtDesk, staffingOf } from './waiting.policy.ts';

/**
 * Every turn of a bot needs it. Changes clear the cache; an absence that ends without an event is seen after
 * this long.
 */
const CACHED_MS = 5_000;
const MAX_CACHED = 1_000;

type StaffedQueue = SessionQueue & { tenantId: TenantId; appId: AppId };
type Agents = ReadonlyMap<UserId, AgentStatus>;
type Cached = { tenantId: TenantId; until: number; agents: Agents };

export function createDeskStaffed(
  { clock }: Pick<Platform, 'clock'>,
  { agents, routing }: { agents: Pick<AgentDirectory, 'ofApp'>; routing: Pick<Routing, 'agentsOf'> },
) {
  const cache = new Map<AppId, Cached>();
  let changes = 0;

  const agentsOfApp = async (tx: Tx, { tenantId, appId }: StaffedQueue): Promise<Agents> => {
    const now = clock.now().getTime();
    const known = cache.get(appId);
    if (known && known.until > now) return known.agents;
    const seen = changes;
    const found = { tenantId, until: now + CACHED_MS, agents: await agents.ofApp(tx, tenantId, appId) };
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(appId, found);
    return found.agents;
  };

  return {
    async isStaffed(tx: Tx, queue: StaffedQueue): Promise<boolean> {
      const ofQueue = await routing.agentsOf(tx, queue.tenantId, queue, await agentsOfApp(tx, queue));
      return staffingOf(staffAtDesk(ofQueue.values())) !== 'none';
    },
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
