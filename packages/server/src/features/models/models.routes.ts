import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/models';
import { type Route, route } from '../../platform/index.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { ModelsService } from './models.service.ts';
import type { TranslateService } from './translate.service.ts';

type Services = { models: ModelsService; connections: ConnectionsService; translating: TranslateService };

export const modelsRoutes = ({ models, connections, translating }: Services): Route[] => [
  route(calls.listModels, async ({ caller }) => ({ ...DONE, ...(await models.list(caller)) })),
  route(calls.saveModel, async ({ caller, body }) => ({
    ...DONE,
    connection: await connections.save(caller, body),
  })),
  route(calls.removeModel, async ({ caller, query }) => {
    await connections.remove(caller, query.provider);
    return DONE;
  }),
  route(calls.testModel, async ({ caller, body }) => ({
    ...DONE,
    ...(await connections.test(caller, body)),
  })),
  route(calls.saveModelBudget, async ({ caller, body: { monthlyTokens, monthlyCost } }) => ({
    ...DONE,
    budget: await models.saveBudget(caller, { monthlyTokens, monthlyCost }),
  })),
  route(calls.listModelUse, async ({ caller, body: { from, to } }) => ({
    ...DONE,
    items: await models.listUse(caller, from, to),
  })),
  route(calls.translateContent, async ({ caller, body: { appId, texts, to } }) => ({
    ...DONE,
    translations: await translating.content(caller, appId, texts, to),
  })),
];
