import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { activityId, userId } from '../core/ids.ts';
import { activity, activitySubject } from './activity.shapes.ts';

const filters = {
  /** Searches the names of the actor and the subject. */
  search: z.string().max(100).default(''),
  subjects: z.array(activitySubject).max(20).default([]),
  actorId: userId.optional(),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
};

export const listActivity = defineCall({
  name: 'activity.list',
  method: 'POST',
  base: 'parrot',
  path: '/activity/list',
  access: needs('Invite Users'),
  scope: 'activity:read',
  summary: 'Who did what in this tenant, when and from where, newest first. Entries are never changed.',
  body: z.object({ ...paging, ...filters }),
  reply: pageOf(activity),
});

export const exportActivity = defineCall({
  name: 'activity.export',
  method: 'POST',
  base: 'parrot',
  path: '/activity/export',
  access: needs('Invite Users'),
  scope: 'activity:read',
  summary:
    'The same as CSV, in parts: send `next` of a reply as `after` to get the next part. The first part has the column names.',
  body: z.object({ ...filters, after: activityId.optional() }),
  reply: z.object({
    status: z.literal('success'),
    csv: z.string(),
    /** Null if this is the last part. */
    next: activityId.nullable(),
  }),
});
