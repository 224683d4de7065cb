import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, sourceId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { webAddress } from '../core/validation.ts';
import { passage, sampleDocument, source, sourceProblem } from './sources.shapes.ts';

const createApps = needs('Create Apps');
/** The base64 length of the largest allowed file. */
const UPLOAD_CHARACTERS = Math.ceil((LIMITS.sourceFileBytes / 3) * 4);
const oneSource = z.object({ status: z.literal('success'), source });

export const listSources = defineCall({
  name: 'knowledge.listSources',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/list',
  access: createApps,
  scope: 'knowledge:read',
  summary:
    'The documents, pages and sites of an app, newest first; or the pages of one site, failed ones first.',
  body: z.object({
    appId,
    siteId: sourceId.optional(),
    search: z.string().max(200).default(''),
    ...paging,
  }),
  parseReply: true,
  reply: pageOf(source),
});

export const validateWebUrl = defineCall({
  name: 'knowledge.validateWebUrl',
  method: 'POST',
  base: 'studio',
  path: '/validate/web/url',
  access: createApps,
  summary: 'Whether this address has a readable page; for a site, how many pages its sitemap lists.',
  body: z.object({ url: webAddress, site: z.boolean().default(false) }),
  reply: z.object({
    status: z.literal('success'),
    valid: z.boolean(),
    title: z.string(),
    problem: sourceProblem.nullable(),
    /** The number of pages in the sitemap; null if there is none or it was not requested. */
    pages: z.number().int().nullable(),
  }),
});

export const addPage = defineCall({
  name: 'knowledge.addPage',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/page',
  access: createApps,
  summary: 'Adds a web page; it is read immediately, in the background.',
  body: z.object({ appId, url: webAddress }),
  parseReply: true,
  reply: oneSource,
});

export const validateFile = defineCall({
  name: 'knowledge.validateFile',
  method: 'POST',
  base: 'foundation',
  path: '/selfservice/validate/file',
  access: createApps,
  summary: 'Whether a file with this name and size can be added.',
  body: z.object({ name: z.string().min(1).max(255), bytes: z.number().int().min(0) }),
  reply: z.object({ status: z.literal('success'), valid: z.boolean(), message: z.string() }),
});

export const encodeFile = defineCall({
  name: 'knowledge.encodeFile',
  method: 'POST',
  base: 'foundation',
  path: '/selfservice/encode/file',
  access: createApps,
  summary: 'Previews what a bot would read in a file: the amount and the first passages. Nothing is stored.',
  upload: { field: 'file', maxBytes: LIMITS.sourceFileBytes },
  body: z.object({}),
  reply: z.object({
    status: z.literal('success'),
    problem: sourceProblem.nullable(),
    passageCount: z.number().int(),
    passages: z.array(passage),
  }),
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
  parseReply: true,
  reply: oneSource,
});

export const uploadFiles = defineCall({
  name: 'knowledge.uploadFiles',
  method: 'POST',
  base: 'foundation',
  path: '/upload/files',
  access: createApps,
  summary: 'Adds several small documents at once, each as base64. An invalid one does not block the others.',
  body: z.object({
    appId,
    files: z
      .array(
        z.object({
          name: z.string().min(1).max(255),
          content: z.base64('We couldn’t read this file.').max(UPLOAD_CHARACTERS),
        }),
      )
      .min(1)
      .max(LIMITS.sourceFilesAtOnce),
  }),
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    results: z.array(z.object({ name: z.string(), source: source.nullable(), message: z.string() })),
  }),
});

export const deleteFile = defineCall({
  name: 'knowledge.deleteFile',
  method: 'POST',
  base: 'foundation',
  path: '/selfservice/delete/file',
  access: createApps,
  summary: 'Deletes a document or page from the draft; published versions keep its passages.',
  body: z.object({ appId, sourceId }),
  reply: done,
});

export const readSourceAgain = defineCall({
  name: 'knowledge.readSourceAgain',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/again',
  access: createApps,
  summary: 'Reads a page or document again.',
  body: z.object({ appId, sourceId }),
  parseReply: true,
  reply: oneSource,
});

export const openSource = defineCall({
  name: 'knowledge.openSource',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/open',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'The passages that were read from a document or page.',
  body: z.object({ appId, sourceId, ...paging }),
  parseReply: true,
  reply: pageOf(passage).extend({ source }),
});

export const openFile = defineCall({
  name: 'knowledge.openFile',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/file',
  access: createApps,
  summary: 'An address that opens the document itself for a few minutes, published or not.',
  body: z.object({ appId, sourceId }),
  reply: z.object({ status: z.literal('success'), url: z.string() }),
});

export const listSampleDocuments = defineCall({
  name: 'knowledge.listSampleDocuments',
  method: 'POST',
  base: 'foundation',
  path: '/list/sample/documents',
  access: createApps,
  summary: 'Sample documents to try a bot with.',
  reply: z.object({ status: z.literal('success'), items: z.array(sampleDocument) }),
});

export const addSampleDocument = defineCall({
  name: 'knowledge.addSampleDocument',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/sample',
  access: createApps,
  summary: 'Adds a sample document as if it had been uploaded.',
  body: z.object({ appId, sampleId: z.string().max(40) }),
  parseReply: true,
  reply: oneSource,
});
