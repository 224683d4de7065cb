/** Two questions in one message, from the visitor's side and the desk's. */
import type { App } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  rateAnswer,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { FLOW_TEXTS, processConversation } from '@parrot/contract/flows';
import { tryQuestion } from '@parrot/contract/knowledge';
import { listGroups, openTrace } from '@parrot/contract/learning';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WARRANTY = { question: ['How long is the warranty?'], answer: 'Three years on all lamps.' };
const NORWAY = { question: ['Do you ship to Norway?'], answer: 'Yes, within five days.' };
const BOTH = 'How long is the warranty? And do you ship to Norway?';
const WARRANTY_REPLY = `**${WARRANTY.question[0]}**\n${WARRANTY.answer}`;
const NORWAY_REPLY = `**${NORWAY.question[0]}**\n${NORWAY.answer}`;
const { en } = FLOW_TEXTS;

let server: TestServer;
let owner: TestSession;
let app: App;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner, [OPENING_HOURS, WARRANTY, NORWAY]);
});
afterAll(() => server.stop());

const arrive = async () => {
  const socket = await openVisitorSocket(server, { parrotId: app.parrotId });
  const { conversationId } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { socket, conversationId };
};
const write = async (socket: TestSocket, value: string): Promise<Message[]> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
};
const unanswered = async () => {
  const body = { appId: app.appId, state: 'open' as const };
  return (await server.api.call(listGroups, { session: owner, body })).items.map(({ question }) => question);
};

test('both get their answer, each below its question and with a trace of its own', async () => {
  const { socket, conversationId } = await arrive();
  const replies = await write(socket, BOTH);
  expect(replies.map(({ value }) => value)).toEqual([WARRANTY_REPLY, NORWAY_REPLY]);
  expect(replies.every(({ canRate }) => canRate)).toBe(true);
  const found = [];
  for (const { msgId } of replies) {
    const of = { conversationId, msgId };
    const { trace } = await server.api.call(openTrace, { session: owner, body: { of } });
    found.push(trace.finding?.question);
  }
  expect(found).toEqual(['How long is the warranty?', 'And do you ship to Norway?']);
  expect((await write(socket, 'And how long does that take?'))[0]?.value).toBe(NORWAY.answer);
  expect(await unanswered()).toEqual([]);
});

test('a disliked answer counts for its own question', async () => {
  const { socket } = await arrive();
  const [first] = await write(socket, BOTH);
  await socket.ask(rateAnswer, { msgId: first?.msgId ?? newId('msg'), thumb: 'down' });
  await server.server.platform.outbox.settle();
  expect(await unanswered()).toEqual(['How long is the warranty?']);
});

test('what has no answer is said so, and is stored as unanswered by itself', async () => {
  const { socket } = await arrive();
  const replies = await write(socket, 'Do you sell purple elephants? And when are you open?');
  expect(replies.map(({ value }) => value)).toEqual([
    `**${OPENING_HOURS.question[0]}**\n${OPENING_HOURS.answer}`,
    en.unknownRest,
  ]);
  expect(await unanswered()).toContain('Do you sell purple elephants?');
});

test('Try me and Try it show both', async () => {
  const tried = await server.api.call(tryQuestion, {
    session: owner,
    body: { appId: app.appId, question: BOTH },
  });
  expect(tried.answer).toBe(`${WARRANTY_REPLY}\n\n${NORWAY_REPLY}`);
  const { lines, findings } = await server.api.call(processConversation, {
    session: owner,
    body: { appId: app.appId, session: null, input: { type: 'message', text: BOTH } },
  });
  expect(lines.slice(-2).map(({ value }) => value)).toEqual([WARRANTY_REPLY, NORWAY_REPLY]);
  expect(findings.map(({ question }) => question)).toEqual([
    'How long is the warranty?',
    'And do you ship to Norway?',
  ]);
});
