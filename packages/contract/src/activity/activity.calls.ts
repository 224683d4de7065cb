import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { userId } from '../core/ids.ts';
import { activity, activitySubject } from './activity.shapes.ts';

export const listActivity = defineCall({
  name: 'activity.list',
  method: 'POST',
  base: 'parrot',
  path: '/activity/list',
  access: needs('Invite Users'),
  summary: 'Who did what in this tenant, when and from where, newest first. Entries are never changed.',
  body: z.object({
    ...paging,
    /** Searches the names of the actor and the subject. */
    search: z.string().max(100).default(''),
    subjects: z.array(activitySubject).max(20).default([]),
    actorId: userId.optional(),
    from: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
  }),
  reply: pageOf(activity),
});
