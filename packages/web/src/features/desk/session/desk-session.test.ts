import { DONE, LIMITS, newId } from '@parrot/contract/core';
import {
  agentConnect,
  deskSessionChanged,
  historyUsers,
  listAgentApps,
  unassignedUsers,
} from '@parrot/contract/desk';
import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../shared/http/call.ts';
import { errorAnswer } from '../../../testing/server.ts';
import { MAYA } from '../../../testing/users.ts';
import { delayedReply, until } from '../testing/desk-server.fixture.ts';
import { at, queueUser } from '../testing/queue-user.fixture.ts';
import {
  awaitReconnect,
  dropConnection,
  loadedDesk,
  mine,
  prepareDesks,
  server,
  startDeskNow,
  state,
  waiting,
} from './desk-session.fixture.ts';
import { EMPTY_DESK } from './desk-store.ts';

prepareDesks();

test('pushes that cannot be applied make the desk reload their subject, once', async () => {
  await loadedDesk();
  const missed = server.put(queueUser({ userName: 'Not told', startedAt: at(9) }), false);
  const before = server.http.requestsTo(unassignedUsers).length;
  for (const session of [null, undefined]) server.io.emit(deskSessionChanged.name, { session });
  await until(() => vi.mocked(console.warn).mock.calls.length === 2);
  await vi.advanceTimersByTimeAsync(1_000);
  await until(() => state().lists.unassigned.total === 2);
  expect(state().lists.unassigned.items).toContainEqual(missed);
  expect(server.http.requestsTo(unassignedUsers)).toHaveLength(before + 1);
});

describe('at the start', () => {
  test('the agent connects, then the apps load, then the lists [DSK-03]', async () => {
    const seen: string[] = [];
    server.answers.set('agent.connect', () => {
      seen.push('agent.connect', ...server.http.requests.map(({ path }) => path));
      return { ok: true, status: 'success' };
    });
    server.http.answer(listAgentApps, () => {
      seen.push(
        'apps',
        String(state().agentConnected),
        String(server.http.requestsTo(unassignedUsers).length),
      );
      return { ...DONE, items: [], count: 3 };
    });
    await loadedDesk();
    expect(seen).toEqual(['agent.connect', 'apps', 'true', '0']);
    expect(server.emitsOf(agentConnect)).toEqual([
      expect.objectContaining({ channel: 'web', agentName: MAYA.name, agentId: MAYA.userId }),
    ]);
    expect(server.http.requestsTo(listAgentApps)[0]?.body).toEqual({ tenantId: MAYA.tenantId });
    expect(state()).toMatchObject({
      socketConnected: true,
      agentConnected: true,
      lists: {
        unassigned: { items: [waiting], total: 1, inLine: 1 },
        assigned: { items: [mine], total: 1, inLine: 0 },
      },
    });
  });

  test('an agent without apps gets no lists [DSK-04]', async () => {
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 0 });
    const { onNoApps } = startDeskNow();
    await until(() => onNoApps.mock.calls.length);
    expect(server.http.requestsTo(unassignedUsers)).toEqual([]);
    expect(state()).toMatchObject({ loaded: false, appList: { count: 0 } });
  });

  test('a failure is reported, and a retry succeeds', async () => {
    server.http.refuse(listAgentApps, 'internal');
    const { desk } = startDeskNow();
    await until(() => state().failure);
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 1 });
    await desk.tryAgain();
    expect(state()).toMatchObject({ loaded: true, failure: null });
  });

  test('pushes during the first load are not overwritten by it [DSK-03]', async () => {
    const late = queueUser({ userName: 'Came meanwhile', startedAt: at(9) });
    const { promise, release } = delayedReply();
    server.http.delay(unassignedUsers, promise);
    const answer = { status: 'success' as const, items: [waiting], total: 1, inLine: 1, offset: 0 };
    server.http.answer(unassignedUsers, answer);
    startDeskNow();
    await until(() => server.http.requestsTo(unassignedUsers).length);
    server.put(late);
    await until(() => state().lists.unassigned.total === 1);
    release();
    await until(() => state().loaded);
    expect(state().lists.unassigned).toEqual({ items: [late, waiting], total: 2, inLine: 2 });
  });

  test('a closed desk ignores late replies', async () => {
    const { promise, release } = delayedReply();
    server.http.delay(unassignedUsers, promise);
    const { desk } = startDeskNow();
    await until(() => server.http.requestsTo(unassignedUsers).length);
    desk.end();
    release();
    // When this reply arrives, the delayed one has arrived too.
    await call(unassignedUsers, { body: {} });
    expect(state()).toEqual(EMPTY_DESK);
  });
});

