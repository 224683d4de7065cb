/// <reference types="node" />
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentConnect,
  agentTyping,
  deskHearsTyping,
  deskMessageAdded,
  listAgentApps,
  openConversation,
  readConversation,
  sendAgentMessage,
  unassignedUsers,
} from '@parrot/contract/desk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../shared/http/call.ts';
import { holdTime } from '../../testing/home.ts';
import { MAYA, signIn } from '../../testing/people.ts';
import { errorAnswer } from '../../testing/server.ts';
import { type DeskServer, held, refusal, startDeskServer, until } from './desk-server.fixture.ts';
import { type DeskSession, startDesk } from './desk-session.ts';
import { EMPTY_DESK, useDeskStore } from './desk-store.ts';
import { at, queueUser } from './queue-user.fixture.ts';
import { useUnsentStore } from './unsent-store.ts';

const MINE = { status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name } as const;
const CLIENT = {
  browser: { name: 'Firefox', version: '132.0' },
  os: { name: 'Linux', version: '' },
  ipAddress: '',
  ipLocation: '',
};
const state = useDeskStore.getState;
const values = () => state().thread?.messages.map(({ value }) => value);
const outgoing = ({ userSessionId }: QueueUser) => useUnsentStore.getState().outgoing[userSessionId] ?? [];

let server: DeskServer;
const sessions = {
  waiting: queueUser({ userName: 'Lukas' }),
  mine: queueUser({ userName: 'Elena', ...MINE }),
};
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signIn();
  server = await startDeskServer();
  server.put(sessions.waiting);
  server.put(sessions.mine);
  holdTime();
});

const desks: DeskSession[] = [];
afterEach(async () => {
  for (const desk of desks.splice(0)) desk.end();
  useUnsentStore.setState({ ownerId: '', drafts: {}, outgoing: {} });
  // What was on its way is told so now, not during the next test.
  await new Promise((resolve) => setImmediate(resolve));
});

function startDeskNow() {
  const onNoApps = vi.fn();
  const desk = startDesk({ clientInfo: () => CLIENT, onNoApps });
  desks.push(desk);
  return { desk, onNoApps };
}
async function loadedDesk() {
  const { desk } = startDeskNow();
  await until(() => state().loaded);
  return desk;
}
async function deskWith(session: QueueUser) {
  const desk = await loadedDesk();
  desk.open(session.userSessionId);
  await until(() => state().thread);
  return desk;
}
async function loseLine() {
  server.cut();
  await until(() => !state().socketConnected);
}
async function lineIsBack() {
  await vi.advanceTimersByTimeAsync(2_000);
  await until(() => state().agentConnected);
}

