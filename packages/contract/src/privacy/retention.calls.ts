/** How long an app stores its conversations. It applies at once and is not part of a version. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

const BASE = { base: 'parrot', access: needs('Create Apps') } as const;
const { min, max } = LIMITS.retentionDays;
const RANGE = `Enter a number of days from ${min} to ${max}.`;

/** Null: conversations are stored until someone deletes them. */
const retentionDays = z.number(RANGE).int(RANGE).min(min, RANGE).max(max, RANGE).nullable();

export const readRetention = defineCall({
  ...BASE,
  name: 'privacy.retention',
  method: 'POST',
  path: '/privacy/retention',
  summary: 'How many days after their end an app’s conversations are deleted.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), days: z.number().int().nullable() }),
});

export const previewRetention = defineCall({
  ...BASE,
  name: 'privacy.previewRetention',
  method: 'POST',
  path: '/privacy/retention/preview',
  summary: 'How many conversations a retention period would delete now.',
  body: z.object({ appId, days: retentionDays }),
  reply: z.object({ status: z.literal('success'), conversations: z.number().int() }),
});

export const saveRetention = defineCall({
  ...BASE,
  name: 'privacy.saveRetention',
  method: 'PUT',
  path: '/privacy/retention',
  summary:
    'Sets how many days after their end conversations are deleted, with messages, files, tickets and summaries. Older ones are deleted within the hour.',
  body: z.object({ appId, days: retentionDays }),
  reply: done,
});
