/** Waiting for a person: where one stands, going on with the bot, answers by mail, and what the desk hears of who gave up. */
import {
  endSession,
  leaveEmail,
  openThread,
  readThread,
  readWaiting,
  requestPerson,
  sendVisitorMessage,
  stopWaiting,
  visitorHearsRead,
  visitorWaitingChanged,
} from '@parrot/contract/conversations';
import {
  deskHearsRead,
  openConversation,
  readConversation,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import { listKeptMail } from '@parrot/contract/installation';
import { listNotifications } from '@parrot/contract/notifications';
import {
  newEmail,
  OPENING_HOURS,
  openVisitorSocket,
  startTestServer,
  type TestServer,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskScene, deskScene, text } from './desk-scene.fixture.ts';

let server: TestServer;
let scene: DeskScene;
beforeAll(async () => {
  // What jobs do is waited for here: nothing that other files left in the queues may stand before it.
  server = await startTestServer();
  scene = await deskScene(server);
});
afterAll(() => server.stop());

const missed = async () => {
  await scene.settle();
  const { items } = await server.api.call(listNotifications, { session: scene.agent, body: {} });
  return items.filter(({ kind }) => kind === 'missed-chat');
};

describe('the place in the queue', () => {
  test('is told, moves up as others are taken, and whether anybody is there; an estimate only from three waits on [DSK-09]', async () => {
    const first = await scene.waiting();
    server.clock.advance(1_000);
    const second = await scene.waiting();
    expect(await second.socket.ask(readWaiting, {})).toMatchObject({
      waiting: { position: 2, estimateSeconds: null, peopleAreThere: false },
    });
    const desk = await scene.connect(scene.agent);
    await second.socket.next(visitorWaitingChanged, ({ waiting }) => waiting?.peopleAreThere === true);
    await desk.ask(takeConversation, { userSessionId: first.userSessionId });
    await second.socket.next(visitorWaitingChanged, ({ waiting }) => waiting?.position === 1);
    await first.socket.next(visitorWaitingChanged, ({ waiting }) => waiting === null);
    expect((await first.socket.ask(readWaiting, {})).waiting).toBeNull();

    server.clock.advance(29_000);
    await desk.ask(takeConversation, { userSessionId: second.userSessionId });
    const third = await scene.waiting();
    expect((await third.socket.ask(readWaiting, {})).waiting?.estimateSeconds).toBeNull();
    server.clock.advance(100_000);
    await scene.look();
    await desk.ask(takeConversation, { userSessionId: third.userSessionId });
    const fourth = await scene.waiting();
    const { waiting } = await fourth.socket.ask(readWaiting, {});
    // The one in the middle of about 1, 30 and 100 seconds.
    expect(waiting).toMatchObject({ position: 1, peopleAreThere: true });
    expect(waiting?.estimateSeconds).toBeGreaterThan(20);
    expect(waiting?.estimateSeconds).toBeLessThan(60);
    // Who waits longer than that is not told something wrong.
    server.clock.advance(60_000);
    expect((await fourth.socket.ask(readWaiting, {})).waiting?.estimateSeconds).toBeNull();
    desk.close();
  });
});

describe('going on with the bot', () => {
  test('the bot answers what comes next; the desk hears that somebody gave up [DSK-09]', async () => {
    const { socket, userSessionId } = await scene.waiting();
    const [question = ''] = OPENING_HOURS.question;
    await socket.ask(sendVisitorMessage, text(question));
    const { session } = await socket.ask(stopWaiting, {});
    expect(session).toMatchObject({ userSessionId, status: 'INPROGRESS' });
    expect(await socket.ask(stopWaiting, {})).toMatchObject({ session });
    await scene.settle();
    const before = await socket.ask(openThread, {});
    expect(before.messages.at(-1)).toMatchObject({ event: 'stopped-waiting' });
    const { message } = await socket.ask(sendVisitorMessage, text(question));
    await scene.settle();
    const { messages } = await socket.ask(openThread, { afterSeq: message.seq });
    expect(messages.map(({ value }) => value)).toEqual([OPENING_HOURS.answer]);
    expect(await missed()).toHaveLength(1);
    // Who ends the chat while they wait gave up, too; who does so with a person has not.
    await socket.ask(requestPerson, {});
    await socket.ask(endSession, {});
    expect(await missed()).toHaveLength(2);
    expect((await missed())[0]?.link).toBe(`/home/desk/chats?session=${userSessionId}`);
  });

  test('comes too late where somebody has just come [DSK-09, RTM-07]', async () => {
    const { socket, userSessionId } = await scene.waiting();
    const desk = await scene.connect(scene.agent);
    await desk.ask(takeConversation, { userSessionId });
    const { session } = await socket.ask(stopWaiting, {});
    expect(session).toMatchObject({ status: 'ASSIGNED', agentName: scene.agent.name });
    desk.close();
  });

  test('before the thread is open nothing is waited for, left or read [RTM-06]', async () => {
    const socket = await openVisitorSocket(server, { parrotId: scene.app.parrotId });
    for (const [event, payload] of [
      [stopWaiting, {}],
      [readWaiting, {}],
      [leaveEmail, { email: 'ann@example.com' }],
      [readThread, { seq: 1 }],
    ] as const)
      expect(await socket.answer(event, payload)).toMatchObject({ error: { code: 'bad_input' } });
    for (const email of ['nobody', 'a@example.com\r\nbcc: b@example.com', { $ne: '' }])
      expect(await socket.answer(leaveEmail, { email })).toMatchObject({ error: { code: 'bad_input' } });
  });
});

describe('an address instead of waiting', () => {
  const mailsTo = async (email: string) =>
    (await server.api.call(listKeptMail)).items.filter(({ to }) => to === email);

  test('the conversation stays in the queue; what agents write while nobody is there is mailed together, in the visitor’s language [DSK-09]', async () => {
    const { socket, userSessionId, visitorToken } = await scene.visit('de-AT');
    expect(await socket.answer(leaveEmail, { email: newEmail() })).toMatchObject({
      error: { code: 'conflict' },
    });
    await socket.ask(requestPerson, {});
    const email = newEmail();
    const { session } = await socket.ask(leaveEmail, { email });
    expect(session).toMatchObject({ status: 'UNASSIGNED', answersByEmail: true });
    expect(await socket.ask(leaveEmail, { email })).toMatchObject({ session });
    const desk = await scene.connect(scene.agent);
    const opened = await desk.ask(openConversation, { userSessionId });
    expect(opened.session).toMatchObject({ answersByEmail: true, email });
    expect(opened.messages.filter(({ event }) => event === 'left-email')).toHaveLength(1);

    const { conversations } = server.server.slices;
    const mail = async () => {
      await conversations.mailAnswers();
      await scene.settle();
    };
    await desk.ask(takeConversation, { userSessionId });
    const write = (value: string) => desk.ask(sendAgentMessage, { userSessionId, ...text(value) });
    // They are still there and see it in the chat.
    await write('Are you there?');
    await mail();
    socket.close();
    await expect
      .poll(async () => (await desk.ask(openConversation, { userSessionId })).visitorIsThere)
      .toBe(false);
    await write('Your parcel is <on> its way');
    await write('It comes on Monday');
    await mail();
    await mail();
    const first = await server.mailTo(email);
    expect(first.subject).toMatch(/^Eine Antwort von /);
    expect(first.text).toContain('Your parcel is <on> its way');
    expect(first.text).toContain('It comes on Monday');
    expect(first.html).toContain('Your parcel is &lt;on&gt; its way');
    expect(await mailsTo(email)).toHaveLength(1);
    // One every few minutes, not one a line.
    await write('Anything else?');
    await mail();
    server.clock.advance(181_000);
    await mail();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    expect((await server.mailTo(email)).text).not.toContain('Monday');

    // Who came back and read it needs no mail.
    await write('Good night');
    const back = await openVisitorSocket(server, { parrotId: scene.app.parrotId, visitorToken });
    const { lastSeq } = await back.ask(openThread, {});
    await back.ask(readThread, { seq: lastSeq });
    back.close();
    await expect
      .poll(async () => (await desk.ask(openConversation, { userSessionId })).visitorIsThere)
      .toBe(false);
    server.clock.advance(181_000);
    await mail();
    expect(await mailsTo(email)).toHaveLength(2);
    desk.close();
  });
});

describe('how far each side has read', () => {
  test('is told to the other, never goes back, and opening clears nobody’s unread [DSK-07, RTM-07]', async () => {
    const { socket: visitor, userSessionId, conversationId } = await scene.waiting();
    const [mine, watching] = [await scene.connect(scene.agent), await scene.connect(scene.supervisor)];
    await mine.ask(takeConversation, { userSessionId });
    const { message } = await visitor.ask(sendVisitorMessage, text('Hello?'));
    const opened = await watching.ask(openConversation, { userSessionId });
    expect(opened.session.unreadCount).toBe(1);
    expect(await watching.answer(readConversation, { userSessionId, seq: message.seq })).toMatchObject({
      error: { code: 'taken_by_other' },
    });
    expect((await mine.ask(openConversation, { userSessionId })).session.unreadCount).toBe(1);
    // Nothing beyond the end can be read.
    expect(await mine.ask(readConversation, { userSessionId, seq: 9_999 })).toMatchObject({ unreadCount: 0 });
    expect(await visitor.next(visitorHearsRead)).toEqual({ seq: message.seq });
    expect(await mine.ask(readConversation, { userSessionId, seq: 1 })).toMatchObject({ unreadCount: 0 });
    expect((await visitor.ask(openThread, {})).session?.agentReadSeq).toBe(message.seq);

    const answer = await mine.ask(sendAgentMessage, { userSessionId, ...text('Here') });
    await visitor.ask(readThread, { seq: 9_999 });
    const read = { conversationId, by: 'visitor', seq: answer.message.seq } as const;
    expect(await mine.next(deskHearsRead, ({ by }) => by === 'visitor')).toEqual(read);
    await visitor.ask(readThread, { seq: 1 });
    const after = await mine.ask(openConversation, { userSessionId });
    expect(after.session).toMatchObject({ visitorReadSeq: answer.message.seq, agentReadSeq: message.seq });
    mine.close();
    watching.close();
  });
});
