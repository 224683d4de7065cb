/**
 * Waiting visitors: queue position, continuing with the bot, answers by email, and what the desk sees of
 * visitors who stopped waiting.
 */
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
  // Own server: these tests wait for jobs and must not queue behind those of other files.
  server = await startTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

const missed = async () => {
  await setup.settle();
  const { items } = await server.api.call(listNotifications, { session: setup.agent, body: {} });
  return items.filter(({ kind }) => kind === 'missed-chat');
};

describe('the queue position', () => {
  test('moves up as others are taken, reports staffing, and has an estimate after three observations [DSK-09]', async () => {
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
    // One taken every 80 seconds, and a free slot for both.
    expect((await fourth.socket.ask(readQueuePosition, {})).waiting).toEqual({
      position: 1,
      estimateSeconds: 120,
      staffing: 'free',
      closed: null,
    });
    expect((await fifth.socket.ask(readQueuePosition, {})).waiting).toEqual({
      position: 2,
      estimateSeconds: 180,
      staffing: 'free',
      closed: null,
    });
    // A visitor who has waited longer than the estimate gets none rather than a wrong one.
    server.clock.advance(90_000);
    expect((await fourth.socket.ask(readQueuePosition, {})).waiting?.estimateSeconds).toBeNull();
    await setup.runUpkeep();

    // All agents are at capacity.
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

  test('ignores visitors who left; they return to their old position', async () => {
    const desk = await setup.connect(setup.agent);
    const [gone, second] = [await setup.waitingVisitor(), await setup.waitingVisitor()];
    expect((await second.socket.ask(readQueuePosition, {})).waiting?.position).toBe(2);
    const row = async () => {
      const { items, inLine } = await server.api.call(unassignedUsers, { session: setup.agent, body: {} });
      return { inLine, session: items.find(({ userSessionId }) => userSessionId === gone.userSessionId) };
    };
    expect(await row()).toMatchObject({ inLine: 2, session: { visitorLeftAt: null } });
    const leftAt = server.clock.now().getTime();
    // A reload within the grace period changes nothing.
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

  test('a visitor last seen by a crashed process counts as gone unless they return', async () => {
    const { apps, conversations } = server.server.slices;
    const app = await apps.findPublished(setup.app.parrotId);
    if (!app) throw new Error('the app is not published');
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

  test('promises an agent only if one is available, consistent with the queue status', async () => {
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

describe('continuing with the bot', () => {
  test('the bot answers the next message, and the desk sees that the visitor stopped waiting [DSK-09]', async () => {
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
    // Ending the chat while waiting counts as stopped; ending it with an agent does not.
    await socket.ask(requestAgent, {});
    expect(await ofThis()).toEqual([]);
    await socket.ask(endSession, {});
    expect(await ofThis()).toMatchObject([
      { link: `/home/desk/chats?session=${userSessionId}`, values: { reason: 'closed' } },
    ]);
  });

  test('comes too late once an agent has taken the conversation [DSK-09, RTM-07]', async () => {
    const { socket, userSessionId } = await setup.waitingVisitor();
    const desk = await setup.connect(setup.agent);
    await desk.ask(takeConversation, { userSessionId });
    const { session } = await socket.ask(cancelAgentRequest, {});
    expect(session).toMatchObject({ status: 'ASSIGNED', agentName: setup.agent.name });
    desk.close();
  });

  test('is refused before the conversation is opened [RTM-06]', async () => {
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

describe('leaving an email address instead of waiting', () => {
  const mailsTo = async (email: string) =>
    (await server.api.call(listOutboxMail)).items.filter(({ to }) => to === email);

  test('keeps the conversation queued; answers are emailed together in the visitor’s language while they are away [DSK-09]', async () => {
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
    // The visitor is present and sees it in the chat.
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
    // One email every few minutes, not one per message.
    await write('Anything else?');
    await mail();
    server.clock.advance(181_000);
    await mail();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    expect((await server.mailTo(email)).text).not.toContain('Monday');

    // Answers that were read in the chat are not emailed.
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

describe('read positions', () => {
  test('are pushed to the other side, never go back, and opening clears no unread count [DSK-07, RTM-07]', async () => {
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
    // A position beyond the last message is capped.
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
