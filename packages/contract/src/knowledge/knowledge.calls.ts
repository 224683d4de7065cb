import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, faqId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { FAQ_SORTS, faq, faqDraft, faqFilter, listedFaq } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');
const oneFaq = z.object({ status: z.literal('success'), faq });

export const listFaqs = defineCall({
  name: 'knowledge.listFaqs',
  method: 'POST',
  base: 'faq',
  path: '/list/faq',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'The FAQs of an app, last edited first. Translations are grouped with their original.',
  body: z.object({
    appId,
    ...faqFilter.shape,
    sortBy: z.enum(FAQ_SORTS).default('edited'),
    descending: z.boolean().default(true),
    ...paging,
  }),
  reply: pageOf(listedFaq),
});

export const openFaq = defineCall({
  name: 'knowledge.openFaq',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/open',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'An FAQ with all its translations, the original first.',
  body: z.object({ appId, faqId }),
  reply: z.object({ status: z.literal('success'), items: z.array(faq) }),
});

export const addFaq = defineCall({
  name: 'knowledge.addFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/add/question',
  access: createApps,
  scope: 'knowledge:write',
  summary: 'Adds an FAQ with its alternative wordings, or the translation of one. HTML tags are removed.',
  body: faqDraft.safeExtend({
    appId,
    /** The app’s own language if left out. */
    languageCode: languageCode.optional(),
    newFaq: z.literal(false).default(false),
    /** Any FAQ of its group, if it is a translation. */
    translationOf: faqId.optional(),
    /** False for a machine translation that is not confirmed yet. */
    confirmed: z.boolean().default(true),
  }),
  reply: oneFaq,
});

export const updateFaq = defineCall({
  name: 'knowledge.updateFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/update/question',
  access: createApps,
  scope: 'knowledge:write',
  summary: 'Changes an FAQ. Topics, tags, unique tag and task also apply to its translations.',
  body: faqDraft.safeExtend({
    appId,
    faqId,
    /** If the text changes: false for an unconfirmed machine translation. */
    confirmed: z.boolean().default(true),
  }),
  reply: oneFaq,
});

export const confirmFaq = defineCall({
  name: 'knowledge.confirmFaq',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/confirm',
  access: createApps,
  summary: 'Confirms a translation that was made by a machine or was outdated.',
  body: z.object({ appId, faqId }),
  reply: oneFaq,
});

export const deleteFaq = defineCall({
  name: 'knowledge.deleteFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/delete/question',
  access: createApps,
  summary: 'Deletes an FAQ from the draft; published versions keep it.',
  body: z.object({ appId, faqId }),
  reply: done,
});

export const similarFaqs = defineCall({
  name: 'knowledge.similarFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/similar',
  access: createApps,
  summary: 'FAQs of the app with the same or a similar question in a language, most similar first.',
  body: z.object({
    appId,
    languageCode,
    question: faqDraft.shape.question,
    /** The FAQ being edited, which would match itself. */
    except: faqId.optional(),
  }),
  reply: z.object({
    status: z.literal('success'),
    items: z.array(
      z.object({
        faqId,
        /** Its question, and the given one that is similar. */
        question: z.string(),
        nearTo: z.string(),
        similarity: z.number(),
        isSame: z.boolean(),
      }),
    ),
  }),
});
