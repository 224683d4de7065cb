/** The agent's assistant: what the app knows, a connected model, summaries, suggested replies. It sends nothing by itself. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { type Brains, createAnswerWithModel } from '../bot-runner/index.ts';
import type { Models } from '../models/index.ts';
import { createAskModel } from './ask-model.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistantService } from './assistant.service.ts';
import { createFindAnswers } from './find-answers.ts';
import { createTakeInHand } from './load-session-context.ts';
import { createRequireModel } from './require-model.ts';
import { createOtherWords } from './rewrite.service.ts';
import { createSuggest } from './suggest-replies.ts';
import { sumUpByItself } from './summaries.listeners.ts';
import { createSummaries } from './summaries.service.ts';

export { summariesOfConversation } from './summaries-of-conversation.repository.ts';

type Needs = {
  apps: Pick<Apps, 'appsOf' | 'requireApp' | 'loadVersion'>;
  brains: Brains;
  models: Pick<Models, 'findFor' | 'forApp'>;
};

export function createAssistant(platform: Platform, { apps, brains, models }: Needs): { routes: Route[] } {
  const takeInHand = createTakeInHand(platform, apps);
  const findAnswers = createFindAnswers({ apps, brains });
  const requireModel = createRequireModel(models);
  const summaries = createSummaries(platform, { takeInHand, apps, models });
  sumUpByItself(platform, summaries);
  return {
    routes: assistantRoutes({
      assistant: createAssistantService({ takeInHand, findAnswers, apps, models }),
      summaries,
      suggest: createSuggest({ takeInHand, findAnswers, answerWithModel: createAnswerWithModel(models) }),
      askModel: createAskModel(platform, { takeInHand, findAnswers, requireModel }),
      otherWords: createOtherWords({ takeInHand, requireModel, models }),
    }),
  };
}
