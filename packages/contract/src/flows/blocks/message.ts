import * as z from 'zod';
import { LIMITS } from '../../core/limits.ts';
import { label, localizedText } from '../localized-text.ts';
import { commonFields, target, template } from './block-fields.ts';

/** Only http and https addresses are shown; they can contain `{{values}}`. */
const address = template;

const card = z.object({
  imageUrl: address,
  title: localizedText,
  text: localizedText,
  buttons: z.array(z.object({ label, url: address })).max(LIMITS.cardButtons),
});
export type Card = z.infer<typeof card>;

export const MESSAGE_KINDS = ['text', 'image', 'card', 'carousel', 'file'] as const;
const messageContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), words: localizedText }),
  z.object({ kind: z.literal('image'), imageUrl: address, description: localizedText }),
  z.object({ kind: z.literal('card'), card }),
  z.object({ kind: z.literal('carousel'), cards: z.array(card).max(LIMITS.carouselCards) }),
  z.object({ kind: z.literal('file'), name: z.string().max(120), url: address }),
]);
export type MessageContent = z.infer<typeof messageContent>;

export const messageBlock = z.object({
  type: z.literal('message'),
  ...commonFields,
  content: messageContent,
  next: z.object({ done: target }),
});
