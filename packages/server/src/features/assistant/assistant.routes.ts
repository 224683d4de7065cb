import * as calls from '@parrot/contract/assistant';
import { DONE } from '@parrot/contract/core';
import type { FastifyReply } from 'fastify';
import { type Route, route } from '../../platform/index.ts';
import type { AskModel } from './ask-model.ts';
import type { AssistantService } from './assistant.service.ts';
import type { RewriteService } from './rewrite.service.ts';
import type { SuggestReplies } from './suggest-replies.ts';
import type { SummariesService } from './summaries.service.ts';

type Services = {
  assistant: AssistantService;
  summaries: SummariesService;
  suggestReplies: SuggestReplies;
  askModel: AskModel;
  rewrite: RewriteService;
};

export const assistantRoutes = (services: Services): Route[] => [
  route(calls.generateSummary, async ({ caller, body }) => ({
    ...DONE,
    ...(await services.summaries.generate(caller, body.userSessionId, body)),
  })),
  route(calls.askParrot, async ({ caller, body }) => ({
    ...DONE,
    answers: await services.assistant.findAnswers(caller, body.userSessionId, body.question),
  })),
  route(calls.askParrotGpt, async ({ caller, body, reply }) => ({
    ...DONE,
    ...(await services.askModel(caller, body, abortOnDisconnect(reply))),
  })),
  route(calls.suggestReplies, async ({ caller, body }) => ({
    ...DONE,
    replies: await services.suggestReplies(caller, body.userSessionId),
  })),
  route(calls.rephrase, async ({ caller, body }) => ({
    ...DONE,
    text: await services.rewrite.rephrase(caller, body.userSessionId, body.text, body.tone),
  })),
  route(calls.translateMessage, async ({ caller, body }) => ({
    ...DONE,
    text: await services.rewrite.translate(caller, body.userSessionId, body.text, body.to),
  })),
  route(calls.assistantAbilities, async ({ caller, query }) => ({
    ...DONE,
    ...(await services.assistant.abilities(caller, query.userSessionId)),
  })),
];

/** Aborts when the client closes the connection before the reply is sent. */
function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const stop = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) stop.abort();
  });
  return stop.signal;
}
