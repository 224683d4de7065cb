import type { Message } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentTyping,
  deskMessageAdded,
  deskTypingChanged,
  sendAgentMessage,
  unassignedUsers,
} from '@parrot/contract/desk';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../testing/users.ts';
import {
  awaitReconnect,
  deskWith,
  dropConnection,
  mine,
  outgoing,
  prepareDesks,
  sendNow,
  server,
  startDeskNow,
  state,
  values,
  waiting,
} from '../session/desk-session.fixture.ts';
import { delayedReply, refusal, until } from '../testing/desk-server.fixture.ts';
import type { Outgoing } from './outgoing-messages.ts';
import { useUnsentStore } from './unsent-store.ts';

prepareDesks();

describe('a message of the agent', () => {
  const sent = () => server.emitsOf(sendAgentMessage);

  test('is outgoing until it is stored, and appears once, whether its push or its reply comes first [RTM-07]', async () => {
    const desk = await deskWith(mine);
    const done = sendNow(desk, mine, 'Hello Elena');
    expect(outgoing(mine)).toMatchObject([{ value: 'Hello Elena', state: 'sending' }]);
    await done;
    expect(outgoing(mine)).toEqual([]);
    expect(values()).toEqual(['Hello Elena']);
  });

  test('that fails is preserved, and is resent with the same msgId [RTM-07]', async () => {
    const desk = await deskWith(mine);
    server.answers.set('message.send', () => refusal(500, 'internal', 'Something went wrong'));
    await sendNow(desk, mine, 'Hello Elena');
    const [failed] = outgoing(mine);
    expect(failed).toMatchObject({ state: 'failed', problem: 'Something went wrong' });
    server.answers.delete('message.send');
    if (failed) await desk.retry(mine.userSessionId, failed);
    expect(sent().map(({ msgId }) => msgId)).toEqual([failed?.msgId, failed?.msgId]);
    expect(outgoing(mine)).toEqual([]);
    expect(values()).toEqual(['Hello Elena']);
  });

  test('written while disconnected is sent after the reconnect, in order and once [RTM-07]', async () => {
    const desk = await deskWith(mine);
    // Stored, but the reply is lost with the connection.
    server.answers.set('message.send', (payload) => {
      const { msgId, value } = payload as unknown as Message;
      server.addMessage(mine, { msgId, value, userType: 'agent' }, false);
      server.cut();
      server.answers.delete('message.send');
      return undefined;
    });
    const first = sendNow(desk, mine, 'One');
    const second = sendNow(desk, mine, 'Two');
    await Promise.all([first, second]);
    expect(outgoing(mine)).toMatchObject([
      { value: 'One', state: 'waiting', problem: null },
      { value: 'Two', state: 'waiting', problem: null },
    ]);
    await sendNow(desk, mine, 'Three');
    await awaitReconnect();
    await until(() => values()?.length === 3);
    await until(() => outgoing(mine).length === 0);
    expect(values()).toEqual(['One', 'Two', 'Three']);
  });

  test("that the server can't store for now is resent by itself, with the same msgId", async () => {
    const desk = await deskWith(mine);
    server.answers.set('message.send', () => refusal(503, 'unavailable', 'Please try again later'));
    await sendNow(desk, mine, 'Hello Elena');
    expect(outgoing(mine)).toMatchObject([{ state: 'failed', problem: 'Please try again later' }]);
    server.answers.delete('message.send');
    await vi.advanceTimersByTimeAsync(5_000);
    await until(() => outgoing(mine).length === 0);
    expect(values()).toEqual(['Hello Elena']);
    expect(new Set(sent().map(({ msgId }) => msgId)).size).toBe(1);
  });

  test('that the server refuses is not resent by itself, and can be discarded', async () => {
    const desk = await deskWith(mine);
    server.answers.set('message.send', () =>
      refusal(409, 'conversation_over', 'This conversation is closed.'),
    );
    await sendNow(desk, mine, 'Too late');
    await dropConnection();
    await awaitReconnect();
    // By then everything that is resent by itself is in flight.
    await until(() => server.http.requestsTo(unassignedUsers).length === 2);
    const [failed] = outgoing(mine);
    expect(failed).toMatchObject({ state: 'failed', problem: 'This conversation is closed.' });
    expect(sent()).toHaveLength(1);
    if (failed) desk.discard(mine.userSessionId, failed.msgId);
    expect(outgoing(mine)).toEqual([]);
  });

  test('stays with its conversation when another one is opened before it fails', async () => {
    const desk = await deskWith(mine);
    const { promise, release } = delayedReply();
    server.answers.set('message.send', async () => {
      await promise;
      return refusal(500, 'internal', 'Something went wrong');
    });
    const sending = sendNow(desk, mine, 'For Elena');
    desk.open(waiting.userSessionId);
    await until(() => state().thread?.session.userSessionId === waiting.userSessionId);
    release();
    await sending;
    expect(outgoing(waiting)).toEqual([]);
    expect(outgoing(mine)).toMatchObject([{ value: 'For Elena', state: 'failed' }]);
  });

  test('two in a row are stored in the order they were written, even if the first is slow [RTM-07]', async () => {
    const desk = await deskWith(mine);
    const { promise, release } = delayedReply();
    server.answers.set('message.send', async (payload) => {
      server.answers.delete('message.send');
      await promise;
      const { msgId, value } = payload as unknown as Message;
      return { ok: true, message: server.addMessage(mine, { msgId, value, userType: 'agent' }) };
    });
    const both = [sendNow(desk, mine, 'First'), sendNow(desk, mine, 'Second')];
    await until(() => sent().length === 1);
    release();
    await Promise.all(both);
    expect(values()).toEqual(['First', 'Second']);
  });

  test('and drafts survive the page, but not the sign-out', async () => {
    const desk = await deskWith(mine);
    desk.draft(mine.userSessionId, { reply: 'Not yet sa' });
    server.answers.set('message.send', () => refusal(500, 'internal', 'Something went wrong'));
    await sendNow(desk, mine, 'Kept');
    desk.end();
    startDeskNow();
    expect(useUnsentStore.getState().drafts[mine.userSessionId]?.reply).toBe('Not yet sa');
    expect(window.sessionStorage.getItem('parrot-desk-unsent')).toContain('Kept');
    signIn({ userId: newId('usr') });
    startDeskNow();
    expect(useUnsentStore.getState()).toMatchObject({ drafts: {}, outgoing: {} });
  });
});

