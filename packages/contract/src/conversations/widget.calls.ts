import * as z from 'zod';
import { appearance } from '../apps/apps.shapes.ts';
import { anyone } from '../core/access.ts';
import { defineCall } from '../core/call.ts';
import { languageCode } from '../core/options.ts';

export const widgetConfig = defineCall({
  name: 'conversations.widgetConfig',
  method: 'GET',
  base: 'parrot',
  path: '/widget/config',
  access: anyone,
  summary: 'How the widget of a bot looks and whether it may talk. Readable from every web page.',
  query: z.object({ parrotId: z.string().max(40) }),
  reply: z.object({
    status: z.literal('success'),
    published: z.boolean(),
    language: languageCode,
    appearance,
  }),
});
