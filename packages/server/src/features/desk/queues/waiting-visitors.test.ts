/** Waiting for a person: where one stands, going on with the bot, answers by mail, and what the desk hears of who gave up. */
import {
  cancelAgentRequest,
  endSession,
  leaveEmail,
  openVisitorConversation,
  readQueuePosition,
  readVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorQueuePositionChanged,
  visitorReadChanged,
} from '@parrot/contract/conversations';
import {
  deskReadChanged,
  deskSessionChanged,
  openConversation,
  readConversation,
  sendAgentMessage,
  takeConversation,
  unassignedUsers,
} from '@parrot/contract/desk';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { listOutboxMail } from '@parrot/contract/installation';
import { listNotifications } from '@parrot/contract/notifications';
import { setAvailability } from '@parrot/contract/team';
import {
  newEmail,
  OPENING_HOURS,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskSetup, newText, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  // What jobs do is waited for here: nothing that other files left in the queues may stand before it.
  server = await startTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

const missed = async () => {
  await setup.settle();
  const { items } = await server.api.call(listNotifications, { session: setup.agent, body: {} });
  return items.filter(({ kind }) => kind === 'missed-chat');
};

describe('the place in line', () => {
  test('moves up as others are taken, tells whether agents are there, and has an estimate from three observations on [DSK-09]', async () => {
    const first = await setup.waitingVisitor();
    server.clock.advance(1_000);
    const second = await setup.waitingVisitor();
    expect(await second.socket.ask(readQueuePosition, {})).toMatchObject({
      waiting: { position: 2, estimateSeconds: null, staffing: 'none' },
    });
    const desk = await setup.connect(setup.agent);
    await second.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting?.staffing === 'free');
    await desk.ask(takeConversation, { userSessionId: first.userSessionId });
    await second.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting?.position === 1);
    await first.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting === null);
    expect((await first.socket.ask(readQueuePosition, {})).waiting).toBeNull();

    server.clock.advance(80_000);
    await setup.runUpkeep();
    await desk.ask(takeConversation, { userSessionId: second.userSessionId });
    const third = await setup.waitingVisitor();
    expect((await third.socket.ask(readQueuePosition, {})).waiting?.estimateSeconds).toBeNull();
    server.clock.advance(100_000);
    await setup.runUpkeep();
    await desk.ask(takeConversation, { userSessionId: third.userSessionId });
    const [fourth, fifth] = [await setup.waitingVisitor(), await setup.waitingVisitor()];
    // One every 80 seconds, and a free slot for both.
    expect((await fourth.socket.ask(readQueuePosition, {})).waiting).toEqual({
      position: 1,
      estimateSeconds: 120,
      staffing: 'free',
    });
    expect((await fifth.socket.ask(readQueuePosition, {})).waiting).toEqual({
      position: 2,
      estimateSeconds: 180,
      staffing: 'free',
    });
    // Whoever has waited longer than that is given no estimate rather than a wrong one.
    server.clock.advance(90_000);
    expect((await fourth.socket.ask(readQueuePosition, {})).waiting?.estimateSeconds).toBeNull();
    await setup.runUpkeep();

    // At the limit of what the agents take at once.
    await setup.setCapacity(setup.agent, 3);
    await fifth.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting?.staffing === 'busy');
    await server.api.call(setAvailability, {
      session: setup.agent,
      body: { unavailability: { duration: 'Next 24 hrs', reason: 'Training or Meetings' } },
    });
    await fifth.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting?.staffing === 'none');
    await server.api.call(setAvailability, { session: setup.agent, body: { unavailability: null } });
    await setup.setCapacity(setup.agent, 50);
    desk.close();
    for (const { socket } of [fourth, fifth]) await socket.ask(endSession, {});
  });

  test('does not count visitors who left; they are back at their old place on return', async () => {
    const desk = await setup.connect(setup.agent);
    const [gone, second] = [await setup.waitingVisitor(), await setup.waitingVisitor()];
    expect((await second.socket.ask(readQueuePosition, {})).waiting?.position).toBe(2);
    const row = async () => {
      const { items, inLine } = await server.api.call(unassignedUsers, { session: setup.agent, body: {} });
      return { inLine, session: items.find(({ userSessionId }) => userSessionId === gone.userSessionId) };
    };
    expect(await row()).toMatchObject({ inLine: 2, session: { visitorLeftAt: null } });
    const leftAt = server.clock.now().getTime();
    // A reload takes a moment: nothing changes.
    gone.socket.close();
    const { parrotId } = setup.app;
    const reloaded = await openVisitorSocket(server, { parrotId, visitorToken: gone.visitorToken });
    await reloaded.ask(openVisitorConversation, {});
    await setup.runUpkeep();
    expect(await row()).toMatchObject({ inLine: 2, session: { visitorLeftAt: null } });
    await setup.leave({ socket: reloaded });
    await second.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting?.position === 1);
    const pushed = await desk.next(
      deskSessionChanged,
      ({ session }) => session.userSessionId === gone.userSessionId && session.visitorLeftAt !== null,
    );
    expect(Date.parse(pushed.session.visitorLeftAt ?? '')).toBeGreaterThanOrEqual(leftAt);
    expect(await row()).toEqual({ inLine: 1, session: pushed.session });
    const { items } = await server.api.call(unassignedUsers, { session: setup.agent, body: {} });
    expect(items.at(-1)?.userSessionId).toBe(gone.userSessionId);

    const back = await openVisitorSocket(server, { parrotId, visitorToken: gone.visitorToken });
    await back.ask(openVisitorConversation, {});
    expect((await back.ask(readQueuePosition, {})).waiting?.position).toBe(1);
    await second.socket.next(visitorQueuePositionChanged, ({ waiting }) => waiting?.position === 2);
    expect(await row()).toMatchObject({ inLine: 2, session: { visitorLeftAt: null } });
    desk.close();
    for (const socket of [back, second.socket]) await socket.ask(endSession, {});
  });

  test('a visitor whom a process that is gone had met has left unless they come back', async () => {
    const { apps, conversations } = server.server.slices;
    const app = await apps.findPublished(setup.app.parrotId);
    if (!app) throw new Error('The app is not published.');
    const traits = { page: '', language: 'en', timeZone: '', userAgent: '', ip: '' };
    const visitor = await conversations.visitors.arrive(app, traits);
    await conversations.visitors.requestAgent(app, visitor);
    const inLine = async () =>
      (await server.api.call(unassignedUsers, { session: setup.agent, body: {} })).inLine;
    expect(await inLine()).toBe(1);
    server.clock.advance(31_000);
    await setup.runUpkeep();
    expect(await inLine()).toBe(0);
  });
});