describe('a long list', () => {
  test('is refetched if a push leaves its total uncertain, once for many [DSK-01]', async () => {
    const others = Array.from({ length: 60 }, (_, index) => queueUser({ startedAt: at(-100 - index) }));
    for (const session of others) server.put(session, false);
    await loadedDesk();
    expect(state().lists.unassigned).toMatchObject({ total: 61 });
    expect(state().lists.unassigned.items).toHaveLength(50);
    // Another agent takes two that are further down.
    for (const session of others.slice(-2))
      server.put({ ...session, status: 'ASSIGNED', agentId: newId('usr') });
    server.put({ ...mine, unreadCount: 3 });
    await until(() => state().lists.assigned.items[0]?.unreadCount === 3);
    expect(state().lists.unassigned.total).toBe(61);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => state().lists.unassigned.total === 59);
    expect(server.http.requestsTo(unassignedUsers)).toHaveLength(2);
  });

  test('of history goes on where the server stopped counting', async () => {
    const now = new Date().toISOString();
    const sessions = Array.from({ length: 1_200 }, (_, index) =>
      queueUser({ status: 'CLOSED', agentId: MAYA.userId, startedAt: at(-index), endedAt: now }),
    );
    for (const session of sessions) server.put(session, false);
    const desk = await loadedDesk();
    expect(state().lists.history).toMatchObject({ total: LIMITS.countedHistory + 1 });
    while (state().lists.history.items.length < 1_100) await desk.loadMore('history');
    expect(state().lists.history.total).toBe(1_101);
    // A session further down is rated: the total is uncertain and counted again, for one row.
    const asked = server.http.requestsTo(historyUsers).length;
    server.put({ ...(sessions[1_150] ?? waiting), rating: 5 });
    await until(() => state().lists.history.total === 1_102);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => server.http.requestsTo(historyUsers).length > asked);
    await until(() => state().lists.history.total === 1_101);
    while (state().lists.history.items.length < state().lists.history.total) await desk.loadMore('history');
    expect(state().lists.history).toMatchObject({ total: 1_200 });
    expect(state().lists.history.items).toHaveLength(1_200);
  });

  test('grows by pages, and keeps its length over a reconnect [DSK-01]', async () => {
    for (let index = 0; index < 120; index += 1) server.put(queueUser({ startedAt: at(-index) }), false);
    const desk = await loadedDesk();
    await desk.loadMore('unassigned');
    expect(state().lists.unassigned.items).toHaveLength(100);
    await dropConnection();
    await awaitReconnect();
    await until(() => server.http.requestsTo(unassignedUsers).length === 3);
    await until(() => state().lists.unassigned.total === 121);
    expect(state().lists.unassigned.items).toHaveLength(100);
    await desk.loadMore('unassigned');
    expect(state().lists.unassigned.items).toHaveLength(121);
  });
});

test('lists that can’t be refreshed after a reconnect are shown as stale until they are [RTM-07]', async () => {
  const desk = await loadedDesk();
  await dropConnection();
  server.http.respond(unassignedUsers, () => errorAnswer('internal'));
  await awaitReconnect();
  await until(() => state().failure);
  expect(state().lists.unassigned.items).toEqual([waiting]);
  server.http.answer(unassignedUsers, { status: 'success', items: [], total: 0, inLine: 0, offset: 0 });
  await desk.tryAgain();
  expect(state()).toMatchObject({ failure: null, lists: { unassigned: { total: 0 } } });
});
