/** The bot-runner: runs the flow and answer engines for the visitors of published apps. */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { Models } from '../models/index.ts';
import { answerVisitors, performEffects } from './bot-runner.listeners.ts';
import { createPerformEffect, type OpenSecrets } from './outbound-effects.ts';

export { createAnswerDraft } from './answer-draft.ts';
export { type AnswerWithModel, createAnswerWithModel } from './answer-with-model.ts';
export { createBots } from './bots.ts';
export { createDecideAtLevels } from './decide-at-levels.ts';
export { createDraftTurns, type DraftTurn, type DraftTurns } from './draft-turns.ts';
export { createPrepareAnswers, type PrepareAnswers, type PreparedAnswers } from './prepare-answers.ts';

type Needs = { conversations: Conversations; openSecrets: OpenSecrets; models: Models };

export function createBotRunner(platform: Platform, { conversations, ...needs }: Needs): void {
  answerVisitors(platform, conversations);
  performEffects(platform, conversations, createPerformEffect(platform, needs));
}
