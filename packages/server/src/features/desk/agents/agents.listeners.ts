/** Tells the desks of a tenant that somebody's state or load is different: at once, and then at most once a second. */
import type { TenantId, UserId } from '@parrot/contract/core';
import { agentsChanged } from '@parrot/contract/desk';
import type { Platform } from '../../../platform/index.ts';
import { sessionChanged } from '../../conversations/index.ts';
import { memberRightsChanged } from '../../team/index.ts';
import { agentsRoom } from '../desk.rooms.ts';
import { agentChanged } from '../desk.topics.ts';

const MIN_INTERVAL_MS = 1_000;

export function startAgentListeners({ bus, channels }: Pick<Platform, 'bus' | 'channels'>): void {
  /** Whether there is more to tell once the rest is over. */
  const resting = new Map<string, boolean>();

  const tell = (tenantId: TenantId, userId: UserId): void => {
    const key = `${tenantId} ${userId}`;
    if (resting.has(key)) return void resting.set(key, true);
    channels.push(agentsChanged, [agentsRoom(tenantId)], { userId });
    resting.set(key, false);
    setTimeout(() => {
      const isMore = resting.get(key);
      resting.delete(key);
      if (isMore) tell(tenantId, userId);
    }, MIN_INTERVAL_MS).unref();
  };

  bus.listen(agentChanged, ({ tenantId, payload }) => tell(tenantId, payload.userId));
  bus.listen(memberRightsChanged, ({ tenantId, payload }) => {
    for (const userId of payload.userIds) tell(tenantId, userId);
  });
  bus.listen(sessionChanged, ({ tenantId, payload: { moved, hands } }) => {
    if (moved) for (const userId of hands) tell(tenantId, userId);
  });
}
