import type { AppId, GroupId, RoutingRuleId, TagId, TenantId, UserId } from '@parrot/contract/core';
import type { RoutingRuleDraft } from '@parrot/contract/desk';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();

/** The ids of deleted groups, apps and tags stay. */
export const routingRules = pgTable('routing_rules', {
  id: text('id').$type<RoutingRuleId>().primaryKey(),
  tenantId,
  name: text('name').notNull(),
  position: integer('position').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  languages: jsonb('languages').$type<string[]>().notNull(),
  appIds: jsonb('app_ids').$type<AppId[]>().notNull(),
  tagIds: jsonb('tag_ids').$type<TagId[]>().notNull(),
  groupId: text('group_id').$type<GroupId>(),
  skillIds: jsonb('skill_ids').$type<TagId[]>().notNull(),
  mode: text('mode').$type<RoutingRuleDraft['mode']>().notNull(),
  fallback: text('fallback').$type<RoutingRuleDraft['fallback']>().notNull(),
  revision: integer('revision').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type RoutingRuleRow = typeof routingRules.$inferSelect;

export const agentSkills = pgTable('agent_skills', {
  tenantId,
  userId: text('user_id').$type<UserId>().notNull(),
  tagId: text('tag_id').$type<TagId>().notNull(),
});
