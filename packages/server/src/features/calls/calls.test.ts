/** Calls between agents and visitors: start, answer, decline, miss, end, rate. */
import {
  acceptVisitorCall,
  type Call,
  declineDeskCall,
  declineVisitorCall,
  disconnectCall,
  leaveDeskCall,
  leaveVisitorCall,
  listOwnCalls,
  rateVisitorCall,
  readDeskCall,
  readVisitorCall,
  saveCallFeedback,
  startDeskCall,
  startVisitorCall,
  testRelay,
  visitorCallChanged,
} from '@parrot/contract/calls';
import { openVisitorConversation, requestAgent, visitorMessageChanged } from '@parrot/contract/conversations';
import { type CallId, LIMITS } from '@parrot/contract/core';
import { closeConversation, deskMessageChanged, openConversation, returnToBot } from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { newPublishedApp, sharedTestServer, type TestServer, type TestSocket } from '@parrot/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallsSetup,
  type CallVisitor,
  clientId,
  deskSees,
  ENVELOPE,
  entryOf,
  setUpCalls,
  visitorSees,
} from './calls-setup.fixture.ts';

let server: TestServer;
let setup: CallsSetup;
let desk: TestSocket;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpCalls(server);
  desk = await setup.connect(setup.agent);
});
afterEach(() => server.clock.reset());
afterAll(() => server.stop());

const isRinging = ({ status }: Call) => status === 'ringing';
const isActive = ({ status }: Call) => status === 'active';
const isOver = ({ status }: Call) => status === 'ended';
const newCall = () => ({ kind: 'voice' as const, clientId: clientId() });
const refused = (code: string) => ({ ok: false, error: { status: 409, code } });

/** Starts a call from the visitor, which the agent answers. */
const talk = async (visitor: CallVisitor) => {
  const { call } = await setup.ringAgent(visitor);
  await setup.answer(desk, call);
  return call.callId;
};

const missedCalls = async ({ userSessionId }: CallVisitor, session = setup.agent) => {
  await server.server.platform.outbox.settle();
  const { items } = await server.api.call(listNotifications, { session, body: {} });
  return items.filter(({ kind, link }) => kind === 'missed-call' && link.endsWith(userSessionId));
};

test('an agent rings all windows of the visitor, and the first to answer has the call [DSK-14]', async () => {
  const visitor = await setup.assignedVisitor();
  const window = await setup.visit(setup.app, visitor.visitorToken);
  const started = await setup.ringVisitor(desk, visitor);
  const { callId } = started.call;
  expect(started).toMatchObject({
    call: { status: 'ringing', kind: 'video', startedBy: 'agent', agentId: setup.agent.userId },
    iceServers: [],
    iceTransportPolicy: 'all',
  });
  expect(await visitorSees(visitor, callId, isRinging)).toEqual(started.call);
  await visitorSees(window, callId, isRinging);

  const seat = await window.socket.ask(acceptVisitorCall, { callId });
  expect(seat.call).toMatchObject({
    status: 'active',
    participants: [
      { participantId: started.participantId, party: 'agent', isConnected: true },
      { participantId: seat.participantId, party: 'visitor', userId: null },
    ],
  });
  expect(await visitor.socket.answer(acceptVisitorCall, { callId })).toMatchObject(refused('call_answered'));
  expect(await visitorSees(visitor, callId, isActive)).toEqual(seat.call);
  expect(await deskSees(desk, callId, isActive)).toEqual(seat.call);
  expect((await visitor.socket.ask(readVisitorCall, {})).call).toEqual(seat.call);

  server.clock.advance(65_000);
  const { call } = await desk.ask(leaveDeskCall, { callId, ...ENVELOPE });
  expect(call).toMatchObject({ status: 'ended', endReason: 'completed', participants: [] });
  await visitorSees(visitor, callId, isOver);
  expect(await entryOf(visitor, callId)).toMatchObject({
    msgType: 'event',
    event: 'call',
    senderName: setup.agent.name,
    call: { callId, kind: 'video', endReason: 'completed', startedBy: 'agent', durationSeconds: 65 },
  });
  expect(await visitor.socket.ask(readVisitorCall, {})).toEqual({ ok: true, call: null, canStart: true });
});

