/**
 * Rules, groups and skills of a tenant. Every request for an agent needs them, so they are cached until one of
 * them changes.
 */
import type { TagId, TenantId } from '@parrot/contract/core';
import type { Platform, Topic, Tx } from '../../../platform/index.ts';
import {
  groupChanged,
  listGroupsWithMembers,
  memberAccessEnded,
  memberJoined,
  memberRightsChanged,
} from '../../team/index.ts';
import { routingChanged } from '../desk.topics.ts';
import { missingIn, type RoutingDirectory, type Team } from './routing.policy.ts';
import { listRules } from './routing.repository.ts';
import { skillsByAgent } from './skills.repository.ts';

const MAX_CACHED = 1_000;

export type TagsForRouting = {
  /** Of the tenant of the transaction. */
  tagNames(tx: Tx): Promise<ReadonlyMap<TagId, string>>;
  tagsChanged: Topic<{ goneTagId: TagId | null }>;
};
export type RoutingDirectories = {
  load(tx: Tx, tenantId: TenantId): Promise<RoutingDirectory>;
  /** Opens no transaction where it is cached. */
  of(tenantId: TenantId): Promise<RoutingDirectory>;
};

export async function readTeam(
  tx: Tx,
  tenantId: TenantId,
  { tagNames }: Pick<TagsForRouting, 'tagNames'>,
): Promise<Team> {
  return {
    groups: await listGroupsWithMembers(tx, tenantId),
    skills: await skillsByAgent(tx, tenantId),
    tagIds: new Set((await tagNames(tx)).keys()),
  };
}

export function createRoutingDirectories(
  { bus, database }: Pick<Platform, 'bus' | 'database'>,
  tags: TagsForRouting,
): RoutingDirectories {
  const cache = new Map<TenantId, RoutingDirectory>();
  let changes = 0;
  const clear = ({ tenantId }: { tenantId: TenantId }) => {
    changes += 1;
    cache.delete(tenantId);
  };
  const missed = () => {
    changes += 1;
    cache.clear();
  };
  bus.listenEverywhere(routingChanged, clear, { missed });
  bus.listenEverywhere(groupChanged, clear, { missed });
  bus.listenEverywhere(tags.tagsChanged, clear, { missed });
  bus.listenEverywhere(memberRightsChanged, clear, { missed });
  bus.listenEverywhere(memberAccessEnded, clear, { missed });
  bus.listenEverywhere(memberJoined, clear, { missed });

  const load = async (tx: Tx, tenantId: TenantId): Promise<RoutingDirectory> => {
    const known = cache.get(tenantId);
    if (known) return known;
    const seen = changes;
    const team = await readTeam(tx, tenantId, tags);
    const rows = await listRules(tx, tenantId);
    const rules = rows.filter((rule) => rule.isEnabled && missingIn(team, rule) === null);
    const directory = { ...team, rules };
    if (cache.size >= MAX_CACHED) cache.clear();
    // Read before a change, so possibly outdated.
    if (seen === changes) cache.set(tenantId, directory);
    return directory;
  };

  return {
    load,
    of: async (tenantId) =>
      cache.get(tenantId) ?? (await database.tenant(tenantId, (tx) => load(tx, tenantId))),
  };
}
