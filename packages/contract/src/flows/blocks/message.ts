import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { label, words } from '../words.ts';
import { common, target, template } from './parts-of-blocks.ts';

/** Only http and https addresses are shown; `{{values}}` may stand in them. */
const address = template;

export const card = z.object({
  imageUrl: address,
  title: words,
  text: words,
  buttons: z.array(z.object({ label, url: address })).max(LIMITS.cardButtons),
});
export type Card = z.infer<typeof card>;

export const MESSAGE_KINDS = ['text', 'image', 'card', 'carousel', 'file'] as const;
export const messageContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), words: words }),
  z.object({ kind: z.literal('image'), imageUrl: address, description: words }),
  z.object({ kind: z.literal('card'), card }),
  z.object({ kind: z.literal('carousel'), cards: z.array(card).max(LIMITS.carouselCards) }),
  z.object({ kind: z.literal('file'), name: z.string().max(120), url: address }),
]);
export type MessageContent = z.infer<typeof messageContent>;

export const messageBlock = z.object({
  type: z.literal('message'),
  ...common,
  content: messageContent,
  next: z.object({ done: target }),
});
