import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route } from '../../../platform/index.ts';
import type { GeneratedService } from './generated.service.ts';

export const generatedRoutes = (service: GeneratedService): Route[] => [
  route(calls.fetchGeneratedFaqs, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.list(caller, body)),
  })),
  route(calls.acceptGeneratedFaqs, async ({ caller, body }) => ({
    ...DONE,
    results: await service.accept(caller, body.appId, body.generatedIds, body.draft),
  })),
  route(calls.rejectGeneratedFaqs, async ({ caller, body }) => ({
    ...DONE,
    rejected: await service.reject(caller, body.appId, body.generatedIds),
  })),
  route(calls.findQuestions, async ({ caller, body }) => {
    await service.find(caller, body.appId, body.sourceId);
    return DONE;
  }),
];