test('a visitor rings the desks of the agent, who finds the call after a reload and hangs up without a socket [DSK-14]', async () => {
  const visitor = await setup.assignedVisitor();
  const draft = newCall();
  const started = await visitor.socket.ask(startVisitorCall, draft);
  const { callId } = started.call;
  expect(await deskSees(desk, callId, isRinging)).toEqual(started.call);
  expect(await visitor.socket.ask(startVisitorCall, draft)).toEqual(started);
  const reloaded = await setup.connect(setup.agent);
  expect(await reloaded.ask(listOwnCalls, ENVELOPE)).toMatchObject({ calls: [{ callId }] });
  const { call } = await setup.answer(reloaded, started.call);
  const { userSessionId } = visitor;
  expect(await desk.ask(readDeskCall, { userSessionId })).toEqual({ ok: true, call, canStart: false });

  await server.api.call(disconnectCall, { session: setup.agent, body: { callId, reason: 'page-closed' } });
  expect(await visitorSees(visitor, callId, isOver)).toMatchObject({ endReason: 'completed' });
  expect((await entryOf(visitor, callId)).call).toMatchObject({ startedBy: 'visitor', kind: 'voice' });
  // Repeated, it changes nothing.
  await server.api.call(disconnectCall, { session: setup.agent, body: { callId } });
  reloaded.close();
});

describe('a call that is not answered', () => {
  test.each([
    ['the visitor declines', 'declined', 'declined'],
    ['the visitor’s microphone is missing', 'no-device', 'failed'],
    ['the visitor is in another call', 'busy', 'busy'],
  ] as const)('ends when %s', async (_title, reason, endReason) => {
    const visitor = await setup.assignedVisitor();
    const { callId } = (await setup.ringVisitor(desk, visitor)).call;
    await visitor.socket.ask(declineVisitorCall, { callId, reason });
    expect(await deskSees(desk, callId, isOver)).toMatchObject({ endReason });
    expect((await entryOf(visitor, callId)).call).toMatchObject({ endReason, durationSeconds: 0 });
  });

  test('ends when the agent declines, or the caller hangs up', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = (await setup.ringAgent(visitor)).call;
    await desk.ask(declineDeskCall, { callId, ...ENVELOPE });
    expect(await visitorSees(visitor, callId, isOver)).toMatchObject({ endReason: 'declined' });
    const { call } = await setup.ringAgent(visitor);
    expect(await visitor.socket.ask(leaveVisitorCall, { callId: call.callId })).toMatchObject({
      call: { endReason: 'cancelled' },
    });
    expect(await desk.answer(declineDeskCall, { callId: call.callId })).toMatchObject(refused('call_over'));
  });

  test('is missed after 30 seconds', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = (await setup.ringVisitor(desk, visitor)).call;
    server.clock.advance(LIMITS.call.ringSeconds * 1_000);
    await setup.endOverdue();
    expect(await visitorSees(visitor, callId, isOver)).toMatchObject({ endReason: 'missed' });
    expect((await entryOf(visitor, callId)).call).toMatchObject({ endReason: 'missed' });
    expect(await visitor.socket.answer(acceptVisitorCall, { callId })).toMatchObject(refused('call_over'));
  });

  test('leaves the agent a notification if the visitor was not answered, until the conversation is closed', async () => {
    const visitor = await setup.assignedVisitor();
    const { userSessionId } = visitor;
    await setup.ringVisitor(desk, visitor);
    server.clock.advance(LIMITS.call.ringSeconds * 1_000);
    await setup.endOverdue();
    const declined = (await setup.ringAgent(visitor)).call;
    await desk.ask(declineDeskCall, { callId: declined.callId, ...ENVELOPE });
    expect(await missedCalls(visitor)).toEqual([]);

    const { call } = await setup.ringAgent(visitor);
    server.clock.advance(LIMITS.call.ringSeconds * 1_000);
    await setup.endOverdue();
    await setup.hangUp(visitor, (await setup.ringAgent(visitor)).call.callId);
    const missed = { values: { visitorName: call.visitorName }, read: false };
    expect(await missedCalls(visitor)).toMatchObject([missed, missed]);
    expect(await missedCalls(visitor, setup.otherAgent)).toEqual([]);

    await desk.ask(closeConversation, { userSessionId });
    expect(await missedCalls(visitor)).toEqual([]);
  });
});

