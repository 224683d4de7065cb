/** Pictures for answers and cards. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, done } from '../core/call.ts';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';

const createApps = needs('Create Apps');

export const uploadStudioFile = defineCall({
  name: 'knowledge.uploadStudioFile',
  method: 'POST',
  base: 'foundation',
  path: '/upload/studio/file',
  access: createApps,
  summary: 'Stores a picture for an answer or a card, and returns its address.',
  upload: { field: 'file', maxBytes: LIMITS.imageBytes },
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), url: z.string(), imageType: z.string() }),
});

export const deleteStudioFile = defineCall({
  name: 'knowledge.deleteStudioFile',
  method: 'POST',
  base: 'foundation',
  path: '/delete/studio/file',
  access: createApps,
  summary: 'Deletes a picture that was uploaded for an answer, unless an FAQ or a version still uses it.',
  body: z.object({ appId, url: z.string().max(2_000) }),
  reply: done,
});
