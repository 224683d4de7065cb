/** Tries routing rules, saved or not, on the conversations of yesterday. Changes nothing. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, groupId, tagId, userId, userSessionId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { timeZone } from '../core/validation.ts';
import { routingRuleDraft } from './routing.shapes.ts';

const count = z.number().int().min(0);
const someAgent = z.object({ userId, name: z.string() });

const trialRow = z.object({
  userSessionId,
  visitorName: z.string(),
  appId,
  appName: z.string(),
  language: z.string(),
  tagIds: z.array(tagId),
  requestedAt: z.iso.datetime(),
  /** The index of the rule that matches; null: none. */
  rule: count.nullable(),
  groupId: groupId.nullable(),
  /** Who would have been assigned; null: an agent would have had to take it. */
  would: someAgent.nullable(),
  /** Until then all suitable agents would have been at capacity. */
  waitSeconds: count,
  /** Who had it first. */
  did: someAgent.nullable(),
});
export type RoutingTrialRow = z.infer<typeof trialRow>;

const trialAgent = someAgent.extend({ did: count, would: count });
export type RoutingTrialAgent = z.infer<typeof trialAgent>;

export const tryRoutingRules = defineCall({
  name: 'routing.try',
  method: 'POST',
  base: 'parrot',
  path: '/desk/routing/try',
  access: needs('Handle Chats', 'Agent chat monitoring'),
  summary:
    'Which rule would have matched the conversations that reached the desk yesterday, and who would have been assigned. Assumes that every agent was at the desk, with today’s capacities, tags and skills.',
  body: z.object({ timeZone, rules: z.array(routingRuleDraft).max(LIMITS.routingRules) }),
  reply: z.object({
    status: z.literal('success'),
    /** The day, such as `2026-01-31`. */
    day: z.string(),
    rows: z.array(trialRow),
    agents: z.array(trialAgent),
    /** There were more than `LIMITS.routingTrial`; the first ones are tried. */
    isCut: z.boolean(),
  }),
});
export type RoutingTrial = z.output<typeof tryRoutingRules.reply>;
