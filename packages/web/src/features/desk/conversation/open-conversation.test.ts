import type { Message } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentTyping,
  conversationReassigned,
  deskMessageChanged,
  deskReadChanged,
  noteAdded,
  openConversation,
  readConversation,
  sendAgentMessage,
  visitorPresenceChanged,
} from '@parrot/contract/desk';
import { describe, expect, test, vi } from 'vitest';
import { MAYA } from '../../../testing/users.ts';
import { useUnsentStore } from '../composer/unsent-store.ts';
import {
  awaitReconnect,
  deskWith,
  dropConnection,
  loadedDesk,
  MINE,
  mine,
  prepareDesks,
  sendNow,
  server,
  state,
  values,
  waiting,
} from '../session/desk-session.fixture.ts';
import { delayedReply, refusal, until } from '../testing/desk-server.fixture.ts';
import { AINO, at, messageIn, noteOn } from '../testing/queue-user.fixture.ts';

prepareDesks();

const UNOWNED = { status: 'UNASSIGNED', agentId: null, agentName: null } as const;
const drafts = () => useUnsentStore.getState().drafts;

describe('the open conversation', () => {
  test('shows messages live, and fetches missing ones [RTM-07]', async () => {
    server.addMessage(mine, { value: 'One' }, false);
    await deskWith(mine);
    server.addMessage(mine, { value: 'Two' });
    await until(() => values()?.length === 2);
    server.addMessage(mine, { value: 'Three' }, false);
    server.addMessage(mine, { value: 'Four' });
    await until(() => values()?.length === 4);
    expect(values()).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(server.emitsOf(openConversation).map(({ afterSeq }) => afterSeq)).toEqual([0, 2]);
  });

  test('misses no message sent while it is loading [RTM-07]', async () => {
    server.addMessage(mine, { value: 'One' }, false);
    const desk = await loadedDesk();
    server.answers.set('conversation.open', () => {
      const messages = [server.addMessage(mine, { value: 'Two' }, false)];
      server.addMessage(mine, { value: 'Three' });
      server.answers.delete('conversation.open');
      return { ok: true, session: mine, messages, notes: [], ratings: [], lastSeq: 2, visitorIsThere: false };
    });
    desk.open(mine.userSessionId);
    await until(() => values()?.length === 2);
    expect(values()).toEqual(['Two', 'Three']);
  });

  test("shows the visitor's feedback on an answer, also if it arrives while loading", async () => {
    for (let index = 0; index < 30; index += 1)
      server.addMessage(mine, { userType: 'bot', canRate: true }, false);
    const desk = await loadedDesk();
    const thumbs = () => state().thread?.messages.flatMap(({ seq, thumb }) => (thumb ? [[seq, thumb]] : []));
    server.answers.set('conversation.open', (_payload, socket) => {
      server.answers.delete('conversation.open');
      const messages = Array.from({ length: 20 }, (_, at) => messageIn(mine, at + 11, { canRate: true }));
      socket.emit(deskMessageChanged.name, { message: { ...messages[4], thumb: 'down' } });
      return {
        ok: true,
        session: mine,
        messages,
        notes: [],
        ratings: [],
        lastSeq: 30,
        visitorIsThere: false,
      };
    });
    desk.open(mine.userSessionId);
    await until(() => thumbs()?.length === 1);
    const shown = state().thread?.messages.at(-1) as Message;
    server.push(deskMessageChanged, { message: { ...messageIn(mine, 2, {}), thumb: 'up' } });
    server.push(deskMessageChanged, { message: { ...shown, thumb: 'up' } });
    await until(() => thumbs()?.length === 2);
    expect(thumbs()).toEqual([
      [15, 'down'],
      [30, 'up'],
    ]);
    expect(state().thread?.messages).toHaveLength(20);
  });

  test('loads missed messages after a reconnect, in as many pages as needed [RTM-07]', async () => {
    server.addMessage(mine, { value: 'One' }, false);
    await deskWith(mine);
    await dropConnection();
    for (let index = 0; index < 700; index += 1) server.addMessage(mine, {}, false);
    await awaitReconnect();
    await until(() => values()?.length === 701);
    expect(state().thread?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 701 }, (_, i) => i + 1),
    );
  });

  test('that is opened while disconnected is loaded after the reconnect', async () => {
    server.addMessage(waiting, { value: 'Anybody?' }, false);
    const desk = await loadedDesk();
    await dropConnection();
    desk.open(waiting.userSessionId);
    expect(state()).toMatchObject({ sessionId: waiting.userSessionId, thread: null, openFailure: null });
    await awaitReconnect();
    await until(() => state().thread);
    expect(values()).toEqual(['Anybody?']);
  });

  test('that can’t be opened shows why, and opens at a retry', async () => {
    const desk = await loadedDesk();
    server.answers.set('conversation.open', () => refusal(404, 'not_found', 'We couldn’t find that.'));
    desk.open(waiting.userSessionId);
    await until(() => state().openFailure);
    expect(state().openFailure).toMatchObject({ message: 'We couldn’t find that.' });
    server.answers.delete('conversation.open');
    await desk.openAgain();
    expect(state()).toMatchObject({ openFailure: null, thread: { session: waiting } });
  });

  const seqs = () => state().thread?.messages.map(({ seq }) => seq) ?? [];

  test('loads earlier messages on demand, a page at a time, each once', async () => {
    for (let index = 0; index < 90; index += 1) server.addMessage(mine, {}, false);
    const desk = await deskWith(mine);
    expect(seqs().slice(0, 2)).toEqual([71, 72]);
    await desk.loadEarlier();
    expect(seqs()).toHaveLength(70);
    await desk.loadEarlier();
    expect(seqs()).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
  });

  test.each([3, 60, 500])('loads back to a searched message without gaps: %i', async (seq) => {
    for (let index = 0; index < 700; index += 1) server.addMessage(mine, {}, false);
    const desk = await deskWith(mine);
    await desk.reach(seq);
    expect(seqs()).toContain(seq);
    expect(seqs().every((one, index) => one === (seqs()[0] ?? 0) + index)).toBe(true);
    expect(seqs().at(-1)).toBe(700);
  });

  test('shows notes among the messages, recent ones too, each once', async () => {
    server.write(noteOn(mine, { value: 'Before' }));
    await deskWith(mine);
    const note = noteOn(mine, { value: 'Now', afterSeq: 2 });
    server.write(note);
    server.push(noteAdded, { note });
    server.write(noteOn(waiting, { value: 'Elsewhere' }));
    await until(() => state().thread?.notes.length === 2);
    expect(state().thread?.notes.map(({ value }) => value)).toEqual(['Before', 'Now']);
  });

  test('shows how far the visitor has read, and whether they are online', async () => {
    await deskWith(mine);
    expect(state().thread?.visitorIsThere).toBe(true);
    const { conversationId } = mine;
    server.push(deskReadChanged, { conversationId, by: 'visitor', seq: 4 });
    server.push(deskReadChanged, { conversationId, by: 'visitor', seq: 2 });
    server.push(visitorPresenceChanged, { conversationId, isThere: false });
    await until(() => state().thread?.visitorIsThere === false);
    expect(state().thread?.session.visitorReadSeq).toBe(4);
  });

  test('ignores late replies about another conversation', async () => {
    server.addMessage(mine, { value: 'Of Elena' }, false);
    server.addMessage(waiting, { value: 'Of Lukas' }, false);
    const desk = await loadedDesk();
    const { promise, release } = delayedReply();
    server.answers.set('conversation.open', async () => {
      server.answers.delete('conversation.open');
      await promise;
      return {
        ok: true,
        session: mine,
        messages: [server.addMessage(mine, {}, false)],
        notes: [],
        ratings: [],
        lastSeq: 2,
        visitorIsThere: false,
      };
    });
    desk.open(mine.userSessionId);
    desk.open(waiting.userSessionId);
    await until(() => state().thread);
    release();
    server.addMessage(mine, { value: 'Elena again' });
    server.addMessage(waiting, { value: 'Lukas again' });
    await until(() => values()?.length === 2);
    expect(values()).toEqual(['Of Lukas', 'Lukas again']);
  });

  test('follows the visitor into a new session: messages go there', async () => {
    const desk = await deskWith(mine);
    const again = { ...mine, userSessionId: newId('uss'), startedAt: at(99) };
    server.put({ ...mine, status: 'CLOSED' });
    server.put(again);
    await until(() => state().thread?.session.userSessionId === again.userSessionId);
    await sendNow(desk, again, 'Welcome back');
    expect(server.emitsOf(sendAgentMessage)).toEqual([
      expect.objectContaining({ userSessionId: again.userSessionId, value: 'Welcome back' }),
    ]);
    expect(state().lists.assigned).toEqual({ items: [again], total: 1, inLine: 0 });
  });

  const again = { ...mine, userSessionId: newId('uss'), startedAt: at(99) };

  test('is the new session with everything in it: the server knows it as open, and what was written goes on there', async () => {
    const desk = await deskWith({ ...mine });
    server.put({ ...mine, status: 'CLOSED' });
    await until(() => state().thread?.session.status === 'CLOSED');
    const uploaded = { reply: 'Half', note: 'Her lamp', asideMode: 'note', mode: 'note' } as const;
    desk.draft(mine.userSessionId, uploaded);
    server.addMessage(again, { value: 'Hello again', time: at(99) }, false);
    server.put(again);
    await until(() => values()?.includes('Hello again'));
    expect(state()).toMatchObject({
      sessionId: again.userSessionId,
      earlierSessionIds: [mine.userSessionId],
    });
    expect(server.emitsOf(openConversation).at(-1)).toMatchObject({ userSessionId: again.userSessionId });
    expect(drafts()).toMatchObject({ [again.userSessionId]: uploaded });
    expect(drafts()[mine.userSessionId]?.note ?? '').toBe('');
  });

  test('a note that was being typed ends for other agents, whatever is open by now', async () => {
    const desk = await deskWith(mine);
    desk.sendTyping(mine.userSessionId, true, true);
    server.put({ ...mine, status: 'CLOSED' });
    server.put({ ...again, ...UNOWNED });
    await until(() => state().sessionId === again.userSessionId);
    desk.sendTyping(mine.userSessionId, false, true);
    await until(() => server.emitsOf(agentTyping).length === 2);
    expect(server.emitsOf(agentTyping)[1]).toMatchObject({
      ...{ userSessionId: mine.userSessionId, typing: false, note: true },
    });
  });

  test('stays the earlier session that was opened on purpose, whatever happens in the latest', async () => {
    const over = server.put({ ...mine, status: 'CLOSED' });
    server.put(again);
    server.addMessage(over, {}, false);
    server.addMessage(again, { time: at(99) }, false);
    await deskWith(over);
    server.put({ ...again, unreadCount: 1 });
    server.addMessage(again, { value: 'Hello?', time: at(100) });
    await until(() => values()?.includes('Hello?'));
    expect(state()).toMatchObject({ sessionId: over.userSessionId, thread: { session: over } });
  });

  test('stays where it is while the new session is one that this agent may not read', async () => {
    await deskWith(mine);
    server.put({ ...mine, status: 'CLOSED' });
    server.put({ ...again, agentId: AINO.userId, agentName: AINO.name });
    server.put({ ...waiting, unreadCount: 7 });
    await until(() => state().lists.unassigned.items.some(({ unreadCount }) => unreadCount === 7));
    expect(state()).toMatchObject({
      sessionId: mine.userSessionId,
      thread: { session: { ...mine, status: 'CLOSED' } },
    });
  });

  test('follows the visitor into a session that began while disconnected', async () => {
    await deskWith(mine);
    await dropConnection();
    server.put({ ...mine, status: 'CLOSED' }, false);
    server.put({ ...again, ...UNOWNED }, false);
    server.addMessage(again, { value: 'Anybody?', time: at(99) }, false);
    await awaitReconnect();
    await until(() => state().sessionId === again.userSessionId);
    await until(() => values()?.includes('Anybody?'));
  });

  test('that was reassigned opens again as the new session, with what was written before', async () => {
    const desk = await deskWith(mine);
    desk.draft(mine.userSessionId, { reply: 'One moment' });
    const taken = { ...mine, agentId: AINO.userId, agentName: AINO.name };
    server.push(conversationReassigned, {
      ...{ session: taken, how: 'taken_over', fromAgentId: MAYA.userId, byId: AINO.userId },
      ...{ byName: AINO.name, reason: '', mayRead: false },
    });
    await until(() => state().left);
    server.put({ ...again, ...UNOWNED });
    await until(() => state().thread);
    expect(state()).toMatchObject({ sessionId: again.userSessionId, left: null });
    expect(drafts()[again.userSessionId]?.reply).toBe('One moment');
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

  test('is marked as read once per message, and only while it is visible', async () => {
    const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    server.addMessage(mine, {}, false);
    await deskWith(mine);
    await until(() => server.emitsOf(readConversation).length === 1);
    see.mockReturnValue('hidden');
    server.addMessage(mine);
    server.put({ ...mine, unreadCount: 1 });
    await until(() => state().thread?.session.unreadCount === 1);
    expect(server.emitsOf(readConversation)).toHaveLength(1);
    see.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await until(() => server.emitsOf(readConversation).length === 2);
    server.put({ ...mine, unreadCount: 0 });
    await until(() => state().thread?.session.unreadCount === 0);
    expect(server.emitsOf(readConversation).map(({ seq }) => seq)).toEqual([1, 2]);
  });
});
