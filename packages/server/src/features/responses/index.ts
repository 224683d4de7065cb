/** Predefined responses: reusable texts for agents, found by hashtag. */
import type { Platform, Route } from '../../platform/index.ts';
import { responsesRoutes } from './responses.routes.ts';
import { createResponsesService, type ResponseNeeds, type ResponsesService } from './responses.service.ts';

export { isResponseForApps } from './responses.repository.ts';

export type Responses = Pick<ResponsesService, 'add'> & { routes: Route[] };

export function createResponses(platform: Platform, needs: ResponseNeeds): Responses {
  const service = createResponsesService(platform, needs);
  return { add: service.add, routes: responsesRoutes(service) };
}
