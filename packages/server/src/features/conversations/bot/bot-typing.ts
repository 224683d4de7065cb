/** Shows visitors that the bot is at work. */
import { visitorTypingChanged } from '@parrot/contract/conversations';
import type { ConversationId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { conversationRoom } from '../conversations.rooms.ts';
import type { Bot } from './bot.ts';

export type BotTyping = {
  /** From here on. */
  begins(conversationId: ConversationId, bot: Bot): void;
  ends(conversationId: ConversationId, bot: Bot): void;
};

export function createBotTyping({ channels }: Pick<Platform, 'channels'>): BotTyping {
  const push = (conversationId: ConversationId, { name: senderName }: Bot, typing: boolean) =>
    channels.push(visitorTypingChanged, [conversationRoom(conversationId)], {
      userType: 'bot',
      senderName,
      typing,
    });
  return {
    begins: (conversationId, bot) => push(conversationId, bot, true),
    ends: (conversationId, bot) => push(conversationId, bot, false),
  };
}
