/** Session transitions through real sockets: rules, and what both sides receive. */
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
let setup: DeskSetup;
let mine: TestSocket;
let theirs: TestSocket;
let supervising: TestSocket;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

const connectAll = async () => {
  for (const socket of [mine, theirs, supervising]) socket?.close();
  mine = await setup.connect(setup.agent);
  theirs = await setup.connect(setup.otherAgent);
  supervising = await setup.connect(setup.supervisor);
};
const taken = async () => {
  await connectAll();
  const visitor = await setup.waitingVisitor();
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
  await setup.settle();
  const { items } = await server.api.call(listNotifications, { session, body: {} });
  return items.filter((item) => item.kind === kind);
};

describe('taking', () => {
  test('reports the reason: how long the visitor waited and the agent’s load [DSK-09]', async () => {
    await connectAll();
    const { userSessionId } = await setup.waitingVisitor();
    server.clock.advance(42_000);
    await setup.runUpkeep();
    const { session } = await mine.ask(takeConversation, { userSessionId });
    expect(session.assignment).toMatchObject({ how: 'taken', openBefore: 0, capacity: 5 });
    expect(session.assignment?.waitedSeconds).toBeGreaterThanOrEqual(42);
    const other = await setup.visit();
    const again = await mine.ask(takeConversation, { userSessionId: other.userSessionId });
    expect(again.session.assignment).toMatchObject({ how: 'taken', openBefore: 1, waitedSeconds: 0 });
  });

  test('a thousand concurrent attempts give each conversation one owner, and the others learn who [DSK-09, RTM-07]', async () => {
    const sessions = [setup.agent, setup.otherAgent, setup.supervisor, setup.owner];
    const desks = await Promise.all(sessions.map(setup.connect));
    // Sockets are rate limited, so most attempts call the service directly.
    const {
      accounts: { authorization },
      desk: deskSlice,
    } = server.server.slices;
    const callers = await Promise.all(
      sessions.map(({ token }) => authorization.authorize(token, { ip: '127.0.0.1', userAgent: '' })),
    );
    let tries = 0;
    for (let round = 0; round < 10; round++) {
      const { socket, userSessionId } = await setup.waitingVisitor();
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
      expect(sessions.map(({ userId }) => userId)).toEqual(expect.arrayContaining([...owners]));
      expect(owners.size).toBe(1);
      const { messages } = await socket.ask(openVisitorConversation, {});
      expect(messages.filter(({ event }) => event === 'taken')).toHaveLength(1);
    }
    expect(tries).toBe(1_000);
    for (const desk of desks) desk.close();
    // Takes this long only on a busy machine.
  }, 120_000);
});

