/** The bot-runner: brings the engines to life for the visitors of published apps. */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { Models } from '../models/index.ts';
import { answerVisitors, runErrands } from './bot-runner.listeners.ts';
import { createRunErrand, type OpenSecrets } from './outbound-effects.ts';

export { type AnswerWithModel, createAnswerWithModel } from './answer-with-model.ts';
export { createBots } from './bots.ts';
export { createTrials, type Trials, type TriedTurn } from './draft-turns.ts';
export { type Brain, type Brains, createBrains } from './version-answers.ts';

type Needs = { conversations: Conversations; openSecrets: OpenSecrets; models: Models };

export function createBotRunner(platform: Platform, { conversations, ...needs }: Needs): void {
  answerVisitors(platform, conversations);
  runErrands(platform, conversations, createRunErrand(platform, needs));
}
