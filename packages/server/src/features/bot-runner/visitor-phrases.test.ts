/** Small talk, requests for an agent and the language of a question, from the visitor's side. */
import { type Message, openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { type AppId, LIMITS, newId } from '@parrot/contract/core';
import { FLOW_TEXTS, processConversation } from '@parrot/contract/flows';
import { listGroups, openTrace } from '@parrot/contract/learning';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { en, de } = FLOW_TEXTS;
const UNHEARD_OF = 'Why is the moon made of purple kangaroos?';
const DOGS = {
  question: ['Can I bring my dog?', 'Are pets allowed?'],
  answer: 'Dogs and cats are welcome for 15 euros a night.',
};
const SERVICE = { question: ['Customer service'], answer: 'Customer service is open from 9 to 5.' };
const WELCOME = { question: ['Thanks'], answer: 'The pleasure is ours.' };
const OPENING = OPENING_HOURS.question[0] ?? '';

let server: TestServer;
let owner: TestSession;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  // An agent at the desk makes handing over possible.
  await server.server.slices.desk.attend(owner);
});
afterAll(() => server.stop());

const arrive = async (parrotId: string, language = 'en-US') => {
  const socket = await openVisitorSocket(server, { parrotId, language });
  const { conversationId } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { socket, conversationId };
};
const write = async (socket: TestSocket, value: string): Promise<Message[]> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
};
const replies = async (socket: TestSocket, value: string) =>
  (await write(socket, value)).map((message) => message.event ?? message.value);
const unanswered = async (appId: AppId) => {
  const { items } = await server.api.call(listGroups, { session: owner, body: { appId, state: 'open' } });
  return items.map(({ question }) => question);
};

test('small talk gets a short reply, leads to no offer of an agent, and is not stored as unanswered', async () => {
  const { appId, parrotId } = await newPublishedApp(server, owner);
  const { socket, conversationId } = await arrive(parrotId);
  const talk: [string, string][] = [
    ['hello', en.greeted],
    ['hi there', en.greeted],
    ['thanks', en.thanked],
    ['thank you!', en.thanked],
    ['ok', en.acknowledged],
    ['👍', en.acknowledged],
    ['hallo', en.greeted],
    ['danke', en.thanked],
    ['merci', en.thanked],
    ['tack', en.thanked],
    ['gracias', en.thanked],
    ['no, that’s all', en.declined],
    ['bye', en.goodbye],
    ['are you a bot?', en.isBot],
    ['am I talking to a real person?', en.isBot],
  ];
  expect(talk.length).toBeGreaterThan(LIMITS.botEscalationCount);
  for (const [written, short] of talk) expect(await replies(socket, written)).toEqual([short]);
  const [reply] = await write(socket, 'Thanks a lot!');
  expect(reply).toMatchObject({ value: en.thanked, suggestions: [] });
  const { trace } = await server.api.call(openTrace, {
    session: owner,
    body: { of: { conversationId, msgId: reply?.msgId ?? newId('msg') } },
  });
  expect(trace.finding).toBeUndefined();
  expect(trace.steps.at(-1)).toMatchObject({ because: 'smallTalk' });
  expect(await unanswered(appId)).toEqual([]);
});

test('small talk neither repeats the answer before it nor ends what a follow-up is read with', async () => {
  const { appId, parrotId } = await newPublishedApp(server, owner, [
    OPENING_HOURS,
    { ...OPENING_HOURS, ...DOGS },
  ]);
  const { socket } = await arrive(parrotId);
  expect(await replies(socket, 'Can I bring my dog?')).toEqual([DOGS.answer]);
  expect(await replies(socket, 'ok')).toEqual([en.acknowledged]);
  expect(await replies(socket, 'And my cat?')).toEqual([DOGS.answer]);
  expect(await unanswered(appId)).toEqual([]);
});

test('an FAQ of the builder’s answers thanks and names of people first', async () => {
  const faqs = [SERVICE, WELCOME].map((faq) => ({ ...OPENING_HOURS, ...faq }));
  const { parrotId } = await newPublishedApp(server, owner, faqs);
  const { socket } = await arrive(parrotId);
  expect(await replies(socket, 'thanks')).toEqual([WELCOME.answer]);
  expect(await replies(socket, 'Customer service')).toEqual([SERVICE.answer]);
  expect(await replies(socket, 'Kann ich mit jemandem reden?')).toEqual([en.handingOver, 'person-requested']);
});

test.each([
  'can I talk to someone',
  'real human now',
  'can i talk to a human pls',
  'customer service',
  'Person',
  'Kundenservice',
  'quiero un agente',
  'service client',
  'prata med kundtjänst',
])('%s requests an agent and is not stored as unanswered', async (written) => {
  const { appId, parrotId } = await newPublishedApp(server, owner);
  const { socket } = await arrive(parrotId);
  expect(await replies(socket, OPENING)).toEqual([OPENING_HOURS.answer]);
  expect(await replies(socket, written)).toEqual([en.handingOver, 'person-requested']);
  expect((await socket.ask(openVisitorConversation, { afterSeq: 0 })).session?.status).toBe('UNASSIGNED');
  // The question before a hand-over is stored, and the request is not.
  expect(await unanswered(appId)).toEqual([OPENING]);
});

test('a question about people is a question', async () => {
  const { appId, parrotId } = await newPublishedApp(server, owner);
  const { socket } = await arrive(parrotId);
  expect(await replies(socket, 'what does an agent cost')).toEqual([en.unknown]);
  expect(await unanswered(appId)).toEqual(['what does an agent cost']);
});

test('without agents, a request for one is a question like any other', async () => {
  const behaviour = { agentEscalation: false };
  const { appId, parrotId } = await newPublishedAppWith(server, owner, { behaviour });
  const { socket } = await arrive(parrotId);
  expect(await replies(socket, 'quiero un agente')).toEqual([en.unknown]);
  expect(await unanswered(appId)).toEqual(['quiero un agente']);
});

test('a question is replied to in its own language, if the bot has it', async () => {
  const behaviour = { multilingualSelection: true, languageList: ['de' as const] };
  const { appId, parrotId } = await newPublishedAppWith(server, owner, { behaviour });
  const { socket } = await arrive(parrotId);
  expect(await replies(socket, 'Wie schwer ist die Lysa Lampe aus dem Katalog?')).toEqual([de.unknown]);
  expect(await replies(socket, '¿Cuánto pesa la lámpara del catálogo nuevo?')).toEqual([en.unknown]);
  const [offer] = await write(socket, 'Wann kommt der neue Katalog zu mir?');
  expect(offer).toMatchObject({
    value: `${de.unknown} ${de.offerPerson}`,
    suggestions: [de.talkToPerson],
  });
  expect(await replies(socket, UNHEARD_OF)).toEqual([`${en.unknown} ${en.offerPerson}`]);
  // Of two words the language is not certain.
  expect(await replies(socket, 'Lysa Lampe?')).toEqual([`${en.unknown} ${en.offerPerson}`]);
  expect(await replies(socket, 'Ich möchte mit jemandem reden')).toEqual([
    de.handingOver,
    'person-requested',
  ]);

  const tried = await server.api.call(processConversation, {
    session: owner,
    body: {
      appId,
      session: null,
      input: { type: 'message', text: 'Wie schwer ist die Lysa Lampe aus dem Katalog?' },
      language: 'en',
    },
  });
  expect(tried.lines.at(-1)?.value).toBe(de.unknown);
});
