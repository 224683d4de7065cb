/** From one pair of hands to another, through real sockets: every move, its rules, and what both sides hear of it. */
import {
  type Message,
  openVisitorConversation,
  type QueueUser,
  sendVisitorMessage,
  visitorSessionChanged,
} from '@parrot/contract/conversations';
import { type AppError, type Emit, newId } from '@parrot/contract/core';
import {
  answerTransfer,
  assignConversation,
  cancelTransfer,
  closeConversation,
  deskMessageAdded,
  escalateConversation,
  openConversation,
  requestTransfer,
  returnToBot,
  sendAgentMessage,
  takeConversation,
  takeOver,
} from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import {
  newOwner,
  OPENING_HOURS,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskSetup, newText, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let scene: DeskSetup;
let mine: TestSocket;
let theirs: TestSocket;
let supervising: TestSocket;
beforeAll(async () => {
  server = await sharedTestServer();
  scene = await setUpDesk(server);
});
afterAll(() => server.stop());

const connectAll = async () => {
  for (const socket of [mine, theirs, supervising]) socket?.close();
  mine = await scene.connect(scene.agent);
  theirs = await scene.connect(scene.otherAgent);
  supervising = await scene.connect(scene.supervisor);
};
const taken = async () => {
  await connectAll();
  const visitor = await scene.waitingVisitor();
  await mine.ask(takeConversation, { userSessionId: visitor.userSessionId });
  return visitor;
};
const eventsOf = (messages: Message[]) =>
  messages
    .filter(({ event }) => event)
    .map(({ event, senderName, value, eventTarget }) => ({
      event,
      senderName,
      value,
      ...(eventTarget && { eventTarget }),
    }));
const refusal = async (socket: TestSocket, event: Emit, payload: object) => {
  const answer = await socket.answer(event, payload);
  return answer.ok ? 'fine' : answer.error.code;
};
const notificationsOf = async (session: TestSession, kind: string) => {
  await scene.settle();
  const { items } = await server.api.call(listNotifications, { session, body: {} });
  return items.filter((item) => item.kind === kind);
};

describe('taking', () => {
  test('tells why one has it: how long the visitor waited, and how much one had before [DSK-09]', async () => {
    await connectAll();
    const { userSessionId } = await scene.waitingVisitor();
    server.clock.advance(42_000);
    await scene.runUpkeep();
    const { session } = await mine.ask(takeConversation, { userSessionId });
    expect(session.assignment).toMatchObject({ how: 'taken', openBefore: 0, capacity: 5 });
    expect(session.assignment?.waitedSeconds).toBeGreaterThanOrEqual(42);
    const other = await scene.visit();
    const again = await mine.ask(takeConversation, { userSessionId: other.userSessionId });
    expect(again.session.assignment).toMatchObject({ how: 'taken', openBefore: 1, waitedSeconds: 0 });
  });

  test('a thousand tries of many agents at once: each conversation has one owner, and all others are told who [DSK-09, RTM-07]', async () => {
    const people = [scene.agent, scene.otherAgent, scene.supervisor, scene.owner];
    const desks = await Promise.all(people.map(scene.connect));
    // A line lets so many through only slowly: most tries come straight from behind it.
    const { authorization: gate, desk: deskSlice } = server.server.slices;
    const callers = await Promise.all(
      people.map(({ token }) => gate.authorize(token, { ip: '127.0.0.1', userAgent: '' })),
    );
    let tries = 0;
    for (let round = 0; round < 10; round++) {
      const { socket, userSessionId } = await scene.waitingVisitor();
      const outcomes = await Promise.all([
        ...desks.map(async (desk) => {
          const answer = await desk.answer(takeConversation, { userSessionId });
          return answer.ok ? (answer.session as QueueUser).agentId : answer.error.code;
        }),
        ...Array.from({ length: 24 }, () => callers)
          .flat()
          .map((caller) =>
            deskSlice.transitions.take(caller, userSessionId).then(
              (session) => session.agentId,
              (error: AppError) => error.code,
            ),
          ),
      ]);
      tries += outcomes.length;
      const owners = new Set(outcomes.filter((outcome) => outcome !== 'taken_by_other'));
      expect(people.map(({ userId }) => userId)).toEqual(expect.arrayContaining([...owners]));
      expect(owners.size).toBe(1);
      const { messages } = await socket.ask(openVisitorConversation, {});
      expect(messages.filter(({ event }) => event === 'taken')).toHaveLength(1);
    }
    expect(tries).toBe(1_000);
    for (const desk of desks) desk.close();
    // So long only where many others want the processor.
  }, 120_000);
});

describe('a transfer', () => {
  const offer = async (note = 'Knows more about parcels') => {
    const visitor = await taken();
    const { userSessionId } = visitor;
    const toAgentId = scene.otherAgent.userId;
    const { session } = await mine.ask(requestTransfer, { userSessionId, toAgentId, note });
    return { ...visitor, session };
  };
  const timeline = async (socket: TestSocket, userSessionId: QueueUser['userSessionId']) =>
    eventsOf((await socket.ask(openConversation, { userSessionId })).messages).slice(2);

  test('is offered, stays where it is, and moves once it is accepted [DSK-09]', async () => {
    const { socket: visitor, userSessionId, session } = await offer();
    expect(session).toMatchObject({
      status: 'ASSIGNED',
      agentId: scene.agent.userId,
      transfer: {
        toAgentId: scene.otherAgent.userId,
        byAgentId: scene.agent.userId,
        note: 'Knows more about parcels',
      },
    });
    // Who is asked may look at what they would get.
    await theirs.ask(openConversation, { userSessionId });
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('A colleague will know') });
    expect(await notificationsOf(scene.otherAgent, 'transfer-offered')).toContainEqual(
      expect.objectContaining({
        link: `/home/desk/chats?session=${userSessionId}`,
        values: expect.objectContaining({ byName: scene.agent.name, note: 'Knows more about parcels' }),
      }),
    );
    const accepted = await theirs.ask(answerTransfer, { userSessionId, accept: true });
    expect(accepted.session).toMatchObject({
      status: 'ASSIGNED',
      agentId: scene.otherAgent.userId,
      transfer: null,
      assignment: { how: 'transferred' },
    });
    const by = {
      senderName: scene.agent.name,
      value: 'Knows more about parcels',
      eventTarget: scene.otherAgent.name,
    };
    expect(await timeline(theirs, userSessionId)).toEqual([
      { event: 'transfer-offered', ...by },
      { event: 'transferred', ...by },
    ]);
    // Said twice, it holds once; and whoever gave it away has it no more.
    expect(await theirs.ask(answerTransfer, { userSessionId, accept: true })).toEqual(accepted);
    expect(await refusal(mine, sendAgentMessage, { userSessionId, ...newText() })).toBe('taken_by_other');
    expect(await refusal(mine, openConversation, { userSessionId })).toBe('not_found');
    // Visitors see who they talk with, and not what colleagues said about it.
    await visitor.next(visitorSessionChanged, (push) => push.session.agentName === scene.otherAgent.name);
    const { messages } = await visitor.ask(openVisitorConversation, {});
    expect(JSON.stringify(messages)).not.toContain('Knows more');
  });

  test('returns with a note where it is declined, taken back, or not answered within a minute [DSK-09]', async () => {
    const declined = await offer();
    const { session } = await theirs.ask(answerTransfer, {
      userSessionId: declined.userSessionId,
      accept: false,
      note: 'At lunch',
    });
    expect(session).toMatchObject({ agentId: scene.agent.userId, transfer: null });
    expect((await timeline(mine, declined.userSessionId)).at(-1)).toEqual({
      event: 'transfer-returned',
      senderName: scene.otherAgent.name,
      value: 'At lunch',
      eventTarget: scene.agent.name,
    });
    expect(
      await refusal(theirs, answerTransfer, { userSessionId: declined.userSessionId, accept: true }),
    ).toBe('conflict');

    const cancelled = await offer();
    await mine.ask(cancelTransfer, { userSessionId: cancelled.userSessionId });
    expect(
      await refusal(theirs, answerTransfer, { userSessionId: cancelled.userSessionId, accept: true }),
    ).toBe('conflict');

    const late = await offer();
    server.clock.advance(59_000);
    await scene.runUpkeep();
    const before = await mine.ask(openConversation, { userSessionId: late.userSessionId });
    expect(before.session.transfer).not.toBeNull();
    server.clock.advance(1_001);
    expect(await refusal(theirs, answerTransfer, { userSessionId: late.userSessionId, accept: true })).toBe(
      'conflict',
    );
    await scene.runUpkeep();
    const after = await mine.ask(openConversation, { userSessionId: late.userSessionId });
    expect(after.session).toMatchObject({ transfer: null, agentId: scene.agent.userId, status: 'ASSIGNED' });
    expect(eventsOf(after.messages).at(-1)).toMatchObject({
      event: 'transfer-returned',
      value: 'No answer within 60 seconds.',
    });
  });

  test('goes to colleagues of the same app who are at the desk, to one at a time [DSK-09, RTM-06]', async () => {
    const { userSessionId } = await taken();
    const offerTo = (toAgentId: string) => refusal(mine, requestTransfer, { userSessionId, toAgentId });
    const stranger = await newOwner(server);
    expect(await offerTo(scene.agent.userId)).toBe('bad_input');
    expect(await mine.answer(requestTransfer, { userSessionId, toAgentId: stranger.userId })).toEqual(
      await mine.answer(requestTransfer, { userSessionId, toAgentId: newId('usr') }),
    );
    expect(await offerTo(stranger.userId)).toBe('not_found');
    theirs.close();
    await expect.poll(() => scene.stateOf(scene.otherAgent)).toBe('offline');
    expect(await offerTo(scene.otherAgent.userId)).toBe('conflict');
    expect(await offerTo(scene.supervisor.userId)).toBe('fine');
    expect(await offerTo(scene.supervisor.userId)).toBe('fine');
    expect(await offerTo(scene.owner.userId)).toBe('conflict');
    // Only who has it may offer it; only who is asked may answer.
    const another = await scene.connect(scene.otherAgent);
    const toAgentId = scene.supervisor.userId;
    expect(await refusal(another, requestTransfer, { userSessionId, toAgentId })).toBe('taken_by_other');
    expect(await refusal(another, cancelTransfer, { userSessionId })).toBe('taken_by_other');
    expect(await refusal(another, answerTransfer, { userSessionId, accept: true })).toBe('conflict');
  });
});

