import * as z from 'zod';
import { needs } from '../core/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, sourceId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { isHttpUrl } from '../core/validation.ts';
import { passage, source, sourceProblem } from './sources.shapes.ts';

const createApps = needs('Create Apps');
const oneSource = z.object({ status: z.literal('success'), source });
const webAddress = z
  .string()
  .trim()
  .max(2_000)
  .refine(isHttpUrl, 'Please use a link that starts with http or https.');

export const listSources = defineCall({
  name: 'knowledge.listSources',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/list',
  access: createApps,
  summary: 'The documents and pages of an app, the latest first.',
  body: z.object({ appId, search: z.string().max(200).default(''), ...paging }),
  reply: pageOf(source),
});

export const validateWebUrl = defineCall({
  name: 'knowledge.validateWebUrl',
  method: 'POST',
  base: 'studio',
  path: '/validate/web/url',
  access: createApps,
  summary: 'Whether a page stands at this address that a bot could read.',
  body: z.object({ url: webAddress }),
  reply: z.object({
    status: z.literal('success'),
    valid: z.boolean(),
    title: z.string(),
    problem: sourceProblem.nullable(),
  }),
});

export const addPage = defineCall({
  name: 'knowledge.addPage',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/page',
  access: createApps,
  summary: 'Adds a web page; it is read at once, in the background.',
  body: z.object({ appId, url: webAddress }),
  reply: oneSource,
});

export const validateFile = defineCall({
  name: 'knowledge.validateFile',
  method: 'POST',
  base: 'foundation',
  path: '/selfservice/validate/file',
  access: createApps,
  summary: 'Whether a file of this name and size could be added.',
  body: z.object({ name: z.string().min(1).max(255), bytes: z.number().int().min(0) }),
  reply: z.object({ status: z.literal('success'), valid: z.boolean(), message: z.string() }),
});

export const uploadFile = defineCall({
  name: 'knowledge.uploadFile',
  method: 'POST',
  base: 'foundation',
  path: '/selfservice/upload/file',
  access: createApps,
  summary: 'Adds a document: PDF, DOCX, TXT, MD, HTML or CSV up to 25 MB. It is read in the background.',
  upload: { field: 'file', maxBytes: LIMITS.sourceFileBytes },
  body: z.object({ appId }),
  reply: oneSource,
});

export const deleteFile = defineCall({
  name: 'knowledge.deleteFile',
  method: 'POST',
  base: 'foundation',
  path: '/selfservice/delete/file',
  access: createApps,
  summary: 'Deletes a document or page from the draft; published versions keep what they know of it.',
  body: z.object({ appId, sourceId }),
  reply: done,
});

export const readSourceAgain = defineCall({
  name: 'knowledge.readSourceAgain',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/again',
  access: createApps,
  summary: 'Reads a page or document once more.',
  body: z.object({ appId, sourceId }),
  reply: oneSource,
});

export const openSource = defineCall({
  name: 'knowledge.openSource',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/open',
  access: createApps,
  summary: 'What was read in a document or page, passage by passage.',
  body: z.object({ appId, sourceId, ...paging }),
  reply: pageOf(passage).extend({ source }),
});
