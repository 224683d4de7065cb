/** Questions that continue the one before them, from the visitor's side. */
import { type App, publishApp } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { LIMITS, newId } from '@parrot/contract/core';
import { returnToBot, takeConversation } from '@parrot/contract/desk';
import { FLOW_TEXTS, processConversation } from '@parrot/contract/flows';
import { addFaq, tryQuestion } from '@parrot/contract/knowledge';
import { listGroups, openTrace } from '@parrot/contract/learning';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DOGS = {
  question: ['Can I bring my dog?', 'Are pets allowed?'],
  answer: 'Dogs and cats are welcome for 15 euros a night.',
};
const { unknown } = FLOW_TEXTS.en;

let server: TestServer;
let owner: TestSession;
let app: App;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner);
  await server.api.call(addFaq, { session: owner, body: { appId: app.appId, ...OPENING_HOURS, ...DOGS } });
  await server.api.call(publishApp, { session: owner, body: { appId: app.appId } });
});
afterAll(() => server.stop());

const arrive = async (parrotId = app.parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId });
  const { conversationId } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { socket, conversationId };
};
const settle = () => server.server.platform.outbox.settle();
const write = async (socket: TestSocket, value: string): Promise<Message[]> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
};
const answerTo = async (socket: TestSocket, value: string) => (await write(socket, value)).at(-1)?.value;

test('a follow-up is read with what was asked before, and the trace says so', async () => {
  const { socket, conversationId } = await arrive();
  expect(await answerTo(socket, 'Can I bring my dog?')).toBe(DOGS.answer);
  const [reply] = await write(socket, 'And my cat?');
  expect(reply?.value).toBe(DOGS.answer);
  const { trace } = await server.api.call(openTrace, {
    session: owner,
    body: { of: { conversationId, msgId: reply?.msgId ?? newId('msg') } },
  });
  expect(trace.finding).toMatchObject({ question: 'And my cat?', readWith: 'Can I bring my dog?' });
  expect(await answerTo(socket, 'How much is it?')).toBe(DOGS.answer);
  // A new question is not drawn to the old one.
  expect(await answerTo(socket, 'And when are you open?')).toBe(OPENING_HOURS.answer);
  expect(await answerTo(socket, 'And on Fridays?')).toBe(OPENING_HOURS.answer);
});

test('what was asked before an agent took over, or in another conversation, does not count', async () => {
  const { socket } = await arrive();
  await write(socket, 'Can I bring my dog?');
  const { session } = await socket.ask(requestAgent, {});
  const desk = await openDeskSocket(server, owner);
  const { userSessionId } = session;
  await desk.ask(takeConversation, { userSessionId });
  await desk.ask(returnToBot, { userSessionId });
  await settle();
  expect(await answerTo(socket, 'And my cat?')).not.toBe(DOGS.answer);
  const other = await arrive();
  expect(await answerTo(other.socket, 'And my cat?')).not.toBe(DOGS.answer);
});

test('a very long question before, or one with markup, is bounded and harmless', async () => {
  const { socket } = await arrive();
  await write(
    socket,
    `<script>alert(1)</script> ${'dog '.repeat(LIMITS.messageLength)}`.slice(0, LIMITS.messageLength),
  );
  expect(await answerTo(socket, 'And my cat?')).toBeDefined();
  expect(await answerTo(socket, 'When are you open?')).toBe(OPENING_HOURS.answer);
});

test('an unanswered follow-up is collected with the question it continues', async () => {
  const { appId, parrotId } = await newPublishedApp(server, owner);
  const { socket } = await arrive(parrotId);
  await write(socket, 'When are you open?');
  expect(await answerTo(socket, 'And in Bergen?')).toBe(unknown);
  const { items } = await server.api.call(listGroups, { session: owner, body: { appId, state: 'open' } });
  expect(items.map(({ question }) => question)).toEqual(['When are you open? And in Bergen?']);
});

test('Try it and Try me read a follow-up in the same way', async () => {
  const { appId } = app;
  const ask = (question: string, previousQuestion?: string) =>
    server.api.call(tryQuestion, {
      session: owner,
      body: { appId, question, ...(previousQuestion !== undefined && { previousQuestion }) },
    });
  expect(await ask('And my cat?', 'Can I bring my dog?')).toMatchObject({
    answer: DOGS.answer,
    readWith: 'Can I bring my dog?',
  });
  expect((await ask('And my cat?')).readWith).toBeUndefined();
  const process = (
    text: string,
    before: Awaited<ReturnType<typeof server.api.call<typeof processConversation>>> | null,
  ) =>
    server.api.call(processConversation, {
      session: owner,
      body: { appId, session: before?.session ?? null, input: { type: 'message', text } },
    });
  const first = await process('Can I bring my dog?', null);
  const second = await process('How much is it?', first);
  expect(second.lines.at(-1)?.value).toBe(DOGS.answer);
  expect(second.findings[0]).toMatchObject({ readWith: 'Can I bring my dog?' });
});
