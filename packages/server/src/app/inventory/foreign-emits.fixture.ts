/** For each emit: what happens with the ids of another tenant. Refused like nonexistent ids. */
import { randomUUID } from 'node:crypto';
import { confirmHandoverCard, correctHandoverFact, readHandoverCard } from '@parrot/contract/assistant';
import { readDeskCall, readVisitorCall, startDeskCall, startVisitorCall } from '@parrot/contract/calls';
import {
  cancelAgentRequest,
  chooseLanguage,
  endSession,
  leaveEmail,
  openVisitorConversation,
  rateAnswer,
  rateSession,
  readQueuePosition,
  readVisitorConversation,
  requestAgent,
  sendTranscript,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorFileLink,
  visitorPage,
  visitorTyping,
} from '@parrot/contract/conversations';
import { type Emit, newId, type UserSessionId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { deskEnvelopeOf, openDeskSocket, openVisitorSocket, type TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { FOREIGN_CALL_EMITS } from './foreign-call-emits.fixture.ts';
import type { TwoTenants } from './two-tenants.fixture.ts';

type Attempt = (server: TestServer, tenants: TwoTenants) => Promise<void>;

const hidden =
  (event: Emit, more: object = {}): Attempt =>
  async (server, { ours, theirs }) => {
    const socket = await openDeskSocket(server, ours.owner);
    const ask = (userSessionId: UserSessionId) => socket.answer(event, { ...more, userSessionId });
    const foreign = await ask(theirs.userSessionId);
    expect(foreign).toMatchObject({ ok: false, error: { status: 404 } });
    expect(foreign).toEqual(await ask(newId('uss')));
    socket.close();
  };

/** Emits without a session id: another tenant in the envelope is refused. */
const foreignEnvelope =
  (event: Emit, more: object): Attempt =>
  async (server, { ours, theirs }) => {
    const socket = await openDeskSocket(server, ours.owner);
    const { tenantId, agentId } = deskEnvelopeOf(theirs.owner);
    expect(await socket.answer(event, { ...more, tenantId })).toMatchObject({ ok: false });
    expect(await socket.answer(event, { ...more, agentId })).toMatchObject({ ok: false });
    socket.close();
  };

/** A visitor token of one app is invalid at another: the visitor gets a new conversation. */
const foreignVisitor =
  (event: Emit, payload: object = {}): Attempt =>
  async (server, { ours, theirs }) => {
    const known = await theirs.visitor.ask(openVisitorConversation, {});
    const socket = await openVisitorSocket(server, {
      parrotId: ours.app.parrotId,
      visitorToken: theirs.visitorToken,
    });
    const opened = await socket.ask(openVisitorConversation, {});
    expect(opened.conversationId).not.toBe(known.conversationId);
    await socket.answer(event, payload);
    const { lastSeq, session } = known;
    expect(await theirs.visitor.ask(openVisitorConversation, {})).toMatchObject({ lastSeq, session });
    socket.close();
  };

/** A message of another tenant's conversation is treated as nonexistent. */
const theirMessage: Attempt = async (server, { ours, theirs }) => {
  const { messages } = await theirs.visitor.ask(openVisitorConversation, {});
  const socket = await openVisitorSocket(server, { parrotId: ours.app.parrotId });
  await socket.ask(openVisitorConversation, {});
  const rate = (msgId: unknown) => socket.answer(rateAnswer, { msgId, thumb: 'down' });
  const foreign = await rate(messages[0]?.msgId);
  expect(foreign).toMatchObject({ ok: false, error: { status: 404 } });
  expect(foreign).toEqual(await rate(newId('msg')));
  socket.close();
};

/** A file of another tenant's conversation is treated as nonexistent. */
const theirFile: Attempt = async (server, { ours, theirs }) => {
  const { visitorToken } = await theirs.visitor.ask(openVisitorConversation, {});
  const form = new FormData();
  form.append('file', new File(['Theirs'], 'theirs.txt'));
  const body = { parrotId: theirs.app.parrotId, visitorToken };
  const { file } = await server.api.call(uploadVisitorFile, { body, form });
  await theirs.visitor.ask(sendVisitorMessage, { msgId: msgId(), value: '', files: [file.fileId] });
  const socket = await openVisitorSocket(server, { parrotId: ours.app.parrotId });
  await socket.ask(openVisitorConversation, {});
  const foreign = await socket.answer(visitorFileLink, { fileId: file.fileId });
  expect(foreign).toMatchObject({ ok: false, error: { status: 404 } });
  expect(foreign).toEqual(await socket.answer(visitorFileLink, { fileId: newId('fil') }));
  socket.close();
};

const msgId = () => newId('msg');
const NEW_CALL = { kind: 'voice', clientId: 'a-client-id' };

export const FOREIGN_EMITS: Record<string, Attempt> = {
  'desk:agent.connect': foreignEnvelope(desk.agentConnect, { channel: 'web', agentName: 'Ann' }),
  'desk:conversation.open': hidden(desk.openConversation),
  'desk:conversation.take': hidden(desk.takeConversation),
  'desk:message.send': hidden(desk.sendAgentMessage, { msgId: msgId(), value: 'Hello' }),
  'desk:conversation.close': hidden(desk.closeConversation),
  'desk:conversation.reopen': hidden(desk.reopenConversation),
  'desk:conversation.read': hidden(desk.readConversation, { seq: 1 }),
  'desk:conversation.leave': foreignEnvelope(desk.leaveConversation, { userSessionId: newId('uss') }),
  'desk:agent.typing': hidden(desk.agentTyping, { typing: true }),
  'desk:transfer.offer': hidden(desk.requestTransfer, { toAgentId: newId('usr') }),
  'desk:transfer.answer': hidden(desk.answerTransfer, { accept: true }),
  'desk:transfer.cancel': hidden(desk.cancelTransfer),
  'desk:conversation.escalate': hidden(desk.escalateConversation, { toAgentId: newId('usr'), note: 'Help' }),
  'desk:conversation.returnToBot': hidden(desk.returnToBot),
  'desk:conversation.assign': hidden(desk.assignConversation, { toAgentId: newId('usr') }),
  'desk:conversation.moveToGroup': hidden(desk.moveToGroup, { groupId: newId('grp') }),
  'desk:conversation.takeOver': hidden(desk.takeOver),
  'desk:note.add': hidden(desk.addNote, { clientId: 'a-client-id', value: 'Hello' }),
  'desk:call.start': hidden(startDeskCall, NEW_CALL),
  'desk:call.read': hidden(readDeskCall),
  'visitor:call.start': foreignVisitor(startVisitorCall, NEW_CALL),
  'visitor:call.read': foreignVisitor(readVisitorCall),
  'visitor:handover.read': foreignVisitor(readHandoverCard),
  'visitor:handover.correct': foreignVisitor(correctHandoverFact, { factId: randomUUID(), value: 'A-1' }),
  'visitor:handover.confirm': foreignVisitor(confirmHandoverCard, { revision: 1 }),
  ...FOREIGN_CALL_EMITS,
  'visitor:thread.open': foreignVisitor(openVisitorConversation),
  'visitor:message.send': foreignVisitor(sendVisitorMessage, { msgId: msgId(), value: 'Hello' }),
  'visitor:person.request': foreignVisitor(requestAgent),
  'visitor:person.cancel': foreignVisitor(cancelAgentRequest),
  'visitor:email.leave': foreignVisitor(leaveEmail, { email: 'somebody@example.com' }),
  'visitor:waiting.read': foreignVisitor(readQueuePosition),
  'visitor:thread.read': foreignVisitor(readVisitorConversation, { seq: 1 }),
  'visitor:visitor.typing': foreignVisitor(visitorTyping, { typing: true }),
  'visitor:visitor.page': foreignVisitor(visitorPage, { page: 'https://shop.example/cart' }),
  'visitor:language.choose': foreignVisitor(chooseLanguage, { language: 'sv' }),
  'visitor:file.link': theirFile,
  'visitor:answer.rate': theirMessage,
  'visitor:session.rate': foreignVisitor(rateSession, { stars: 1 }),
  'visitor:session.end': foreignVisitor(endSession),
  'visitor:transcript.send': foreignVisitor(sendTranscript, { email: 'somebody@example.com' }),
};
