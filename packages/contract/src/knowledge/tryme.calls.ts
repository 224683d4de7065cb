/** Tries out the draft, also with FAQs that are not saved. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId, faqId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { readWith } from '../core/read-with.ts';
import { spellingCorrections } from '../core/spelling-corrections.ts';
import { faqDraft } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');

/** Only visible to the user who tries it, and only here. */
const triedFaq = z.object({
  faqId,
  languageCode,
  question: z.array(z.string()),
  answer: z.string(),
  link: z.string(),
});
export type TriedFaq = z.infer<typeof triedFaq>;

export const tryQuestion = defineCall({
  name: 'knowledge.tryQuestion',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/try',
  access: createApps,
  summary: 'The draft’s answer to a question, the other candidates, and its confidence.',
  body: z.object({
    appId,
    question: z.string().trim().min(1, 'Required').max(LIMITS.faqQuestionLength),
    /** What was asked before, which a question such as 'and for children?' is read with. */
    previousQuestion: z.string().trim().max(LIMITS.faqQuestionLength).optional(),
  }),
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    kind: z.enum(['answer', 'didYouMean', 'unknown']),
    answer: z.string(),
    /** The FAQ that answers; null for a quote from a document. */
    faqId: faqId.nullable(),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
    language: languageCode.nullable(),
    threshold: z.number(),
    score: z.number(),
    candidates: z.array(
      z.object({ faqId, question: z.string(), score: z.number(), languageCode, onTrial: z.boolean() }),
    ),
    passages: z.array(
      z.object({ title: z.string(), heading: z.string(), snippet: z.string(), score: z.number() }),
    ),
    corrections: spellingCorrections,
    /** Titles of sources that say different things. */
    disagreement: z.array(z.string()).optional(),
    readWith,
    milliseconds: z.number(),
  }),
});

export const listTrymeFaqs = defineCall({
  name: 'knowledge.listTrymeFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/try/list',
  access: createApps,
  summary: 'The FAQs the caller is trying out, newest first.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), items: z.array(triedFaq) }),
});

export const addTrymeFaq = defineCall({
  name: 'knowledge.addTrymeFaq',
  method: 'POST',
  base: 'faq',
  path: '/add/tryme/faq',
  access: createApps,
  summary: 'Lets the caller try an FAQ with the draft without saving it: for a day, and only for them.',
  body: faqDraft.safeExtend({ appId, languageCode: languageCode.optional() }),
  reply: z.object({ status: z.literal('success'), faq: triedFaq }),
});

export const removeTrymeFaq = defineCall({
  name: 'knowledge.removeTrymeFaq',
  method: 'POST',
  base: 'faq',
  path: '/remove/tryme/faq',
  access: createApps,
  summary: 'Ends the trial of an FAQ.',
  body: z.object({ appId, faqId }),
  reply: done,
});
