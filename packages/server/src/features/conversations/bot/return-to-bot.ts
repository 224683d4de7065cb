import type { Thread } from '../sessions/locked-conversation.ts';
import type { Bot } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';

/** The bot leads again. What was written meanwhile was meant for people: it listens from here on. */
export async function giveBotBack(thread: Thread, bot: Bot, turns: BotTurns): Promise<void> {
  const { lastSeq } = thread.conversation;
  thread.note({ handledSeq: lastSeq });
  await turns.take(thread, bot, { type: 'givenBack' }, `back ${lastSeq}`);
}
