/** Puts sessions that begin to wait into queues, and finds the agents who are assigned from them. */
import type { TagId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { RoutingMode } from '@parrot/contract/desk';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { Routing, SessionQueue } from '../../conversations/index.ts';
import { agentsOfQueue, matchRule } from './routing.policy.ts';
import {
  createRoutingDirectories,
  type RoutingDirectories,
  type TagsForRouting,
} from './routing-directory.ts';

const NO_QUEUE: SessionQueue = { groupId: null, ruleId: null };

export type DeskRouting = Routing & {
  directory: RoutingDirectories['load'];
  /** Undefined: no rule applies to sessions of the queue. */
  modeOf(tx: Tx, tenantId: TenantId, queue: SessionQueue): Promise<RoutingMode | undefined>;
  /** Whether any rule assigns sessions to agents. */
  hasAssigningRule(tenantId: TenantId): Promise<boolean>;
  /** Of the users, the members of the group of a queue; all where none of them is one. */
  membersAmong(
    tx: Tx,
    tenantId: TenantId,
    queue: Pick<SessionQueue, 'groupId'>,
    userIds: UserId[],
  ): Promise<UserId[]>;
};

type Needs = TagsForRouting & {
  tagsOfSessions(tx: Tx, ids: readonly UserSessionId[]): Promise<ReadonlyMap<UserSessionId, TagId[]>>;
};

export function createRouting(platform: Pick<Platform, 'bus' | 'database'>, tags: Needs): DeskRouting {
  const directories = createRoutingDirectories(platform, tags);
  const directory = directories.load;

  return {
    directory,

    async queueFor(tx, { id, tenantId, appId, language }) {
      const { rules } = await directory(tx, tenantId);
      if (rules.length === 0) return NO_QUEUE;
      // Only rules with tags cost a statement.
      const needsTags = rules.some(({ tagIds }) => tagIds.length > 0);
      const tagIds = needsTags ? ((await tags.tagsOfSessions(tx, [id])).get(id) ?? []) : [];
      const rule = matchRule(rules, { appId, language, tagIds });
      return rule ? { groupId: rule.groupId, ruleId: rule.id } : NO_QUEUE;
    },

    agentsOf: async (tx, tenantId, queue, ofApp) =>
      agentsOfQueue(await directory(tx, tenantId), queue, ofApp),

    modeOf: async (tx, tenantId, { ruleId }) =>
      ruleId ? (await directory(tx, tenantId)).rules.find(({ id }) => id === ruleId)?.mode : undefined,

    hasAssigningRule: async (tenantId) =>
      (await directories.of(tenantId)).rules.some(({ mode }) => mode !== 'off'),

    async membersAmong(tx, tenantId, { groupId }, userIds) {
      const members = groupId && (await directory(tx, tenantId)).groups.get(groupId)?.userIds;
      if (!members) return userIds;
      const found = userIds.filter((userId) => members.has(userId));
      return found.length > 0 ? found : userIds;
    },
  };
}
