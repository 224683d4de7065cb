import type { AppId, GroupId, ScheduleId, TenantId } from '@parrot/contract/core';
import type { Holiday, WeekHours } from '@parrot/contract/hours';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tenantId = text('tenant_id').$type<TenantId>().notNull();
const scheduleId = text('schedule_id').$type<ScheduleId>().notNull();

export const schedules = pgTable('schedules', {
  id: text('id').$type<ScheduleId>().primaryKey(),
  tenantId,
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  days: jsonb('days').$type<WeekHours>().notNull(),
  holidays: jsonb('holidays').$type<Holiday[]>().notNull(),
  revision: integer('revision').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type ScheduleRow = typeof schedules.$inferSelect;

export const appSchedules = pgTable('app_schedules', {
  appId: text('app_id').$type<AppId>().primaryKey(),
  tenantId,
  scheduleId,
});

export const groupSchedules = pgTable('group_schedules', {
  groupId: text('group_id').$type<GroupId>().primaryKey(),
  tenantId,
  scheduleId,
});
