/** Bulk translation by the app's model: a plan first, then batches. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId, faqId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { faqSelection } from './knowledge.shapes.ts';

const createApps = needs('Create Apps');

export const planTranslation = defineCall({
  name: 'knowledge.planTranslation',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/translate/plan',
  access: createApps,
  summary:
    'Which of these FAQs lack a language. Existing translations are kept, except outdated machine translations that are not confirmed.',
  body: z.object({ appId, selection: faqSelection, to: languageCode }),
  reply: z.object({
    status: z.literal('success'),
    /** One entry per question to translate, as many as fit in one call. */
    faqIds: z.array(faqId),
    /** Those beyond that limit, and those already translated. */
    left: z.number().int(),
    kept: z.number().int(),
    model: z.enum(['connected', 'notConnected', 'budgetUsedUp']),
  }),
});

/** `model`: it failed and would fail again; `unfaithful`: the result is not a translation. */
const TRANSLATION_PROBLEMS = ['model', 'unfaithful', 'tooLong', 'tooMany'] as const;

export const translateFaqs = defineCall({
  name: 'knowledge.translateFaqs',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/faqs/translate',
  access: createApps,
  summary:
    'Translates the first of these FAQs as unconfirmed drafts, and returns the result of each. FAQs without a result are left for the next call.',
  body: z.object({ appId, faqIds: z.array(faqId).min(1).max(LIMITS.faqSelection), to: languageCode }),
  reply: z.object({
    status: z.literal('success'),
    results: z.array(
      z.object({
        /** As requested. */
        faqId,
        /** Empty if it no longer exists. */
        question: z.string(),
        outcome: z.enum(['translated', 'kept', 'gone', 'failed']),
        problem: z.enum(TRANSLATION_PROBLEMS).nullable(),
        /** A message for users if the model failed. */
        message: z.string(),
      }),
    ),
  }),
});
