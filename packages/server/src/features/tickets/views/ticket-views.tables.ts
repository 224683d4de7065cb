import type { GroupId, TenantId, TicketViewId, UserId } from '@parrot/contract/core';
import type { TicketQuery, ViewSharing } from '@parrot/contract/tickets';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const ticketViews = pgTable('ticket_views', {
  id: text('id').$type<TicketViewId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  ownerId: text('owner_id').$type<UserId>().notNull(),
  name: text('name').notNull(),
  query: jsonb('query').$type<TicketQuery>().notNull(),
  sharing: text('sharing').$type<ViewSharing>().notNull(),
  /** Null if it is not shared with a group, or if that was deleted. */
  groupId: text('group_id').$type<GroupId>(),
  /** Labels of deleted fields that it was filtered or sorted by. */
  droppedFields: jsonb('dropped_fields').$type<string[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type ViewRow = typeof ticketViews.$inferSelect;
