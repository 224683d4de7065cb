/** Predefined responses: reusable texts and actions for agents, found by hashtag. */
import type { Platform, Route } from '../../platform/index.ts';
import { createResponseReferences, type ReferenceNeeds } from './response-references.ts';
import { responsesRoutes } from './responses.routes.ts';
import { createResponsesService, type ResponseNeeds, type ResponsesService } from './responses.service.ts';
import { createRunResponse, type ResponseEffects } from './run/run-response.service.ts';

export { isResponseForApps } from './responses.repository.ts';

export type Responses = Pick<ResponsesService, 'add'> & { routes: Route[] };

type Needs = ResponseNeeds & ReferenceNeeds & { effects: ResponseEffects };

export function createResponses(platform: Platform, needs: Needs): Responses {
  const references = createResponseReferences(platform, needs);
  const service = createResponsesService(platform, { ...needs, references });
  const run = createRunResponse(platform, needs.effects);
  return { add: service.add, routes: responsesRoutes(service, run) };
}