describe('the bot', () => {
  const lastBotMessage = async (visitor: { socket: TestSocket }) => {
    const { messages } = await visitor.socket.ask(openVisitorConversation, {});
    return messages.findLast(({ userType }) => userType === 'bot')?.value;
  };

  test('promises an agent only where one is at the desk and not away, as waiting visitors are told', async () => {
    const alone = await setup.waitingVisitor();
    expect(await lastBotMessage(alone)).toBe(FLOW_TEXTS.en.nobodyThere);
    expect((await alone.socket.ask(readQueuePosition, {})).waiting?.staffing).toBe('none');
    const desk = await setup.connect(setup.agent);
    const attended = await setup.waitingVisitor();
    expect(await lastBotMessage(attended)).toBe(FLOW_TEXTS.en.handingOver);
    expect((await attended.socket.ask(readQueuePosition, {})).waiting?.staffing).toBe('free');
    desk.close();
    await expect.poll(() => setup.stateOf(setup.agent)).toBe('offline');
    const late = await setup.waitingVisitor();
    expect(await lastBotMessage(late)).toBe(FLOW_TEXTS.en.nobodyThere);
    for (const { socket } of [alone, attended, late]) await socket.ask(endSession, {});
  });
});

describe('going on with the bot', () => {
  test('the bot answers what comes next; the desk hears that somebody gave up [DSK-09]', async () => {
    const { socket, userSessionId } = await setup.waitingVisitor();
    const [question = ''] = OPENING_HOURS.question;
    await socket.ask(sendVisitorMessage, newText(question));
    const { session } = await socket.ask(cancelAgentRequest, {});
    expect(session).toMatchObject({ userSessionId, status: 'INPROGRESS' });
    expect(await socket.ask(cancelAgentRequest, {})).toMatchObject({ session });
    await setup.settle();
    const before = await socket.ask(openVisitorConversation, {});
    expect(before.messages.at(-1)).toMatchObject({ event: 'stopped-waiting' });
    const { message } = await socket.ask(sendVisitorMessage, newText(question));
    await setup.settle();
    const { messages } = await socket.ask(openVisitorConversation, { afterSeq: message.seq });
    expect(messages.map(({ value }) => value)).toEqual([OPENING_HOURS.answer]);
    const ofThis = async () => (await missed()).filter(({ link }) => link.endsWith(userSessionId));
    expect(await ofThis()).toHaveLength(1);
    // Who ends the chat while they wait gave up, too; who does so with a person has not.
    await socket.ask(requestAgent, {});
    expect(await ofThis()).toEqual([]);
    await socket.ask(endSession, {});
    expect(await ofThis()).toMatchObject([
      { link: `/home/desk/chats?session=${userSessionId}`, values: { reason: 'closed' } },
    ]);
  });

  test('comes too late where somebody has just come [DSK-09, RTM-07]', async () => {
    const { socket, userSessionId } = await setup.waitingVisitor();
    const desk = await setup.connect(setup.agent);
    await desk.ask(takeConversation, { userSessionId });
    const { session } = await socket.ask(cancelAgentRequest, {});
    expect(session).toMatchObject({ status: 'ASSIGNED', agentName: setup.agent.name });
    desk.close();
  });

  test('before the thread is open nothing is waited for, left or read [RTM-06]', async () => {
    const socket = await openVisitorSocket(server, { parrotId: setup.app.parrotId });
    for (const [event, payload] of [
      [cancelAgentRequest, {}],
      [readQueuePosition, {}],
      [leaveEmail, { email: 'ann@example.com' }],
      [readVisitorConversation, { seq: 1 }],
    ] as const)
      expect(await socket.answer(event, payload)).toMatchObject({ error: { code: 'bad_input' } });
    for (const email of ['nobody', 'a@example.com\r\nbcc: b@example.com', { $ne: '' }])
      expect(await socket.answer(leaveEmail, { email })).toMatchObject({ error: { code: 'bad_input' } });
  });
});