describe('at the start', () => {
  test('the agent says who they are, then come the apps, then the lists [DSK-03]', async () => {
    const seen: string[] = [];
    server.answers.set('agent.connect', () => {
      seen.push('agent.connect', ...server.http.requests.map(({ path }) => path));
      return { ok: true, status: 'success' };
    });
    server.http.answer(listAgentApps, () => {
      seen.push('apps', String(state().agentConnected), String(server.http.asked(unassignedUsers).length));
      return { status: 'success', items: [], count: 3 };
    });
    await loadedDesk();
    expect(seen).toEqual(['agent.connect', 'apps', 'true', '0']);
    expect(server.askedFor(agentConnect)).toEqual([
      expect.objectContaining({ channel: 'web', agentName: MAYA.name, agentId: MAYA.userId }),
    ]);
    expect(server.http.asked(listAgentApps)[0]?.body).toEqual({ tenantId: MAYA.tenantId });
    expect(state()).toMatchObject({
      socketConnected: true,
      agentConnected: true,
      lists: {
        unassigned: { items: [sessions.waiting], total: 1 },
        assigned: { items: [sessions.mine], total: 1 },
      },
    });
  });

  test('an agent without apps gets no lists [DSK-04]', async () => {
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 0 });
    const { onNoApps } = startDeskNow();
    await until(() => onNoApps.mock.calls.length);
    expect(server.http.asked(unassignedUsers)).toEqual([]);
    expect(state()).toMatchObject({ loaded: false, appList: { count: 0 } });
  });

  test('a failure is kept, and a second try goes through', async () => {
    server.http.refuse(listAgentApps, 'internal');
    const { desk } = startDeskNow();
    await until(() => state().failure);
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 1 });
    await desk.tryAgain();
    expect(state()).toMatchObject({ loaded: true, failure: null });
  });

  test('what is pushed while the lists are on their way is not lost under them [DSK-03]', async () => {
    const late = queueUser({ userName: 'Came meanwhile', startedAt: at(9) });
    const { promise, release } = held();
    server.http.hold(unassignedUsers, promise);
    const answer = { status: 'success' as const, items: [sessions.waiting], total: 1, offset: 0 };
    server.http.answer(unassignedUsers, answer);
    startDeskNow();
    await until(() => server.http.asked(unassignedUsers).length);
    server.put(late);
    await until(() => state().lists.unassigned.total === 1);
    release();
    await until(() => state().loaded);
    expect(state().lists.unassigned).toEqual({ items: [late, sessions.waiting], total: 2 });
  });

  test('a desk that was left takes no late answers', async () => {
    const { promise, release } = held();
    server.http.hold(unassignedUsers, promise);
    const { desk } = startDeskNow();
    await until(() => server.http.asked(unassignedUsers).length);
    desk.end();
    release();
    // By the answer to this one, the held one has arrived too.
    await call(unassignedUsers, { body: {} });
    expect(state()).toEqual(EMPTY_DESK);
  });
});

describe('a long list', () => {
  test('is asked for again where a push leaves its total open, once for many [DSK-01]', async () => {
    const others = Array.from({ length: 60 }, (_, index) => queueUser({ startedAt: at(-100 - index) }));
    for (const session of others) server.put(session, false);
    await loadedDesk();
    expect(state().lists.unassigned).toMatchObject({ total: 61 });
    expect(state().lists.unassigned.items).toHaveLength(50);
    // Two that stand further down are taken by a colleague.
    for (const session of others.slice(-2))
      server.put({ ...session, status: 'ASSIGNED', agentId: newId('usr') });
    server.put({ ...sessions.mine, unreadCount: 3 });
    await until(() => state().lists.assigned.items[0]?.unreadCount === 3);
    expect(state().lists.unassigned.total).toBe(61);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => state().lists.unassigned.total === 59);
    expect(server.http.asked(unassignedUsers)).toHaveLength(2);
  });

  test('grows by pages, and keeps its length over a lost line [DSK-01]', async () => {
    for (let index = 0; index < 120; index += 1) server.put(queueUser({ startedAt: at(-index) }), false);
    const desk = await loadedDesk();
    await desk.loadMore('unassigned');
    expect(state().lists.unassigned.items).toHaveLength(100);
    await loseLine();
    await lineIsBack();
    await until(() => server.http.asked(unassignedUsers).length === 3);
    await until(() => state().lists.unassigned.total === 121);
    expect(state().lists.unassigned.items).toHaveLength(100);
    await desk.loadMore('unassigned');
    expect(state().lists.unassigned.items).toHaveLength(121);
  });
});

