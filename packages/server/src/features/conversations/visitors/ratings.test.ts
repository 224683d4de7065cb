/** Ratings of answers and sessions, and the visitor's end of a session. */
import {
  endSession,
  openVisitorConversation,
  rateAnswer,
  rateSession,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
  visitorMessageChanged,
  visitorSessionChanged,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentConnect,
  deskMessageChanged,
  deskSessionChanged,
  openConversation,
  takeConversation,
  unassignedUsers,
} from '@parrot/contract/desk';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  parrotId = (await newPublishedApp(server, owner)).parrotId;
});
afterAll(() => server.stop());

const arrive = async (id = parrotId, auth: { visitorToken?: string } = {}) => {
  const socket = await openVisitorSocket(server, { parrotId: id, ...auth });
  return { socket, ...(await socket.ask(openVisitorConversation, {})) };
};
const write = (socket: TestSocket, value = OPENING_HOURS.question[0] ?? '') =>
  socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
const answerTo = async (socket: TestSocket) => {
  const { message } = await write(socket);
  return (await socket.next(visitorMessageAdded, (push) => push.message.seq === message.seq + 1)).message;
};
const stored = async (query: ReturnType<typeof sql>) => {
  const found = await server.server.platform.database.tenant(owner.tenantId, (tx) => tx.execute(query));
  return (found as unknown as { rows: Record<string, unknown>[] }).rows[0];
};

test('an answer of the bot can be rated up or down, visible in every tab and in its trace', async () => {
  const { socket, visitorToken } = await arrive();
  const tab = await arrive(parrotId, { visitorToken });
  const answer = await answerTo(socket);
  expect(answer).toMatchObject({ canRate: true, thumb: null });
  const { message } = await socket.ask(rateAnswer, { msgId: answer.msgId, thumb: 'down' });
  expect(message).toEqual({ ...answer, thumb: 'down' });
  expect((await tab.socket.next(visitorMessageChanged)).message).toEqual(message);
  const row = await stored(sql`select thumb, trace from messages where msg_id = ${answer.msgId}`);
  expect(row).toMatchObject({ thumb: 'down', trace: expect.objectContaining({}) });
  await socket.ask(rateAnswer, { msgId: answer.msgId, thumb: null });
  expect((await tab.socket.next(visitorMessageChanged)).message.thumb).toBeNull();
  const { messages } = await socket.ask(openVisitorConversation, {});
  expect(messages.at(-1)).toEqual(answer);
});

test('the desk gets each rating at once, equal to a new reply', async () => {
  const { socket } = await arrive();
  const answer = await answerTo(socket);
  const { session } = await socket.ask(requestAgent, {});
  const { userSessionId } = session;
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const read = async () => (await desk.ask(openConversation, { userSessionId, afterSeq: 0 })).messages;
  const before = await read();
  for (const thumb of ['down', 'up', null] as const) {
    await socket.ask(rateAnswer, { msgId: answer.msgId, thumb });
    const { message } = await desk.next(deskMessageChanged);
    expect(message.thumb).toBe(thumb);
    expect(await read()).toEqual(before.map((old) => (old.msgId === message.msgId ? message : old)));
  }
});

test("only answers can be rated, only in the visitor's own conversation, and only if ratings are enabled", async () => {
  const [visitor, other] = [await arrive(), await arrive()];
  const answer = await answerTo(other.socket);
  const { message: own } = await write(visitor.socket);
  const refusal = async (socket: TestSocket, msgId: string | undefined) => {
    const reply = await socket.answer(rateAnswer, { msgId, thumb: 'up' });
    return reply.ok ? 'fine' : reply.error.code;
  };
  expect(await refusal(visitor.socket, answer.msgId)).toBe('not_found');
  expect(await refusal(visitor.socket, own.msgId)).toBe('conflict');
  expect(await refusal(visitor.socket, visitor.messages[0]?.msgId)).toBe('conflict');
  const quiet = await newPublishedAppWith(server, owner, { behaviour: { ratings: false } });
  const there = await arrive(quiet.parrotId);
  expect(await refusal(there.socket, (await answerTo(there.socket)).msgId)).toBe('conflict');
  expect(await there.socket.answer(rateSession, { stars: 5 })).toMatchObject({ error: { code: 'conflict' } });
});

test('the latest session gets stars and a comment; a later rating replaces them; the desk shows the stars', async () => {
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const { socket, conversationId } = await arrive();
  await socket.ask(requestAgent, {});
  for (const stars of [0, 6, 2.5])
    expect(await socket.answer(rateSession, { stars })).toMatchObject({ error: { status: 400 } });
  await socket.ask(rateSession, { stars: 2 });
  const comment = ' <script>alert(1)</script> ';
  const { session } = await socket.ask(rateSession, { stars: 4, comment });
  expect(session.rating).toBe(4);
  await desk.next(
    deskSessionChanged,
    (push) => push.session.conversationId === conversationId && push.session.rating === 4,
  );
  const { items } = await server.api.call(unassignedUsers, { session: owner, body: {} });
  const rating = { rating: 4, ratingComment: comment.trim() };
  expect(items[0]).toMatchObject({ conversationId, ...rating, ratedAt: expect.any(String) });
  const about = { userSessionId: session.userSessionId };
  expect((await desk.ask(openConversation, about)).ratings).toEqual([
    { ...about, stars: 4, comment: comment.trim(), ratedAt: expect.any(String) },
  ]);
  const row = await stored(
    sql`select rating_comment, rated_at from user_sessions where id = ${session.userSessionId}`,
  );
  expect(row).toEqual({ rating_comment: comment.trim(), rated_at: expect.anything() });

  await socket.ask(endSession, {});
  expect((await socket.ask(rateSession, { stars: 5 })).session).toMatchObject({
    status: 'COMPLETED',
    rating: 5,
  });
  await write(socket);
  expect((await socket.ask(openVisitorConversation, {})).session).toMatchObject({
    status: 'INPROGRESS',
    rating: null,
  });
});

test('a visitor can end any session; other tabs and the desk are notified; the next message starts a new one', async () => {
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const withBot = await arrive();
  const waiting = await arrive();
  await waiting.socket.ask(requestAgent, {});
  const withPerson = await arrive();
  const { session: asked } = await withPerson.socket.ask(requestAgent, {});
  await desk.ask(takeConversation, { userSessionId: asked.userSessionId });
  const cases = [
    [withBot, 'COMPLETED'],
    [waiting, 'COMPLETED'],
    [withPerson, 'CLOSED'],
  ] as const;
  for (const [{ socket, visitorToken, conversationId }, status] of cases) {
    const tab = await arrive(parrotId, { visitorToken });
    const { session } = await socket.ask(endSession, {});
    expect(session.status).toBe(status);
    expect(await socket.ask(endSession, {})).toMatchObject({ session });
    await tab.socket.next(visitorSessionChanged, (push) => push.session.status === status);
    await desk.next(
      deskSessionChanged,
      (push) => push.session.conversationId === conversationId && push.session.status === status,
    );
    const { messages } = await socket.ask(openVisitorConversation, {});
    expect(messages.filter(({ event }) => event === 'closed')).toHaveLength(1);
    const { session: next } = await write(socket);
    expect(next.userSessionId).not.toBe(session.userSessionId);
  }
});
