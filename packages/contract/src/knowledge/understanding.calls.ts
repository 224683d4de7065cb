/** Whether questions are matched by meaning or by terms only. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall } from '../core/call.ts';
import { appId } from '../core/ids.ts';

const count = z.number().int();

/** `ready` or `loading`: by meaning. `off`: disabled on this installation. `failed`: could not be loaded. */
const understandingShape = z.object({
  encoder: z.enum(['ready', 'loading', 'off', 'failed']),
  /** Texts whose embeddings are still being computed; null if none. Until then they are matched by terms. */
  learning: z.object({ done: count, total: count }).nullable(),
});
export type Understanding = z.infer<typeof understandingShape>;

export const understanding = defineCall({
  name: 'knowledge.understanding',
  method: 'POST',
  base: 'parrot',
  path: '/knowledge/understanding',
  access: needs('Create Apps'),
  summary: 'Whether an app matches questions by meaning, and the progress of computing its embeddings.',
  body: z.object({ appId }),
  reply: understandingShape.extend({ status: z.literal('success') }),
});
