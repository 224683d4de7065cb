import type { TagId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { TagColor } from '@parrot/contract/tags';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const tenantId = text('tenant_id').$type<TenantId>().notNull();

export const tags = pgTable('tags', {
  id: text('id').$type<TagId>().primaryKey(),
  tenantId,
  name: text('name').notNull(),
  color: text('color').$type<TagColor>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type TagRow = typeof tags.$inferSelect;

export const sessionTags = pgTable('session_tags', {
  tenantId,
  sessionId: text('session_id').$type<UserSessionId>().notNull(),
  tagId: text('tag_id').$type<TagId>().notNull(),
  /** Null: added by a rule. */
  addedBy: text('added_by').$type<UserId>(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
