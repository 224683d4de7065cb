/** Calls whose conversation gets another agent, and supervisors who are asked in. */
import {
  acceptDeskCall,
  type Call,
  changeDeskMedia,
  declineDeskCall,
  inviteSupervisor,
  leaveDeskCall,
  speakInCall,
} from '@parrot/contract/calls';
import { LIMITS } from '@parrot/contract/core';
import { answerTransfer, assignConversation, requestTransfer } from '@parrot/contract/desk';
import { newMember, sharedTestServer, type TestServer, type TestSocket } from '@parrot/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallsSetup,
  type CallVisitor,
  deskSees,
  ENVELOPE,
  entryOf,
  setUpCalls,
  visitorSees,
} from './calls-setup.fixture.ts';

let server: TestServer;
let setup: CallsSetup;
let desk: TestSocket;
let otherDesk: TestSocket;
let supervising: TestSocket;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpCalls(server);
  desk = await setup.connect(setup.agent);
  otherDesk = await setup.connect(setup.otherAgent);
  supervising = await setup.connect(setup.supervisor);
});
afterEach(() => server.clock.reset());
afterAll(() => server.stop());

const isOver = ({ status }: Call) => status === 'ended';
const isNowOf = (userId: string) => (call: Call) => call.agentId === userId;
const namesIn = ({ participants }: Call) => participants.map(({ party, name }) => `${party}: ${name}`);

describe('a transfer during a call', () => {
  const transferred = async (visitor: CallVisitor) => {
    const { callId } = await setup.activeCall(desk, visitor);
    const { userSessionId } = visitor;
    await desk.ask(requestTransfer, { userSessionId, toAgentId: setup.otherAgent.userId });
    await otherDesk.ask(answerTransfer, { userSessionId, accept: true });
    return { callId, call: await deskSees(otherDesk, callId, isNowOf(setup.otherAgent.userId)) };
  };

  test('rings at the new agent, who joins the same call in place of the one before [DSK-14]', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId, call } = await transferred(visitor);
    expect(call).toMatchObject({ status: 'active', agentName: setup.otherAgent.name });
    expect(namesIn(call)[0]).toBe(`agent: ${setup.agent.name}`);
    const seat = await otherDesk.ask(acceptDeskCall, { callId, ...ENVELOPE });
    expect(seat.call).toMatchObject({ callId, status: 'active' });
    expect(seat.call.participants.map(({ party, userId }) => [party, userId])).toEqual([
      ['visitor', null],
      ['agent', setup.otherAgent.userId],
    ]);
    expect(
      await deskSees(desk, callId, (each) => each.participants[1]?.userId === setup.otherAgent.userId),
    ).toEqual(seat.call);
    // The agent before is out of it, and free for the next one.
    expect(await desk.ask(leaveDeskCall, { callId, ...ENVELOPE })).toMatchObject({
      call: { status: 'active' },
    });
    const next = await setup.assignedVisitor();
    const { callId: nextId } = await setup.activeCall(desk, next);
    await setup.hangUp(next, nextId);
    await setup.hangUp(visitor, callId);
    expect((await entryOf(visitor, callId)).call).toMatchObject({ endReason: 'completed' });
  });

  test('leaves the agent before in the call if the new one does not answer', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = await transferred(visitor);
    server.clock.advance(LIMITS.call.ringSeconds * 1_000);
    await setup.endOverdue();
    const { call } = await desk.ask(leaveDeskCall, { callId, ...ENVELOPE });
    expect(call).toMatchObject({ status: 'ended', endReason: 'completed' });
  });

  test('lets the agent before leave; the visitor waits for the new one, and the call ends if none comes', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = await transferred(visitor);
    const { call } = await desk.ask(leaveDeskCall, { callId, ...ENVELOPE });
    expect(namesIn(call)).toEqual([expect.stringContaining('visitor')]);
    await otherDesk.ask(declineDeskCall, { callId, ...ENVELOPE });
    expect(await visitorSees(visitor, callId, isOver)).toMatchObject({ endReason: 'completed' });
  });
});

describe('a supervisor', () => {
  test('is asked in, listens, speaks and leaves, and both sides see it [DSK-14]', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = await setup.activeCall(desk, visitor);
    const { userId, name } = setup.supervisor;
    await desk.ask(inviteSupervisor, { callId, userId, ...ENVELOPE });
    expect(await deskSees(supervising, callId, ({ invited }) => invited.length > 0)).toMatchObject({
      callId,
      invited: [{ userId, name }],
    });
    const { participantId } = await supervising.ask(acceptDeskCall, { callId, ...ENVELOPE });
    const asListener = { participantId, party: 'supervisor', name, isListener: true };
    for (const seen of [visitorSees(visitor, callId, isJoined), deskSees(desk, callId, isJoined)])
      expect((await seen).participants[2]).toMatchObject(asListener);
    const media = { audio: true, video: false, screen: false };
    const speaking = { callId, participantId, media };
    expect(await supervising.answer(changeDeskMedia, speaking)).toMatchObject({ error: { status: 409 } });
    expect(await desk.answer(speakInCall, { callId, participantId })).toMatchObject({ ok: false });
    await supervising.ask(speakInCall, { callId, participantId, ...ENVELOPE });
    await supervising.ask(changeDeskMedia, { ...speaking, ...ENVELOPE });
    await visitorSees(visitor, callId, ({ participants }) => participants[2]?.media.audio === true);
    await supervising.ask(leaveDeskCall, { callId, ...ENVELOPE });
    expect(await visitorSees(visitor, callId, ({ participants }) => participants.length === 2)).toMatchObject(
      {
        status: 'active',
      },
    );
    await setup.hangUp(visitor, callId);
  });

  test('is asked in only by the agent of the call, with the right to monitor, at the desk', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = await setup.activeCall(desk, visitor);
    const ask = (socket: TestSocket, { userId }: { userId: string }) =>
      socket.answer(inviteSupervisor, { callId, userId });
    expect(await ask(desk, setup.otherAgent)).toMatchObject({ error: { status: 404 } });
    expect(await ask(otherDesk, setup.supervisor)).toMatchObject({ error: { status: 404 } });
    const offline = await newMember(server, setup.owner, 'supervisor', [setup.app.appId]);
    expect(await ask(desk, offline)).toMatchObject({ error: { status: 409 } });
    expect(await supervising.answer(acceptDeskCall, { callId })).toMatchObject({ error: { status: 404 } });

    await ask(desk, setup.supervisor);
    await supervising.ask(declineDeskCall, { callId, ...ENVELOPE });
    await deskSees(desk, callId, ({ invited }) => invited.length === 0);
    await setup.hangUp(visitor, callId);
  });

  test('who takes the conversation over becomes the agent of the call', async () => {
    const visitor = await setup.assignedVisitor();
    const { callId } = await setup.activeCall(desk, visitor);
    const { userId } = setup.supervisor;
    await desk.ask(inviteSupervisor, { callId, userId, ...ENVELOPE });
    const { participantId } = await supervising.ask(acceptDeskCall, { callId, ...ENVELOPE });
    await supervising.ask(assignConversation, {
      userSessionId: visitor.userSessionId,
      toAgentId: userId,
      note: '',
    });
    const call = await visitorSees(visitor, callId, isNowOf(userId));
    expect(call.participants).toMatchObject([
      { party: 'visitor' },
      { participantId, party: 'agent', isListener: false },
    ]);
    await setup.hangUp(visitor, callId);
  });
});

const isJoined = ({ participants }: Call) => participants.length === 3;
