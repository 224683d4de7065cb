/** Signals between the participants of a call, lost connections, and a restart of the server. */
import {
  type Call,
  changeVisitorMedia,
  deskCallSignal,
  leaveVisitorCall,
  readVisitorCall,
  rejoinDeskCall,
  rejoinVisitorCall,
  sendDeskSignal,
  sendVisitorSignal,
  visitorCallSignal,
} from '@parrot/contract/calls';
import { openVisitorConversation } from '@parrot/contract/conversations';
import { type CallId, LIMITS, newId, type ParticipantId } from '@parrot/contract/core';
import type { Driver } from '@parrot/server/platform';
import {
  openDeskSocket,
  openTestStore,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type CallsSetup,
  type CallVisitor,
  deskSees,
  ENVELOPE,
  entryOf,
  setUpCalls,
  visitorSees,
} from './calls-setup.fixture.ts';

/** The same for both servers, so that tokens outlive the restart. */
const settings = { SECRET_KEY: 'a key that two servers have in common' };
const REJOIN_MS = LIMITS.call.rejoinSeconds * 1_000;

let driver: Driver;
let server: TestServer;
let setup: CallsSetup;
let desk: TestSocket;
let visitor: CallVisitor;
beforeAll(async () => {
  driver = await openTestStore();
  server = await startTestServer({ driver, settings });
  setup = await setUpCalls(server);
  desk = await setup.connect(setup.agent);
  visitor = await setup.assignedVisitor();
});
afterEach(() => server.clock.reset());
afterAll(async () => {
  await server.stop();
  await driver.close();
});

const isOver = ({ status }: Call) => status === 'ended';
const isAway = ({ participants }: Call) => participants.some(({ isConnected }) => !isConnected);
const isBack = (call: Call) => call.participants.length === 2 && !isAway(call);
const offer = { description: { type: 'offer' as const, sdp: 'v=0' } };
const refused = { ok: false, error: { status: 409, code: 'signal_refused' } };

const fromVisitor = (callId: CallId, participantId: ParticipantId, to: ParticipantId, number: number) => ({
  callId,
  participantId,
  to,
  number,
  signal: offer,
});

test('signals go from the socket of one participant to that of the other, in order [RTM-08]', async () => {
  const { callId, agents, visitors } = await setup.activeCall(desk, visitor);
  const candidates = [{ candidate: 'candidate:1 1 udp 1 10.0.0.1 1 typ host', sdpMid: '0' }];
  const sent = fromVisitor(callId, visitors.participantId, agents.participantId, 1);
  await visitor.socket.ask(sendVisitorSignal, sent);
  const { participantId: from, ...received } = sent;
  expect(await desk.next(deskCallSignal)).toEqual({ ...received, from });
  await desk.ask(sendDeskSignal, {
    callId,
    participantId: agents.participantId,
    to: visitors.participantId,
    number: 7,
    signal: { candidates },
    ...ENVELOPE,
  });
  expect(await visitor.socket.next(visitorCallSignal)).toMatchObject({ number: 7, signal: { candidates } });

  const media = { audio: true, video: false, screen: true };
  await visitor.socket.ask(changeVisitorMedia, { callId, participantId: visitors.participantId, media });
  await deskSees(desk, callId, ({ participants }) => participants[1]?.media.screen === true);
  await visitor.socket.ask(leaveVisitorCall, { callId });
  expect(await visitor.socket.answer(sendVisitorSignal, { ...sent, number: 2 })).toMatchObject(refused);
});

test('forged, repeated, foreign and oversized signals are refused, and are not relayed', async () => {
  countAttack('tenants');
  const { callId, agents, visitors } = await setup.activeCall(desk, visitor);
  const otherDesk = await setup.connect(setup.otherAgent);
  const otherVisitor = await setup.assignedVisitor(setup.otherAgent);
  const elsewhere = await setup.activeCall(otherDesk, otherVisitor);
  const window = await setup.visit(setup.app, visitor.visitorToken);
  const own = fromVisitor(callId, visitors.participantId, agents.participantId, 5);
  const answer = ({ socket }: CallVisitor, signal: object) => socket.answer(sendVisitorSignal, signal);
  await visitor.socket.ask(sendVisitorSignal, own);
  await desk.next(deskCallSignal);

  for (const [who, signal] of [
    // Repeated, or out of order.
    [visitor, own],
    [visitor, { ...own, number: 4 }],
    // In the name of another participant, from another window, from another visitor.
    [visitor, { ...own, participantId: agents.participantId, to: visitors.participantId, number: 6 }],
    [window, { ...own, number: 6 }],
    [otherVisitor, { ...own, number: 6 }],
    // To itself, or into another call.
    [visitor, { ...own, to: visitors.participantId, number: 6 }],
    [visitor, { ...own, to: elsewhere.agents.participantId, number: 6 }],
    [visitor, { ...own, callId: elsewhere.callId, number: 6 }],
    [otherVisitor, { ...own, participantId: elsewhere.visitors.participantId, number: 6 }],
    [visitor, { ...own, callId: newId('cal'), number: 6 }],
  ] as const)
    expect(await answer(who, signal)).toMatchObject(refused);
  const long = 'x'.repeat(LIMITS.call.sdpLength + 1);
  for (const signal of [
    { description: { type: 'offer', sdp: long } },
    { candidates: Array(LIMITS.call.candidatesAtOnce + 1).fill({ candidate: '' }) },
    { candidates: [{ candidate: long }] },
    { anything: 'else' },
  ])
    expect(await answer(visitor, { ...own, number: 6, signal })).toMatchObject({
      ok: false,
      error: { status: 400 },
    });
  const media = { audio: false, video: false, screen: false };
  expect(
    await window.socket.answer(changeVisitorMedia, { callId, participantId: visitors.participantId, media }),
  ).toMatchObject(refused);

  await visitor.socket.ask(sendVisitorSignal, { ...own, number: 6 });
  await desk.next(deskCallSignal);
  expect([...desk.seen(deskCallSignal), ...otherDesk.seen(deskCallSignal)]).toEqual([]);
  await setup.hangUp(visitor, callId);
  await setup.hangUp(otherVisitor, elsewhere.callId);
  otherDesk.close();
});

