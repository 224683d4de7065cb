import * as z from 'zod';
import { needs } from '../core/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, faqId } from '../core/ids.ts';
import { languageCode } from '../core/options.ts';
import { faq, faqDraft } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');
const oneFaq = z.object({ status: z.literal('success'), faq });

export const listFaqs = defineCall({
  name: 'knowledge.listFaqs',
  method: 'POST',
  base: 'faq',
  path: '/list/faq',
  access: createApps,
  summary: 'The questions and answers of an app, last edited first.',
  body: z.object({
    appId,
    languageCode: languageCode.optional(),
    search: z.string().max(200).default(''),
    ...paging,
  }),
  reply: pageOf(faq),
});

export const addFaq = defineCall({
  name: 'knowledge.addFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/add/question',
  access: createApps,
  summary: 'Adds a question with its variants and its answer. HTML tags are taken out.',
  body: faqDraft.safeExtend({
    appId,
    languageCode: languageCode.default('en'),
    newFaq: z.literal(false).default(false),
  }),
  reply: oneFaq,
});

export const updateFaq = defineCall({
  name: 'knowledge.updateFaq',
  method: 'POST',
  base: 'faq',
  path: '/faq/update/question',
  access: createApps,
  summary: 'Changes a question and its answer.',
  body: faqDraft.safeExtend({ appId, faqId }),
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
