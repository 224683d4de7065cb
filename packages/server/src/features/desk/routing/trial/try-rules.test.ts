/** Trying routing rules on the conversations of yesterday. */
import { requestAgent } from '@parrot/contract/conversations';
import { DAY_MS, newId, type UserId, type UserSessionId } from '@parrot/contract/core';
import {
  listRoutingRules,
  type RoutingRuleDraft,
  takeConversation,
  tryRoutingRules,
} from '@parrot/contract/desk';
import { createGroup } from '@parrot/contract/team';
import { sharedTestServer, signInAs, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AgentStatus } from '../../../conversations/index.ts';
import { setUpDesk } from '../../desk-setup.fixture.ts';
import { type Request, simulateDay } from './simulate-day.policy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

test('shows for each conversation of yesterday which rule matches and who would have had it, and changes nothing', async () => {
  const setup = await setUpDesk(server, { assignment: 'round_robin' });
  const { agent, otherAgent, owner } = setup;
  const { group } = await server.api.call(createGroup, {
    session: owner,
    body: { groupName: 'Deutsch', userIds: [otherAgent.userId], roleIds: [], appIds: [] },
  });
  const { socket, ask } = await setup.connect(agent);
  const [german, english] = [await setup.visit('de'), await setup.visit('en')];
  for (const visitor of [german, english]) {
    await visitor.socket.ask(requestAgent, {});
    await setup.settle();
    server.clock.advance(60_000);
  }
  await ask(takeConversation, { userSessionId: german.userSessionId });
  socket.disconnect();
  server.clock.advance(DAY_MS);
  const supervisor = await signInAs(server, setup.supervisor.emailId);
  const rule: RoutingRuleDraft = {
    name: 'German',
    isEnabled: true,
    languages: ['de'],
    appIds: [],
    tagIds: [],
    groupId: group.groupId,
    skillIds: [],
    mode: 'least_busy',
    fallback: 'stay',
  };
  const trial = await server.api.call(tryRoutingRules, {
    session: supervisor,
    body: { timeZone: 'UTC', rules: [{ ...rule, isEnabled: false }, rule] },
  });
  expect(trial.day).toBe(new Date(server.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10));
  expect(trial.rows).toMatchObject([
    {
      userSessionId: german.userSessionId,
      rule: 1,
      groupId: group.groupId,
      would: { userId: otherAgent.userId },
      did: { userId: agent.userId, name: agent.name },
    },
    { userSessionId: english.userSessionId, rule: null, groupId: null },
  ]);
  expect(trial.agents).toContainEqual({
    userId: otherAgent.userId,
    name: otherAgent.name,
    did: 0,
    would: expect.any(Number),
  });
  expect(trial.isCut).toBe(false);
  expect((await server.api.call(listRoutingRules, { session: supervisor })).rules).toEqual([]);
  const today = await server.api.answer(tryRoutingRules, {
    session: supervisor,
    body: { timeZone: 'Mars/Base', rules: [] },
  });
  expect(today.body.fields).toHaveProperty('timeZone');
});

const MINUTE = 60_000;
const status = (capacity: number): AgentStatus => ({
  name: 'Aino',
  state: 'offline',
  open: 0,
  capacity,
  lastSeenAt: null,
  lastAssignedAt: null,
});
const [aino, nils]: UserId[] = [newId('usr'), newId('usr')].sort();
const requests = (count: number, change: Partial<Request> = {}): Request[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `uss_${index}` as UserSessionId,
    at: (index + 1) * MINUTE,
    durationMs: 10 * MINUTE,
    how: 'round_robin' as const,
    candidates: new Map([
      [aino as UserId, status(2)],
      [nils as UserId, status(1)],
    ]),
    ...change,
  }));

test('a simulated day respects turns and capacities; when all are full, the first slot that frees decides', () => {
  const found = [...simulateDay(requests(4)).values()].map(({ userId, waitMs }) => [userId, waitMs / MINUTE]);
  expect(found).toEqual([
    [aino, 0],
    [nils, 0],
    [aino, 0],
    [aino, 7],
  ]);
});

test('nobody is assigned what agents take themselves, or what no agent has capacity for', () => {
  expect(simulateDay(requests(2, { how: null })).size).toBe(0);
  expect(simulateDay(requests(2, { candidates: new Map([[aino as UserId, status(0)]]) })).size).toBe(0);
  expect(simulateDay(requests(2, { candidates: new Map() })).size).toBe(0);
});
