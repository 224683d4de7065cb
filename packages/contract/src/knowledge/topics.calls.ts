/** Topics and languages of an app's FAQs. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';

const createApps = needs('Create Apps');
const count = z.number().int();

export const topicDetails = defineCall({
  name: 'knowledge.topicDetails',
  method: 'POST',
  base: 'faq',
  path: '/topic/details',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'The number of FAQs in each topic of an app; translations are not counted separately.',
  body: z.object({ appId, languageCode: languageCode.optional() }),
  reply: z.object({
    status: z.literal('success'),
    topics: z.array(
      z.object({
        domain: z.string(),
        topic: z.string(),
        subtopicLevel1: z.string(),
        subtopicLevel2: z.string(),
        count,
      }),
    ),
    total: count,
  }),
});

export const faqTopics = defineCall({
  name: 'knowledge.faqTopics',
  method: 'POST',
  base: 'faq',
  path: '/faq/topics',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'The topic names in use per level, the tags, and the names of imports.',
  body: z.object({ appId, languageCode: languageCode.optional() }),
  reply: z.object({
    status: z.literal('success'),
    domain: z.array(z.string()),
    topic: z.array(z.string()),
    subtopicLevel1: z.array(z.string()),
    subtopicLevel2: z.array(z.string()),
    tags: z.array(z.string()),
    datasets: z.array(z.string()),
  }),
});

export const trainedLanguages = defineCall({
  name: 'knowledge.trainedLanguages',
  method: 'POST',
  base: 'studio',
  path: '/get/trained/languages',
  access: createApps,
  summary: 'The bot’s languages, the languages of its FAQs, and the progress of each.',
  body: z.object({ appId }),
  reply: z.object({
    status: z.literal('success'),
    languages: z.array(
      z.object({
        languageCode,
        /** The bot's own language, a chosen one, or one that only some FAQs have. */
        role: z.enum(['own', 'chosen', 'other']),
        faqs: count,
        /** Including alternative wordings. */
        questions: count,
        /** In the published version. */
        published: count,
        missing: count,
        stale: count,
        unconfirmed: count,
      }),
    ),
  }),
});
