import * as z from 'zod';
import { appearance, palette } from '../apps/appearance.ts';
import { anyone } from '../core/access.ts';
import { defineCall } from '../core/call.ts';
import { languageCode } from '../core/options.ts';

export const widgetConfig = defineCall({
  name: 'conversations.widgetConfig',
  method: 'GET',
  base: 'parrot',
  path: '/widget/config',
  access: anyone,
  summary:
    'How the widget of a bot looks and whether it may talk. Readable from every web page the bot may stand on.',
  query: z.object({ parrotId: z.string().max(40) }),
  reply: z.object({
    status: z.literal('success'),
    published: z.boolean(),
    language: languageCode,
    /** What the visitor may choose from; one where there is no choice. */
    languages: z.array(languageCode),
    /** Whether a person can be asked for. */
    agentEscalation: z.boolean(),
    appearance,
    palette,
  }),
});
