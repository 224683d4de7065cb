/** Tickets through the desk's calls. */
import {
  endSession,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { type Call, newId, type UserSessionId } from '@parrot/contract/core';
import {
  agentConnect,
  closeConversation,
  openConversation,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import {
  addComment,
  type Ticket,
  type TicketComment,
  ticketChanged,
  ticketComments,
  ticketDetails,
  updateComment,
  updateTicket,
} from '@parrot/contract/tickets';
import {
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let otherAgent: TestSession;
let agentWithoutApps: TestSession;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  const app = await newPublishedApp(server, owner);
  parrotId = app.parrotId;
  agent = await newMember(server, owner, 'agent', [app.appId]);
  otherAgent = await newMember(server, owner, 'agent', [app.appId]);
  agentWithoutApps = await newMember(server, owner, 'agent', []);
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
const sendMessage = (socket: TestSocket, value: string) =>
  socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
const arrive = async () => {
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  return visitor;
};
/** A visitor who has sent these messages and waits for an agent. */
const waiting = async (...texts: string[]) => {
  const visitor = await arrive();
  for (const value of texts) await sendMessage(visitor, value);
  await settle();
  const { session } = await visitor.ask(requestAgent, {});
  await settle();
  return { visitor, userSessionId: session.userSessionId };
};
const deskOf = async (session: TestSession) => {
  const desk = await openDeskSocket(server, session);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
  return desk;
};
const details = async (userSessionId: UserSessionId, session = agent) =>
  (await server.api.call(ticketDetails, { session, query: { userSessionId } })).ticket;
const ticketOf = async (userSessionId: UserSessionId, session = agent): Promise<Ticket> => {
  const ticket = await details(userSessionId, session);
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const answer = async (call: Call, session: TestSession, body: object) => {
  const { status, text } = await server.api.answer(call, { session, body });
  return { status, body: JSON.parse(text) as Record<string, unknown> };
};
const update = (body: object, session = agent) => answer(updateTicket, session, body);
const comment = (body: object, session = agent) => answer(addComment, session, body);

test('a conversation gets a ticket when it is handed to agents, with the visitor’s first text as subject [DSK-10]', async () => {
  const visitor = await arrive();
  const { session } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  await sendMessage(visitor, 'Hi');
  await settle();
  const id = session?.userSessionId as UserSessionId;
  expect(await details(id)).toBeNull();

  await sendMessage(visitor, 'My parcel\u202e is\n\twet and torn');
  await visitor.ask(requestAgent, {});
  await settle();
  expect(await ticketOf(id)).toMatchObject({
    subject: 'My parcel is wet and torn',
    status: 'open',
    priority: 'normal',
    assigneeId: null,
    commentCount: 0,
    userSessionId: id,
    revision: 1,
  });
});

test('a ticket opened before the visitor’s first message takes its subject from the next one [DSK-10]', async () => {
  const { visitor, userSessionId } = await waiting();
  expect((await ticketOf(userSessionId)).subject).toMatch(/^Visitor \d{4}$/);
  await sendMessage(visitor, 'Where is my order 4711?');
  expect((await ticketOf(userSessionId)).subject).toBe('Where is my order 4711?');
  const desk = await deskOf(agent);
  await desk.ask(takeConversation, { userSessionId });
  await settle();
  expect(await ticketOf(userSessionId)).toMatchObject({
    subject: 'Where is my order 4711?',
    assigneeId: agent.userId,
    assigneeName: agent.name,
  });
});

test('concurrent tickets get consecutive numbers without gaps or duplicates [DSK-10]', async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, arrive));
  const sessions = await Promise.all(visitors.map((visitor) => visitor.ask(requestAgent, {})));
  await settle();
  const ids = sessions.map(({ session }) => session.userSessionId);
  const numbers = (await Promise.all(ids.map((id) => ticketOf(id)))).map(({ number }) => number);
  const [first = 0] = numbers.sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, at) => first + at));
  const next = await waiting('One more, please.');
  expect((await ticketOf(next.userSessionId)).number).toBe(first + 8);
});

