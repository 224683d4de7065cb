/**
 * The calls of the Studio by the methods and URLs that other clients already use, in the order of a builder's
 * work.
 */
import { newId } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  OPENING_HOURS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { specifiedCalls } from './specified-calls.fixture.ts';

let server: TestServer;
let owner: TestSession;
let calls: ReturnType<typeof specifiedCalls>;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  calls = specifiedCalls(server, owner);
});
afterAll(() => server.stop());

test('every call about apps answers at its name and method, from the first name to the archive [API-06]', async () => {
  const { ask, newApp } = calls;
  const { appId, parrotId } = await newApp('FrontDesk');
  const isTaken = async (appName: string) =>
    (await ask('POST ps-studio/check/duplicate/app', { body: { appName } })).duplicate;
  expect([await isTaken('frontdesk'), await isTaken('Another')]).toEqual([true, false]);
  const listed = { items: [{ appId, appName: 'FrontDesk', status: 'Created' }], total: 1 };
  expect(await ask('POST ps-studio/v2/list/apps', { body: {} })).toMatchObject(listed);
  expect(await ask('POST ps-studio/v2/sample/apps', { body: {} })).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ sampleId: expect.any(String) })]),
  });

  const { revision } = await ask('POST ps-studio/v2/user/app/details', { body: { appId } });
  const appearance = { botName: 'Polly' };
  expect(await ask('PUT ps-studio/update/app', { body: { appId, revision, appearance } })).toMatchObject({
    settings: { appearance },
  });
  const details = { appName: 'Reception', description: 'Answers guests.' };
  expect(await ask('PUT ps-studio/update/app/details', { body: { appId, ...details } })).toMatchObject({
    app: details,
  });
  expect(await ask('POST ps-studio/v2/user/app/details', { body: { appId } })).toMatchObject({
    app: { ...details, status: 'draft' },
    settings: { appearance },
  });

  const agent = await newMember(server, owner, 'agent');
  const builder = await newMember(server, owner, 'builder');
  expect(
    await ask('POST ps-studio/share/code', { body: { appId, userIds: [agent.userId, builder.userId] } }),
  ).toMatchObject({
    parrotId,
    embedCode: expect.stringContaining(parrotId),
    testPageUrl: expect.stringContaining(parrotId),
    results: [{ ok: true }, { ok: true }],
  });
  expect(await ask('POST ps-studio/v2/app/user/list', { body: { appId } })).toMatchObject({
    items: [{ userId: owner.userId }, { userId: agent.userId }, { userId: builder.userId }],
    total: 3,
  });
  expect(await ask('POST ps-studio/v2/shared/apps', { session: builder, body: {} })).toMatchObject({
    items: [{ appId }],
  });
  expect(await ask('POST ps-studio/tenant/apps', { session: builder, body: {} })).toMatchObject({
    items: [{ appId, appName: 'Reception' }],
  });

  await server.api.answer(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
  expect(await ask('POST ps-studio/publish/app', { body: { appId } })).toMatchObject({
    app: { status: 'published' },
    version: { number: 1 },
  });
  expect(await ask('POST ps-studio/unpublish/app', { body: { appId } })).toMatchObject({
    app: { status: 'draft' },
  });
  expect(await ask('POST ps-studio/archive/app', { body: { appId } })).toMatchObject({
    app: { archivedAt: expect.any(String) },
  });
  expect(await ask('POST ps-studio/v2/list/archive/apps', { body: {} })).toMatchObject({
    items: [{ appId }],
  });
  expect(await ask('POST ps-studio/v2/list/apps', { body: {} })).toMatchObject({ items: [], total: 0 });
  expect(await ask('POST ps-studio/unArchive/app', { body: { appId } })).toMatchObject({
    app: { archivedAt: null },
  });
  expect(await ask('POST ps-studio/v2/list/archive/apps', { body: {} })).toMatchObject({ items: [] });

  const { items } = await ask('POST ps-studio/list/app/activity', { body: { appId, limit: 100 } });
  expect((items as { act: string }[]).map(({ act }) => act).reverse()).toEqual([
    'app.created',
    'app.settingsChanged',
    'app.renamed',
    'app.shared',
    'faq.added',
    'app.published',
    'app.unpublished',
    'app.archived',
    'app.unarchived',
  ]);
});

test.each([
  'POST ps-studio/archive/app',
  'POST ps-studio/v2/user/app/details',
  'POST ps-studio/share/code',
  'POST ps-chat/ptstudio/fetch/conversation',
])('%s does not find an app that does not exist', async (named) => {
  expect((await calls.answer(named, { body: { appId: newId('app') } })).status).toBe(404);
});
