/** Reassignment pushes to agents, and typing events for supervisors. */
import { visitorTyping } from '@parrot/contract/conversations';
import {
  agentTyping,
  answerTransfer,
  assignConversation,
  closeConversation,
  conversationReassigned,
  deskMessageAdded,
  deskSessionChanged,
  deskTypingChanged,
  openConversation,
  reopenConversation,
  requestTransfer,
  sendAgentMessage,
  setAgentCapacity,
  takeConversation,
  takeOver,
} from '@parrot/contract/desk';
import { sharedTestServer, type TestServer, type TestSocket } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DeskSetup, newText, setUpDesk, type TestVisitor } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
let mine: TestSocket;
let theirs: TestSocket;
let supervising: TestSocket;
let visitor: TestVisitor;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
});
beforeEach(async () => {
  for (const socket of [mine, theirs, supervising]) socket?.close();
  mine = await setup.connect(setup.agent);
  theirs = await setup.connect(setup.otherAgent);
  supervising = await setup.connect(setup.supervisor);
  visitor = await setup.waitingVisitor();
});
afterAll(() => server.stop());

const about = () => ({ userSessionId: visitor.userSessionId });
const take = () => mine.ask(takeConversation, about());
const reassignmentPush = (socket: TestSocket) =>
  socket.next(conversationReassigned, ({ session }) => session.userSessionId === visitor.userSessionId);

describe('a reassigned conversation', () => {
  test('notifies all desks of its previous owner who took it over and why', async () => {
    await take();
    const another = await setup.connect(setup.agent);
    await mine.ask(openConversation, about());
    await supervising.ask(takeOver, { ...about(), note: 'Angry customer' });
    const expected = {
      how: 'taken_over',
      fromAgentId: setup.agent.userId,
      byId: setup.supervisor.userId,
      byName: setup.supervisor.name,
      reason: 'Angry customer',
    };
    expect(await reassignmentPush(mine)).toMatchObject({ ...expected, mayRead: false });
    expect(await reassignmentPush(another)).toMatchObject(expected);
    const { messages } = await supervising.ask(openConversation, about());
    expect(messages.at(-1)).toMatchObject({ event: 'taken', value: 'Angry customer' });
    another.close();
  });

  test('is pushed without content to desks that may no longer read it', async () => {
    await take();
    await mine.ask(sendAgentMessage, { ...about(), ...newText('Between us') });
    await mine.ask(openConversation, about());
    await supervising.ask(takeOver, about());
    const push = await reassignmentPush(mine);
    expect(push).toMatchObject({ reason: '', session: { agentName: setup.supervisor.name } });
    expect(JSON.stringify(push)).not.toContain('Between us');
    await supervising.ask(sendAgentMessage, { ...about(), ...newText('Not for them') });
    await setup.settle();
    expect(JSON.stringify(mine.seen(deskMessageAdded))).not.toContain('Not for them');
  });

  test('notifies agents who lost the race for it before the session changes', async () => {
    await theirs.ask(openConversation, about());
    await take();
    expect(await reassignmentPush(theirs)).toMatchObject({ how: 'taken', fromAgentId: null, mayRead: false });
    await theirs.next(deskSessionChanged, ({ session }) => session.agentId === setup.agent.userId);
  });

  test('notifies agents who read it in the history when another one reopens it', async () => {
    await take();
    await mine.ask(closeConversation, about());
    await theirs.ask(openConversation, about());
    await mine.ask(reopenConversation, about());
    expect(await reassignmentPush(theirs)).toMatchObject({
      ...{ how: 'reopened', fromAgentId: null, byName: setup.agent.name, mayRead: false },
      session: { agentName: setup.agent.name },
    });
    await mine.ask(sendAgentMessage, { ...about(), ...newText('Not for them') });
    await setup.settle();
    expect(JSON.stringify(theirs.seen(deskMessageAdded))).not.toContain('Not for them');
  });

  test('notifies of an accepted transfer and of a supervisor’s assignment', async () => {
    await take();
    await mine.ask(openConversation, about());
    await mine.ask(requestTransfer, { ...about(), toAgentId: setup.otherAgent.userId, note: 'Parcels' });
    await theirs.ask(answerTransfer, { ...about(), accept: true });
    expect(await reassignmentPush(mine)).toMatchObject({
      how: 'transferred',
      mayRead: false,
      reason: 'Parcels',
    });
    await theirs.ask(openConversation, about());
    await supervising.ask(assignConversation, { ...about(), toAgentId: setup.agent.userId, note: 'Back' });
    expect(await reassignmentPush(theirs)).toMatchObject({
      ...{ how: 'supervisor', byName: setup.supervisor.name, reason: 'Back', mayRead: false },
      session: { agentName: setup.agent.name },
    });
  });

  test('stays open for a supervisor it is taken from', async () => {
    await supervising.ask(takeConversation, about());
    await supervising.ask(openConversation, about());
    await supervising.ask(assignConversation, { ...about(), toAgentId: setup.agent.userId });
    expect(await reassignmentPush(supervising)).toMatchObject({
      mayRead: true,
      fromAgentId: setup.supervisor.userId,
    });
    await mine.ask(sendAgentMessage, { ...about(), ...newText('Hello') });
    await supervising.next(deskMessageAdded, ({ message }) => message.value === 'Hello');
  });
});

describe('a supervisor with the conversation open', () => {
  test('sees agent and visitor typing; the agent does not see their own', async () => {
    await take();
    await mine.ask(openConversation, about());
    await supervising.ask(openConversation, about());
    const sign = (userType: string) =>
      supervising.next(deskTypingChanged, (push) => push.userType === userType);
    await mine.ask(agentTyping, { ...about(), typing: true });
    expect(await sign('agent')).toEqual({
      conversationId: visitor.conversationId,
      userType: 'agent',
      senderName: setup.agent.name,
      typing: true,
    });
    await visitor.socket.ask(visitorTyping, { typing: true });
    expect(await sign('visitor')).toMatchObject({ typing: true });
    await mine.next(deskTypingChanged, ({ userType }) => userType === 'visitor');
    expect(mine.seen(deskTypingChanged).filter(({ userType }) => userType === 'agent')).toEqual([]);
  });
});

describe('taking beyond capacity', () => {
  test('is refused with withinCapacity and possible without it', async () => {
    const setCapacity = (capacity: number) =>
      server.api.call(setAgentCapacity, {
        session: setup.supervisor,
        body: { userId: setup.otherAgent.userId, capacity },
      });
    await setCapacity(1);
    const other = await setup.waitingVisitor();
    await theirs.ask(takeConversation, { userSessionId: other.userSessionId, withinCapacity: true });
    expect(await theirs.answer(takeConversation, { ...about(), withinCapacity: true })).toMatchObject({
      ok: false,
      error: { code: 'at_capacity', message: 'You already have 1 of 1 conversations.' },
    });
    expect((await theirs.ask(takeConversation, about())).session.agentId).toBe(setup.otherAgent.userId);
    // Taking a conversation the caller already has changes nothing.
    await theirs.ask(takeConversation, { ...about(), withinCapacity: true });
    await theirs.ask(closeConversation, about());
    await setCapacity(5);
  });
});
