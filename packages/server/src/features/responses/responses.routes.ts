import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/responses';
import { type Route, route, uploadRoute } from '../../platform/index.ts';
import type { ResponsesService } from './responses.service.ts';
import type { RunResponse } from './run/run-response.service.ts';

export const responsesRoutes = (responses: ResponsesService, run: RunResponse): Route[] => [
  route(calls.listResponses, async ({ caller, query }) => ({
    ...DONE,
    ...(await responses.list(caller, query)),
  })),
  route(calls.responseApps, async ({ caller, body }) => ({
    ...DONE,
    ...(await responses.apps(caller, body)),
  })),
  route(calls.responseOptions, async ({ caller }) => ({ ...DONE, ...(await responses.options(caller)) })),
  route(calls.runResponse, async ({ caller, body }) => ({ ...DONE, outcomes: await run(caller, body) })),
  route(calls.saveResponse, async ({ caller, body }) => ({
    ...DONE,
    response: await responses.add(caller, body),
  })),
  route(calls.updateResponse, async ({ caller, body }) => ({
    ...DONE,
    response: await responses.change(caller, body),
  })),
  route(calls.deleteResponses, async ({ caller, query }) => {
    await responses.remove(caller, query.responseIds);
    return DONE;
  }),
  uploadRoute(calls.uploadResponseFile, async ({ caller, file }) => ({
    ...DONE,
    file: await responses.uploadFile(caller, file),
  })),
];
