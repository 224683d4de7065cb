/** Shows visitors that the bot is typing. */
import { visitorTypingChanged } from '@parrot/contract/conversations';
import type { ConversationId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { conversationRoom } from '../conversations.rooms.ts';
import type { BotProfile } from './bot.ts';

export type BotTyping = {
  start(conversationId: ConversationId, bot: Pick<BotProfile, 'name'>): void;
  stop(conversationId: ConversationId, bot: Pick<BotProfile, 'name'>): void;
};

export function createBotTyping({ channels }: Pick<Platform, 'channels'>): BotTyping {
  const push = (conversationId: ConversationId, senderName: string, typing: boolean) =>
    channels.push(visitorTypingChanged, [conversationRoom(conversationId)], {
      userType: 'bot',
      senderName,
      typing,
    });
  return {
    start: (conversationId, { name }) => push(conversationId, name, true),
    stop: (conversationId, { name }) => push(conversationId, name, false),
  };
}