test('an agent in a call is busy: the visitor reads it, and it is in the timeline', async () => {
  const [first, second] = [await setup.assignedVisitor(), await setup.assignedVisitor()];
  const callId = await talk(first);
  const draft = newCall();
  const busy = { ...refused('call_busy'), error: { message: expect.stringContaining(setup.agent.name) } };
  expect(await second.socket.answer(startVisitorCall, draft)).toMatchObject(busy);
  expect(await second.socket.answer(startVisitorCall, draft)).toMatchObject(busy);
  const ended = await second.socket.next(visitorCallChanged);
  expect(ended.call).toMatchObject({ status: 'ended', endReason: 'busy' });
  expect((await entryOf(second, ended.call.callId as CallId)).call).toMatchObject({ endReason: 'busy' });
  expect(await missedCalls(second)).toHaveLength(1);
  const { userSessionId } = second;
  expect(await desk.answer(startDeskCall, { userSessionId, ...newCall() })).toMatchObject({
    ...refused('call_busy'),
    error: { message: expect.stringContaining('You’re on another call') },
  });
  expect(await desk.ask(readDeskCall, { userSessionId })).toMatchObject({ canStart: false });
  await setup.hangUp(first, callId);
  // While one visitor rings, another finds the agent busy, too.
  const { call } = await setup.ringAgent(first);
  expect(await second.socket.answer(startVisitorCall, newCall())).toMatchObject(busy);
  await setup.hangUp(first, call.callId);
});

test('if both sides ring each other, they are connected in one call', async () => {
  const visitor = await setup.assignedVisitor();
  const { userSessionId } = visitor;
  const [one, other] = await Promise.all([
    desk.ask(startDeskCall, { userSessionId, ...newCall() }),
    visitor.socket.ask(startVisitorCall, newCall()),
  ]);
  expect(one.call.callId).toBe(other.call.callId);
  const { call } = await visitor.socket.ask(readVisitorCall, {});
  expect(call).toMatchObject({ status: 'active', participants: [{}, {}] });
  expect(call?.participants.map(({ participantId }) => participantId).sort()).toEqual(
    [one.participantId, other.participantId].sort(),
  );
  // One call per conversation, from any window.
  expect(await visitor.socket.answer(startVisitorCall, newCall())).toMatchObject(refused('conflict'));
  expect(await desk.answer(startDeskCall, { userSessionId, ...newCall() })).toMatchObject(
    refused('conflict'),
  );
  await setup.hangUp(visitor, one.call.callId);
});