test('a participant whose socket was cut continues under the same id, and only that person', async () => {
  const { callId, agents, visitors } = await setup.activeCall(desk, visitor);
  const { participantId } = visitors;
  await setup.drop(visitor.socket, 'visitor');
  expect(await deskSees(desk, callId, isAway)).toMatchObject({
    status: 'active',
    participants: [{ isConnected: true }, { participantId, isConnected: false }],
  });
  const signal = { callId, participantId: agents.participantId, to: participantId, number: 1, signal: offer };
  expect(await desk.answer(sendDeskSignal, signal)).toMatchObject({ error: { code: 'participant_away' } });
  expect(await desk.answer(rejoinDeskCall, { callId, participantId })).toMatchObject({ ok: false });
  const otherVisitor = await setup.assignedVisitor();
  expect(await otherVisitor.socket.answer(rejoinVisitorCall, { callId, participantId })).toMatchObject({
    error: { status: 404 },
  });

  visitor = await setup.visit(setup.app, visitor.visitorToken);
  const seat = await visitor.socket.ask(rejoinVisitorCall, { callId, participantId });
  expect(seat).toMatchObject({
    participantId,
    call: { status: 'active', answeredAt: visitors.call.answeredAt },
  });
  await deskSees(desk, callId, isBack);
  await desk.ask(sendDeskSignal, { ...signal, ...ENVELOPE });
  expect(await visitor.socket.next(visitorCallSignal)).toMatchObject({ from: agents.participantId });

  server.clock.advance(REJOIN_MS);
  await setup.endOverdue();
  expect((await visitor.socket.ask(readVisitorCall, {})).call?.status).toBe('active');
  await setup.hangUp(visitor, callId);
});

test('a participant who stays away ends the call', async () => {
  const { callId } = await setup.activeCall(desk, visitor);
  await setup.drop(desk, 'desk');
  await visitorSees(visitor, callId, isAway);
  server.clock.advance(REJOIN_MS);
  await setup.endOverdue();
  expect(await visitorSees(visitor, callId, isOver)).toMatchObject({ endReason: 'disconnected' });
  expect((await entryOf(visitor, callId)).call).toMatchObject({ endReason: 'disconnected' });
  desk = await setup.connect(setup.agent);
});

test('calls outlive a restart: who rejoins continues, and the others are ended', async () => {
  const otherDesk = await setup.connect(setup.otherAgent);
  const left = await setup.assignedVisitor(setup.otherAgent);
  const { callId, agents, visitors } = await setup.activeCall(desk, visitor);
  const abandoned = await setup.activeCall(otherDesk, left);
  const { clock } = server;
  await server.stop();

  clock.advance(10 * REJOIN_MS);
  server = await startTestServer({ driver, settings, clock });
  const visit = async ({ visitorToken }: CallVisitor) => {
    const socket = await openVisitorSocket(server, { parrotId: setup.app.parrotId, visitorToken });
    await socket.ask(openVisitorConversation, {});
    return socket;
  };
  const [socket, leftSocket] = [await visit(visitor), await visit(left)];
  expect((await socket.ask(readVisitorCall, {})).call).toMatchObject({ callId, status: 'active' });
  await socket.ask(rejoinVisitorCall, { callId, participantId: visitors.participantId });
  const again = await openDeskSocket(server, setup.agent);
  const { participantId } = agents;
  const seat = await again.ask(rejoinDeskCall, { callId, participantId, ...ENVELOPE });
  expect(seat.call.participants).toMatchObject([{ isConnected: true }, { isConnected: true }]);
  await socket.ask(sendVisitorSignal, fromVisitor(callId, visitors.participantId, participantId, 9));
  await again.next(deskCallSignal);

  clock.advance(REJOIN_MS);
  await server.server.slices.calls.endOverdue();
  const timeline = await leftSocket.ask(openVisitorConversation, {});
  expect(timeline.messages.at(-1)).toMatchObject({
    call: { callId: abandoned.callId, endReason: 'disconnected' },
  });
  expect((await socket.ask(readVisitorCall, {})).call?.status).toBe('active');
});