test('a message is sent at once without a send delay', async () => {
  const desk = await deskWith(mine);
  desk.send(mine.userSessionId, 'Hello Elena');
  expect(outgoing(mine)).toMatchObject([{ state: 'sending' }]);
  await until(() => outgoing(mine).length === 0);
  expect(values()).toEqual(['Hello Elena']);
});

describe('a message can be undone during the send delay', () => {
  const DELAY_MS = 4_000;
  beforeEach(() => {
    server.ownDesk.settings.sendDelaySeconds = DELAY_MS / 1_000;
  });
  const sent = () => server.emitsOf(sendAgentMessage).map(({ value }) => value);
  const first = () => outgoing(mine)[0] as Outgoing;

  test('it is sent by itself after the delay, and not before', async () => {
    const desk = await deskWith(mine);
    desk.send(mine.userSessionId, 'Hello Elena');
    expect(first()).toMatchObject({ state: 'held' });
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await until(() => outgoing(mine).length === 0);
    expect(values()).toEqual(['Hello Elena']);
  });

  test('undone, it becomes a draft again, before the text written since', async () => {
    const desk = await deskWith(mine);
    desk.send(mine.userSessionId, 'Helo');
    desk.draft(mine.userSessionId, { reply: 'And more' });
    desk.undoSend(mine.userSessionId, first());
    expect(outgoing(mine)).toEqual([]);
    expect(useUnsentStore.getState().drafts[mine.userSessionId]?.reply).toBe('Helo\nAnd more');
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(sent()).toEqual([]);
  });

  test('writing on, or closing the conversation, sends it at once and in order [RTM-07]', async () => {
    const desk = await deskWith(mine);
    desk.send(mine.userSessionId, 'One');
    desk.send(mine.userSessionId, 'Two');
    await until(() => sent().length === 1);
    await desk.close(mine.userSessionId);
    expect(sent()).toEqual(['One', 'Two']);
  });

  test('messages that a closing tab had not sent are sent by the next one, once [RTM-07]', async () => {
    const desk = await deskWith(mine);
    await dropConnection();
    desk.send(mine.userSessionId, 'Kept');
    const { msgId } = first();
    window.dispatchEvent(new Event('pagehide'));
    desk.end();
    // Another tab does not see this tab's session storage.
    useUnsentStore.setState({ ownerId: '', drafts: {}, outgoing: {} });
    startDeskNow();
    await until(() => sent().length === 1);
    expect(server.emitsOf(sendAgentMessage)).toMatchObject([{ msgId, value: 'Kept' }]);
    await until(() => outgoing(mine).length === 0);
    expect(window.localStorage.getItem('parrot-desk-left-behind')).toBeNull();
  });
});

describe('typing', () => {
  const pushTyping = (typing: boolean, change: object = {}) =>
    server.push(deskTypingChanged, {
      conversationId: mine.conversationId,
      userType: 'visitor',
      senderName: mine.userName,
      typing,
      ...change,
    });
  const isTyping = () => state().typing[mine.conversationId] ?? false;

  test('of the visitor ends with their message, with the connection, and by itself', async () => {
    await deskWith(mine);
    pushTyping(true);
    await until(isTyping);
    server.push(deskMessageAdded, { message: server.addMessage(mine, {}, false) });
    await until(() => !isTyping());
    pushTyping(true);
    await until(isTyping);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isTyping()).toBe(false);
    pushTyping(true);
    await until(isTyping);
    await dropConnection();
    expect(isTyping()).toBe(false);
  });

  test('of the agent is sent while connected', async () => {
    const desk = await deskWith(mine);
    desk.sendTyping(mine.userSessionId, true, false);
    await until(() => server.emitsOf(agentTyping).length);
    expect(server.emitsOf(agentTyping)[0]).toMatchObject({
      userSessionId: mine.userSessionId,
      typing: true,
    });
    await dropConnection();
    desk.sendTyping(mine.userSessionId, false, false);
    expect(console.warn).not.toHaveBeenCalledWith('No socket connection.');
  });
});
