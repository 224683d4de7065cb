/** The caller's own presence, load and desk settings. */
import { agentsChanged, readOwnStatus, saveDeskSettings, takeConversation } from '@parrot/contract/desk';
import { setAvailability } from '@parrot/contract/team';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

const own = async (session: TestSession) => (await server.api.call(readOwnStatus, { session })).desk;
const save = (session: TestSession, body: object) => server.api.answer(saveDeskSettings, { session, body });

test('replies are sent immediately until the agent sets a delay of up to ten seconds', async () => {
  const { agent, otherAgent } = setup;
  expect((await own(agent)).settings).toEqual({ sendDelaySeconds: 0 });
  expect((await save(agent, { sendDelaySeconds: 4 })).status).toBe(200);
  expect((await own(agent)).settings).toEqual({ sendDelaySeconds: 4 });
  expect((await own(otherAgent)).settings).toEqual({ sendDelaySeconds: 0 });
  for (const sendDelaySeconds of [-1, 11, 1.5, '4', null]) {
    const { status, body } = await save(agent, { sendDelaySeconds });
    expect([status, body.fields]).toEqual([400, { sendDelaySeconds: 'Choose 0 to 10 seconds.' }]);
  }
  expect((await own(agent)).settings).toEqual({ sendDelaySeconds: 4 });
});

test('settings belong to one tenant', async () => {
  await save(setup.owner, { sendDelaySeconds: 7 });
  const otherTenantOwner = await newOwner(server);
  expect((await own(otherTenantOwner)).settings).toEqual({ sendDelaySeconds: 0 });
});

test('state and load follow the agent’s actions, and other desks are notified of an absence at once', async () => {
  const { agent, otherAgent } = setup;
  const mine = await setup.connect(agent);
  const theirs = await setup.connect(otherAgent);
  const { userSessionId } = await setup.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId });
  expect(await own(agent)).toMatchObject({ state: 'available', open: 1, capacity: 5 });
  // The load was pushed first; the next push comes at most a second later.
  await theirs.next(agentsChanged, ({ userId }) => userId === agent.userId);
  await server.api.call(setAvailability, {
    session: agent,
    body: { unavailability: { duration: 'Next 24 hrs', reason: 'Training or Meetings' } },
  });
  expect((await own(agent)).state).toBe('away');
  await theirs.next(agentsChanged, ({ userId }) => userId === agent.userId);
  await server.api.call(setAvailability, { session: agent, body: { unavailability: null } });
  expect((await own(agent)).state).toBe('available');
});
