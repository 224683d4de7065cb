/** The desk through real calls and sockets: queues, taking, answering, closing and live updates. */
import { type App, createApp } from '@parrot/contract/apps';
import {
  openVisitorConversation,
  type QueueUser,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
  visitorSessionChanged,
  visitorTyping,
  visitorTypingChanged,
} from '@parrot/contract/conversations';
import { LIMITS, newId, type UserSessionId } from '@parrot/contract/core';
import {
  agentConnect,
  agentTyping,
  assignedUsers,
  assignFromBot,
  closeConversation,
  deskMessageAdded,
  deskSessionChanged,
  deskTypingChanged,
  listAgentApps,
  openConversation,
  readConversation,
  sendAgentMessage,
  takeConversation,
  unassignedUsers,
} from '@parrot/contract/desk';
import {
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const text = (value = 'Hello') => ({ msgId: newId('msg'), value });

describe('the desk', () => {
  let server: TestServer;
  let owner: TestSession;
  let agent: TestSession;
  let otherAgent: TestSession;
  let app: App;

  beforeAll(async () => {
    server = await sharedTestServer();
    owner = await newOwner(server);
    app = await newPublishedApp(server, owner);
    agent = await newMember(server, owner, 'agent', [app.appId]);
    otherAgent = await newMember(server, owner, 'agent', [app.appId]);
  });
  afterAll(() => server.stop());

  const settle = () => server.server.platform.outbox.settle();
  const visit = async (parrotId: string = app.parrotId) => {
    const socket = await openVisitorSocket(server, { parrotId });
    const { session, conversationId } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    return { socket, conversationId, userSessionId: session?.userSessionId as UserSessionId };
  };
  /** A visitor who waits for an agent. */
  const waiting = async () => {
    const visitor = await visit();
    await visitor.socket.ask(requestAgent, {});
    return visitor;
  };
  const connect = async (session: TestSession) => {
    const socket = await openDeskSocket(server, session);
    await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
    return socket;
  };
  const list = async (call: typeof unassignedUsers | typeof assignedUsers, session = agent, body = {}) =>
    server.api.call(call, { session, body });

  test('a visitor who requests an agent appears in the unassigned queue, by push and in the next list [DSK-01]', async () => {
    const desk = await connect(agent);
    const { socket, userSessionId, conversationId } = await visit();
    await socket.ask(sendVisitorMessage, text('My parcel is wet'));
    const { session } = await socket.ask(requestAgent, {});
    expect(session).toMatchObject({ status: 'UNASSIGNED', agentName: null });
    const isMine = (row: { userSessionId: string; status: string }) =>
      row.userSessionId === userSessionId && row.status === 'UNASSIGNED';
    const { session: pushed } = await desk.next(deskSessionChanged, (push) => isMine(push.session));
    const { items, total } = await list(unassignedUsers);
    expect(items.find(isMine)).toEqual(pushed);
    expect(total).toBe(items.length);
    expect(pushed).toMatchObject({
      conversationId,
      appId: app.appId,
      appName: app.appName,
      agentId: null,
      unreadCount: 1,
      userName: expect.stringMatching(/^Visitor \d{4}$/),
      waitingSince: expect.any(String),
    });
    // Requesting again changes nothing.
    await socket.ask(requestAgent, {});
    const { messages } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    expect(messages.filter(({ event }) => event === 'person-requested')).toHaveLength(1);
  });

  test('lists are sorted by last message, newest first, and paged by offset [DSK-01]', async () => {
    const visitors = [await waiting(), await waiting(), await waiting()];
    await settle();
    for (const at of [1, 0, 2]) {
      server.clock.advance(1_000);
      await visitors[at]?.socket.ask(sendVisitorMessage, text(`From ${at}`));
    }
    const { items, total } = await list(unassignedUsers);
    expect(items.slice(0, 3).map(({ userSessionId }) => userSessionId)).toEqual(
      [2, 0, 1].map((at) => visitors[at]?.userSessionId),
    );
    expect(items[0]?.lastMessage).toMatchObject({ value: 'From 2', userType: 'visitor' });
    const paged = await list(unassignedUsers, agent, { offset: 1, limit: 2 });
    expect(paged).toMatchObject({ items: items.slice(1, 3), total, offset: 1 });
  });

  test('both sides see a conversation from taking to closing [DSK-06, DSK-07, DSK-09]', async () => {
    const desk = await connect(agent);
    const { socket: visitor, userSessionId, conversationId } = await waiting();
    await visitor.ask(sendVisitorMessage, text('Anybody there?'));

    const taken = await desk.ask(takeConversation, { userSessionId });
    expect(taken.session).toMatchObject({
      status: 'ASSIGNED',
      agentId: agent.userId,
      agentName: agent.name,
    });
    await visitor.next(visitorSessionChanged, ({ session }) => session.agentName === agent.name);
    expect((await list(assignedUsers)).items[0]).toEqual(taken.session);
    expect((await list(assignedUsers, otherAgent)).items).toEqual([]);

    const opened = await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
    expect(opened.session).toEqual(taken.session);
    expect(opened.messages.map(({ event, value }) => event ?? value)).toEqual(
      expect.arrayContaining(['person-requested', 'Anybody there?', 'taken']),
    );
    expect(opened.messages.find(({ event }) => event === 'taken')).toMatchObject({
      msgType: 'event',
      userType: 'system',
      senderId: agent.userId,
      senderName: agent.name,
    });
    expect(await desk.ask(readConversation, { userSessionId, seq: opened.lastSeq })).toMatchObject({
      unreadCount: 0,
    });

    const written = await desk.ask(sendAgentMessage, { userSessionId, ...text('How can I help?') });
    const received = await visitor.next(visitorMessageAdded, ({ message }) => message.userType === 'agent');
    expect(received.message).toEqual(written.message);
    const answer = await visitor.ask(sendVisitorMessage, text('It’s broken'));
    expect(
      (await desk.next(deskMessageAdded, ({ message }) => message.seq === answer.message.seq)).message,
    ).toEqual(answer.message);

    await visitor.ask(visitorTyping, { typing: true });
    expect(await desk.next(deskTypingChanged)).toMatchObject({
      conversationId,
      userType: 'visitor',
      typing: true,
    });
    await desk.ask(agentTyping, { userSessionId, typing: true });
    expect(await visitor.next(visitorTypingChanged)).toEqual({
      userType: 'agent',
      senderName: agent.name,
      typing: true,
    });

    const closed = await desk.ask(closeConversation, { userSessionId });
    expect(closed.session).toMatchObject({ status: 'CLOSED', waitingSince: null, unreadCount: 0 });
    await visitor.next(visitorSessionChanged, ({ session }) => session.status === 'CLOSED');
    expect((await list(assignedUsers)).items.map((row) => row.userSessionId)).not.toContain(userSessionId);
    expect(await desk.answer(sendAgentMessage, { userSessionId, ...text() })).toMatchObject({
      error: { status: 409, code: 'conversation_over' },
    });
  });

  test('a message after the close starts a new session with the bot below the old one [DSK-09]', async () => {
    const desk = await connect(agent);
    const { socket: visitor, userSessionId } = await waiting();
    await desk.ask(takeConversation, { userSessionId });
    await desk.ask(closeConversation, { userSessionId });
    const before = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
    expect(before.session).toMatchObject({ userSessionId, status: 'CLOSED' });
    const again = await visitor.ask(sendVisitorMessage, text('One more thing'));
    expect(again.session.status).toBe('INPROGRESS');
    expect(again.session.userSessionId).not.toBe(userSessionId);
    // The greeting of the new session comes first.
    expect(again.message.seq).toBe(before.lastSeq + 2);
    const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
    expect(messages.slice(0, before.messages.length)).toEqual(before.messages);
    await settle();
    const after = await visitor.ask(openVisitorConversation, { afterSeq: again.message.seq });
    expect(after.messages.some(({ userType }) => userType === 'bot')).toBe(true);
    for (const event of [takeConversation, closeConversation])
      expect(await desk.answer(event, { userSessionId })).toMatchObject({
        error: { code: 'conversation_over' },
      });
  });

  test('an agent takes a conversation from the bot, which then stays silent [DSK-09]', async () => {
    const { socket: visitor, userSessionId } = await visit();
    const { session } = await server.api.call(assignFromBot, { session: agent, body: { userSessionId } });
    expect(session).toMatchObject({ status: 'ASSIGNED', agentId: agent.userId });
    const { message } = await visitor.ask(sendVisitorMessage, text('When are you open?'));
    await settle();
    expect((await visitor.ask(openVisitorConversation, { afterSeq: message.seq })).messages).toEqual([]);
  });

  test('when two agents take a conversation at once, one gets it and the other learns who [DSK-09, RTM-07]', async () => {
    const desks = [await connect(agent), await connect(otherAgent)];
    for (let round = 0; round < 5; round++) {
      const { socket: visitor, userSessionId } = await waiting();
      const answers = await Promise.all(
        desks.map((desk) => desk.answer(takeConversation, { userSessionId })),
      );
      const [winner] = answers.flatMap((answer) => (answer.ok ? [answer.session as QueueUser] : []));
      const losers = answers.filter((answer) => !answer.ok);
      expect(losers).toHaveLength(1);
      expect(losers[0]).toMatchObject({
        error: {
          status: 409,
          code: 'taken_by_other',
          message: `${winner?.agentName} already has this conversation.`,
        },
      });
      const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
      expect(messages.filter(({ event }) => event === 'taken')).toHaveLength(1);
    }
    // Taking a conversation the caller already has succeeds.
    const { userSessionId } = await waiting();
    const first = await desks[0]?.ask(takeConversation, { userSessionId });
    expect(await desks[0]?.ask(takeConversation, { userSessionId })).toEqual(first);
  });

  test('only the agent who has a conversation may write, close it or show typing [DSK-09]', async () => {
    const [mine, theirs] = [await connect(agent), await connect(otherAgent)];
    const { userSessionId } = await waiting();
    const acts = [
      [sendAgentMessage, { userSessionId, ...text() }],
      [closeConversation, { userSessionId }],
      [readConversation, { userSessionId, seq: 1 }],
      [agentTyping, { userSessionId, typing: true }],
    ] as const;
    for (const [event, payload] of acts)
      expect(await mine.answer(event, payload)).toMatchObject({
        error: { status: 409, message: 'Take this conversation first.' },
      });
    await mine.ask(takeConversation, { userSessionId });
    for (const [event, payload] of acts)
      expect(await theirs.answer(event, payload)).toMatchObject({
        error: { code: 'taken_by_other', message: `${agent.name} already has this conversation.` },
      });
  });

  test('a long conversation is read in pages of the requested size', async () => {
    const desk = await connect(agent);
    const { userSessionId } = await waiting();
    await desk.ask(takeConversation, { userSessionId });
    for (let sent = 0; sent < 30; sent++)
      await desk.ask(sendAgentMessage, { userSessionId, ...text('More') });
    const read = async (range: { beforeSeq?: number; limit?: number }) =>
      (await desk.ask(openConversation, { userSessionId, ...range })).messages.map(({ seq }) => seq);
    const last = await read({});
    expect(last).toHaveLength(LIMITS.messagePage);
    const [first = 0] = last;
    expect(await read({ beforeSeq: first, limit: 3 })).toEqual([first - 3, first - 2, first - 1]);
    expect(await read({ beforeSeq: first, limit: 500 })).toHaveLength(first - 1);
    expect(
      await desk.answer(openConversation, { userSessionId, limit: LIMITS.messagesAtOnce + 1 }),
    ).toMatchObject({ error: { status: 400 } });
  });

  test("an agent's message sent twice is stored once, even after the close [RTM-07]", async () => {
    const desk = await connect(agent);
    const { socket: visitor, userSessionId } = await waiting();
    await desk.ask(takeConversation, { userSessionId });
    const message = { userSessionId, ...text('Once') };
    const [one, two] = await Promise.all([
      desk.ask(sendAgentMessage, message),
      desk.ask(sendAgentMessage, message),
    ]);
    await desk.ask(closeConversation, { userSessionId });
    await visitor.ask(sendVisitorMessage, text('Thanks'));
    expect([two, await desk.ask(sendAgentMessage, message)]).toEqual([one, one]);
    const { messages } = await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
    expect(messages.filter(({ value }) => value === 'Once')).toHaveLength(1);
  });

  test('applying every push to an earlier list gives the current list [RTM-07, DSK-01]', async () => {
    const desk = await connect(agent);
    const lists = async () => ({
      unassigned: (await list(unassignedUsers, agent, { limit: 100 })).items,
      assigned: (await list(assignedUsers, agent, { limit: 100 })).items,
    });
    await settle();
    let shown = await lists();
    const { socket: visitor, userSessionId } = await visit();
    const acts: (() => Promise<unknown>)[] = [
      () => visitor.ask(sendVisitorMessage, text('When are you open?')),
      () => visitor.ask(requestAgent, {}),
      () => visitor.ask(sendVisitorMessage, text('Hello?')),
      () => desk.ask(takeConversation, { userSessionId }),
      () => desk.ask(sendAgentMessage, { userSessionId, ...text('Here I am') }),
      () => visitor.ask(sendVisitorMessage, text('At last')),
      () => desk.ask(readConversation, { userSessionId, seq: 1_000 }),
      () => desk.ask(closeConversation, { userSessionId }),
      () => visitor.ask(sendVisitorMessage, text('And another thing')),
      () => visitor.ask(requestAgent, {}),
    ];
    for (const act of acts) {
      server.clock.advance(10);
      await act();
      await settle();
      shown = await applied(desk, shown);
      expect(shown).toEqual(await lists());
    }
  });

  /** Applies the received pushes as a client does: each session moves to the list of its status. */
  async function applied(desk: TestSocket, shown: { unassigned: QueueUser[]; assigned: QueueUser[] }) {
    // A call on the same socket is answered after everything pushed before it.
    await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: agent.name });
    const rows = new Map([...shown.unassigned, ...shown.assigned].map((row) => [row.userSessionId, row]));
    for (const push of desk.seen(deskSessionChanged)) {
      const session = push.session as QueueUser;
      rows.set(session.userSessionId, session);
    }
    const sorted = [...rows.values()].sort((a, b) => {
      const [one, other] = [a.lastMessage?.time ?? a.startedAt, b.lastMessage?.time ?? b.startedAt];
      return other.localeCompare(one) || a.userSessionId.localeCompare(b.userSessionId);
    });
    return {
      unassigned: sorted.filter(({ status }) => status === 'UNASSIGNED'),
      assigned: sorted.filter(({ status, agentId }) => status === 'ASSIGNED' && agentId === agent.userId),
    };
  }

  test('an agent who opens a conversation later or reconnects misses nothing [RTM-07]', async () => {
    const desk = await connect(agent);
    const { socket: visitor, userSessionId } = await waiting();
    const opened = await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
    desk.close();
    for (const value of ['One', 'Two', 'Three']) await visitor.ask(sendVisitorMessage, text(value));
    const back = await connect(agent);
    const missed = await back.ask(openConversation, { userSessionId, afterSeq: opened.lastSeq });
    expect(missed.messages.map(({ value }) => value)).toEqual(['One', 'Two', 'Three']);
    expect(missed.lastSeq).toBe(opened.lastSeq + 3);
  });

  test('an agent’s apps are returned in pages of ten, by name, with the total', async () => {
    const lead = await newOwner(server);
    const names = Array.from({ length: 12 }, (_, at) => `Shop${String(at).padStart(2, '0')}`);
    const body = (appName: string) => ({ appName, appType: 'Q&A' as const });
    const made: App[] = [];
    for (const name of [...names].reverse())
      made.push((await server.api.call(createApp, { session: lead, body: body(name) })).app);
    // The agent has no access to the last app.
    const own = made.slice(0, 11).map(({ appId }) => appId);
    const reader = await newMember(server, lead, 'agent', own);
    const page = async (session: TestSession, more = {}) => {
      const { items, count } = await server.api.call(listAgentApps, { session, body: more });
      return { names: items.map(({ appName }) => appName), count };
    };
    expect(await page(reader)).toEqual({ names: names.slice(1, 11), count: 11 });
    expect(await page(reader, { offset: 10 })).toEqual({ names: names.slice(11), count: 11 });
    expect(await page(await newMember(server, lead, 'agent'))).toEqual({ names: [], count: 0 });
  });
});
