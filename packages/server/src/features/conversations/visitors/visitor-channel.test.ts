/** The visitor channel through real sockets. */
import { publishApp, unpublishApp } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorConnectionCut,
  visitorMessageAdded,
  visitorSessionChanged,
  visitorTyping,
} from '@parrot/contract/conversations';
import { type Emit, type ErrorReply, LIMITS, newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const question = { value: OPENING_HOURS.question[0] ?? '' };

describe('a conversation', () => {
  let server: TestServer;
  let parrotId: string;

  beforeAll(async () => {
    server = await sharedTestServer();
    parrotId = (await newPublishedApp(server, await newOwner(server))).parrotId;
  });
  afterAll(() => server.stop());

  const arrive = async (auth: { visitorToken?: string } = {}) => {
    const socket = await openVisitorSocket(server, { parrotId, ...auth });
    return { socket, thread: await socket.ask(openVisitorConversation, { afterSeq: 0 }) };
  };
  /** The whole conversation as stored, once all work is done. */
  const stored = async (socket: TestSocket): Promise<Message[]> => {
    await server.server.platform.outbox.settle();
    return (await socket.ask(openVisitorConversation, { afterSeq: 1 })).messages;
  };

  test('the first visit starts with the greeting; a second one continues the conversation', async () => {
    const first = await arrive();
    expect(first.thread).toMatchObject({ lastSeq: 1, session: { status: 'INPROGRESS', agentName: null } });
    expect(first.thread.messages).toMatchObject([{ seq: 1, userType: 'bot', msgType: 'text' }]);
    const again = await arrive({ visitorToken: first.thread.visitorToken });
    expect(again.thread.conversationId).toBe(first.thread.conversationId);
    expect(again.thread.messages).toEqual(first.thread.messages);
  });

  test('opening twice at the same time creates one visitor', async () => {
    const socket = await openVisitorSocket(server, { parrotId });
    const opened = await Promise.all(
      [1, 2, 3].map(() => socket.ask(openVisitorConversation, { afterSeq: 0 })),
    );
    expect(new Set(opened.map((thread) => thread.conversationId)).size).toBe(1);
  });

  test('a message sent twice is stored once, with one seq [RTM-07]', async () => {
    const { socket, thread } = await arrive();
    const elsewhere = await openVisitorSocket(server, { parrotId, visitorToken: thread.visitorToken });
    const message = { msgId: newId('msg'), ...question };
    const [one, two] = await Promise.all([
      socket.ask(sendVisitorMessage, message),
      elsewhere.ask(sendVisitorMessage, message),
    ]);
    const third = await socket.ask(sendVisitorMessage, { ...message, value: 'Changed meanwhile' });
    expect(two).toEqual(one);
    expect(third.message).toEqual(one.message);
    const all = await stored(socket);
    expect(all.map(({ seq, userType }) => [seq, userType])).toEqual([
      [2, 'visitor'],
      [3, 'bot'],
    ]);
  });

  test('a msgId of another sender is rejected with the field named, and changes nothing [RTM-07]', async () => {
    const { socket, thread } = await arrive();
    const refused = await socket.answer(sendVisitorMessage, {
      msgId: thread.messages[0]?.msgId,
      ...question,
    });
    expect(refused).toMatchObject({
      ok: false,
      error: { status: 400, fields: { msgId: expect.any(String) } },
    });
    expect(await stored(socket)).toEqual([]);
  });

  test('50 senders at once: every message is stored once, numbered without a gap [RTM-07]', async () => {
    const { thread } = await arrive();
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () =>
        openVisitorSocket(server, { parrotId, visitorToken: thread.visitorToken }),
      ),
    );
    const sent = await Promise.all(
      sockets.map((socket, at) =>
        socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: `Number ${at}` }),
      ),
    );
    const all = await stored(sockets[0] as TestSocket);
    expect(all.map(({ seq }) => seq)).toEqual(Array.from(all, (_, at) => at + 2));
    expect(all.filter(({ userType }) => userType === 'visitor')).toEqual(
      sent.map(({ message }) => message).sort((a, b) => a.seq - b.seq),
    );
    // Each of them was answered once.
    expect(new Set(all.map(({ msgId }) => msgId)).size).toBe(all.length);
    for (const socket of sockets) socket.close();
  });

  test('20 visitors at once: each has their own messages in their own conversation, and one rejection affects no other [RTM-07]', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => arrive()));
    const welcome = visitors[7]?.thread.messages[0]?.msgId;
    const answers = await Promise.all(
      visitors.map(({ socket }, at) =>
        socket.answer(sendVisitorMessage, {
          msgId: at === 7 ? welcome : newId('msg'),
          value: `Number ${at}`,
        }),
      ),
    );
    expect(answers.map(({ ok }) => ok)).toEqual(visitors.map((_, at) => at !== 7));
    for (const [at, { socket, thread }] of visitors.entries()) {
      const all = await stored(socket);
      const own = all.filter(({ userType }) => userType === 'visitor');
      expect(own.map(({ value }) => value)).toEqual(at === 7 ? [] : [`Number ${at}`]);
      expect(all.map(({ seq }) => seq)).toEqual(Array.from(all, (_, index) => index + 2));
      expect(all.every(({ conversationId }) => conversationId === thread.conversationId)).toBe(true);
      socket.close();
    }
  });

  test('messages that a visitor writes in a row are stored, and pushed, in that order [RTM-07]', async () => {
    const { socket, thread } = await arrive();
    const other = await arrive({ visitorToken: thread.visitorToken });
    const values = Array.from({ length: 20 }, (_, at) => `Line ${at}`);
    await Promise.all(values.map((value) => socket.ask(sendVisitorMessage, { msgId: newId('msg'), value })));
    const all = await stored(socket);
    const ofVisitor = (messages: Pick<Message, 'userType' | 'value'>[]) =>
      messages.filter(({ userType }) => userType === 'visitor').map(({ value }) => value);
    expect(ofVisitor(all)).toEqual(values);
    const pushed = () => other.socket.seen(visitorMessageAdded).map(({ message }) => message);
    await expect.poll(() => pushed().length).toBe(all.length);
    expect(ofVisitor(pushed())).toEqual(values);
    // The bot's reply is committed on a connection of its own, so its push can come after a later message's.
    expect(pushed().toSorted((a, b) => a.seq - b.seq)).toEqual(all);
  });

  test('the session is pushed to the visitor once it changed for them, not with every message', async () => {
    const { socket } = await arrive();
    const pushed: unknown[] = [];
    socket.socket.on(visitorSessionChanged.name, (push) => pushed.push(push));
    await socket.ask(sendVisitorMessage, { msgId: newId('msg'), ...question });
    await socket.next(visitorMessageAdded, ({ message }) => message.value === OPENING_HOURS.answer);
    await socket.ask(requestAgent, {});
    await socket.next(visitorSessionChanged, ({ session }) => session.status === 'UNASSIGNED');
    expect(pushed[0]).toMatchObject({ session: { status: 'UNASSIGNED' } });
  });

  test('a client that was offline continues from its last seq and misses nothing, however much it is [RTM-07]', async () => {
    const { socket, thread } = await arrive();
    const awaySince = thread.lastSeq;
    socket.close();
    const { visitorToken } = thread;
    const elsewhere = await openVisitorSocket(server, { parrotId, visitorToken });
    for (let at = 0; at < 15; at++)
      await elsewhere.ask(sendVisitorMessage, { msgId: newId('msg'), value: `While away ${at}` });
    const all = await stored(elsewhere);
    const back = await openVisitorSocket(server, { parrotId, visitorToken });
    const missed = await back.ask(openVisitorConversation, { afterSeq: awaySince });
    expect(missed.messages.length).toBeGreaterThan(LIMITS.messagePage);
    expect(missed.messages).toEqual(all);
    expect(missed.lastSeq).toBe(all.at(-1)?.seq);
    const atTheEnd = await back.ask(openVisitorConversation, { afterSeq: 0 });
    expect(atTheEnd.messages).toEqual(all.slice(-LIMITS.messagePage));
  });
});