describe('a transfer', () => {
  const offer = async (note = 'Knows more about parcels') => {
    const visitor = await taken();
    const { userSessionId } = visitor;
    const toAgentId = setup.otherAgent.userId;
    const { session } = await mine.ask(requestTransfer, { userSessionId, toAgentId, note });
    return { ...visitor, session };
  };
  const timeline = async (socket: TestSocket, userSessionId: QueueUser['userSessionId']) =>
    eventsOf((await socket.ask(openConversation, { userSessionId })).messages).slice(2);

  test('is offered, stays with its agent, and changes hands once accepted [DSK-09]', async () => {
    const { socket: visitor, userSessionId, session } = await offer();
    expect(session).toMatchObject({
      status: 'ASSIGNED',
      agentId: setup.agent.userId,
      transfer: {
        toAgentId: setup.otherAgent.userId,
        byAgentId: setup.agent.userId,
        note: 'Knows more about parcels',
      },
    });
    // The agent it is offered to may read the conversation.
    await theirs.ask(openConversation, { userSessionId });
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('A otherAgent will know') });
    expect(await notificationsOf(setup.otherAgent, 'transfer-offered')).toContainEqual(
      expect.objectContaining({
        link: `/home/desk/chats?session=${userSessionId}`,
        values: expect.objectContaining({ byName: setup.agent.name, note: 'Knows more about parcels' }),
      }),
    );
    const accepted = await theirs.ask(answerTransfer, { userSessionId, accept: true });
    expect(accepted.session).toMatchObject({
      status: 'ASSIGNED',
      agentId: setup.otherAgent.userId,
      transfer: null,
      assignment: { how: 'transferred' },
    });
    const by = {
      senderName: setup.agent.name,
      value: 'Knows more about parcels',
      eventTarget: setup.otherAgent.name,
    };
    expect(await timeline(theirs, userSessionId)).toEqual([
      { event: 'transfer-offered', ...by },
      { event: 'transferred', ...by },
    ]);
    // A repeated answer changes nothing, and the previous agent no longer has it.
    expect(await theirs.ask(answerTransfer, { userSessionId, accept: true })).toEqual(accepted);
    expect(await refusal(mine, sendAgentMessage, { userSessionId, ...newText() })).toBe('taken_by_other');
    expect(await refusal(mine, openConversation, { userSessionId })).toBe('not_found');
    // Visitors see which agent they talk to, not the transfer note.
    await visitor.next(visitorSessionChanged, (push) => push.session.agentName === setup.otherAgent.name);
    const { messages } = await visitor.ask(openVisitorConversation, {});
    expect(JSON.stringify(messages)).not.toContain('Knows more');
  });

  test('returns with a note if it is declined, canceled, or not answered within a minute [DSK-09]', async () => {
    const declined = await offer();
    const { session } = await theirs.ask(answerTransfer, {
      userSessionId: declined.userSessionId,
      accept: false,
      note: 'At lunch',
    });
    expect(session).toMatchObject({ agentId: setup.agent.userId, transfer: null });
    expect((await timeline(mine, declined.userSessionId)).at(-1)).toEqual({
      event: 'transfer-returned',
      senderName: setup.otherAgent.name,
      value: 'At lunch',
      eventTarget: setup.agent.name,
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
    await setup.runUpkeep();
    const before = await mine.ask(openConversation, { userSessionId: late.userSessionId });
    expect(before.session.transfer).not.toBeNull();
    server.clock.advance(1_001);
    expect(await refusal(theirs, answerTransfer, { userSessionId: late.userSessionId, accept: true })).toBe(
      'conflict',
    );
    await setup.runUpkeep();
    const after = await mine.ask(openConversation, { userSessionId: late.userSessionId });
    expect(after.session).toMatchObject({ transfer: null, agentId: setup.agent.userId, status: 'ASSIGNED' });
    expect(eventsOf(after.messages).at(-1)).toMatchObject({
      event: 'transfer-returned',
      value: 'No answer within 60 seconds.',
    });
  });

  test('goes to online agents of the same app, one at a time [DSK-09, RTM-06]', async () => {
    const { userSessionId } = await taken();
    const offerTo = (toAgentId: string) => refusal(mine, requestTransfer, { userSessionId, toAgentId });
    const otherTenantOwner = await newOwner(server);
    expect(await offerTo(setup.agent.userId)).toBe('bad_input');
    expect(await mine.answer(requestTransfer, { userSessionId, toAgentId: otherTenantOwner.userId })).toEqual(
      await mine.answer(requestTransfer, { userSessionId, toAgentId: newId('usr') }),
    );
    expect(await offerTo(otherTenantOwner.userId)).toBe('not_found');
    theirs.close();
    await expect.poll(() => setup.stateOf(setup.otherAgent)).toBe('offline');
    expect(await offerTo(setup.otherAgent.userId)).toBe('conflict');
    expect(await offerTo(setup.supervisor.userId)).toBe('fine');
    expect(await offerTo(setup.supervisor.userId)).toBe('fine');
    expect(await offerTo(setup.owner.userId)).toBe('conflict');
    // Only the agent who has it may offer it; only the one it is offered to may answer.
    const another = await setup.connect(setup.otherAgent);
    const toAgentId = setup.supervisor.userId;
    expect(await refusal(another, requestTransfer, { userSessionId, toAgentId })).toBe('taken_by_other');
    expect(await refusal(another, cancelTransfer, { userSessionId })).toBe('taken_by_other');
    expect(await refusal(another, answerTransfer, { userSessionId, accept: true })).toBe('conflict');
  });
});

describe('escalation', () => {
  test('assigns immediately with the reason; the escalating agent stays named and may keep reading [DSK-09, DSK-07]', async () => {
    const { socket: visitor, userSessionId } = await taken();
    const toAgentId = setup.supervisor.userId;
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('A otherAgent knows more') });
    const { session } = await mine.ask(escalateConversation, {
      userSessionId,
      toAgentId,
      note: 'Wants a refund',
    });
    expect(session).toMatchObject({
      status: 'ESCALATED',
      // Sent before the escalation, so not by the agent who has it now.
      lastMessage: { senderId: setup.agent.userId, senderName: setup.agent.name },
      agentId: setup.agent.userId,
      escalatedAgentId: toAgentId,
      escalatedAgentName: setup.supervisor.name,
      assignment: { how: 'escalated' },
    });
    expect(await refusal(mine, sendAgentMessage, { userSessionId, ...newText() })).toBe('taken_by_other');
    const { message } = await visitor.ask(sendVisitorMessage, newText('Who is there?'));
    // Messages now reach the agent who has it, even if they have not opened it.
    expect(await supervising.next(deskMessageAdded, (push) => push.message.seq === message.seq)).toEqual({
      message,
    });
    await supervising.ask(sendAgentMessage, { userSessionId, ...newText('It is me') });
    const { messages } = await mine.ask(openConversation, { userSessionId });
    expect(messages.at(-1)).toMatchObject({ value: 'It is me' });
    expect(eventsOf(messages)).toContainEqual({
      event: 'escalated',
      senderName: setup.agent.name,
      value: 'Wants a refund',
      eventTarget: setup.supervisor.name,
    });
    expect(await refusal(theirs, openConversation, { userSessionId })).toBe('not_found');
    const again = { userSessionId, toAgentId: setup.owner.userId, note: 'Higher' };
    expect(await refusal(supervising, escalateConversation, again)).toBe('conflict');
    expect(await notificationsOf(setup.supervisor, 'assigned')).toContainEqual(
      expect.objectContaining({
        values: expect.objectContaining({ how: 'escalated', byName: setup.agent.name }),
      }),
    );
    const closed = await supervising.ask(closeConversation, { userSessionId });
    expect(closed.session.status).toBe('CLOSED');
  });
});

