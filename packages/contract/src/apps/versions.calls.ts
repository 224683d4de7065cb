/** Published versions: immutable; can be viewed, compared and restored as a draft. */
import * as z from 'zod';
import { needs, studio } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, faqId, sourceId, versionId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { appSettings } from './appearance.ts';
import { app, appVersion } from './apps.shapes.ts';

const frozenFaq = z.object({ faqId, questions: z.array(z.string()), answer: z.string() });

export const listVersions = defineCall({
  name: 'apps.listVersions',
  method: 'POST',
  base: 'parrot',
  path: '/apps/versions/list',
  access: studio,
  summary: 'The versions of an app, newest first.',
  body: z.object({ appId, ...paging }),
  reply: pageOf(appVersion),
});

export const openVersion = defineCall({
  name: 'apps.openVersion',
  method: 'POST',
  base: 'parrot',
  path: '/apps/versions/open',
  access: studio,
  summary: 'The complete content of a version.',
  body: z.object({ appId, versionId }),
  reply: z.object({
    status: z.literal('success'),
    version: appVersion,
    language: languageCode,
    settings: appSettings,
    faqs: z.array(frozenFaq),
    sources: z.array(z.object({ sourceId, title: z.string(), url: z.string() })),
    /** Null if the app has none of its own. */
    flow: z.unknown().nullable(),
  }),
});

/** One difference between two states of an app. */
const versionChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** A setting by name, such as 'palette.brandColor', a question, a source or a block of the flow. */
  what: z.enum(['setting', 'faq', 'language', 'source', 'block']),
  name: z.string(),
  /** For a changed question: the fields that changed, such as 'answer'. */
  field: z.string().optional(),
  before: z.string(),
  after: z.string(),
});
export type VersionChange = z.infer<typeof versionChange>;

export const compareVersions = defineCall({
  name: 'apps.compareVersions',
  method: 'POST',
  base: 'parrot',
  path: '/apps/versions/compare',
  access: studio,
  summary: 'The differences between two versions, or between a version and the draft.',
  body: z.object({ appId, from: versionId, to: z.union([versionId, z.literal('draft')]) }),
  reply: z.object({ status: z.literal('success'), changes: z.array(versionChange) }),
});

export const restoreVersion = defineCall({
  name: 'apps.restoreVersion',
  method: 'POST',
  base: 'parrot',
  path: '/apps/versions/restore',
  access: needs('Create Apps'),
  summary:
    'Restores a version as the draft, settings and knowledge; visitors keep the published version until the next publication.',
  body: z.object({ appId, versionId }),
  reply: z.object({ status: z.literal('success'), app }),
});
