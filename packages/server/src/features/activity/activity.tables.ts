import type { Activity, ActivityAction, ActivitySubject } from '@parrot/contract/activity';
import type { ActivityId, AppId, TenantId, UserId } from '@parrot/contract/core';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const activities = pgTable('activities', {
  id: text('id').$type<ActivityId>().primaryKey(),
  tenantId: text('tenant_id').$type<TenantId>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  action: text('act').$type<ActivityAction>().notNull(),
  subject: text('subject').$type<ActivitySubject>().notNull(),
  actorId: text('actor_id').$type<UserId>(),
  actorName: text('actor_name').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
  subjectId: text('subject_id').notNull(),
  subjectName: text('subject_name').notNull(),
  details: jsonb('details').$type<Activity['values']>().notNull(),
  /** The app it was done to, or to something in it; made by the store from the columns above. */
  appId: text('app_id').$type<AppId>().generatedAlwaysAs(sql``),
});
export type ActivityRow = typeof activities.$inferSelect;
