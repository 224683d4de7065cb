/** The opening hours of a workspace, and who uses them. Changes apply at once. */
import * as z from 'zod';
import { desk, needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId, groupId, scheduleId } from '../core/ids.ts';
import { closedNow, schedule, scheduleDraft, scheduledApp, scheduledGroup } from './hours.shapes.ts';

const MANAGING = { base: 'parrot', access: needs('Invite Users') } as const;
const one = z.object({ status: z.literal('success'), schedule });
const revision = z.number().int().min(1);

export const listSchedules = defineCall({
  ...MANAGING,
  name: 'hours.list',
  method: 'GET',
  path: '/hours/schedules',
  summary: 'The schedules of this tenant by name, and the schedule of each app and each group.',
  reply: z.object({
    status: z.literal('success'),
    schedules: z.array(schedule),
    apps: z.array(scheduledApp),
    groups: z.array(scheduledGroup),
  }),
});

export const createSchedule = defineCall({
  ...MANAGING,
  name: 'hours.create',
  method: 'POST',
  path: '/hours/schedule',
  summary: 'Creates a schedule. It has no effect until an app or a group uses it.',
  body: scheduleDraft,
  reply: one,
});

export const updateSchedule = defineCall({
  ...MANAGING,
  name: 'hours.update',
  method: 'PUT',
  path: '/hours/schedule',
  summary: 'Changes a schedule. Rejected if another user has changed it since `revision`.',
  body: z.object({ scheduleId, revision, ...scheduleDraft.shape }),
  reply: one,
});

export const deleteSchedule = defineCall({
  ...MANAGING,
  name: 'hours.delete',
  method: 'DELETE',
  path: '/hours/schedule',
  summary: 'Deletes a schedule. Apps that used it are always open; groups use the hours of the app.',
  query: z.object({ scheduleId }),
  reply: done,
});

export const setAppSchedule = defineCall({
  ...MANAGING,
  name: 'hours.setApp',
  method: 'PUT',
  path: '/hours/app',
  summary: 'Sets the schedule of an app; null: always open.',
  body: z.object({ appId, scheduleId: scheduleId.nullable() }),
  reply: done,
});

export const setGroupSchedule = defineCall({
  ...MANAGING,
  name: 'hours.setGroup',
  method: 'PUT',
  path: '/hours/group',
  summary: 'Sets the schedule of a group; null: the hours of the app.',
  body: z.object({ groupId, scheduleId: scheduleId.nullable() }),
  reply: done,
});

export const appSchedule = defineCall({
  name: 'hours.ofApp',
  method: 'POST',
  base: 'parrot',
  path: '/hours/app',
  access: needs('Create Apps'),
  summary: 'The schedule of an app; null if it is always open.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), schedule: schedule.nullable() }),
});

export const closedApps = defineCall({
  name: 'hours.closedApps',
  method: 'GET',
  base: 'parrot',
  path: '/hours/closed',
  access: desk,
  summary: 'Those of the caller’s apps that are closed now, and when the next of their apps opens or closes.',
  reply: z.object({
    status: z.literal('success'),
    items: z.array(closedNow.extend({ appId })),
    changesAt: z.iso.datetime().nullable(),
  }),
});