describe('escalation', () => {
  test('gives it at once, with the reason; who escalated stays named and may go on reading [DSK-09, DSK-07]', async () => {
    const { socket: visitor, userSessionId } = await taken();
    const toAgentId = scene.supervisor.userId;
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('A colleague knows more') });
    const { session } = await mine.ask(escalateConversation, {
      userSessionId,
      toAgentId,
      note: 'Wants a refund',
    });
    expect(session).toMatchObject({
      status: 'ESCALATED',
      // Said before it went on: not by who has it now.
      lastMessage: { senderId: scene.agent.userId, senderName: scene.agent.name },
      agentId: scene.agent.userId,
      escalatedAgentId: toAgentId,
      escalatedAgentName: scene.supervisor.name,
      assignment: { how: 'escalated' },
    });
    expect(await refusal(mine, sendAgentMessage, { userSessionId, ...newText() })).toBe('taken_by_other');
    const { message } = await visitor.ask(sendVisitorMessage, newText('Who is there?'));
    // What comes now reaches whoever has it, though they have not opened it.
    expect(await supervising.next(deskMessageAdded, (push) => push.message.seq === message.seq)).toEqual({
      message,
    });
    await supervising.ask(sendAgentMessage, { userSessionId, ...newText('It is me') });
    const { messages } = await mine.ask(openConversation, { userSessionId });
    expect(messages.at(-1)).toMatchObject({ value: 'It is me' });
    expect(eventsOf(messages)).toContainEqual({
      event: 'escalated',
      senderName: scene.agent.name,
      value: 'Wants a refund',
      eventTarget: scene.supervisor.name,
    });
    expect(await refusal(theirs, openConversation, { userSessionId })).toBe('not_found');
    const again = { userSessionId, toAgentId: scene.owner.userId, note: 'Higher' };
    expect(await refusal(supervising, escalateConversation, again)).toBe('conflict');
    expect(await notificationsOf(scene.supervisor, 'assigned')).toContainEqual(
      expect.objectContaining({
        values: expect.objectContaining({ how: 'escalated', byName: scene.agent.name }),
      }),
    );
    const closed = await supervising.ask(closeConversation, { userSessionId });
    expect(closed.session.status).toBe('CLOSED');
  });
});

