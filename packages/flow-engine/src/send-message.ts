import type { SendMessage } from './effects.ts';

/** A message with only the given fields. */
export const sendMessage = (
  text: string,
  about: Partial<Omit<SendMessage, 'type' | 'text'>> = {},
): SendMessage => ({
  type: 'sendMessage',
  text,
  suggestions: [],
  attachment: null,
  carousel: [],
  files: [],
  sources: [],
  expects: null,
  canRate: false,
  offersPerson: false,
  ...about,
});
