import type { LockedConversation } from '../sessions/locked-conversation.ts';
import type { Bot } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';

/** The bot leads again, from the next message on: those before it were meant for agents. */
export async function returnToBot(locked: LockedConversation, bot: Bot, turns: BotTurns): Promise<void> {
  const { lastSeq } = locked.conversation;
  locked.update({ handledSeq: lastSeq });
  await turns.take(locked, bot, { type: 'returned' }, `back ${lastSeq}`);
}
