import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, faqId, generatedId, sourceId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { ACCEPTED_AS, generatedFaq } from './generated.shapes.ts';
import { faqDraft } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');
const generatedIds = z.array(generatedId).min(1).max(LIMITS.bulk);

export const fetchGeneratedFaqs = defineCall({
  name: 'knowledge.fetchGenerated',
  method: 'POST',
  base: 'faq',
  path: '/fetch/generated/qa',
  access: createApps,
  summary: 'Generated FAQs that wait for review, best first.',
  body: z.object({ appId, sourceId: sourceId.optional(), ...paging }),
  reply: pageOf(generatedFaq).extend({
    /** Their documents and sites. */
    sources: z.array(z.object({ sourceId, title: z.string(), count: z.number().int() })),
    /** Whether a model is connected that can generate more. */
    hasModel: z.boolean(),
    /** Progress while documents are processed. */
    finding: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  }),
});

export const acceptGeneratedFaqs = defineCall({
  name: 'knowledge.updateGenerated',
  method: 'PUT',
  base: 'faq',
  path: '/update/generated/faq',
  access: createApps,
  summary: 'Accepts generated FAQs. A single one can be edited while it is accepted.',
  body: z
    .object({
      appId,
      generatedIds,
      draft: faqDraft.pick({ question: true, answer: true, topic: true, link: true }).optional(),
    })
    .refine(({ draft, generatedIds: ids }) => !draft || ids.length === 1, {
      path: ['draft'],
      message: 'Rephrase one question at a time.',
    }),
  reply: z.object({
    status: z.literal('success'),
    results: z.array(z.object({ generatedId, as: z.enum(ACCEPTED_AS), faqId: faqId.nullable() })),
  }),
});

export const rejectGeneratedFaqs = defineCall({
  name: 'knowledge.deleteGenerated',
  method: 'PUT',
  base: 'faq',
  path: '/delete/generated/faq',
  access: createApps,
  summary: 'Rejects generated FAQs. They are not generated again when the document is read again.',
  body: z.object({ appId, generatedIds }),
  reply: z.object({ status: z.literal('success'), rejected: z.number().int() }),
});

export const findQuestions = defineCall({
  name: 'knowledge.findQuestions',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/generated/find',
  access: createApps,
  summary: 'Generates FAQs from the sources again, with the language model if one is connected.',
  body: z.object({ appId, sourceId: sourceId.optional() }),
  reply: done,
});
