/** Sample bots to view and copy. */
import * as z from 'zod';
import { needs, studio } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { languageCode } from '../core/language-code.ts';
import { appName } from '../core/validation.ts';
import { app, appCounts, appType } from './apps.shapes.ts';

const sampleApp = z.object({
  sampleId: z.string().max(40),
  appName: z.string(),
  description: z.string(),
  appType,
  language: languageCode,
  faqs: z.array(z.object({ topic: z.string(), questions: z.array(z.string()), answer: z.string() })),
});
export type SampleApp = z.infer<typeof sampleApp>;

export const sampleApps = defineCall({
  name: 'apps.samples',
  method: 'POST',
  base: 'studioV2',
  path: '/sample/apps',
  access: studio,
  summary: 'The sample apps with their knowledge, in a language.',
  body: z.object({
    ...paging,
    search: z.string().max(100).default(''),
    language: languageCode.default('en'),
  }),
  reply: pageOf(sampleApp).extend({ counts: appCounts }),
});

export const copySample = defineCall({
  name: 'apps.copySample',
  method: 'POST',
  base: 'parrot',
  path: '/apps/copy-sample',
  access: needs('Create Apps'),
  summary: 'Creates an app from a sample.',
  body: z.object({ sampleId: z.string().max(40), appName, language: languageCode.default('en') }),
  reply: z.object({ status: z.literal('success'), app }),
});
