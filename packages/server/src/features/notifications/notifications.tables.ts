import type { NotificationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { Notification } from '@parrot/contract/notifications';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const notifications = pgTable('notifications', {
  id: text('id').$type<NotificationId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  kind: text('kind').$type<Notification['kind']>().notNull(),
  details: jsonb('details').$type<Notification['values']>().notNull(),
  link: text('link').notNull(),
  /** The session it is about; deleted with it. */
  sessionId: text('session_id').$type<UserSessionId>(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;
