import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, faqId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';
import { FAQ_SORTS, faq, faqDraft, faqFilter, listedFaq } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');
const oneFaq = z.object({ status: z.literal('success'), faq });

export const listFaqs = defineCall({
  name: 'knowledge.listFaqs',
  method: 'POST',
  base: 'faq',
  path: '/list/faq',
  access: createApps,
  summary: 'The questions and answers of an app, last edited first. Translations stand with their original.',
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
  summary: 'A question with all its translations, the original first.',
  body: z.object({ appId, faqId }),
  reply: z.object({ status: z.literal('success'), items: z.array(faq) }),
});

export const addFaq = defineCall({
  name: 'knowledge.addFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/add/question',
  access: createApps,
  summary:
    'Adds a question with its variants and its answer, or the translation of one. HTML tags are taken out.',
  body: faqDraft.safeExtend({
    appId,
    languageCode: languageCode.default('en'),
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
  summary:
    'Changes a question and its answer. Topics, tags, unique tag and task are those of its translations too.',
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
  summary: 'Says that a translation is right as it is: made by a machine, or behind its original until now.',
  body: z.object({ appId, faqId }),
  reply: oneFaq,
});

export const deleteFaq = defineCall({
  name: 'knowledge.deleteFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/delete/question',
  access: createApps,
  summary: 'Deletes a question and its answer from the draft; published versions keep theirs.',
  body: z.object({ appId, faqId }),
  reply: done,
});

export const similarFaqs = defineCall({
  name: 'knowledge.similarFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/similar',
  access: createApps,
  summary:
    'What an app knows already that asks the same or nearly the same in a language, the nearest first.',
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
