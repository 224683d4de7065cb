import type { AppId, ResponseId, TenantId, UserId } from '@parrot/contract/core';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const tenantId = text('tenant_id').$type<TenantId>().notNull();

export const predefinedResponses = pgTable('predefined_responses', {
  id: text('id').$type<ResponseId>().primaryKey(),
  tenantId,
  title: text('title').notNull(),
  value: text('value').notNull(),
  hashtags: jsonb('hashtags').$type<string[]>().notNull(),
  allApps: boolean('all_apps').notNull(),
  revision: integer('revision').notNull(),
  editedBy: text('edited_by').$type<UserId>().notNull(),
  editedByName: text('edited_by_name').notNull(),
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
});
export type ResponseRow = typeof predefinedResponses.$inferSelect;

export const responseApps = pgTable('predefined_response_apps', {
  tenantId,
  responseId: text('response_id').$type<ResponseId>().notNull(),
  appId: text('app_id').$type<AppId>().notNull(),
});
