import type { RuleId, RuleRunId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type {
  ActionResult,
  RuleAction,
  RuleCondition,
  RuleContent,
  RuleEvent,
  RuleTrigger,
  RunOutcome,
} from '@parrot/contract/rules';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const ruleId = text('rule_id').$type<RuleId>().notNull();
const sessionId = text('session_id').$type<UserSessionId>().notNull();

export const rules = pgTable('rules', {
  id: text('id').$type<RuleId>().primaryKey(),
  tenantId,
  name: text('name').notNull(),
  position: integer('position').notNull(),
  isOn: boolean('is_on').notNull(),
  onSince: moment('on_since'),
  trigger: jsonb('trigger').$type<RuleTrigger>().notNull(),
  match: text('match').$type<RuleContent['match']>().notNull(),
  conditions: jsonb('conditions').$type<RuleCondition[]>().notNull(),
  actions: jsonb('actions').$type<RuleAction[]>().notNull(),
  sealedSecret: text('sealed_secret'),
  editedBy: text('edited_by').$type<UserId>().notNull(),
  revision: integer('revision').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type RuleRow = typeof rules.$inferSelect;

/** What rules did, each of them once per event. */
export const ruleRuns = pgTable('rule_runs', {
  id: text('id').$type<RuleRunId>().primaryKey(),
  tenantId,
  ruleId,
  sessionId,
  eventKey: text('event_key').notNull(),
  on: text('on').$type<RuleEvent>().notNull(),
  outcome: text('outcome').$type<RunOutcome>().notNull(),
  ruleName: text('rule_name').notNull(),
  conditions: jsonb('conditions').$type<RuleCondition[]>().notNull(),
  /** Positions of the conditions that were met. */
  met: jsonb('met').$type<number[]>().notNull(),
  actions: jsonb('actions').$type<RuleAction[]>().notNull(),
  /** In the order of the actions; null where one has not run yet. */
  results: jsonb('results').$type<(ActionResult | null)[]>().notNull(),
  causedBy: jsonb('caused_by').$type<RuleId[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type RunRow = typeof ruleRuns.$inferSelect;

/** The last wait in a session that a timed rule has seen. */
export const ruleWaits = pgTable('rule_waits', {
  tenantId,
  ruleId,
  sessionId,
  since: moment('since').notNull(),
});

/** Webhooks that are to be called, until they are done or given up. */
export const ruleWebhooks = pgTable('rule_webhooks', {
  id: text('id').primaryKey(),
  tenantId,
  runId: text('run_id').$type<RuleRunId>().notNull(),
  ruleId,
  position: integer('position').notNull(),
  url: text('url').notNull(),
  body: text('body').notNull(),
  attempts: integer('attempts').notNull(),
  nextAt: moment('next_at').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type WebhookRow = typeof ruleWebhooks.$inferSelect;
