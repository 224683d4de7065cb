/** Conversations with a bot that nobody goes on with. */
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
const BYE = 'Nobody there? Bye for now.';
const KNOWN = OPENING_HOURS.question[0] ?? '';

let server: TestServer;
let owner: TestSession;
let parrotId: string;
let wordless: string;
beforeAll(async () => {
  // One test breaks an ending on purpose, which is logged as an error.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal' } });
  owner = await newOwner(server);
  const change = { appearance: { timeoutMsg: BYE, welcomeMsg: 'Hello!' }, behaviour: { quietMinutes: 10 } };
  parrotId = (await newPublishedAppWith(server, owner, change)).parrotId;
  const silent = { appearance: { ...change.appearance, timeoutMsg: '' }, behaviour: { quietMinutes: 5 } };
  wordless = (await newPublishedAppWith(server, owner, silent)).parrotId;
});
afterAll(() => server.stop());

const endQuiet = async () => {
  await server.server.slices.conversations.sessions.closeInactive();
  await server.server.platform.outbox.settle();
};
const arrive = async (id = parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId: id });
  await socket.ask(openVisitorConversation, {});
  return socket;
};
const say = async (socket: TestSocket, value = KNOWN) => {
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
};
const thread = (socket: TestSocket) => socket.ask(openVisitorConversation, {});
const values = (messages: Message[]) => messages.map(({ event, value }) => event ?? value);
const talked = ['Hello!', KNOWN, OPENING_HOURS.answer];

test('after so many quiet minutes the bot takes its leave and the session is over [DSG-03] [DSG-08]', async () => {
  const socket = await arrive();
  await say(socket);
  server.clock.advance(9 * MINUTE);
  await endQuiet();
  expect(values((await thread(socket)).messages)).toEqual(talked);

  server.clock.advance(2 * MINUTE);
  await endQuiet();
  const { messages, session } = await thread(socket);
  expect(values(messages)).toEqual([...talked, BYE, 'closed']);
  expect(session?.status).toBe('COMPLETED');
  await socket.next(visitorMessageAdded, ({ message }) => message.value === BYE);
  await socket.next(visitorSessionChanged, (pushed) => pushed.session.status === 'COMPLETED');
});

test('being asked again says nothing twice [DSG-08]', async () => {
  const socket = await arrive();
  await say(socket);
  server.clock.advance(11 * MINUTE);
  await Promise.all([endQuiet(), endQuiet(), endQuiet()]);
  server.clock.advance(60 * MINUTE);
  await endQuiet();
  expect(values((await thread(socket)).messages)).toEqual([...talked, BYE, 'closed']);
});

test('who writes again begins a new session, which greets before their words [DSG-08]', async () => {
  const socket = await arrive();
  await say(socket);
  const before = (await thread(socket)).session;
  server.clock.advance(11 * MINUTE);
  await endQuiet();
  await say(socket);
  const { session, messages } = await thread(socket);
  expect(session?.status).toBe('INPROGRESS');
  expect(session?.userSessionId).not.toBe(before?.userSessionId);
  expect(values(messages).slice(-3)).toEqual(['Hello!', KNOWN, OPENING_HOURS.answer]);
});

test('every word starts the time anew', async () => {
  const socket = await arrive();
  for (let time = 0; time < 3; time++) {
    await say(socket);
    server.clock.advance(8 * MINUTE);
    await endQuiet();
  }
  expect((await thread(socket)).session?.status).toBe('INPROGRESS');
});

test('whoever waits for a person, or has one, is left in peace', async () => {
  const socket = await arrive();
  await say(socket);
  await socket.ask(requestAgent, {});
  const before = await thread(socket);
  server.clock.advance(60 * MINUTE);
  await endQuiet();
  expect(await thread(socket)).toMatchObject({ session: before.session, lastSeq: before.lastSeq });
});

test('somebody who only looked in is told nothing, but meets what is published when they write', async () => {
  const socket = await arrive();
  server.clock.advance(11 * MINUTE);
  await endQuiet();
  expect(await thread(socket)).toMatchObject({ lastSeq: 1, session: { status: 'COMPLETED' } });
  await say(socket);
  expect((await thread(socket)).session?.status).toBe('INPROGRESS');
});

test('no words, no message: the session just ends', async () => {
  const socket = await arrive(wordless);
  await say(socket);
  server.clock.advance(6 * MINUTE);
  await endQuiet();
  expect(values((await thread(socket)).messages)).toEqual([...talked, 'closed']);
});

test('one that cannot be ended holds up no other, and is ended the next time', async () => {
  const [one, two] = [await arrive(), await arrive()];
  await say(one);
  await say(two);
  server.clock.advance(11 * MINUTE);
  const { outbox } = server.server.platform;
  const write = outbox.write.bind(outbox);
  const { conversationId } = await thread(one);
  const breaking = vi.spyOn(outbox, 'write').mockImplementation((tx, topic, event) => {
    if (event.key === conversationId) throw new Error('The line to the store broke.');
    return write(tx, topic, event);
  });
  await endQuiet();
  breaking.mockRestore();
  const ended = async () =>
    (await Promise.all([thread(one), thread(two)])).filter(({ session }) => session?.status === 'COMPLETED');
  expect(await ended()).toHaveLength(1);
  await endQuiet();
  expect((await ended()).map(({ messages }) => values(messages))).toEqual(
    [one, two].map(() => [...talked, BYE, 'closed']),
  );
});
