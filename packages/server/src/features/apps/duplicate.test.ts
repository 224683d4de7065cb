/** A duplicate of an app: its content and settings, without its conversations, members and versions. */
import {
  type App,
  appDetails,
  createApp,
  duplicateApp,
  identitySecret,
  listAppUsers,
  listVersions,
  tenantApps,
  updateApp,
} from '@parrot/contract/apps';
import { openVisitorConversation } from '@parrot/contract/conversations';
import { type AppId, ERRORS } from '@parrot/contract/core';
import { fetchFlow, listSecrets, runFlowTests, saveFlowTest, saveSecret } from '@parrot/contract/flows';
import { addFaq, listFaqs } from '@parrot/contract/knowledge';
import {
  drawFlow,
  greetingFlow,
  newDraftApp,
  newMember,
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let app: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner);
});
afterAll(() => server.stop());

const duplicate = async (appId: AppId, appName: string, session = owner) =>
  (await server.api.call(duplicateApp, { session, body: { appId, appName } })).app;
const attempt = (body: object, session = owner) => server.api.answer(duplicateApp, { session, body });
const details = (appId: AppId, session = owner) => server.api.call(appDetails, { session, body: { appId } });
const faqs = async (appId: AppId) =>
  (await server.api.call(listFaqs, { session: owner, body: { appId } })).items.map(
    ({ faqId: _id, groupId: _group, state: _state, languages: _languages, ...faq }) => faq,
  );

test('has the same knowledge and appearance, one member and no version; the original is unchanged [APP-05]', async () => {
  const { appId, parrotId } = app;
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, {});
  visitor.close();
  const design = { palette: { brandColor: '#AA3311' }, appearance: { welcomeMsg: 'Ahoy!' } };
  const { revision } = await details(appId);
  await server.api.call(updateApp, { session: owner, body: { appId, revision, ...design } });
  const builder = await newMember(server, owner, 'builder', [appId]);
  const before = await details(appId);

  const copy = await duplicate(appId, 'TheCopy', builder);
  expect(copy).toMatchObject({
    appName: 'TheCopy',
    status: 'draft',
    isMine: true,
    faqCount: 2,
    conversationsToday: 0,
    publishedAt: null,
    updatedBy: 'builder person',
  });
  expect(copy.parrotId).not.toBe(parrotId);
  expect((await details(copy.appId)).settings).toEqual(before.settings);
  expect(await faqs(copy.appId)).toEqual(await faqs(appId));
  const users = await server.api.call(listAppUsers, { session: builder, body: { appId: copy.appId } });
  expect(users.items.map(({ userId, through }) => [userId, through])).toEqual([
    [builder.userId, 'owner'],
    [owner.userId, 'role'],
  ]);
  const versions = await server.api.call(listVersions, { session: owner, body: { appId: copy.appId } });
  expect(versions.total).toBe(0);

  await server.api.call(addFaq, { session: builder, body: { appId: copy.appId, ...RETURNS } });
  expect(await details(appId)).toEqual(before);
  expect(await faqs(appId)).toHaveLength(2);
});

test('has the same flow and flow tests, and no secrets [APP-05, DSG-02]', async () => {
  const { appId } = await newDraftApp(server, owner, 'CUSTOM');
  await drawFlow(server, owner, appId, greetingFlow());
  const recorded = { name: 'Greets', turns: [{ says: null, hears: ['What’s your name?'] }] };
  await server.api.call(saveFlowTest, { session: owner, body: { appId, ...recorded } });
  await server.api.call(saveSecret, { session: owner, body: { appId, name: 'shopKey', value: 'hunter2' } });
  const { secret } = await server.api.call(identitySecret, { session: owner, body: { appId } });

  const copy = await duplicate(appId, 'DrawnCopy');
  const session = { session: owner, body: { appId: copy.appId } };
  const drawn = await server.api.call(fetchFlow, session);
  expect([copy.appType, drawn.flow, drawn.revision]).toEqual(['CUSTOM', greetingFlow(), 1]);
  const { results } = await server.api.call(runFlowTests, session);
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([['Greets', true]]);
  expect((await server.api.call(listSecrets, session)).items).toEqual([]);
  expect((await server.api.call(identitySecret, session)).secret).not.toBe(secret);
  await drawFlow(server, owner, copy.appId, greetingFlow('Hi!'));
  expect((await server.api.call(fetchFlow, { session: owner, body: { appId } })).flow).toEqual(
    greetingFlow(),
  );
});

test('of an empty app is empty', async () => {
  const body = { appName: 'Hollow', appType: 'Q&A' as const, language: 'sv' as const };
  const made = await server.api.call(createApp, { session: owner, body });
  const copy = await duplicate(made.app.appId, 'Hollow2');
  expect(copy).toMatchObject({ status: 'Created', language: 'sv', faqCount: 0 });
});

test('is refused if the name is taken or invalid or the app is not visible, and creates nothing [APP-04]', async () => {
  const { appId } = app;
  const apps = async () => (await server.api.call(tenantApps, { session: owner, body: {} })).total;
  const before = await apps();
  const taken = await attempt({ appId, appName: app.appName.toUpperCase() });
  expect([taken.status, taken.body]).toEqual([409, { code: 'app_name_taken', ...ERRORS.app_name_taken }]);
  const wrong = await attempt({ appId, appName: 'no good' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['appName']]);
  const outsider = await newMember(server, owner, 'builder');
  expect((await attempt({ appId, appName: 'Stolen' }, outsider)).status).toBe(404);
  const agent = await newMember(server, owner, 'agent', [appId]);
  expect((await attempt({ appId, appName: 'Stolen' }, agent)).status).toBe(403);
  expect(await apps()).toBe(before);
});