describe('an address instead of waiting', () => {
  const mailsTo = async (email: string) =>
    (await server.api.call(listOutboxMail)).items.filter(({ to }) => to === email);

  test('the conversation stays in the queue; what agents write while nobody is there is mailed together, in the visitor’s language [DSK-09]', async () => {
    const { socket, userSessionId, visitorToken } = await setup.visit('de-AT');
    expect(await socket.answer(leaveEmail, { email: newEmail() })).toMatchObject({
      error: { code: 'conflict' },
    });
    await socket.ask(requestAgent, {});
    const email = newEmail();
    const { session } = await socket.ask(leaveEmail, { email });
    expect(session).toMatchObject({ status: 'UNASSIGNED', answersByEmail: true });
    expect(await socket.ask(leaveEmail, { email })).toMatchObject({ session });
    const desk = await setup.connect(setup.agent);
    const opened = await desk.ask(openConversation, { userSessionId });
    expect(opened.session).toMatchObject({ answersByEmail: true, email });
    expect(opened.messages.filter(({ event }) => event === 'left-email')).toHaveLength(1);

    const { conversations } = server.server.slices;
    const mail = async () => {
      await conversations.emails.sendAnswers();
      await setup.settle();
    };
    await desk.ask(takeConversation, { userSessionId });
    const write = (value: string) => desk.ask(sendAgentMessage, { userSessionId, ...newText(value) });
    // They are still there and see it in the chat.
    await write('Are you there?');
    await mail();
    await setup.leave({ socket });
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
    const back = await openVisitorSocket(server, { parrotId: setup.app.parrotId, visitorToken });
    const { lastSeq } = await back.ask(openVisitorConversation, {});
    await back.ask(readVisitorConversation, { seq: lastSeq });
    await setup.leave({ socket: back });
    server.clock.advance(181_000);
    await mail();
    expect(await mailsTo(email)).toHaveLength(2);
    desk.close();
  });
});

describe('how far each side has read', () => {
  test('is told to the other, never goes back, and opening clears nobody’s unread [DSK-07, RTM-07]', async () => {
    const { socket: visitor, userSessionId, conversationId } = await setup.waitingVisitor();
    const [mine, watching] = [await setup.connect(setup.agent), await setup.connect(setup.supervisor)];
    await mine.ask(takeConversation, { userSessionId });
    const { message } = await visitor.ask(sendVisitorMessage, newText('Hello?'));
    const opened = await watching.ask(openConversation, { userSessionId });
    expect(opened.session.unreadCount).toBe(1);
    expect(await watching.answer(readConversation, { userSessionId, seq: message.seq })).toMatchObject({
      error: { code: 'taken_by_other' },
    });
    expect((await mine.ask(openConversation, { userSessionId })).session.unreadCount).toBe(1);
    // Nothing beyond the end can be read.
    expect(await mine.ask(readConversation, { userSessionId, seq: 9_999 })).toMatchObject({ unreadCount: 0 });
    expect(await visitor.next(visitorReadChanged)).toEqual({ seq: message.seq });
    expect(await mine.ask(readConversation, { userSessionId, seq: 1 })).toMatchObject({ unreadCount: 0 });
    expect((await visitor.ask(openVisitorConversation, {})).session?.agentReadSeq).toBe(message.seq);

    const answer = await mine.ask(sendAgentMessage, { userSessionId, ...newText('Here') });
    await visitor.ask(readVisitorConversation, { seq: 9_999 });
    const read = { conversationId, by: 'visitor', seq: answer.message.seq } as const;
    expect(await mine.next(deskReadChanged, ({ by }) => by === 'visitor')).toEqual(read);
    await visitor.ask(readVisitorConversation, { seq: 1 });
    const after = await mine.ask(openConversation, { userSessionId });
    expect(after.session).toMatchObject({ visitorReadSeq: answer.message.seq, agentReadSeq: message.seq });
    mine.close();
    watching.close();
  });
});
