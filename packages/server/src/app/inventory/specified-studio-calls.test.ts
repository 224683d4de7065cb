import { saveModel } from '@parrot/contract/models';
import {
  FAKE_MODEL_KEY,
  type FakeModel,
  newOwner,
  startFakeModel,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { specifiedCalls } from './specified-calls.fixture.ts';

let server: TestServer;
let model: FakeModel;
let owner: TestSession;
beforeAll(async () => {
  model = await startFakeModel();
  server = await startTestServer({ settings: { OUTBOUND_ALLOW: model.host } });
  owner = await newOwner(server, { name: 'Maya Lind' });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

test('every call of the designer, the onboarding, the recipes, the tenants and the CRM answers at its name and method [API-07]', async () => {
  const { answer, ask, newApp } = specifiedCalls(server, owner);
  const { appId } = await newApp('Orders', 'CUSTOM');
  const { flow, revision } = await ask('POST ps-chat/ptstudio/fetch/conversation', { body: { appId } });
  expect(
    await ask('POST ps-studio/save/ui/state', {
      body: { appId, revision, flow: { ...(flow as object), notes: [] } },
    }),
  ).toMatchObject({ revision: expect.any(Number) });
  expect(
    await ask('POST ps-chat/process/conversation', {
      body: { appId, session: null, input: { type: 'start' } },
    }),
  ).toMatchObject({ lines: expect.any(Array), session: expect.any(Object) });
  expect(await ask('POST ps-studio/get/trained/languages', { body: { appId } })).toMatchObject({
    languages: [{ languageCode: 'en', role: 'own' }],
  });
  expect(
    await ask('POST ps-studio/validate/web/url', { body: { url: 'http://127.0.0.1:9/' } }),
  ).toMatchObject({
    valid: false,
  });
  const connection = {
    provider: 'llama' as const,
    address: model.address,
    modelName: 'fake',
    key: FAKE_MODEL_KEY,
  };
  await server.api.call(saveModel, { session: owner, body: connection });
  model.answers('Hallo');
  expect(
    await ask('POST ps-genai/translate/content', { body: { appId, texts: ['Hello'], to: ['de'] } }),
  ).toMatchObject({ translations: { de: ['Hallo'] } });

  expect(await ask('POST ps-studio/fetch/onboarding/state')).toMatchObject({ state: null });
  const state = { step: 'knowledge', purpose: 'Orders', appName: 'Orders', appId: null, url: '', faqs: [] };
  await ask('POST ps-studio/save/onboarding/state', { body: { state } });
  expect(await ask('POST ps-studio/fetch/onboarding/state')).toMatchObject({ state });
  const query = { module: 'settings', botName: 'Polly' };
  expect(await ask('GET ps-studio/get/module/data', { query })).toMatchObject({
    settings: { appearance: { botName: 'Polly' } },
  });
  await ask('PUT ps-studio/update/onboarding/status', { body: { onboardingStatus: 'skipped' } });

  const { items } = await ask('GET ps-studio/recipes/list');
  const [{ recipeId }] = items as [{ recipeId: string }];
  expect(await ask('POST ps-studio/recipes/details', { body: { recipeId } })).toMatchObject({
    recipe: { recipeId },
  });
  expect(
    await ask('POST ps-studio/recipes/save/details', {
      body: { recipeId, appName: 'Cooked', language: 'en' },
    }),
  ).toMatchObject({ app: { appName: 'Cooked' } });
  expect(
    await ask('POST ps-accounts/v2/create/custom/tenant', { body: { tenantName: 'Second Shop' } }),
  ).toMatchObject({ tenantId: expect.any(String) });

  const { userId, tenantId, emailId } = owner;
  expect(await ask('POST ps-crm/authorize/token')).toMatchObject({
    userId,
    tenantId,
    emailId,
    name: 'Maya Lind',
  });
  const stale = await answer('POST ps-crm/authorize/token', { session: { ...owner, token: 'expired' } });
  expect(stale.status).toBe(401);
});
