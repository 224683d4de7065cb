/** The bot, from the visitor's side. */

import { publishApp } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { LIMITS, newId } from '@parrot/contract/core';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { addFaq } from '@parrot/contract/knowledge';
import {
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  RETURNS,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messageAdded } from '../conversations/index.ts';

const { unknown, handingOver, talkToPerson } = FLOW_TEXTS.en;
const UNHEARD_OF = 'Why is the moon made of purple kangaroos?';

let server: TestServer;
let owner: TestSession;
let parrotId: string;

beforeAll(async () => {
  // One test makes a turn fail, which is logged as an error.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal' } });
  owner = await newOwner(server);
  parrotId = (await newPublishedApp(server, owner)).parrotId;
  // An agent at the desk makes handing over possible.
  await server.server.slices.desk.attend(owner);
});
afterAll(() => server.stop());

const arrive = async (id = parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId: id });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
/** Writes, and returns everything that was stored afterwards. */
const write = async (socket: TestSocket, value: string): Promise<Message[]> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
};
const values = (messages: Message[]) => messages.map(({ event, value }) => event ?? value);

test('it answers what it knows, in other words too, and the answer is pushed to the visitor [RTM-07]', async () => {
  const socket = await arrive();
  expect(values(await write(socket, OPENING_HOURS.question[0] ?? ''))).toEqual([OPENING_HOURS.answer]);
  expect(values(await write(socket, 'what are the opening hours'))).toEqual([OPENING_HOURS.answer]);
  expect(values(await write(socket, 'how can i return my order?'))).toEqual([RETURNS.answer]);
  const pushed = await socket.next(visitorMessageAdded, ({ message }) => message.value === RETURNS.answer);
  expect(pushed.message).toMatchObject({ userType: 'bot', msgType: 'text' });
});

test('it says when it has no answer, and offers an agent after several misses in a row', async () => {
  const socket = await arrive();
  for (let time = 1; time < LIMITS.botEscalationCount; time++)
    expect(values(await write(socket, UNHEARD_OF))).toEqual([unknown]);
  const [offer] = await write(socket, UNHEARD_OF);
  expect(offer?.value).toContain(unknown);
  expect(offer?.suggestions).toContain(talkToPerson);
  expect(values(await write(socket, 'yes'))).toEqual([handingOver, 'person-requested']);
  expect((await socket.ask(openVisitorConversation, { afterSeq: 0 })).session?.status).toBe('UNASSIGNED');
  // From here on an agent answers.
  expect(await write(socket, OPENING_HOURS.question[0] ?? '')).toEqual([]);
});

test('a visitor who requests an agent by text or button is handed over, with one message of the bot', async () => {
  const [byText, byButton] = [await arrive(), await arrive()];
  expect(values(await write(byText, 'I want to talk to a human'))).toEqual([handingOver, 'person-requested']);
  const { lastSeq } = await byButton.ask(openVisitorConversation, { afterSeq: 0 });
  expect((await byButton.ask(requestAgent, {})).session.status).toBe('UNASSIGNED');
  const { messages } = await byButton.ask(openVisitorConversation, { afterSeq: lastSeq });
  expect(values(messages)).toEqual([handingOver, 'person-requested']);
});

test('an answer names its source, can be rated, and stores its trace for the tenant', async () => {
  const app = await newPublishedApp(server, owner, [
    { ...RETURNS, link: 'https://www.halden.example/returns' } as typeof RETURNS,
  ]);
  const socket = await arrive(app.parrotId);
  const [answer] = await write(socket, RETURNS.question[0] ?? '');
  expect(answer).toMatchObject({
    sources: [{ title: 'halden.example', url: 'https://www.halden.example/returns' }],
    canRate: true,
  });
  expect(answer).not.toHaveProperty('trace');
  const stored = await server.server.platform.database.tenant(owner.tenantId, (tx) =>
    tx.execute(sql`select trace from messages where msg_id = ${answer?.msgId}`),
  );
  const [row] = (stored as unknown as { rows: { trace: object }[] }).rows;
  expect(row?.trace).toMatchObject({ finding: { kind: 'answer', score: expect.any(Number) } });
});

test('a message that is delivered twice is answered once [RTM-07]', async () => {
  const { bus, outbox } = server.server.platform;
  const socket = await arrive();
  const delivered: Parameters<typeof bus.deliver>[0][] = [];
  bus.listen(messageAdded, (event) => void delivered.push(event));
  expect(await write(socket, OPENING_HOURS.question[0] ?? '')).toHaveLength(1);
  const before = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  for (const event of [...delivered, ...delivered]) await bus.deliver(event);
  await outbox.settle();
  expect(await socket.ask(openVisitorConversation, { afterSeq: 0 })).toMatchObject({
    messages: before.messages,
    lastSeq: before.lastSeq,
  });
});

test('a turn that fails halfway stores nothing, and is repeated once [RTM-07]', async () => {
  const { bus, outbox } = server.server.platform;
  const socket = await arrive();
  const delivered: Parameters<typeof bus.deliver>[0][] = [];
  bus.listen(messageAdded, (event) => void delivered.push(event));
  // By then the turn is written but not committed.
  const writeEvent = outbox.write.bind(outbox);
  const broken = vi.spyOn(outbox, 'write').mockImplementation((tx, topic, event) => {
    const { message } = event.payload as { message?: Message };
    if (message?.userType === 'bot') throw new Error('the connection to the store broke');
    return writeEvent(tx, topic, event);
  });
  expect(await write(socket, OPENING_HOURS.question[0] ?? '')).toEqual([]);
  broken.mockRestore();

  // The first is repeated by itself, before this question or with it.
  await write(socket, RETURNS.question[0] ?? '');
  for (const event of [...delivered]) await bus.deliver(event);
  await outbox.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: 1 });
  expect(messages.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  expect(values(messages.filter(({ userType }) => userType === 'bot'))).toEqual([
    OPENING_HOURS.answer,
    RETURNS.answer,
  ]);
});

test('messages that arrive one after the other are answered in that order [RTM-07]', async () => {
  const socket = await arrive();
  const questions = [OPENING_HOURS, RETURNS, OPENING_HOURS, RETURNS];
  await Promise.all(
    questions.map(({ question }) =>
      socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: question[0] ?? '' }),
    ),
  );
  await server.server.platform.outbox.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: 1 });
  const answers = messages.filter(({ userType }) => userType === 'bot');
  expect(values(answers)).toEqual(questions.map(({ answer }) => answer));
});

test('a session keeps the version it started with; the next one gets the published version', async () => {
  const app = await newPublishedApp(server, owner);
  const before = await arrive(app.parrotId);
  const parking = { question: ['Where can I park?'], answer: 'Behind the house.' };
  await server.api.call(addFaq, { session: owner, body: { appId: app.appId, ...parking } });
  await server.api.call(publishApp, { session: owner, body: { appId: app.appId } });
  expect(values(await write(before, parking.question[0] ?? ''))).toEqual([unknown]);
  expect(values(await write(await arrive(app.parrotId), parking.question[0] ?? ''))).toEqual([
    parking.answer,
  ]);
});
