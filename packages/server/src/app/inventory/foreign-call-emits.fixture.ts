/** Voice and video calls with the ids of another tenant's call: refused like nonexistent ones. */
import * as calls from '@parrot/contract/calls';
import { openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import { type CallId, type Emit, newId, type ParticipantId, type UserSessionId } from '@parrot/contract/core';
import { assignFromBot } from '@parrot/contract/desk';
import {
  newPublishedAppWith,
  openDeskSocket,
  openVisitorSocket,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { expect } from 'vitest';
import type { Attempt as CallAttempt } from './foreign-attempts.fixture.ts';
import type { Company, TwoTenants } from './two-tenants.fixture.ts';

type Attempt = (server: TestServer, tenants: TwoTenants) => Promise<void>;
type CallIds = { callId: CallId; participantId: ParticipantId };

const ringing = new WeakMap<Company, Promise<CallIds>>();

/** A call that rings, of a conversation of its own. */
function callOf(server: TestServer, company: Company): Promise<CallIds> {
  const known = ringing.get(company) ?? startCall(server, company);
  ringing.set(company, known);
  return known;
}

async function startCall(server: TestServer, { owner }: Company): Promise<CallIds> {
  const app = await newPublishedAppWith(server, owner, { behaviour: { isVideoCallRequired: true } });
  const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
  const { session } = await visitor.ask(openVisitorConversation, {});
  await visitor.ask(requestAgent, {});
  const userSessionId = session?.userSessionId as UserSessionId;
  await server.api.call(assignFromBot, { session: owner, body: { userSessionId } });
  const desk = await openDeskSocket(server, owner);
  const { call, participantId } = await desk.ask(calls.startDeskCall, {
    userSessionId,
    kind: 'voice',
    clientId: 'a-client-id',
  });
  return { callId: call.callId, participantId };
}

const neverWas = (): CallIds => ({ callId: newId('cal'), participantId: newId('cpt') });

const hiddenFrom =
  (open: (server: TestServer, ours: Company) => Promise<TestSocket>) =>
  (event: Emit, more: object = {}): Attempt =>
  async (server, { ours, theirs }) => {
    const socket = await open(server, ours);
    const ask = (ids: CallIds) => socket.answer(event, { ...ids, ...more });
    const foreign = await ask(await callOf(server, theirs));
    expect(foreign).toMatchObject({ ok: false });
    expect(foreign).toEqual(await ask(neverWas()));
    socket.close();
  };

const hidden = hiddenFrom((server, { owner }) => openDeskSocket(server, owner));
const hiddenFromVisitor = hiddenFrom(async (server, { app }) => {
  const socket = await openVisitorSocket(server, { parrotId: app.parrotId });
  await socket.ask(openVisitorConversation, {});
  return socket;
});

const signal = { to: newId('cpt'), number: 1, signal: { description: { type: 'offer', sdp: 'v=0' } } };
const media = { media: { audio: true, video: false, screen: false } };

export const FOREIGN_CALL_EMITS: Record<string, Attempt> = {
  'desk:call.accept': hidden(calls.acceptDeskCall),
  'desk:call.decline': hidden(calls.declineDeskCall),
  'desk:call.rejoin': hidden(calls.rejoinDeskCall),
  'desk:call.leave': hidden(calls.leaveDeskCall),
  'desk:call.signal': hidden(calls.sendDeskSignal, signal),
  'desk:call.media': hidden(calls.changeDeskMedia, media),
  'desk:call.invite': hidden(calls.inviteSupervisor, { userId: newId('usr') }),
  'desk:call.speak': hidden(calls.speakInCall),
  'desk:call.list': async (server, { ours, theirs }) => {
    await callOf(server, theirs);
    const socket = await openDeskSocket(server, ours.owner);
    expect(await socket.answer(calls.listOwnCalls, {})).toEqual({ ok: true, calls: [] });
    socket.close();
  },
  'visitor:call.accept': hiddenFromVisitor(calls.acceptVisitorCall),
  'visitor:call.decline': hiddenFromVisitor(calls.declineVisitorCall),
  'visitor:call.rejoin': hiddenFromVisitor(calls.rejoinVisitorCall),
  'visitor:call.leave': hiddenFromVisitor(calls.leaveVisitorCall),
  'visitor:call.signal': hiddenFromVisitor(calls.sendVisitorSignal, signal),
  'visitor:call.media': hiddenFromVisitor(calls.changeVisitorMedia, media),
  'visitor:call.rate': hiddenFromVisitor(calls.rateVisitorCall, { stars: 1 }),
};

const hiddenCall =
  (more: object): CallAttempt =>
  async (server, { ours, theirs }, call) => {
    const ask = (callId: CallId) =>
      server.api.answer(call, { session: ours.owner, body: { callId, ...more } });
    const foreign = await ask((await callOf(server, theirs)).callId);
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('cal'))).text]);
  };

export const FOREIGN_CALL_CALLS: Record<string, CallAttempt> = {
  'calls.saveFeedback': hiddenCall({ stars: 1 }),
  'calls.disconnect': hiddenCall({}),
};