describe('who may use the visitor channel', () => {
  let server: TestServer;
  let parrotId: string;
  let owner: TestSession;

  beforeAll(async () => {
    server = await sharedTestServer();
    owner = await newOwner(server);
    parrotId = (await newPublishedApp(server, owner)).parrotId;
  });
  afterAll(() => server.stop());

  test.each([
    ['an unknown bot', { parrotId: newId('prt') }, 404],
    ['no bot at all', {}, 400],
    ['something that is no id', { parrotId: { $ne: '' } }, 400],
  ])('%s: the connection is refused with the reason [RTM-06]', async (_, auth, status) => {
    const refused = await openVisitorSocket(server, auth as { parrotId: string }).catch((error) => error);
    expect(refused).toMatchObject({ data: { status, message: expect.stringMatching(/\w+/) } });
  });

  test('an unpublished bot stops on open connections and accepts no new ones [RTM-06]', async () => {
    const other = await newPublishedApp(server, owner);
    const socket = await openVisitorSocket(server, other);
    await socket.ask(openVisitorConversation, { afterSeq: 0 });
    await server.api.call(unpublishApp, { session: owner, body: { appId: other.appId } });
    const refused = await socket.answer(sendVisitorMessage, { msgId: newId('msg'), ...question });
    expect(refused).toMatchObject({ ok: false, error: { status: 404 } });
    await expect(openVisitorSocket(server, other)).rejects.toThrow('This bot isn’t available right now.');
    await server.api.call(publishApp, { session: owner, body: { appId: other.appId } });
    await socket.ask(sendVisitorMessage, { msgId: newId('msg'), ...question });
  });

  test('a forged token, or one of another app or tenant, creates a new visitor [RTM-06]', async () => {
    countAttack('tokens');
    const mine = await openVisitorSocket(server, { parrotId });
    const { conversationId, visitorToken } = await mine.ask(openVisitorConversation, { afterSeq: 0 });
    const claims = JSON.parse(Buffer.from(visitorToken.split('.')[1] ?? '', 'base64url').toString());
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('somebody else made up this key 1234'));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${visitorToken.split('.')[1]}.`;
    const asStaff = owner.token;
    for (const token of [forged, unsigned, asStaff, 'rubbish']) {
      const socket = await openVisitorSocket(server, { parrotId, visitorToken: token });
      expect((await socket.ask(openVisitorConversation, { afterSeq: 0 })).conversationId).not.toBe(
        conversationId,
      );
    }
    const sameTenant = await newPublishedApp(server, owner);
    const otherTenant = await newPublishedApp(server, await newOwner(server));
    for (const app of [sameTenant, otherTenant]) {
      const socket = await openVisitorSocket(server, { parrotId: app.parrotId, visitorToken });
      const thread = await socket.ask(openVisitorConversation, { afterSeq: 0 });
      expect(thread.conversationId).not.toBe(conversationId);
      expect(thread.messages.every((message) => message.conversationId === thread.conversationId)).toBe(true);
    }
  });

  test('a visitor token gives no access to the application [RTM-06]', async () => {
    countAttack('tokens');
    const socket = await openVisitorSocket(server, { parrotId });
    const { visitorToken } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    await expect(
      server.server.slices.accounts.authorization.authorize(visitorToken, { ip: '', userAgent: '' }),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  test('a visitor gets nothing of another visitor [RTM-06]', async () => {
    countAttack('tenants');
    const [one, two] = [
      await openVisitorSocket(server, { parrotId }),
      await openVisitorSocket(server, { parrotId }),
    ];
    await one.ask(openVisitorConversation, { afterSeq: 0 });
    await two.ask(openVisitorConversation, { afterSeq: 0 });
    await one.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'For my eyes only' });
    await one.next(visitorMessageAdded, ({ message }) => message.userType === 'bot' && message.seq === 3);
    const own = await two.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Mine' });
    await two.next(visitorMessageAdded, ({ message }) => message.userType === 'bot' && message.seq === 3);
    const received = two.seen(visitorMessageAdded).map(({ message }) => message.conversationId);
    expect(new Set(received)).toEqual(new Set([own.message.conversationId]));
  });

  test('nothing can be sent before the conversation is open', async () => {
    const socket = await openVisitorSocket(server, { parrotId });
    for (const [event, payload] of [
      [sendVisitorMessage, { msgId: newId('msg'), ...question }],
      [requestAgent, {}],
      [visitorTyping, { typing: true }],
    ] as [Emit, object][])
      expect(await socket.answer(event, payload)).toMatchObject({ ok: false, error: { status: 400 } });
  });

  test('invalid input is rejected with the field named', async () => {
    const socket = await openVisitorSocket(server, { parrotId });
    await socket.ask(openVisitorConversation, { afterSeq: 0 });
    const msgId = newId('msg');
    for (const [event, payload, field] of [
      [openVisitorConversation, { afterSeq: -1 }, 'afterSeq'],
      [openVisitorConversation, { afterSeq: 'all' }, 'afterSeq'],
      [sendVisitorMessage, { msgId, value: '   ' }, 'value'],
      [sendVisitorMessage, { msgId, value: 'x'.repeat(LIMITS.messageLength + 1) }, 'value'],
      [sendVisitorMessage, { msgId, value: { toString: 'x' } }, 'value'],
      [sendVisitorMessage, { msgId: '../../x', value: 'Hello' }, 'msgId'],
      [visitorTyping, { typing: 'yes' }, 'typing'],
      [sendVisitorMessage, 'Hello', 'body'],
    ] as [Emit, unknown, string][]) {
      const answer = await socket.answer(event, payload);
      expect(answer).toMatchObject({ ok: false, error: { status: 400, code: 'bad_input' } });
      expect(answer).toHaveProperty(['error', 'fields', field]);
    }
  });

  test('a flood is rejected with 429; a connection that continues is notified and closed', async () => {
    countAttack('floods');
    const { socket, next } = await openVisitorSocket(
      server,
      { parrotId },
      // A separate browser, because it stays blocked for a while.
      { 'user-agent': 'flooding browser' },
    );
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const refused: string[] = [];
    for (let count = 0; count < 400; count += 1)
      socket.emit(visitorTyping.name, { typing: true }, ({ error }: { error?: ErrorReply }) => {
        if (error?.status === 429) refused.push(error.code);
      });
    expect(await next(visitorConnectionCut)).toEqual({
      reason: 'flood',
      restSeconds: LIMITS.line.restSeconds,
    });
    expect(await closed).toBe('io server disconnect');
    expect(refused.length).toBeGreaterThan(LIMITS.line.refusedBeforeCut);
    expect(new Set(refused.slice(0, -1))).toEqual(new Set(['too_many']));
    expect(refused.at(-1)).toBe('line_cut');
  });

  test('an unknown event is answered with an error', async () => {
    const socket = await openVisitorSocket(server, { parrotId });
    expect(await socket.answer({ name: 'drop.tables' } as Emit, {})).toMatchObject({
      ok: false,
      error: { status: 400 },
    });
  });
});
