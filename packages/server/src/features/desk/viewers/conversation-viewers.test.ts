/** Who else has a conversation open at the desk, and who is writing in it. */
import { LIMITS, newId } from '@parrot/contract/core';
import {
  addNote,
  agentTyping,
  leaveConversation,
  openConversation,
  takeConversation,
  takeOver,
  type Viewer,
  viewersChanged,
} from '@parrot/contract/desk';
import {
  newMember,
  newPublishedApp,
  sharedTestServer,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk } from '../desk-setup.fixture.ts';
import { mergeViewers } from './merge-viewers.policy.ts';

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

/** The next list with exactly these agents, and what they do. */
const nextWith = async (desk: TestSocket, expected: Record<string, Viewer['state']>) => {
  const isExpected = (viewers: readonly { userId: string; state: Viewer['state'] }[]) =>
    viewers.length === Object.keys(expected).length &&
    viewers.every(({ userId, state }) => expected[userId] === state);
  return desk.next(viewersChanged, ({ viewers }) => isExpected(viewers));
};

test('agents with the same conversation open see each other and what they write, until they leave or lose the connection', async () => {
  const { agent, otherAgent } = setup;
  const { userSessionId, conversationId } = await setup.waitingVisitor();
  const [ana, ben] = (await Promise.all([agent, otherAgent].map((one) => setup.connect(one)))) as [
    TestSocket,
    TestSocket,
  ];
  await ana.ask(openConversation, { userSessionId });
  await ben.ask(openConversation, { userSessionId });
  const both = { [agent.userId]: 'viewing', [otherAgent.userId]: 'viewing' } as const;
  const list = await nextWith(ana, both);
  expect(list.conversationId).toBe(conversationId);
  expect(list.viewers.map(({ userName }) => userName).sort()).toEqual([agent.name, otherAgent.name].sort());

  await ben.ask(agentTyping, { userSessionId, typing: true, note: true });
  await nextWith(ana, { ...both, [otherAgent.userId]: 'noting' });
  await ben.ask(addNote, { userSessionId, clientId: newId('msg'), value: 'Mine' });
  await ben.ask(agentTyping, { userSessionId, typing: false, note: true });
  await nextWith(ana, both);

  await ben.ask(leaveConversation, { userSessionId: newId('uss') });
  await ben.ask(leaveConversation, { userSessionId });
  await nextWith(ana, { [agent.userId]: 'viewing' });
  await ben.ask(openConversation, { userSessionId });
  await nextWith(ana, both);
  ben.close();
  await nextWith(ana, { [agent.userId]: 'viewing' });
  ana.close();
});

test('the owner is shown typing a reply; a new owner ends that, and who may not read on is gone and gets nothing more', async () => {
  const { agent, otherAgent, supervisor } = setup;
  const { userSessionId } = await setup.waitingVisitor();
  const [owner, other, watching] = (await Promise.all(
    [agent, otherAgent, supervisor].map((one) => setup.connect(one)),
  )) as [TestSocket, TestSocket, TestSocket];
  for (const desk of [owner, other, watching]) await desk.ask(openConversation, { userSessionId });
  await nextWith(other, {
    [agent.userId]: 'viewing',
    [otherAgent.userId]: 'viewing',
    [supervisor.userId]: 'viewing',
  });
  await owner.ask(takeConversation, { userSessionId });
  await nextWith(watching, { [agent.userId]: 'viewing', [supervisor.userId]: 'viewing' });
  const before = other.seen(viewersChanged).length;
  await owner.ask(agentTyping, { userSessionId, typing: true });
  await nextWith(watching, { [agent.userId]: 'replying', [supervisor.userId]: 'viewing' });
  await watching.ask(takeOver, { userSessionId });
  await nextWith(watching, { [supervisor.userId]: 'viewing' });
  expect(other.seen(viewersChanged)).toHaveLength(before);
  for (const desk of [owner, other, watching]) desk.close();
});

test('an agent whose last sign of typing is long ago is viewing again; who repeats it goes on', async () => {
  const { agent, otherAgent, supervisor } = setup;
  const { userSessionId } = await setup.waitingVisitor();
  const [ana, ben, cara] = (await Promise.all(
    [agent, otherAgent, supervisor].map((one) => setup.connect(one)),
  )) as [TestSocket, TestSocket, TestSocket];
  for (const desk of [ana, ben, cara]) await desk.ask(openConversation, { userSessionId });
  const noting = { userSessionId, typing: true, note: true };
  await ben.ask(agentTyping, noting);
  await cara.ask(agentTyping, noting);
  const all = { [agent.userId]: 'viewing', [otherAgent.userId]: 'noting' } as const;
  await nextWith(ana, { ...all, [supervisor.userId]: 'noting' });
  server.clock.advance(LIMITS.agentTyping.expiresMs - 1_000);
  await ben.ask(agentTyping, noting);
  server.clock.advance(1_000);
  await setup.runUpkeep();
  await nextWith(ana, { ...all, [supervisor.userId]: 'viewing' });
  for (const desk of [ana, ben, cara]) desk.close();
});

test('an agent without the app neither opens the conversation nor is shown in it', async () => {
  const { agent, owner } = setup;
  const { appId } = await newPublishedApp(server, owner);
  const outsider = await newMember(server, owner, 'agent', [appId]);
  const { userSessionId } = await setup.waitingVisitor();
  const [ana, other] = [await setup.connect(agent), await setup.connect(outsider)];
  await ana.ask(openConversation, { userSessionId });
  await nextWith(ana, { [agent.userId]: 'viewing' });
  for (const event of [openConversation, agentTyping])
    expect(await other.answer(event, { userSessionId, typing: true, note: true })).toMatchObject({
      error: { status: 404 },
    });
  expect(ana.seen(viewersChanged)).toEqual([]);
  expect(other.seen(viewersChanged)).toEqual([]);
  ana.close();
  other.close();
});

test('an agent with several windows is listed once, with what they write in any of them', () => {
  const viewer = (id: string, state: Viewer['state']) =>
    ({ userId: id, userName: `Agent ${id}`, state }) as Viewer;
  expect(
    mergeViewers([
      [viewer('b', 'noting'), viewer('a', 'viewing')],
      [viewer('a', 'replying'), viewer('b', 'viewing')],
    ]).map(({ userId, state }) => [userId, state]),
  ).toEqual([
    ['a', 'replying'],
    ['b', 'noting'],
  ]);
});
