/** Targets that were missed, for supervisors. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, ticketId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { TARGET_KINDS, targetKind } from './targets.shapes.ts';
import { ticketPriority } from './tickets.calls.ts';

const SUPERVISING = {
  base: 'parrot',
  access: needs('Handle Chats', 'Agent chat monitoring'),
  method: 'POST',
} as const;

const moment = z.iso.datetime().nullable().default(null);

/** An empty list does not filter. */
const breachFilter = z.object({
  /** By when the target was due. */
  from: moment,
  until: moment,
  appIds: z.array(appId).max(LIMITS.bulk).default([]),
  agentIds: z.array(userId).max(LIMITS.bulk).default([]),
  kinds: z.array(targetKind).max(TARGET_KINDS.length).default([]),
});
export type BreachFilter = z.infer<typeof breachFilter>;

const breach = z.object({
  ticketId,
  number: z.number().int().positive(),
  subject: z.string(),
  userSessionId,
  priority: ticketPriority,
  appId,
  appName: z.string(),
  kind: targetKind,
  dueAt: z.iso.datetime(),
  /** `ended`: the ticket was merged, or solved without a response. */
  outcome: z.enum(['open', 'met', 'ended']),
  /** When it was met or ended; null while it is open. */
  stoppedAt: z.iso.datetime().nullable(),
  /** In opening hours, so far while it is open. */
  lateMinutes: z.number().int().min(0),
  /** Who met it, or has the ticket now. */
  agentId: userId.nullable(),
  agentName: z.string().nullable(),
});
export type Breach = z.infer<typeof breach>;

const cursor = z.string().max(200);

export const listBreaches = defineCall({
  ...SUPERVISING,
  name: 'targets.listBreaches',
  path: '/desk/breaches/list',
  summary:
    'Missed targets of the tickets that the caller may see, latest first. Send `next` of a reply as `cursor` to get the next page.',
  body: breachFilter.extend({
    cursor: cursor.optional(),
    limit: z.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(breach),
    /** Null on the last page. */
    next: cursor.nullable(),
  }),
});

export const exportBreaches = defineCall({
  ...SUPERVISING,
  name: 'targets.exportBreaches',
  path: '/desk/breaches/export',
  summary:
    'The same as CSV, in parts: send `next` of a reply as `cursor` to get the next part. The first part has the column names.',
  body: breachFilter.extend({ cursor: cursor.optional() }),
  reply: z.object({ status: z.literal('success'), csv: z.string(), next: cursor.nullable() }),
});

const outcomes = z.object({ met: z.number().int().min(0), breached: z.number().int().min(0) });
export type TargetOutcomes = z.infer<typeof outcomes>;

export const summarizeTargets = defineCall({
  ...SUPERVISING,
  name: 'targets.summary',
  path: '/desk/breaches/summary',
  summary: 'How many targets were met in time and how many were missed in a period, by kind.',
  body: breachFilter,
  reply: z.object({ status: z.literal('success'), kinds: z.record(targetKind, outcomes) }),
});
