/** Predefined responses: reusable texts for agents, found by hashtag. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { DeskFiles } from '../desk/index.ts';
import { responsesRoutes } from './responses.routes.ts';
import { createResponsesService, type ResponsesService } from './responses.service.ts';

export type Responses = Pick<ResponsesService, 'add'> & { routes: Route[] };

export function createResponses(platform: Platform, needs: { apps: Apps; deskFiles: DeskFiles }): Responses {
  const service = createResponsesService(platform, needs);
  return { add: service.add, routes: responsesRoutes(service) };
}
