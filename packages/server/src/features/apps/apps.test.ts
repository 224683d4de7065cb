import { userInfo } from '@parrot/contract/accounts';
import {
  appDetails,
  checkDuplicateApp,
  createApp,
  listApps,
  publishApp,
  shareCode,
  tenantApps,
  unpublishApp,
  updateOnboardingStatus,
} from '@parrot/contract/apps';
import { APP_NAME, CHANNEL_NAME, ERRORS, newId } from '@parrot/contract/core';
import {
  newMember,
  newOwner,
  newPublishedApp,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
});
afterAll(() => server.stop());

const make = async (appName: string, session = owner) =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app;
const list = (session: TestSession, body: { search?: string; offset?: number; limit?: number } = {}) =>
  server.api.call(listApps, { session, body });

describe('creating an app', () => {
  test('a new app is listed, and empty [APP-04]', async () => {
    const session = await newOwner(server, { name: 'Ada Berg' });
    const app = await make('Helpdesk', session);
    expect(app).toMatchObject({
      appName: 'Helpdesk',
      appType: 'Q&A',
      status: 'Created',
      language: 'en',
      faqCount: 0,
      conversationsToday: 0,
      updatedBy: 'Ada Berg',
      publishedAt: null,
    });
    expect(await list(session)).toMatchObject({ items: [app], total: 1, offset: 0 });
    expect((await server.api.call(appDetails, { session, body: { appId: app.appId } })).app).toEqual(app);
  });

  test.each(['ab', 'sixteencharacter', 'two words', 'shop-bot', '<script>', 'Bot🦜', 'Bücher'])(
    'the name %s is refused when creating and when checking [APP-04]',
    async (appName) => {
      for (const call of [createApp, checkDuplicateApp]) {
        const answer = await server.api.answer(call, { session: owner, body: { appName, appType: 'Q&A' } });
        expect(answer.status).toBe(400);
        expect(answer.body.fields?.appName).toBe('Please use 3-15 alphanumeric characters only.');
      }
    },
  );

  test('a name is unique within its tenant, in any case [APP-04]', async () => {
    await make('Orders');
    const check = (appName: string) =>
      server.api.call(checkDuplicateApp, { session: owner, body: { appName } });
    expect((await check('ORDERS')).duplicate).toBe(true);
    expect((await check('Orders2')).duplicate).toBe(false);

    const body = { appName: 'orders', appType: 'Q&A' };
    const again = await server.api.answer(createApp, { session: owner, body });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ code: 'app_name_taken', ...ERRORS.app_name_taken });

    const elsewhere = await newOwner(server);
    expect((await make('Orders', elsewhere)).appName).toBe('Orders');
  });

  test('of several apps created with one name at the same time, one succeeds [APP-04]', async () => {
    const names = ['Race', 'RACE', 'race', 'rAcE', 'RaCe'];
    const answers = await Promise.all(
      names.map((appName) =>
        server.api.answer(createApp, { session: owner, body: { appName, appType: 'Q&A' } }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await list(owner, { search: 'race' })).total).toBe(1);
  });
});

describe('who can see an app', () => {
  const unknown = newId('app');
  const calls = [appDetails, publishApp, unpublishApp, shareCode];

  test('an app of another tenant answers exactly like one that does not exist [USR-10]', async () => {
    const { appId } = await newPublishedApp(server, owner);
    const outsider = await newOwner(server);
    for (const call of calls) {
      const theirs = await server.api.answer(call, { session: outsider, body: { appId } });
      const nowhere = await server.api.answer(call, { session: outsider, body: { appId: unknown } });
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(nowhere.text);
    }
    expect((await list(outsider)).total).toBe(0);
    const details = await server.api.call(appDetails, { session: owner, body: { appId } });
    expect(details.app.status).toBe('published');
  });

  test('without a role for all apps, a user sees the apps they own and those shared with them', async () => {
    const session = await newOwner(server);
    const shared = await make('Shared', session);
    const hidden = await make('Hidden', session);
    const builder = await newMember(server, session, 'builder', [shared.appId]);
    const own = await make('BuiltByMe', builder);

    const seen = await server.api.call(tenantApps, { session: builder, body: {} });
    expect(seen.items.map((app) => app.appName)).toEqual(['BuiltByMe', 'Shared']);
    for (const call of calls) {
      const answer = await server.api.answer(call, { session: builder, body: { appId: hidden.appId } });
      expect(answer.status).toBe(404);
    }
    const body = { appId: own.appId };
    expect((await server.api.answer(appDetails, { session, body })).status).toBe(200);

    const taken = { appName: 'hidden', appType: 'Q&A' };
    expect((await server.api.answer(createApp, { session: builder, body: taken })).status).toBe(409);
  });

  test('an agent cannot create apps, and sees no app of the Studio', async () => {
    const agent = await newMember(server, owner, 'agent');
    const body = { appName: 'Agents', appType: 'Q&A' };
    expect((await server.api.answer(createApp, { session: agent, body })).status).toBe(403);
    expect((await server.api.answer(listApps, { session: agent, body: {} })).status).toBe(403);
  });
});

test('onboarding that was finished or skipped does not come back', async () => {
  for (const onboardingStatus of ['finished', 'skipped'] as const) {
    const session = await newOwner(server);
    const isFirstTime = async () => {
      const { userId } = session;
      const body = { appName: APP_NAME, channelName: CHANNEL_NAME, userId };
      return (await server.api.call(userInfo, { session, body })).isFistTimeLoggedInUser;
    };
    expect(await isFirstTime()).toBe(true);
    await server.api.call(updateOnboardingStatus, { session, body: { onboardingStatus } });
    expect(await isFirstTime()).toBe(false);
  }
});
