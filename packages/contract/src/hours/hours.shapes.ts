/** A schedule: the opening hours of a week and the holidays, in one time zone. Apps and groups use one. */
import * as z from 'zod';
import { appId, groupId, scheduleId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { nameOf, timeZone } from '../core/validation.ts';
import { weekHours } from './week.ts';

/** Closed from the first to the last day. `yearly`: on the same days of every year. */
const holiday = z
  .object({
    name: nameOf(LIMITS.holidayName),
    from: z.iso.date(),
    until: z.iso.date(),
    yearly: z.boolean(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'The last day can’t be before the first.',
  });
export type Holiday = z.infer<typeof holiday>;

/** The whole schedule, on creation and on each change. */
export const scheduleDraft = z.object({
  name: nameOf(LIMITS.scheduleName),
  timeZone,
  days: weekHours,
  holidays: z.array(holiday).max(LIMITS.holidaysPerSchedule),
});
export type ScheduleDraft = z.infer<typeof scheduleDraft>;

export const schedule = z.object({
  scheduleId,
  name: z.string(),
  timeZone: z.string(),
  days: weekHours,
  holidays: z.array(z.object({ name: z.string(), from: z.string(), until: z.string(), yearly: z.boolean() })),
  revision: z.number().int().min(1),
});
export type Schedule = z.infer<typeof schedule>;

/** Null: without hours, and so always open. */
export const scheduledApp = z.object({ appId, appName: z.string(), scheduleId: scheduleId.nullable() });
export type ScheduledApp = z.infer<typeof scheduledApp>;
/** Null: the hours of the app. */
export const scheduledGroup = z.object({
  groupId,
  groupName: z.string(),
  scheduleId: scheduleId.nullable(),
});
export type ScheduledGroup = z.infer<typeof scheduledGroup>;

/** An app that is closed: when it opens, or null if that is more than a year away. */
export const closedNow = z.object({ opensAt: z.iso.datetime().nullable() });
export type ClosedNow = z.infer<typeof closedNow>;
