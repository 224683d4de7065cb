/** Automatic assignment: whose turn it is, within what everybody takes, and in the order in which visitors wait. */
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
const heldBy = async (session: TestSession): Promise<QueueUser[]> =>
  (await server.api.call(assignedUsers, { session, body: { limit: 100 } })).items;
const ids = (visitors: TestVisitor[]) => visitors.map(({ userSessionId }) => userSessionId);
const takes = (scene: DeskSetup, { userId }: TestSession, capacity: number) =>
  server.api.call(setAgentCapacity, { session: scene.supervisor, body: { userId, capacity } });
const inARow = async (scene: DeskSetup, many: number) => {
  const visitors: TestVisitor[] = [];
  for (let each = 0; each < many; each++) {
    visitors.push(await scene.waitingVisitor());
    server.clock.advance(1_000);
  }
  await scene.settle();
  return visitors;
};

test('in turns, as far as there is room; then first come, first served, and it is told why [DSK-09]', async () => {
  const scene = await setUpDesk(server, { assignment: 'round_robin' });
  await takes(scene, scene.agent, 2);
  await takes(scene, scene.otherAgent, 2);
  const early = await inARow(scene, 1);
  expect(await ownerOf(early[0] as TestVisitor)).toBeNull();
  // Who comes to the desk gets who waits.
  const mine = await scene.connect(scene.agent);
  await scene.settle();
  const [first] = await heldBy(scene.agent);
  expect(first).toMatchObject({
    userSessionId: early[0]?.userSessionId,
    assignment: { how: 'round_robin', openBefore: 0, capacity: 2, candidates: 1 },
  });
  await scene.connect(scene.otherAgent);
  const visitors = [...early, ...(await inARow(scene, 5))];
  const [a, b, c, d, ...waiting] = ids(visitors);
  const of = async (session: TestSession) => (await heldBy(session)).map((row) => row.userSessionId).sort();
  expect(await of(scene.agent)).toEqual([a, c].sort());
  expect(await of(scene.otherAgent)).toEqual([b, d].sort());
  // Room again: whoever waits longest gets it.
  await mine.ask(closeConversation, { userSessionId: a as UserSessionId });
  await scene.settle();
  expect(await of(scene.agent)).toEqual([c, waiting[0]].sort());
  await mine.ask(returnToBot, { userSessionId: c as UserSessionId });
  await scene.settle();
  expect(await of(scene.agent)).toEqual(waiting.sort());
  const { items } = await server.api.call(listNotifications, { session: scene.agent, body: {} });
  const given = items.filter(({ kind }) => kind === 'assigned');
  // Of the four, two are theirs no longer.
  expect(given).toHaveLength(2);
  expect(given[0]?.values).toMatchObject({ how: 'round_robin', byName: scene.app.appName });
});

test('to the least busy; who is away or takes nothing gets nothing until they are back or take more [DSK-09]', async () => {
  const scene = await setUpDesk(server, { assignment: 'least_busy' });
  await scene.connect(scene.agent);
  await inARow(scene, 2);
  expect(await heldBy(scene.agent)).toHaveLength(2);
  await scene.connect(scene.otherAgent);
  await inARow(scene, 3);
  expect(
    [await heldBy(scene.agent), await heldBy(scene.otherAgent)].map((rows) => rows.length).sort(),
  ).toEqual([2, 3]);
  const unavailability = {
    duration: 'Until Configured',
    reason: 'Workload Management',
    timeZone: 'UTC',
  } as const;
  await server.api.call(setAvailability, { session: scene.agent, body: { unavailability } });
  await takes(scene, scene.otherAgent, 3);
  await inARow(scene, 2);
  expect(await heldBy(scene.otherAgent)).toHaveLength(3);
  await server.api.call(setAvailability, { session: scene.agent, body: { unavailability: null } });
  await scene.settle();
  const total = [...(await heldBy(scene.agent)), ...(await heldBy(scene.otherAgent))];
  expect(total).toHaveLength(7);
});

test('many visitors at once: each has one agent, and nobody more than they take [DSK-09, RTM-07]', async () => {
  const scene = await setUpDesk(server, { assignment: 'least_busy' });
  await takes(scene, scene.agent, 3);
  await takes(scene, scene.otherAgent, 4);
  await scene.connect(scene.agent);
  await scene.connect(scene.otherAgent);
  const visitors = await Promise.all(Array.from({ length: 10 }, () => scene.waitingVisitor()));
  await scene.settle();
  expect(await heldBy(scene.agent)).toHaveLength(3);
  expect(await heldBy(scene.otherAgent)).toHaveLength(4);
  const owners = await Promise.all(visitors.map(ownerOf));
  expect(owners.filter((name) => name === null)).toHaveLength(3);
  for (const { socket } of visitors) {
    const { messages } = await socket.ask(openVisitorConversation, {});
    expect(messages.filter(({ event }) => event === 'assigned').length).toBeLessThanOrEqual(1);
  }
});

test('where the app says nothing, everybody waits to be taken [DSK-09]', async () => {
  const scene = await setUpDesk(server);
  await scene.connect(scene.agent);
  const [visitor] = await inARow(scene, 1);
  await scene.runUpkeep();
  expect(await ownerOf(visitor as TestVisitor)).toBeNull();
});