describe('a call can not be started', () => {
  test('by a visitor before an agent has taken the conversation, or after it ended', async () => {
    const visitor = await setup.visit();
    expect(await visitor.socket.answer(startVisitorCall, newCall())).toMatchObject(
      refused('call_not_allowed'),
    );
    await visitor.socket.ask(requestAgent, {});
    expect(await visitor.socket.answer(startVisitorCall, newCall())).toMatchObject(
      refused('call_not_allowed'),
    );
    expect(await visitor.socket.ask(readVisitorCall, {})).toMatchObject({ canStart: false });
    const closed = await setup.assignedVisitor();
    await desk.ask(closeConversation, { userSessionId: closed.userSessionId });
    expect(await closed.socket.answer(startVisitorCall, newCall())).toMatchObject(
      refused('conversation_over'),
    );
  });

  test('by an agent who does not have the conversation', async () => {
    const { userSessionId } = await setup.assignedVisitor(setup.otherAgent);
    const supervising = await setup.connect(setup.supervisor);
    expect(await supervising.answer(startDeskCall, { userSessionId, ...newCall() })).toMatchObject(
      refused('taken_by_other'),
    );
    expect(await desk.answer(startDeskCall, { userSessionId, ...newCall() })).toMatchObject({
      error: { status: 404 },
    });
    supervising.close();
  });

  test('where the app does not allow it', async () => {
    const app = await newPublishedApp(server, setup.owner);
    const owners = await setup.connect(setup.owner);
    const { socket, userSessionId } = await setup.assignedVisitor(setup.owner, app);
    const notAllowed = refused('call_not_allowed');
    expect(await socket.answer(startVisitorCall, newCall())).toMatchObject(notAllowed);
    expect(await owners.answer(startDeskCall, { userSessionId, ...newCall() })).toMatchObject(notAllowed);
    expect(await owners.ask(readDeskCall, { userSessionId })).toMatchObject({ canStart: false });
    owners.close();
  });
});

test.each([
  ['closing the conversation', closeConversation],
  ['returning it to the bot', returnToBot],
])('%s ends the call', async (_title, event) => {
  const visitor = await setup.assignedVisitor();
  const callId = await talk(visitor);
  await desk.ask(event, { userSessionId: visitor.userSessionId });
  expect(await visitorSees(visitor, callId, isOver)).toMatchObject({ endReason: 'conversation-ended' });
  expect((await entryOf(visitor, callId)).userSessionId).toBe(visitor.userSessionId);
});

test('both sides rate the call; the agent’s rating is for agents only [DSK-14]', async () => {
  const visitor = await setup.assignedVisitor();
  await desk.ask(openConversation, { userSessionId: visitor.userSessionId });
  const callId = await talk(visitor);
  const early = { callId, stars: 5, text: 'Early' };
  expect(await visitor.socket.answer(rateVisitorCall, early)).toMatchObject(refused('conflict'));
  await setup.hangUp(visitor, callId);
  await visitor.socket.ask(rateVisitorCall, { callId, stars: 5, text: 'Clear sound' });
  await server.api.call(saveCallFeedback, {
    session: setup.agent,
    body: { callId, stars: 2, text: 'Echo on my side' },
  });
  const visitorFeedback = { stars: 5, text: 'Clear sound' };
  const agentFeedback = { stars: 2, text: 'Echo on my side' };
  const seen = await desk.next(deskMessageChanged, ({ message }) => message.call?.agentFeedback !== null);
  expect(seen.message.call).toMatchObject({ visitorFeedback, agentFeedback });
  const pushes = visitor.socket.seen(visitorMessageChanged).map(({ message }) => message.call);
  expect(pushes).toMatchObject([{ visitorFeedback }, { visitorFeedback }]);
  const { messages } = await visitor.socket.ask(openVisitorConversation, {});
  const stored = messages.findLast(({ event }) => event === 'call')?.call;
  for (const call of [...pushes, stored]) expect(call?.agentFeedback).toBeNull();
  expect(stored?.visitorFeedback).toEqual(visitorFeedback);

  const { call } = await setup.ringAgent(visitor);
  await setup.hangUp(visitor, call.callId);
  expect(await visitor.socket.answer(rateVisitorCall, { callId: call.callId, stars: 1 })).toMatchObject(
    refused('conflict'),
  );
});

test('a visitor can ring a few times a minute', async () => {
  const visitor = await setup.assignedVisitor();
  for (let count = 0; count < LIMITS.call.startsPerMinute; count += 1)
    await setup.hangUp(visitor, (await setup.ringAgent(visitor)).call.callId);
  expect(await visitor.socket.answer(startVisitorCall, newCall())).toMatchObject({ error: { status: 429 } });
});

test('the relay test tells that there is none', async () => {
  expect(await server.api.call(testRelay, { session: setup.owner })).toEqual({
    status: 'success',
    iceServers: [],
    iceTransportPolicy: 'all',
    hasRelay: false,
  });
});
