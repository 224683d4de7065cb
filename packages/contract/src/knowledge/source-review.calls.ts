/** Sources whose text in the draft differs from the published version, before visitors get it. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, sourceId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { SOURCE_KINDS } from './sources.shapes.ts';

const createApps = needs('Create Apps');

export const STILL_READING = 'This source is being read right now. Try again in a moment.';

const changedSource = z.object({
  sourceId,
  kind: z.enum(SOURCE_KINDS),
  title: z.string(),
  address: z.string(),
  /** 'removed': it is no longer in the draft, so its old text can't be kept. */
  change: z.enum(['changed', 'removed']),
});
export type ChangedSource = z.infer<typeof changedSource>;

export const listChangedSources = defineCall({
  name: 'knowledge.listChangedSources',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/changed',
  access: createApps,
  scope: 'knowledge:read',
  summary: 'The published sources whose text differs in the draft since they were read again.',
  body: z.object({ appId, ...paging }),
  reply: pageOf(changedSource),
});

const passageChange = z.object({
  kind: z.enum(['changed', 'removed', 'added']),
  heading: z.string(),
  /** Empty if added. */
  before: z.string(),
  /** Empty if removed. */
  after: z.string(),
});
export type PassageChange = z.infer<typeof passageChange>;

export const compareSource = defineCall({
  name: 'knowledge.compareSource',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/compare',
  access: createApps,
  scope: 'knowledge:read',
  summary:
    'Which passages of a published source changed, were removed or added in the draft, in their order.',
  body: z.object({ appId, sourceId }),
  reply: z.object({
    status: z.literal('success'),
    counts: z.object({
      changed: z.number().int(),
      removed: z.number().int(),
      added: z.number().int(),
      same: z.number().int(),
    }),
    /** At most `LIMITS.passageChanges`. */
    changes: z.array(passageChange),
  }),
});

export const keepOldText = defineCall({
  name: 'knowledge.keepOldText',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/sources/keep-old-text',
  access: createApps,
  scope: 'knowledge:write',
  summary: 'Restores the published text of a source in the draft. It stays until the source changes again.',
  body: z.object({ appId, sourceIds: z.array(sourceId).min(1).max(LIMITS.sourcesPerApp) }),
  reply: z.object({ status: z.literal('success'), restored: z.number().int() }),
});
