import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route } from '../../platform/index.ts';
import type { KnowledgeService } from './knowledge.service.ts';

export const knowledgeRoutes = (service: KnowledgeService): Route[] => [
  route(calls.listFaqs, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.list(caller, body)),
  })),
  route(calls.addFaq, async ({ caller, body }) => ({
    ...DONE,
    faq: await service.add(caller, body.appId, body.languageCode, body),
  })),
  route(calls.updateFaq, async ({ caller, body }) => ({
    ...DONE,
    faq: await service.update(caller, body.appId, body.faqId, body),
  })),
  route(calls.deleteFaq, async ({ caller, body }) => {
    await service.remove(caller, body.appId, body.faqId);
    return DONE;
  }),
];