test('a ticket follows its session when it is taken and closed; the next session gets its own [DSK-10]', async () => {
  const { visitor, userSessionId } = await waiting('The lamp is broken.');
  const desk = await deskOf(agent);
  await desk.ask(takeConversation, { userSessionId });
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'We send another.' });
  await settle();
  expect(await ticketOf(userSessionId)).toMatchObject({ status: 'open', assigneeId: agent.userId });
  await desk.ask(closeConversation, { userSessionId });
  await settle();
  const first = await ticketOf(userSessionId);
  expect(first).toMatchObject({ status: 'solved', assigneeId: agent.userId });

  await sendMessage(visitor, 'And now the cable is broken.');
  const { session } = await visitor.ask(requestAgent, {});
  await settle();
  const second = await ticketOf(session.userSessionId);
  expect(second).toMatchObject({ status: 'open', number: first.number + 1, assigneeId: null });
  expect(await ticketOf(userSessionId)).toEqual(first);
});

test('a status or assignee set by hand is kept, and a stale revision is refused [DSK-10]', async () => {
  const { userSessionId } = await waiting('The chair wobbles.');
  const before = await ticketOf(userSessionId);
  const { ticketId, revision } = before;
  const change = { status: 'pending', priority: 'urgent', subject: 'Chair', assigneeId: otherAgent.userId };
  const { status, body } = await update({ ticketId, revision, ...change });
  expect([status, body.ticket]).toMatchObject([
    200,
    { ...change, assigneeName: otherAgent.name, revision: 2 },
  ]);

  const late = await update({ ticketId, revision, priority: 'low' }, otherAgent);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  expect(await ticketOf(userSessionId)).toMatchObject(change);
  const same = await update({ ticketId, revision: 2, priority: 'urgent' });
  expect(same.body.ticket).toMatchObject({ revision: 2 });

  const desk = await deskOf(agent);
  await desk.ask(takeConversation, { userSessionId });
  await desk.ask(closeConversation, { userSessionId });
  await settle();
  expect(await ticketOf(userSessionId)).toMatchObject(change);
});

test('an agent’s edit is not in conflict with a change that follows the session [DSK-10]', async () => {
  const { userSessionId } = await waiting('The table is too low.');
  const { ticketId, revision } = await ticketOf(userSessionId);
  const desk = await deskOf(agent);
  await desk.ask(takeConversation, { userSessionId });
  await settle();
  const { status, body } = await update({ ticketId, revision, priority: 'high' });
  expect([status, body.ticket]).toMatchObject([200, { assigneeId: agent.userId, priority: 'high' }]);
});

test('a visitor who stopped waiting leaves an open ticket [DSK-10]', async () => {
  const { visitor, userSessionId } = await waiting('Is anybody there today?');
  await visitor.ask(endSession, {});
  await settle();
  expect(await ticketOf(userSessionId)).toMatchObject({ status: 'open' });
});

test('only members of this desk can be assigned or mentioned [DSK-10]', async () => {
  const { userSessionId } = await waiting('The door squeaks.');
  const { ticketId, revision } = await ticketOf(userSessionId);
  const otherTenantOwner = await newOwner(server);
  for (const userId of [agentWithoutApps.userId, otherTenantOwner.userId, newId('usr')]) {
    const given = await update({ ticketId, revision, assigneeId: userId });
    expect([given.status, given.body.fields]).toMatchObject([400, { assigneeId: expect.any(String) }]);
    const mentioned = await comment({ ticketId, value: 'Please look', mentions: [userId] });
    expect([mentioned.status, mentioned.body.fields]).toMatchObject([400, { mentions: expect.any(String) }]);
  }
  expect(await ticketOf(userSessionId)).toMatchObject({ revision, commentCount: 0 });
});

