import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';

export const translateContent = defineCall({
  name: 'models.translateContent',
  method: 'POST',
  base: 'genai',
  path: '/translate/content',
  access: needs('Create Apps'),
  summary:
    'Translates texts of an app into each of these languages with its model. Nothing is stored, so that a user can review the result first.',
  body: z.object({
    appId,
    texts: z.array(z.string().max(LIMITS.faqAnswerLength)).min(1).max(LIMITS.translatedTexts),
    to: z.array(languageCode).min(1).max(5),
  }),
  reply: z.object({
    status: z.literal('success'),
    /** In the order of the request; null if no translation was returned. */
    translations: z.partialRecord(languageCode, z.array(z.string().nullable())),
  }),
});
