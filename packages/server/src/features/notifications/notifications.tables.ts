import type { NotificationId, TenantId, UserId } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const notifications = pgTable('notifications', {
  id: text('id').$type<NotificationId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  kind: text('kind').$type<Notification['kind']>().notNull(),
  details: jsonb('details').$type<Notification['values']>().notNull(),
  link: text('link').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
