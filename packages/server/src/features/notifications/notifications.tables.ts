import type { LanguageCode, NotificationId, TenantId, UserId, UserSessionId } from '@parrot/contract/core';
import type { Notification, NotificationChoices } from '@parrot/contract/notifications';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const notifications = pgTable('notifications', {
  id: text('id').$type<NotificationId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  kind: text('kind').$type<Notification['kind']>().notNull(),
  details: jsonb('details').$type<Notification['values']>().notNull(),
  link: text('link').notNull(),
  /** The session it tells of; gone with it. */
  sessionId: text('session_id').$type<UserSessionId>(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;

/** The column of `memberships` that is ours: what somebody chose, and nothing of what they did not touch. */
export const memberships = pgTable('memberships', {
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  userId: text('user_id').$type<UserId>().notNull(),
  choices: jsonb('notification_choices').$type<Partial<NotificationChoices>>().notNull(),
});

/** What a mail needs to know of its reader. */
export const readers = pgTable('users', {
  id: text('id').$type<UserId>().primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  language: text('language').$type<LanguageCode>().notNull(),
});
export type ReaderRow = typeof readers.$inferSelect;
