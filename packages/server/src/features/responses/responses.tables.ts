import type { AppId, MsgId, ResponseId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { ResponseAction } from '@parrot/contract/responses';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const tenantId = text('tenant_id').$type<TenantId>().notNull();

export const predefinedResponses = pgTable('predefined_responses', {
  id: text('id').$type<ResponseId>().primaryKey(),
  tenantId,
  title: text('title').notNull(),
  value: text('value').notNull(),
  hashtags: jsonb('hashtags').$type<string[]>().notNull(),
  actions: jsonb('actions').$type<ResponseAction[]>().notNull(),
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

export const responseOutcomes = pgTable(
  'response_outcomes',
  {
    tenantId,
    sessionId: text('session_id').$type<UserSessionId>().notNull(),
    msgId: text('msg_id').$type<MsgId>().notNull(),
    responseId: text('response_id').$type<ResponseId>().notNull(),
    action: text('action').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.msgId, table.responseId, table.action] })],
);
export type OutcomeRow = typeof responseOutcomes.$inferSelect;
