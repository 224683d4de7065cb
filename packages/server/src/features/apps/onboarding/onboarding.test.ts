import { userInfo } from '@parrot/contract/accounts';
import {
  archiveApp,
  createApp,
  fetchOnboardingState,
  type OnboardingState,
  saveOnboardingState,
  updateOnboardingStatus,
} from '@parrot/contract/apps';
import { APP_NAME, CHANNEL_NAME, newId } from '@parrot/contract/core';
import { newMember, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const BEGUN: OnboardingState = {
  step: 'knowledge',
  purpose: 'Answer questions about lamps',
  appName: 'Lamps',
  appId: null,
  url: '',
  faqs: [{ question: 'When?', answer: '', isExample: false }],
};
const fetchState = async (session: TestSession) =>
  (await server.api.call(fetchOnboardingState, { session })).state;
const save = (session: TestSession, state: object) =>
  server.api.answer(saveOnboardingState, { session, body: { state } });
const setStatus = (session: TestSession, onboardingStatus: 'finished' | 'skipped') =>
  server.api.call(updateOnboardingStatus, { session, body: { onboardingStatus } });
const makeApp = async (session: TestSession) =>
  (await server.api.call(createApp, { session, body: { appName: 'Lamps', appType: 'Q&A' } })).app;

describe('onboarding', () => {
  test('continues where it was left, for each user separately [APP-06]', async () => {
    const owner = await newOwner(server);
    const builder = await newMember(server, owner, 'builder');
    expect(await fetchState(owner)).toBeNull();
    expect((await save(owner, BEGUN)).status).toBe(200);
    expect(await fetchState(owner)).toEqual(BEGUN);
    expect(await fetchState(builder)).toBeNull();

    const { appId } = await makeApp(owner);
    await save(owner, { ...BEGUN, step: 'try', appId, faqs: [] });
    await save(builder, BEGUN);
    expect(await fetchState(owner)).toEqual({ ...BEGUN, step: 'try', appId, faqs: [] });
  });

  test('is cleared once finished; if skipped, it can be resumed [APP-06]', async () => {
    const owner = await newOwner(server);
    const isFirstTime = async () => {
      const body = { appName: APP_NAME, channelName: CHANNEL_NAME, userId: owner.userId };
      return (await server.api.call(userInfo, { session: owner, body })).isFistTimeLoggedInUser;
    };
    await save(owner, BEGUN);
    expect(await isFirstTime()).toBe(true);
    await setStatus(owner, 'skipped');
    expect([await isFirstTime(), await fetchState(owner)]).toEqual([false, BEGUN]);
    await setStatus(owner, 'finished');
    expect([await isFirstTime(), await fetchState(owner)]).toEqual([false, null]);
  });

  test('starts over with the same texts if its app was deleted [APP-06]', async () => {
    const owner = await newOwner(server);
    const { appId } = await makeApp(owner);
    await save(owner, { ...BEGUN, step: 'try', appId });
    await server.api.call(archiveApp, { session: owner, body: { appId } });
    expect(await fetchState(owner)).toEqual({ ...BEGUN, step: 'purpose', appId: null });
  });

  test('never leads to an app of another tenant [USR-10]', async () => {
    const [owner, outsider] = [await newOwner(server), await newOwner(server)];
    const { appId } = await makeApp(owner);
    for (const id of [appId, newId('app')]) {
      await save(outsider, { ...BEGUN, step: 'try', appId: id });
      expect(await fetchState(outsider)).toEqual({ ...BEGUN, step: 'purpose', appId: null });
    }
  });
});

describe('refused', () => {
  test.each([
    ['a step there is not', { step: 'party' }, 'state.step'],
    ['a long purpose', { purpose: 'x'.repeat(201) }, 'state.purpose'],
    ['an invalid id', { appId: 'x' }, 'state.appId'],
    ['too many questions', { faqs: Array(21).fill({ question: '', answer: '' }) }, 'state.faqs'],
  ])('%s, and the stored state is unchanged', async (_what, change, field) => {
    const owner = await newOwner(server);
    await save(owner, BEGUN);
    const answer = await save(owner, { ...BEGUN, ...change });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(await fetchState(owner)).toEqual(BEGUN);
  });

  test('for users who cannot create apps [APP-06]', async () => {
    const agent = await newMember(server, await newOwner(server), 'agent');
    expect((await save(agent, BEGUN)).status).toBe(403);
    expect((await server.api.answer(fetchOnboardingState, { session: agent })).status).toBe(403);
  });
});

test('a stored state with an older shape counts as none', async () => {
  const owner = await newOwner(server);
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`update users set onboarding_state = '{"step": 3}' where id = ${owner.userId}`),
  );
  expect(await fetchState(owner)).toBeNull();
});
