/**
 * The agent's assistant: knowledge search, model answers, summaries and suggested replies. It never sends a
 * message itself.
 */
import type { EmitHandler, Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { createAnswerWithModel, type PrepareAnswers } from '../bot-runner/index.ts';
import type { VisitorCaller } from '../conversations/index.ts';
import type { Models } from '../models/index.ts';
import { createAskModel } from './ask-model.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { createAssistantService } from './assistant.service.ts';
import { createFindAnswers } from './find-answers.ts';
import { startHandoverListeners } from './handover/handover.listeners.ts';
import { createHandoverService, type HandoverService } from './handover/handover.service.ts';
import { visitorHandoverHandlers } from './handover/visitor-handover.sockets.ts';
import { createLoadSessionContext } from './load-session-context.ts';
import { createRequireModel } from './require-model.ts';
import { createRewriteService } from './rewrite.service.ts';
import { createSuggestReplies } from './suggest-replies.ts';
import { startAutomaticSummaries } from './summaries.listeners.ts';
import { createSummariesService } from './summaries.service.ts';

export { summariesOfConversation } from './assistant.repository.ts';
export { correctedTopicColumn, handoverCardsOfConversation } from './handover/handover.repository.ts';
export { handoverChanged } from './handover/handover.topics.ts';

export type Assistant = {
  routes: Route[];
  visitorHandlers: EmitHandler<VisitorCaller>[];
  handover: HandoverService;
};

type Needs = {
  apps: Pick<Apps, 'visibleAppIds' | 'requireApp' | 'loadVersion'>;
  prepareAnswers: PrepareAnswers;
  models: Pick<Models, 'findFor' | 'forApp'>;
};

export function createAssistant(platform: Platform, { apps, prepareAnswers, models }: Needs): Assistant {
  const loadSessionContext = createLoadSessionContext(platform, apps);
  const findAnswers = createFindAnswers({ apps, prepareAnswers });
  const requireModel = createRequireModel(models);
  const summaries = createSummariesService(platform, { loadSessionContext, apps, models });
  startAutomaticSummaries(platform, summaries);
  startHandoverListeners(platform);
  const handover = createHandoverService(platform);
  return {
    visitorHandlers: visitorHandoverHandlers(handover),
    handover,
    routes: assistantRoutes({
      assistant: createAssistantService({ loadSessionContext, findAnswers, apps, models }),
      summaries,
      suggestReplies: createSuggestReplies({
        loadSessionContext,
        findAnswers,
        answerWithModel: createAnswerWithModel(models),
      }),
      askModel: createAskModel(platform, { loadSessionContext, findAnswers, requireModel }),
      rewrite: createRewriteService({ loadSessionContext, requireModel, models }),
    }),
  };
}
