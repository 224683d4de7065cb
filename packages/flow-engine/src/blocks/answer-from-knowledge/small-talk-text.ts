import type { SmallTalk } from '../../intents/small-talk.ts';
import type { ShortReply } from './without-question.ts';

/** The reply to small talk that the bot has no answer of its own to. */
export const SMALL_TALK_TEXT: Record<SmallTalk, ShortReply> = {
  greeting: 'greeted',
  thanks: 'thanked',
  acknowledgment: 'acknowledged',
  agreement: 'gotNoWords',
  refusal: 'declined',
  goodbye: 'goodbye',
  identity: 'isBot',
};
