/** Pushes changes of an agent's state or load to the tenant's desks, at most once a second per agent. */
import type { TenantId, UserId } from '@parrot/contract/core';
import { agentsChanged } from '@parrot/contract/desk';
import type { Platform } from '../../../platform/index.ts';
import { sessionChanged } from '../../conversations/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { agentsRoom } from '../desk.rooms.ts';
import { agentChanged } from '../desk.topics.ts';

const MIN_INTERVAL_MS = 1_000;

export function startAgentListeners({ bus, channels }: Pick<Platform, 'bus' | 'channels'>): void {
  /** Agents pushed within the interval; true if they have changed again since. */
  const throttled = new Map<string, boolean>();

  const push = (tenantId: TenantId, userId: UserId): void => {
    const key = `${tenantId} ${userId}`;
    if (throttled.has(key)) return void throttled.set(key, true);
    channels.push(agentsChanged, [agentsRoom(tenantId)], { userId });
    throttled.set(key, false);
    setTimeout(() => {
      const hasChanged = throttled.get(key);
      throttled.delete(key);
      if (hasChanged) push(tenantId, userId);
    }, MIN_INTERVAL_MS).unref();
  };

  bus.listen(agentChanged, ({ tenantId, payload }) => push(tenantId, payload.userId));
  bus.listen(memberRightsChanged, ({ tenantId, payload }) => {
    for (const userId of payload.userIds) push(tenantId, userId);
  });
  bus.listen(sessionChanged, ({ tenantId, payload: { moved, hands } }) => {
    if (moved) for (const userId of hands) push(tenantId, userId);
  });
}
