import { DONE, LIMITS } from '@parrot/contract/core';
import * as calls from '@parrot/contract/flows';
import { type Route, route } from '../../platform/index.ts';
import type { DraftChatService } from './draft-chat.service.ts';
import type { FlowTestsService } from './flow-tests.service.ts';
import type { FlowsService } from './flows.service.ts';
import type { SecretsService } from './secrets.service.ts';

type Services = {
  flows: FlowsService;
  secrets: SecretsService;
  tests: FlowTestsService;
  draftChat: DraftChatService;
};

export const flowsRoutes = ({ flows, secrets, tests, draftChat }: Services): Route[] => [
  route(calls.fetchFlow, async ({ caller, body }) => ({
    ...DONE,
    ...(await flows.fetch(caller, body.appId)),
  })),
  route(
    calls.saveFlow,
    async ({ caller, body: { appId, revision, flow } }) => ({
      ...DONE,
      ...(await flows.save(caller, appId, revision, flow)),
    }),
    { bodyBytes: LIMITS.flowBytes },
  ),
  route(calls.processConversation, async ({ caller, body: { appId, ...turn } }) => ({
    ...DONE,
    ...(await draftChat.process(caller, appId, turn)),
  })),
  route(calls.listSecrets, async ({ caller, body }) => ({
    ...DONE,
    items: await secrets.list(caller, body.appId),
  })),
  route(calls.saveSecret, async ({ caller, body }) => {
    await secrets.save(caller, body.appId, body.name, body.value);
    return DONE;
  }),
  route(calls.deleteSecret, async ({ caller, query }) => {
    await secrets.remove(caller, query.appId, query.name);
    return DONE;
  }),
  route(calls.listFlowTests, async ({ caller, body }) => ({
    ...DONE,
    items: await tests.list(caller, body.appId),
  })),
  route(calls.saveFlowTest, async ({ caller, body: { appId, flowTestId, ...content } }) => ({
    ...DONE,
    test: await tests.save(caller, appId, flowTestId, content),
  })),
  route(calls.deleteFlowTest, async ({ caller, query }) => {
    await tests.remove(caller, query.appId, query.flowTestId);
    return DONE;
  }),
  route(calls.runFlowTests, async ({ caller, body }) => ({
    ...DONE,
    results: await tests.run(caller, body.appId),
  })),
];
