/** Automatic assignment: order of agents, capacity, and order of visitors. */
import { openVisitorConversation, type QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { assignedUsers, closeConversation, returnToBot, setAgentCapacity } from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { setAvailability } from '@parrot/contract/team';
import { sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk, type TestVisitor } from '../desk-setup.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const ownerOf = async ({ socket }: TestVisitor) =>
  (await socket.ask(openVisitorConversation, {})).session?.agentName ?? null;
const assignedTo = async (session: TestSession): Promise<QueueUser[]> =>
  (await server.api.call(assignedUsers, { session, body: { limit: 100 } })).items;
const ids = (visitors: TestVisitor[]) => visitors.map(({ userSessionId }) => userSessionId);
const setCapacity = (setup: DeskSetup, { userId }: TestSession, capacity: number) =>
  server.api.call(setAgentCapacity, { session: setup.supervisor, body: { userId, capacity } });
const addWaiting = async (setup: DeskSetup, many: number) => {
  const visitors: TestVisitor[] = [];
  for (let each = 0; each < many; each++) {
    visitors.push(await setup.waitingVisitor());
    server.clock.advance(1_000);
  }
  await setup.settle();
  return visitors;
};

test('round robin assigns within capacity, then to the longest waiting, and reports why [DSK-09]', async () => {
  const setup = await setUpDesk(server, { assignment: 'round_robin' });
  await setCapacity(setup, setup.agent, 2);
  await setCapacity(setup, setup.otherAgent, 2);
  const early = await addWaiting(setup, 1);
  expect(await ownerOf(early[0] as TestVisitor)).toBeNull();
  // An agent who connects is assigned the waiting visitors.
  const mine = await setup.connect(setup.agent);
  await setup.settle();
  const [first] = await assignedTo(setup.agent);
  expect(first).toMatchObject({
    userSessionId: early[0]?.userSessionId,
    assignment: { how: 'round_robin', openBefore: 0, capacity: 2, candidates: 1 },
  });
  await setup.connect(setup.otherAgent);
  const visitors = [...early, ...(await addWaiting(setup, 5))];
  const [a, b, c, d, ...waiting] = ids(visitors);
  const of = async (session: TestSession) =>
    (await assignedTo(session)).map((row) => row.userSessionId).sort();
  expect(await of(setup.agent)).toEqual([a, c].sort());
  expect(await of(setup.otherAgent)).toEqual([b, d].sort());
  // With capacity again, the longest waiting visitor is assigned.
  await mine.ask(closeConversation, { userSessionId: a as UserSessionId });
  await setup.settle();
  expect(await of(setup.agent)).toEqual([c, waiting[0]].sort());
  await mine.ask(returnToBot, { userSessionId: c as UserSessionId });
  await setup.settle();
  expect(await of(setup.agent)).toEqual(waiting.sort());
  const { items } = await server.api.call(listNotifications, { session: setup.agent, body: {} });
  const given = items.filter(({ kind }) => kind === 'assigned');
  // Two of the four were closed.
  expect(given).toHaveLength(2);
  expect(given[0]?.values).toMatchObject({ how: 'round_robin', byName: setup.app.appName });
});

test('least busy skips agents who are away or at capacity until they are available again [DSK-09]', async () => {
  const setup = await setUpDesk(server, { assignment: 'least_busy' });
  await setup.connect(setup.agent);
  await addWaiting(setup, 2);
  expect(await assignedTo(setup.agent)).toHaveLength(2);
  await setup.connect(setup.otherAgent);
  await addWaiting(setup, 3);
  expect(
    [await assignedTo(setup.agent), await assignedTo(setup.otherAgent)].map((rows) => rows.length).sort(),
  ).toEqual([2, 3]);
  const unavailability = {
    duration: 'Until Configured',
    reason: 'Workload Management',
    timeZone: 'UTC',
  } as const;
  await server.api.call(setAvailability, { session: setup.agent, body: { unavailability } });
  await setCapacity(setup, setup.otherAgent, 3);
  await addWaiting(setup, 2);
  expect(await assignedTo(setup.otherAgent)).toHaveLength(3);
  await server.api.call(setAvailability, { session: setup.agent, body: { unavailability: null } });
  await setup.settle();
  const total = [...(await assignedTo(setup.agent)), ...(await assignedTo(setup.otherAgent))];
  expect(total).toHaveLength(7);
});

test('concurrent visitors get one agent each, and no agent exceeds their capacity [DSK-09, RTM-07]', async () => {
  const setup = await setUpDesk(server, { assignment: 'least_busy' });
  await setCapacity(setup, setup.agent, 3);
  await setCapacity(setup, setup.otherAgent, 4);
  await setup.connect(setup.agent);
  await setup.connect(setup.otherAgent);
  const visitors = await Promise.all(Array.from({ length: 10 }, () => setup.waitingVisitor()));
  await setup.settle();
  expect(await assignedTo(setup.agent)).toHaveLength(3);
  expect(await assignedTo(setup.otherAgent)).toHaveLength(4);
  const owners = await Promise.all(visitors.map(ownerOf));
  expect(owners.filter((name) => name === null)).toHaveLength(3);
  for (const { socket } of visitors) {
    const { messages } = await socket.ask(openVisitorConversation, {});
    expect(messages.filter(({ event }) => event === 'assigned').length).toBeLessThanOrEqual(1);
  }
});

test('without automatic assignment visitors wait to be taken [DSK-09]', async () => {
  const setup = await setUpDesk(server);
  await setup.connect(setup.agent);
  const [visitor] = await addWaiting(setup, 1);
  await setup.runUpkeep();
  expect(await ownerOf(visitor as TestVisitor)).toBeNull();
});
