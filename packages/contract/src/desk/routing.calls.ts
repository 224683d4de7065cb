/** Routing rules, agents' skills, and the queues of groups. */
import * as z from 'zod';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { definePush } from '../core/event.ts';
import { appId, groupId, routingRuleId, tagId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { routingRule, routingRuleChange, routingRuleDraft } from './routing.shapes.ts';

const MANAGING = { base: 'parrot', access: needs('Handle Chats', 'Agent chat monitoring') } as const;
const count = z.number().int().min(0);
const oneRule = z.object({ status: z.literal('success'), rule: routingRule });
const ruleIds = z.array(routingRuleId).max(LIMITS.routingRules);

const namedGroup = z.object({ groupId, groupName: z.string() });
const routingGroup = namedGroup.extend({
  /** Members who work at the desk. */
  agents: count,
});
export type RoutingGroup = z.infer<typeof routingGroup>;

export const listRoutingRules = defineCall({
  ...MANAGING,
  name: 'routing.list',
  method: 'GET',
  path: '/desk/routing/rules',
  summary: 'The routing rules in their order, and the groups and apps that the caller can use in them.',
  reply: z.object({
    status: z.literal('success'),
    rules: z.array(routingRule),
    groups: z.array(routingGroup),
    apps: z.array(z.object({ appId, appName: z.string() })),
  }),
});

export const createRoutingRule = defineCall({
  ...MANAGING,
  name: 'routing.create',
  method: 'POST',
  path: '/desk/routing/rules',
  summary: 'Creates a routing rule, after all others. Conversations that wait already stay as they are.',
  body: routingRuleDraft,
  reply: oneRule,
});

export const updateRoutingRule = defineCall({
  ...MANAGING,
  name: 'routing.update',
  method: 'PUT',
  path: '/desk/routing/rules',
  summary: 'Changes a routing rule. Rejected if another user has changed it since `revision`.',
  body: routingRuleChange,
  reply: oneRule,
});

export const reorderRoutingRules = defineCall({
  ...MANAGING,
  name: 'routing.reorder',
  method: 'PUT',
  path: '/desk/routing/order',
  summary: 'Orders the routing rules. Rejected if their order is no longer `before`.',
  body: z.object({ before: ruleIds, after: ruleIds }),
  reply: done,
});

export const deleteRoutingRule = defineCall({
  ...MANAGING,
  name: 'routing.delete',
  method: 'DELETE',
  path: '/desk/routing/rules',
  summary: 'Deletes a routing rule. Conversations that it put into a queue stay there.',
  query: z.object({ ruleId: routingRuleId }),
  reply: done,
});

const agentSkills = z.object({ userId, skillIds: z.array(tagId) });
export type AgentSkills = z.infer<typeof agentSkills>;
const skillIds = z.array(tagId).max(LIMITS.agentSkills).default([]);

export const listAgentSkills = defineCall({
  ...MANAGING,
  name: 'desk.agentSkills',
  method: 'GET',
  path: '/desk/agent/skills',
  summary: 'The agents with skills, and their skills.',
  reply: z.object({ status: z.literal('success'), items: z.array(agentSkills) }),
});

export const changeAgentSkills = defineCall({
  ...MANAGING,
  name: 'desk.changeAgentSkills',
  method: 'PUT',
  path: '/desk/agent/skills',
  summary: 'Adds skills to an agent and removes others. Changes of two supervisors at once add up.',
  body: z.object({ userId, add: skillIds, remove: skillIds }),
  reply: z.object({ status: z.literal('success'), skillIds: z.array(tagId) }),
});

const groupQueue = namedGroup.extend({
  /** Whether the caller is a member. */
  isMine: z.boolean(),
  waiting: count,
});
export type GroupQueue = z.infer<typeof groupQueue>;

export const groupQueues = defineCall({
  name: 'desk.groupQueues',
  method: 'POST',
  base: 'parrot',
  path: '/desk/group/queues',
  access: desk,
  scope: 'conversations:read',
  summary:
    'The groups with agents, by name, and how many conversations that the caller may see wait in the queue of each, and in that of none.',
  body: z.object({ appId: appId.optional() }),
  reply: z.object({ status: z.literal('success'), items: z.array(groupQueue), none: count }),
});

const transferGroup = namedGroup.extend({
  /** Members who answer in the app of the conversation, and those of them who are at the desk. */
  agents: count,
  available: count,
});
export type TransferGroup = z.infer<typeof transferGroup>;

export const transferGroups = defineCall({
  name: 'desk.transferGroups',
  method: 'POST',
  base: 'parrot',
  path: '/desk/transfer/groups',
  access: desk,
  summary: 'The groups that a conversation can be moved to: those with agents of its app.',
  body: z.object({ userSessionId }),
  reply: z.object({ status: z.literal('success'), items: z.array(transferGroup) }),
});

export const routingChanged = definePush({
  name: 'routing.changed',
  channel: 'desk',
  summary: 'Routing rules, skills or groups have changed; clients that show them refetch.',
  payload: z.object({}),
});
