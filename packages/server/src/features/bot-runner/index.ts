/** The bot-runner: brings the engines to life for the visitors of published apps. */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import { answerVisitors } from './bot-runner.listeners.ts';

export { createBots } from './bots.ts';

export function createBotRunner(
  platform: Platform,
  { conversations }: { conversations: Conversations },
): void {
  answerVisitors(platform, conversations);
}
