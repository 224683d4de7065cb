import type { AppId, FlowTestId, TenantId, UserId } from '@parrot/contract/core';
import type { Flow, FlowTestTurn } from '@parrot/contract/flows';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const flows = pgTable('flows', {
  appId: text('app_id').$type<AppId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  flow: jsonb('flow').$type<Flow>().notNull(),
  revision: integer('revision').notNull().default(1),
  savedBy: text('saved_by').$type<UserId>().notNull(),
  savedAt: moment('saved_at').notNull(),
});
export type FlowRow = typeof flows.$inferSelect;

export const flowTests = pgTable('flow_tests', {
  id: text('id').$type<FlowTestId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
  name: text('name').notNull(),
  turns: jsonb('turns').$type<FlowTestTurn[]>().notNull(),
  savedBy: text('saved_by').$type<UserId>().notNull(),
  savedAt: moment('saved_at').notNull(),
});
export type FlowTestRow = typeof flowTests.$inferSelect;
