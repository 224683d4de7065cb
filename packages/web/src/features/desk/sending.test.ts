import type { Message } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentTyping,
  deskHearsTyping,
  deskMessageAdded,
  sendAgentMessage,
  unassignedUsers,
} from '@parrot/contract/desk';
import { describe, expect, test, vi } from 'vitest';
import { signIn } from '../../testing/people.ts';
import { held, refusal, until } from './desk-server.fixture.ts';
import {
  deskWith,
  lineIsBack,
  loseLine,
  mine,
  outgoing,
  prepareDesks,
  server,
  startDeskNow,
  state,
  values,
  waiting,
} from './desk-session.fixture.ts';
import { useUnsentStore } from './unsent-store.ts';

prepareDesks();

describe('a message of the agent', () => {
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
    // By then everything that goes out by itself is on its way.
    await until(() => server.http.asked(unassignedUsers).length === 2);
    const [failed] = outgoing(mine);
    expect(failed).toMatchObject({ state: 'failed', problem: 'This conversation is closed.' });
    expect(sent()).toHaveLength(1);
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
