/** Knowledge upkeep: what to review, dismissing it, checking again, and merging two FAQs. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, paging } from '../core/call.ts';
import { appId, faqId, findingId } from '../core/ids.ts';
import { faq } from './knowledge.shapes.ts';
import { upkeepFinding, upkeepKind } from './upkeep.shapes.ts';

const createApps = needs('Create Apps');

export const MERGED_TOO_MANY = 'Together these have too many variations. Remove some first.';
export const MERGED_WITH_ITSELF = 'These are the same question. Choose another one to merge.';

export const listUpkeep = defineCall({
  name: 'knowledge.listUpkeep',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/upkeep/list',
  access: createApps,
  scope: 'knowledge:read',
  summary:
    'What to review in an app’s knowledge: contradictions, duplicates, and what is old, unused or untranslated.',
  body: z.object({
    appId,
    kind: upkeepKind.optional(),
    /** Those that a user dismissed instead. */
    dismissed: z.boolean().default(false),
    ...paging,
  }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(upkeepFinding),
    total: z.number().int(),
    offset: z.number().int(),
    /** By kind, whatever kind is asked for. A check stores at most `LIMITS.upkeepFindings` of one. */
    counts: z.record(upkeepKind, z.number().int()),
    dismissed: z.number().int(),
    check: z.object({
      /** Null before the first check. */
      checkedAt: z.iso.datetime().nullable(),
      /** Null if none is running; otherwise how much of the knowledge it has compared. */
      progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
    }),
  }),
});

export const checkUpkeep = defineCall({
  name: 'knowledge.checkUpkeep',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/upkeep/check',
  access: createApps,
  summary: 'Checks the knowledge of an app now, in the background. A running check goes on.',
  body: z.object({ appId }),
  reply: done,
});

export const dismissFinding = defineCall({
  name: 'knowledge.dismissFinding',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/upkeep/dismiss',
  access: createApps,
  summary: 'Dismisses a finding until one of its entries changes, or shows it again.',
  body: z.object({ appId, findingId, dismissed: z.boolean().default(true) }),
  reply: done,
});

export const mergeFaqs = defineCall({
  name: 'knowledge.mergeFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/merge',
  access: createApps,
  scope: 'knowledge:write',
  summary:
    'Merges two FAQs: one stays with its answer and gets the questions of the other, which is deleted. Languages that it lacks are taken over. It can be undone for an hour.',
  body: z.object({ appId, keep: faqId, remove: faqId }),
  reply: z.object({ status: z.literal('success'), faq, undoId: z.uuid() }),
});
