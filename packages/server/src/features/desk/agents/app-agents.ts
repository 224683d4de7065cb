/**
 * Who may answer in an app. Every request for an agent needs it, and it changes with members, roles, groups
 * and the sharing of apps only, so it is cached until one of those changes.
 */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  type DeskMember,
  findDeskMembers,
  isDeactivated,
  memberAccessEnded,
  memberJoined,
  memberRightsChanged,
} from '../../team/index.ts';

const MAX_CACHED = 1_000;

/** A deactivation can begin or end at its time, so members who are deactivated are cached, too. */
type Cached = { tenantId: TenantId; members: readonly DeskMember[] };
type AppAgents = (tx: Tx, tenantId: TenantId, appId: AppId) => Promise<UserId[]>;

export function createAppAgents(
  { bus, clock }: Pick<Platform, 'bus' | 'clock'>,
  apps: Pick<Apps, 'appMemberIds'>,
): AppAgents {
  const cache = new Map<AppId, Cached>();
  let changes = 0;

  const clear = ({ tenantId }: { tenantId: TenantId }) => {
    changes += 1;
    for (const [appId, cached] of cache) if (cached.tenantId === tenantId) cache.delete(appId);
  };
  const missed = () => {
    changes += 1;
    cache.clear();
  };
  bus.listenEverywhere(memberRightsChanged, clear, { missed });
  bus.listenEverywhere(memberAccessEnded, clear, { missed });
  bus.listenEverywhere(memberJoined, clear, { missed });

  const load = async (tx: Tx, tenantId: TenantId, appId: AppId): Promise<Cached> => {
    const seen = changes;
    const members = await findDeskMembers(tx, tenantId, await apps.appMemberIds(tx, appId));
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(appId, { tenantId, members });
    return { tenantId, members };
  };

  return async (tx, tenantId, appId) => {
    const { members } = cache.get(appId) ?? (await load(tx, tenantId, appId));
    const now = clock.now();
    return members.filter((member) => !isDeactivated(member, now)).map(({ userId }) => userId);
  };
}