describe('giving it back to the bot', () => {
  test('the bot goes on with the next message, and answers nothing of what was said to people [DSK-09]', async () => {
    const { socket: visitor, userSessionId } = await taken();
    const [question = ''] = OPENING_HOURS.question;
    await visitor.ask(sendVisitorMessage, newText(question));
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('From nine') });
    const { session } = await mine.ask(returnToBot, { userSessionId, note: 'Only hours now' });
    expect(session).toMatchObject({ status: 'INPROGRESS', agentId: null, assignment: null });
    await scene.settle();
    const before = await visitor.ask(openVisitorConversation, {});
    expect(before.messages.at(-1)).toMatchObject({ event: 'back-to-bot', value: '' });
    const { message } = await visitor.ask(sendVisitorMessage, newText(question));
    await scene.settle();
    const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: message.seq });
    expect(messages.map(({ userType, value }) => [userType, value])).toEqual([['bot', OPENING_HOURS.answer]]);
    expect(await refusal(mine, returnToBot, { userSessionId })).toBe('conflict');
  });
});

describe('supervisors', () => {
  test('assign what waits, and what a colleague has, to an agent, who is told [DSK-09, DSK-05]', async () => {
    await connectAll();
    const { userSessionId } = await scene.waitingVisitor();
    const assign = (toAgentId: string, note = '') => ({ userSessionId, toAgentId, note });
    expect(await refusal(mine, assignConversation, assign(scene.otherAgent.userId))).toBe(
      'permission_denied',
    );
    expect(await refusal(supervising, assignConversation, assign(newId('usr')))).toBe('not_found');
    const first = await supervising.ask(assignConversation, assign(scene.agent.userId, 'For you') as never);
    expect(first.session).toMatchObject({ agentId: scene.agent.userId, assignment: { how: 'supervisor' } });
    expect(await notificationsOf(scene.agent, 'assigned')).toContainEqual(
      expect.objectContaining({
        values: expect.objectContaining({
          how: 'supervisor',
          byName: scene.supervisor.name,
          note: 'For you',
        }),
      }),
    );
    const second = await supervising.ask(assignConversation, assign(scene.otherAgent.userId) as never);
    expect(second.session).toMatchObject({ status: 'ASSIGNED', agentId: scene.otherAgent.userId });
    expect(await refusal(mine, sendAgentMessage, { userSessionId, ...newText() })).toBe('taken_by_other');
    const withBot = await scene.visit();
    const toAgentId = scene.agent.userId;
    expect(
      await refusal(supervising, assignConversation, { userSessionId: withBot.userSessionId, toAgentId }),
    ).toBe('conflict');
  });

  test('take over what a colleague has, and nothing that nobody has [DSK-09, DSK-05]', async () => {
    const { userSessionId } = await taken();
    expect(await refusal(theirs, takeOver, { userSessionId })).toBe('permission_denied');
    const { session } = await supervising.ask(takeOver, { userSessionId, note: 'I know them' });
    expect(session).toMatchObject({
      status: 'ASSIGNED',
      agentId: scene.supervisor.userId,
      assignment: { how: 'taken_over' },
    });
    expect(await refusal(mine, closeConversation, { userSessionId })).toBe('taken_by_other');
    const waiting = await scene.waitingVisitor();
    expect(await refusal(supervising, takeOver, { userSessionId: waiting.userSessionId })).toBe('conflict');
    await supervising.ask(closeConversation, { userSessionId });
    for (const event of [takeOver, closeConversation, returnToBot, cancelTransfer])
      expect(await refusal(supervising, event, { userSessionId })).toBe('conversation_over');
  });
});
