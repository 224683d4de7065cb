/**
 * Who may answer in an app, by id and name. Every request for an agent needs it, and it changes with rights, so it
 * is cached until those change; an inactivity that begins or ends at its time is seen after a few seconds.
 */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  deskMemberIds,
  invitationAccepted,
  memberAccessEnded,
  memberRightsChanged,
} from '../../team/index.ts';
import { userNames } from '../../users/index.ts';
import { agentChanged } from '../desk.topics.ts';

const CACHED_MS = 5_000;
const MAX_CACHED = 1_000;

type Cached = { tenantId: TenantId; until: number; names: ReadonlyMap<UserId, string> };
type AppAgents = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<ReadonlyMap<UserId, string>>;

export function createAppAgents(
  { bus, clock }: Pick<Platform, 'bus' | 'clock'>,
  apps: Pick<Apps, 'appMemberIds'>,
): AppAgents {
  const cache = new Map<AppId, Cached>();
  let changes = 0;

  const clear = (tenantId: TenantId) => {
    changes += 1;
    for (const [appId, cached] of cache) if (cached.tenantId === tenantId) cache.delete(appId);
  };
  bus.listen(memberRightsChanged, ({ tenantId }) => clear(tenantId));
  bus.listen(memberAccessEnded, ({ tenantId }) => clear(tenantId));
  bus.listen(invitationAccepted, ({ tenantId }) => clear(tenantId));
  bus.listen(agentChanged, ({ tenantId }) => clear(tenantId));

  return async (tx, tenantId, appId) => {
    const now = clock.now();
    const known = cache.get(appId);
    if (known && known.until > now.getTime()) return known.names;
    const seen = changes;
    const userIds = await deskMemberIds(tx, tenantId, await apps.appMemberIds(tx, appId), now);
    const found = await userNames(tx, userIds);
    const names = new Map(userIds.map((userId) => [userId, found.get(userId) ?? '']));
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(appId, { tenantId, until: now.getTime() + CACHED_MS, names });
    return names;
  };
}