describe('returning a conversation to the bot', () => {
  test('the bot answers the next message only, nothing written to agents [DSK-09]', async () => {
    const { socket: visitor, userSessionId } = await taken();
    const [question = ''] = OPENING_HOURS.question;
    await visitor.ask(sendVisitorMessage, newText(question));
    await mine.ask(sendAgentMessage, { userSessionId, ...newText('From nine') });
    const { session } = await mine.ask(returnToBot, { userSessionId, note: 'Only hours now' });
    expect(session).toMatchObject({ status: 'INPROGRESS', agentId: null, assignment: null });
    await setup.settle();
    const before = await visitor.ask(openVisitorConversation, {});
    expect(before.messages.at(-1)).toMatchObject({ event: 'back-to-bot', value: '' });
    const { message } = await visitor.ask(sendVisitorMessage, newText(question));
    await setup.settle();
    const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: message.seq });
    expect(messages.map(({ userType, value }) => [userType, value])).toEqual([['bot', OPENING_HOURS.answer]]);
    expect(await refusal(mine, returnToBot, { userSessionId })).toBe('conflict');
  });
});

describe('supervisors', () => {
  test('assign waiting conversations and those of other agents, who are notified [DSK-09, DSK-05]', async () => {
    await connectAll();
    const { userSessionId } = await setup.waitingVisitor();
    const assign = (toAgentId: string, note = '') => ({ userSessionId, toAgentId, note });
    expect(await refusal(mine, assignConversation, assign(setup.otherAgent.userId))).toBe(
      'permission_denied',
    );
    expect(await refusal(supervising, assignConversation, assign(newId('usr')))).toBe('not_found');
    const first = await supervising.ask(assignConversation, assign(setup.agent.userId, 'For you') as never);
    expect(first.session).toMatchObject({ agentId: setup.agent.userId, assignment: { how: 'supervisor' } });
    expect(await notificationsOf(setup.agent, 'assigned')).toContainEqual(
      expect.objectContaining({
        values: expect.objectContaining({
          how: 'supervisor',
          byName: setup.supervisor.name,
          note: 'For you',
        }),
      }),
    );
    const second = await supervising.ask(assignConversation, assign(setup.otherAgent.userId) as never);
    expect(second.session).toMatchObject({ status: 'ASSIGNED', agentId: setup.otherAgent.userId });
    expect(await refusal(mine, sendAgentMessage, { userSessionId, ...newText() })).toBe('taken_by_other');
    const withBot = await setup.visit();
    const toAgentId = setup.agent.userId;
    expect(
      await refusal(supervising, assignConversation, { userSessionId: withBot.userSessionId, toAgentId }),
    ).toBe('conflict');
  });

  test('take over conversations of other agents, and only those [DSK-09, DSK-05]', async () => {
    const { userSessionId } = await taken();
    expect(await refusal(theirs, takeOver, { userSessionId })).toBe('permission_denied');
    const { session } = await supervising.ask(takeOver, { userSessionId, note: 'I know them' });
    expect(session).toMatchObject({
      status: 'ASSIGNED',
      agentId: setup.supervisor.userId,
      assignment: { how: 'taken_over' },
    });
    expect(await refusal(mine, closeConversation, { userSessionId })).toBe('taken_by_other');
    const waiting = await setup.waitingVisitor();
    expect(await refusal(supervising, takeOver, { userSessionId: waiting.userSessionId })).toBe('conflict');
    await supervising.ask(closeConversation, { userSessionId });
    for (const event of [takeOver, closeConversation, returnToBot, cancelTransfer])
      expect(await refusal(supervising, event, { userSessionId })).toBe('conversation_over');
  });
});