test('comments are listed oldest first, edited by their author only, pushed live, and notify each mentioned member once [DSK-10]', async () => {
  const { userSessionId } = await waiting('The window is stuck.');
  const { ticketId, conversationId } = await ticketOf(userSessionId);
  const desk = await deskOf(agent);
  await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
  const script = '<script>alert(1)</script> @you';
  const { body } = await comment({ ticketId, value: script, mentions: [otherAgent.userId] });
  await comment({ ticketId, value: 'Second', mentions: [] }, otherAgent);
  await settle();

  const pushed = await desk.next(ticketChanged, (push) => push.comment?.value === script);
  expect(pushed).toMatchObject({ conversationId, ticket: { ticketId, commentCount: 1 } });
  const listed = async () =>
    (await server.api.call(ticketComments, { session: agent, query: { ticketId } })).items;
  const [first, second] = await listed();
  expect(first).toEqual(pushed.comment);
  expect(first).toMatchObject({
    authorName: agent.name,
    mentions: [{ userId: otherAgent.userId, name: otherAgent.name }],
    editedAt: null,
  });
  expect(second?.value).toBe('Second');
  expect((await ticketOf(userSessionId)).commentCount).toBe(2);

  const { commentId } = body.comment as Pick<TicketComment, 'commentId'>;
  const edit = { commentId, value: 'Better text', mentions: [otherAgent.userId] };
  const notOwn = await server.api.answer(updateComment, { session: otherAgent, body: edit });
  expect(notOwn.status).toBe(403);
  await server.api.call(updateComment, { session: agent, body: edit });
  await settle();
  const again = await desk.next(ticketChanged, (push) => push.comment?.value === 'Better text');
  expect((await listed())[0]).toEqual(again.comment);
  expect(again.comment?.editedAt).not.toBeNull();

  const { items } = await server.api.call(listNotifications, { session: otherAgent, body: {} });
  const mentions = items.filter(({ kind }) => kind === 'mention');
  expect(mentions).toHaveLength(1);
  expect(mentions[0]?.link).toBe(`/home/desk/chats?session=${userSessionId}`);
});

test('tickets and comments are hidden from members who cannot see the conversation; a mention grants access [DSK-10]', async () => {
  const { userSessionId } = await waiting('The gate is shut.');
  const { ticketId, revision } = await ticketOf(userSessionId);
  const { body } = await comment({ ticketId, value: 'Mine', mentions: [] });
  const { commentId } = body.comment as Pick<TicketComment, 'commentId'>;
  await (await deskOf(agent)).ask(takeConversation, { userSessionId });
  await settle();
  const refusals = async (session: TestSession) => [
    (await server.api.answer(ticketDetails, { session, query: { userSessionId } })).status,
    (await server.api.answer(ticketComments, { session, query: { ticketId } })).status,
    (await update({ ticketId, revision, priority: 'high' }, session)).status,
    (await comment({ ticketId, value: 'Hello' }, session)).status,
    (await server.api.answer(updateComment, { session, body: { commentId, value: 'x' } })).status,
  ];
  expect(await refusals(agentWithoutApps)).toEqual([404, 404, 404, 404, 404]);
  // By now it is assigned to another agent.
  expect(await refusals(otherAgent)).toEqual([404, 404, 404, 404, 404]);
  await comment({ ticketId, value: 'Please help', mentions: [otherAgent.userId] });
  expect((await details(userSessionId, otherAgent))?.ticketId).toBe(ticketId);
});

test('invalid comments are refused: blank, too long, without a ticket, with too many mentions', async () => {
  const { userSessionId } = await waiting('The roof leaks.');
  const { ticketId } = await ticketOf(userSessionId);
  for (const body of [
    { ticketId, value: '   ' },
    { ticketId, value: 'x'.repeat(4_001) },
    { ticketId: 'tkt_1', value: 'x' },
    { ticketId, value: 'x', mentions: Array.from({ length: 21 }, () => newId('usr')) },
    { ticketId, value: { toString: 'x' } },
  ])
    expect((await comment(body)).status).toBe(400);
  for (const change of [
    { subject: ' ' },
    { subject: 'x'.repeat(161) },
    { status: 'done' },
    { priority: 5 },
    { revision: 0 },
  ])
    expect((await update({ ticketId, revision: 1, ...change })).status).toBe(400);
  expect(await ticketOf(userSessionId)).toMatchObject({ commentCount: 0, revision: 1 });
});
