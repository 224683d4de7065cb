import * as z from 'zod';
import { appearance, translations } from '../apps/appearance.ts';
import { widgetColorSets } from '../apps/widget-colors.ts';
import { anyone } from '../core/access/access.ts';
import { defineCall, type ReplyOf } from '../core/call.ts';
import { fileId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { messageFile } from './conversations.shapes.ts';

export const widgetConfig = defineCall({
  name: 'conversations.widgetConfig',
  method: 'GET',
  base: 'parrot',
  path: '/widget/config',
  access: anyone,
  summary:
    'The widget’s appearance and whether the bot is open. Readable from every site on which the bot may run.',
  query: z.object({ parrotId: z.string().max(40) }),
  reply: z.object({
    status: z.literal('success'),
    published: z.boolean(),
    /** Why the bot is closed: not published, or the owner's plan has ended. */
    closedBecause: z.enum(['unpublished', 'resting']).nullable(),
    /** Whether the host page must sign the visitor's identity. */
    authentication: z.boolean(),
    /** What visitors can do besides writing. */
    visitorFiles: z.boolean(),
    ratings: z.boolean(),
    transcripts: z.boolean(),
    language: languageCode,
    /** The languages visitors can choose from; one if there is no choice. */
    languages: z.array(languageCode),
    /** Whether visitors can request an agent. */
    agentEscalation: z.boolean(),
    isVideoCallRequired: z.boolean(),
    appearance,
    /** Derived from the palette, and readable; the widget computes none. */
    colors: widgetColorSets,
    /** The texts of `appearance` in other languages. */
    translations,
  }),
});
export type WidgetConfig = ReplyOf<typeof widgetConfig>;

export const uploadVisitorFile = defineCall({
  name: 'conversations.uploadVisitorFile',
  method: 'POST',
  base: 'parrot',
  path: '/widget/file',
  access: anyone,
  summary:
    'Stores a file that a visitor wants to send; the message that references it adds it to the conversation. Dangerous file types are rejected.',
  upload: { field: 'file', maxBytes: LIMITS.visitorFileBytes },
  body: z.object({ parrotId: z.string().max(40), visitorToken: z.string().max(2_000) }),
  reply: z.object({ status: z.literal('success'), file: messageFile.extend({ fileId }) }),
});
