/** Sessions with a bot in which the visitor stopped writing. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
  visitorSessionChanged,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedAppWith,
  OPENING_HOURS,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const FAREWELL = 'Nobody there? Bye for now.';
const KNOWN = OPENING_HOURS.question[0] ?? '';

let server: TestServer;
let owner: TestSession;
let parrotId: string;
let withoutFarewell: string;
beforeAll(async () => {
  // One test makes a transition fail, which is logged as an error.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal' } });
  owner = await newOwner(server);
  const change = {
    appearance: { timeoutMsg: FAREWELL, welcomeMsg: 'Hello!' },
    behaviour: { quietMinutes: 10 },
  };
  parrotId = (await newPublishedAppWith(server, owner, change)).parrotId;
  const silent = { appearance: { ...change.appearance, timeoutMsg: '' }, behaviour: { quietMinutes: 5 } };
  withoutFarewell = (await newPublishedAppWith(server, owner, silent)).parrotId;
});
afterAll(() => server.stop());

const closeInactive = async () => {
  await server.server.slices.conversations.sessions.closeInactive();
  await server.server.platform.outbox.settle();
};
const arrive = async (id = parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId: id });
  await socket.ask(openVisitorConversation, {});
  return socket;
};
const write = async (socket: TestSocket, value = KNOWN) => {
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
};
const thread = (socket: TestSocket) => socket.ask(openVisitorConversation, {});
const values = (messages: Message[]) => messages.map(({ event, value }) => event ?? value);
const answered = ['Hello!', KNOWN, OPENING_HOURS.answer];

test('after the inactivity limit the bot says goodbye and the session ends [DSG-03] [DSG-08]', async () => {
  const socket = await arrive();
  await write(socket);
  server.clock.advance(9 * MINUTE);
  await closeInactive();
  expect(values((await thread(socket)).messages)).toEqual(answered);

  server.clock.advance(2 * MINUTE);
  await closeInactive();
  const { messages, session } = await thread(socket);
  expect(values(messages)).toEqual([...answered, FAREWELL, 'closed']);
  expect(session?.status).toBe('COMPLETED');
  await socket.next(visitorMessageAdded, ({ message }) => message.value === FAREWELL);
  await socket.next(visitorSessionChanged, (pushed) => pushed.session.status === 'COMPLETED');
});

test('a second run sends nothing twice [DSG-08]', async () => {
  const socket = await arrive();
  await write(socket);
  server.clock.advance(11 * MINUTE);
  await Promise.all([closeInactive(), closeInactive(), closeInactive()]);
  server.clock.advance(60 * MINUTE);
  await closeInactive();
  expect(values((await thread(socket)).messages)).toEqual([...answered, FAREWELL, 'closed']);
});

test('a visitor who writes again starts a new session, which greets before their message [DSG-08]', async () => {
  const socket = await arrive();
  await write(socket);
  const before = (await thread(socket)).session;
  server.clock.advance(11 * MINUTE);
  await closeInactive();
  await write(socket);
  const { session, messages } = await thread(socket);
  expect(session?.status).toBe('INPROGRESS');
  expect(session?.userSessionId).not.toBe(before?.userSessionId);
  expect(values(messages).slice(-3)).toEqual(['Hello!', KNOWN, OPENING_HOURS.answer]);
});

test('every message restarts the limit', async () => {
  const socket = await arrive();
  for (let time = 0; time < 3; time++) {
    await write(socket);
    server.clock.advance(8 * MINUTE);
    await closeInactive();
  }
  expect((await thread(socket)).session?.status).toBe('INPROGRESS');
});

test('a session that waits for an agent or has one is not closed', async () => {
  const socket = await arrive();
  await write(socket);
  await socket.ask(requestAgent, {});
  const before = await thread(socket);
  server.clock.advance(60 * MINUTE);
  await closeInactive();
  expect(await thread(socket)).toMatchObject({ session: before.session, lastSeq: before.lastSeq });
});

test('a visitor who wrote nothing gets no farewell, but the published version when they write', async () => {
  const socket = await arrive();
  server.clock.advance(11 * MINUTE);
  await closeInactive();
  expect(await thread(socket)).toMatchObject({ lastSeq: 1, session: { status: 'COMPLETED' } });
  await write(socket);
  expect((await thread(socket)).session?.status).toBe('INPROGRESS');
});

test('without a farewell text the session just ends', async () => {
  const socket = await arrive(withoutFarewell);
  await write(socket);
  server.clock.advance(6 * MINUTE);
  await closeInactive();
  expect(values((await thread(socket)).messages)).toEqual([...answered, 'closed']);
});

test("a session that can't be closed delays no other, and is closed by the next run", async () => {
  const [one, two] = [await arrive(), await arrive()];
  await write(one);
  await write(two);
  server.clock.advance(11 * MINUTE);
  const { outbox } = server.server.platform;
  const writeEvent = outbox.write.bind(outbox);
  const { conversationId } = await thread(one);
  const breaking = vi.spyOn(outbox, 'write').mockImplementation((tx, topic, event) => {
    if (event.key === conversationId) throw new Error('the connection to the store broke');
    return writeEvent(tx, topic, event);
  });
  await closeInactive();
  breaking.mockRestore();
  const ended = async () =>
    (await Promise.all([thread(one), thread(two)])).filter(({ session }) => session?.status === 'COMPLETED');
  expect(await ended()).toHaveLength(1);
  await closeInactive();
  expect((await ended()).map(({ messages }) => values(messages))).toEqual(
    [one, two].map(() => [...answered, FAREWELL, 'closed']),
  );
});
