import { listActivity } from '@parrot/contract/activity';
import { appDetails, createApp, updateApp, updateAppDetails } from '@parrot/contract/apps';
import { widgetConfig } from '@parrot/contract/conversations';
import { type AppId, ERRORS } from '@parrot/contract/core';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
});
afterAll(() => server.stop());

const newApp = async (appName: string) =>
  (await server.api.call(createApp, { session: owner, body: { appName, appType: 'Q&A' } })).app;
const details = (appId: AppId) => server.api.call(appDetails, { session: owner, body: { appId } });
const change = (appId: AppId, body: object) =>
  server.api.call(updateAppDetails, { session: owner, body: { appId, ...body } });
const attempt = (appId: AppId, body: object) =>
  server.api.answer(updateAppDetails, { session: owner, body: { appId, ...body } });
const activityOf = async (appId: AppId) =>
  (await server.api.call(listActivity, { session: owner, body: { subjects: ['app'], limit: 100 } })).items
    .filter(({ subjectId }) => subjectId === appId)
    .map(({ act, subjectName, values }) => [act, subjectName, values]);

test('an app is renamed and described; its knowledge and appearance stay [APP-05]', async () => {
  const { appId } = await newApp('Lamps');
  const before = await details(appId);
  const renamed = await change(appId, { appName: 'LampShop', description: ' All about lamps. ' });
  expect(renamed).toMatchObject({ settings: before.settings, revision: before.revision });
  expect(renamed.app).toEqual({
    ...before.app,
    appName: 'LampShop',
    description: 'All about lamps.',
    updatedAt: expect.any(String),
  });
  expect(renamed.app.updatedAt > before.app.updatedAt).toBe(true);
  expect(await details(appId)).toMatchObject({ app: renamed.app });
  expect(await activityOf(appId)).toEqual(
    expect.arrayContaining([
      ['app.renamed', 'LampShop', { before: 'Lamps', after: 'LampShop' }],
      ['app.settingsChanged', 'LampShop', {}],
    ]),
  );
});

test('saving the same details again writes nothing', async () => {
  const { appId } = await newApp('Same');
  const before = await details(appId);
  server.clock.advance(1_000);
  await change(appId, { appName: 'Same', description: '', language: 'en' });
  await change(appId, {});
  expect(await details(appId)).toEqual(before);
  expect(await activityOf(appId)).toHaveLength(1);
});

test("the name of another app is refused in any case; the case of an app's own name can change [APP-04]", async () => {
  await newApp('Chairs');
  const { appId } = await newApp('Tables');
  const before = await details(appId);
  const taken = await attempt(appId, { appName: 'CHAIRS', description: 'Not kept', language: 'de' });
  expect(taken.status).toBe(409);
  expect(taken.body).toEqual({ code: 'app_name_taken', ...ERRORS.app_name_taken });
  for (const appName of ['ab', 'two words', 'x'.repeat(16)]) {
    const answer = await attempt(appId, { appName });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['appName']]);
  }
  expect((await attempt(appId, { description: 'x'.repeat(201) })).status).toBe(400);
  expect((await attempt(appId, { language: 'xx' })).status).toBe(400);
  expect(await details(appId)).toEqual(before);
  expect(await activityOf(appId)).toHaveLength(1);
  expect((await change(appId, { appName: 'TABLES' })).app.appName).toBe('TABLES');
});

test('of several apps that take a name at the same time, one gets it [APP-04]', async () => {
  const apps = [await newApp('Race1'), await newApp('Race2'), await newApp('Race3')];
  const answers = await Promise.all([
    ...apps.map(({ appId }, at) => attempt(appId, { appName: ['Goal', 'GOAL', 'goal'][at] })),
    server.api.answer(createApp, { session: owner, body: { appName: 'gOAL', appType: 'Q&A' } }),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
});

test('a new primary language is a change to publish, and leaves the list of other languages', async () => {
  const { appId, parrotId } = await newApp('Speaker');
  const body = { appId, revision: 1, behaviour: { languageList: ['de' as const, 'sv' as const] } };
  const { revision } = await server.api.call(updateApp, { session: owner, body });
  const read = async () => (await server.api.call(widgetConfig, { query: { parrotId } })).language;
  expect(await read()).toBe('en');

  const german = await change(appId, { language: 'de' });
  expect(german.app).toMatchObject({ language: 'de', languageList: ['sv'], hasUnpublishedChanges: true });
  expect(german.settings.behaviour.languageList).toEqual(['sv']);
  expect(german.revision).toBe(revision + 1);
  expect(await read()).toBe('de');

  const french = await change(appId, { language: 'fr' });
  expect(french.settings.behaviour).toMatchObject({ languageList: ['sv'], defaultLanguageList: ['fr'] });
  expect(french.revision).toBe(german.revision + 1);
});

test('a Q&A app becomes a GenAI app and back; an app with a flow keeps its type', async () => {
  const make = async (appName: string, appType: 'Q&A' | 'CUSTOM') =>
    (await server.api.call(createApp, { session: owner, body: { appName, appType } })).app;
  const { appId } = await make('TypeOne', 'Q&A');
  for (const appType of ['GenAI', 'Q&A'] as const)
    expect((await change(appId, { appType })).app.appType).toBe(appType);
  const drawn = await make('TypeTwo', 'CUSTOM');
  expect((await attempt(drawn.appId, { appType: 'GenAI' })).status).toBe(400);
  expect((await attempt(appId, { appType: 'CUSTOM' })).status).toBe(400);
});
