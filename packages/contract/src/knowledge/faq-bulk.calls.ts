/** Bulk operations on FAQs. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { HASHTAG_RULE, isHashtag } from '../core/validation.ts';
import { faqFilter, faqSelection, topicPath } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');
const changed = z.object({ status: z.literal('success'), changed: z.number().int() });
const hashtags = z.array(z.string().trim().refine(isHashtag, HASHTAG_RULE)).max(20).default([]);

export const deleteFaqs = defineCall({
  name: 'knowledge.deleteFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/delete',
  access: createApps,
  summary: 'Deletes FAQs with their translations, or single translations. It can be undone for an hour.',
  body: z.object({
    appId,
    selection: faqSelection,
    /** Exactly these, without their translations. */
    onlyNamed: z.boolean().default(false),
  }),
  reply: changed.extend({ undoId: z.uuid() }),
});

export const restoreFaqs = defineCall({
  name: 'knowledge.restoreFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/restore',
  access: createApps,
  summary: 'Restores FAQs that were deleted or merged together. Those edited since stay as they are.',
  body: z.object({ appId, undoId: z.uuid('This can’t be undone anymore.') }),
  reply: changed,
});

export const moveFaqs = defineCall({
  name: 'knowledge.moveFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/move',
  access: createApps,
  summary: 'Changes the topic of FAQs. Levels that are not given stay unchanged.',
  body: z.object({ appId, selection: faqSelection, to: topicPath }),
  reply: changed,
});

export const tagFaqs = defineCall({
  name: 'knowledge.tagFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/tag',
  access: createApps,
  summary: 'Adds and removes tags of FAQs.',
  body: z.object({ appId, selection: faqSelection, add: hashtags, remove: hashtags }),
  reply: changed,
});

export const exportFaqs = defineCall({
  name: 'knowledge.exportFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/export',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'Exports FAQs as CSV in pieces: `next` is where the next piece starts, null at the end.',
  body: z.object({
    appId,
    selection: faqSelection.default({ all: faqFilter.parse({}) }),
    offset: z.number().int().min(0).max(LIMITS.faqsPerApp).default(0),
  }),
  reply: z.object({ status: z.literal('success'), csv: z.string(), next: z.number().int().nullable() }),
});