describe('the open conversation', () => {
  const { mine, waiting } = sessions;

  test('shows what is said live, and asks for what is missing [RTM-07]', async () => {
    server.say(mine, { value: 'One' }, false);
    await deskWith(mine);
    server.say(mine, { value: 'Two' });
    await until(() => values()?.length === 2);
    server.say(mine, { value: 'Three' }, false);
    server.say(mine, { value: 'Four' });
    await until(() => values()?.length === 4);
    expect(values()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(server.askedFor(openConversation).map(({ afterSeq }) => afterSeq)).toEqual([0, 2]);
  });

  test('misses nothing that is said while it is being read [RTM-07]', async () => {
    server.say(mine, { value: 'One' }, false);
    const desk = await loadedDesk();
    server.answers.set('conversation.open', () => {
      const messages = [server.say(mine, { value: 'Two' }, false)];
      server.say(mine, { value: 'Three' });
      server.answers.delete('conversation.open');
      return { ok: true, session: mine, messages, lastSeq: 2 };
    });
    desk.open(mine.userSessionId);
    await until(() => values()?.length === 2);
    expect(values()).toEqual(['Two', 'Three']);
  });

  test('reads on after a lost line, in as many pieces as it takes [RTM-07]', async () => {
    server.say(mine, { value: 'One' }, false);
    await deskWith(mine);
    await loseLine();
    for (let index = 0; index < 700; index += 1) server.say(mine, {}, false);
    await lineIsBack();
    await until(() => values()?.length === 701);
    expect(state().thread?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 701 }, (_, i) => i + 1),
    );
  });

  test('that is opened without a line is read once the line is back', async () => {
    server.say(waiting, { value: 'Anybody?' }, false);
    const desk = await loadedDesk();
    await loseLine();
    desk.open(waiting.userSessionId);
    expect(state()).toMatchObject({ sessionId: waiting.userSessionId, thread: null, openFailure: null });
    await lineIsBack();
    await until(() => state().thread);
    expect(values()).toEqual(['Anybody?']);
  });

  test('that can’t be opened says why, and opens at another try', async () => {
    const desk = await loadedDesk();
    server.answers.set('conversation.open', () => refusal(404, 'not_found', 'We could not find that.'));
    desk.open(waiting.userSessionId);
    await until(() => state().openFailure);
    expect(state().openFailure).toMatchObject({ message: 'We could not find that.' });
    server.answers.delete('conversation.open');
    await desk.openAgain();
    expect(state()).toMatchObject({ openFailure: null, thread: { session: waiting } });
  });

  test('shows earlier messages on demand, each once', async () => {
    for (let index = 0; index < 90; index += 1) server.say(mine, {}, false);
    const desk = await deskWith(mine);
    expect(
      state()
        .thread?.messages.map(({ seq }) => seq)
        .slice(0, 2),
    ).toEqual([71, 72]);
    await desk.loadEarlier();
    expect(state().thread?.messages).toHaveLength(70);
    await desk.loadEarlier();
    expect(state().thread?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 89 }, (_, i) => i + 2),
    );
  });

  test('takes in nothing of another conversation, also when an answer comes late', async () => {
    server.say(mine, { value: 'Of Elena' }, false);
    server.say(waiting, { value: 'Of Lukas' }, false);
    const desk = await loadedDesk();
    const { promise, release } = held();
    server.answers.set('conversation.open', async () => {
      server.answers.delete('conversation.open');
      await promise;
      return { ok: true, session: mine, messages: [server.say(mine, {}, false)], lastSeq: 2 };
    });
    desk.open(mine.userSessionId);
    desk.open(waiting.userSessionId);
    await until(() => state().thread);
    release();
    server.say(mine, { value: 'Elena again' });
    server.say(waiting, { value: 'Lukas again' });
    await until(() => values()?.length === 2);
    expect(values()).toEqual(['Of Lukas', 'Lukas again']);
  });

  test('follows the visitor into a new session: what is written goes there [DSK-07]', async () => {
    const desk = await deskWith(mine);
    const again = { ...mine, userSessionId: newId('uss'), startedAt: at(99) };
    server.put({ ...mine, status: 'CLOSED' });
    server.put(again);
    await until(() => state().thread?.session.userSessionId === again.userSessionId);
    await desk.send(again.userSessionId, 'Welcome back');
    expect(server.askedFor(sendAgentMessage)).toEqual([
      expect.objectContaining({ userSessionId: again.userSessionId, value: 'Welcome back' }),
    ]);
    expect(state().lists.assigned).toEqual({ items: [again], total: 1 });
  });

  test('that is taken and closed in another tab is so here too', async () => {
    await deskWith(waiting);
    server.put({ ...waiting, ...MINE });
    await until(() => state().thread?.session.status === 'ASSIGNED');
    expect(state().lists).toMatchObject({ unassigned: { total: 0 }, assigned: { total: 2 } });
    server.put({ ...waiting, ...MINE, status: 'CLOSED' });
    await until(() => state().thread?.session.status === 'CLOSED');
    expect(state().lists.assigned.total).toBe(1);
  });

  test('is marked as read once a message, and only while it can be seen', async () => {
    const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    server.say(mine, {}, false);
    await deskWith(mine);
    await until(() => server.askedFor(readConversation).length === 1);
    see.mockReturnValue('hidden');
    server.say(mine);
    server.put({ ...mine, unreadCount: 1 });
    await until(() => state().thread?.session.unreadCount === 1);
    expect(server.askedFor(readConversation)).toHaveLength(1);
    see.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => server.askedFor(readConversation).length === 2);
    server.put({ ...mine, unreadCount: 0 });
    await until(() => state().thread?.session.unreadCount === 0);
    expect(server.askedFor(readConversation).map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

describe('a message of the agent', () => {
  const { mine, waiting } = sessions;
  const sent = () => server.askedFor(sendAgentMessage);

  test('is outgoing until it is stored, and stands once, whether its push or its answer comes first [RTM-07]', async () => {
    const desk = await deskWith(mine);
    const done = desk.send(mine.userSessionId, 'Hello Elena');
    expect(outgoing(mine)).toMatchObject([{ value: 'Hello Elena', state: 'sending' }]);
    await done;
    expect(outgoing(mine)).toEqual([]);
    expect(values()).toEqual(['Hello Elena']);
  });

  test('that fails is kept, and goes out again with the same msgId [RTM-07]', async () => {
    const desk = await deskWith(mine);
    server.answers.set('message.send', () => refusal(500, 'internal', 'Something went wrong'));
    await desk.send(mine.userSessionId, 'Hello Elena');
    const [failed] = outgoing(mine);
    expect(failed).toMatchObject({ state: 'failed', problem: 'Something went wrong' });
    server.answers.delete('message.send');
    if (failed) await desk.retry(mine.userSessionId, failed);
    expect(sent().map(({ msgId }) => msgId)).toEqual([failed?.msgId, failed?.msgId]);
    expect(outgoing(mine)).toEqual([]);
    expect(values()).toEqual(['Hello Elena']);
  });

  test('written while the line is down goes out when it is back, in order and once [RTM-07]', async () => {
    const desk = await deskWith(mine);
    // Stored, but the answer gets lost with the line.
    server.answers.set('message.send', (payload) => {
      const { msgId, value } = payload as unknown as Message;
      server.say(mine, { msgId, value, userType: 'agent' }, false);
      server.cut();
      server.answers.delete('message.send');
      return undefined;
    });
    const first = desk.send(mine.userSessionId, 'One');
    const second = desk.send(mine.userSessionId, 'Two');
    await Promise.all([first, second]);
    expect(outgoing(mine)).toMatchObject([
      { value: 'One', state: 'failed', problem: null },
      { value: 'Two', state: 'failed', problem: null },
    ]);
    await desk.send(mine.userSessionId, 'Three');
    await lineIsBack();
    await until(() => values()?.length === 3);
    await until(() => outgoing(mine).length === 0);
    expect(values()).toEqual(['One', 'Two', 'Three']);
  });

  test('that the server will not have is not tried again by itself, and can be dropped', async () => {
    const desk = await deskWith(mine);
    server.answers.set('message.send', () =>
      refusal(409, 'conversation_over', 'This conversation is closed.'),
    );
    await desk.send(mine.userSessionId, 'Too late');
    await loseLine();
    await lineIsBack();
    await until(() => server.askedFor(agentConnect).length === 2);
    expect(sent()).toHaveLength(1);
    const [failed] = outgoing(mine);
    expect(failed).toMatchObject({ problem: 'This conversation is closed.' });
    if (failed) desk.discard(mine.userSessionId, failed.msgId);
    expect(outgoing(mine)).toEqual([]);
  });

  test('stays with its conversation when another one is opened before it fails', async () => {
    const desk = await deskWith(mine);
    const { promise, release } = held();
    server.answers.set('message.send', async () => {
      await promise;
      return refusal(500, 'internal', 'Something went wrong');
    });
    const sending = desk.send(mine.userSessionId, 'For Elena');
    desk.open(waiting.userSessionId);
    await until(() => state().thread?.session.userSessionId === waiting.userSessionId);
    release();
    await sending;
    expect(outgoing(waiting)).toEqual([]);
    expect(outgoing(mine)).toMatchObject([{ value: 'For Elena', state: 'failed' }]);
  });

  test('two in a row are stored in the order they were written, even if the first is slow [RTM-07]', async () => {
    const desk = await deskWith(mine);
    const { promise, release } = held();
    server.answers.set('message.send', async (payload) => {
      server.answers.delete('message.send');
      await promise;
      const { msgId, value } = payload as unknown as Message;
      return { ok: true, message: server.say(mine, { msgId, value, userType: 'agent' }) };
    });
    const both = [desk.send(mine.userSessionId, 'First'), desk.send(mine.userSessionId, 'Second')];
    await until(() => sent().length === 1);
    release();
    await Promise.all(both);
    expect(values()).toEqual(['First', 'Second']);
  });

  test('and drafts outlive the page, but not the person', async () => {
    const desk = await deskWith(mine);
    desk.draft(mine.userSessionId, 'Not yet sa');
    server.answers.set('message.send', () => refusal(500, 'internal', 'Something went wrong'));
    await desk.send(mine.userSessionId, 'Kept');
    desk.end();
    startDeskNow();
    expect(useUnsentStore.getState().drafts[mine.userSessionId]).toBe('Not yet sa');
    expect(window.sessionStorage.getItem('parrot-desk-unsent')).toContain('Kept');
    signIn({ userId: newId('usr') });
    startDeskNow();
    expect(useUnsentStore.getState()).toMatchObject({ drafts: {}, outgoing: {} });
  });
});

describe('typing', () => {
  const { mine } = sessions;
  const heard = (typing: boolean) =>
    server.push(deskHearsTyping, {
      conversationId: mine.conversationId,
      userType: 'visitor',
      senderName: mine.userName,
      typing,
    });
  const isTyping = () => state().typing[mine.conversationId] ?? false;

  test('of the visitor ends with their message, with the line, and by itself', async () => {
    await deskWith(mine);
    heard(true);
    await until(isTyping);
    server.push(deskMessageAdded, { message: server.say(mine, {}, false) });
    await until(() => !isTyping());
    heard(true);
    await until(isTyping);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isTyping()).toBe(false);
    heard(true);
    await until(isTyping);
    await loseLine();
    expect(isTyping()).toBe(false);
  });

  test('of the agent is told while there is a line', async () => {
    const desk = await deskWith(mine);
    desk.tellTyping(mine.userSessionId, true);
    await until(() => server.askedFor(agentTyping).length);
    expect(server.askedFor(agentTyping)[0]).toMatchObject({
      userSessionId: mine.userSessionId,
      typing: true,
    });
    await loseLine();
    desk.tellTyping(mine.userSessionId, false);
    expect(console.warn).not.toHaveBeenCalledWith('No socket connection.');
  });
});

test('lists that can’t be refreshed after a lost line are told as stale until they are [RTM-07]', async () => {
  const desk = await loadedDesk();
  await loseLine();
  server.http.respond(unassignedUsers, () => errorAnswer('internal'));
  await lineIsBack();
  await until(() => state().failure);
  expect(state().lists.unassigned.items).toEqual([sessions.waiting]);
  server.http.answer(unassignedUsers, { status: 'success', items: [], total: 0, offset: 0 });
  await desk.tryAgain();
  expect(state()).toMatchObject({ failure: null, lists: { unassigned: { total: 0 } } });
});
