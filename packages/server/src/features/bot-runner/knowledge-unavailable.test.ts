/** What visitors can do while the knowledge of their bot cannot be prepared. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { MINUTE_MS, newId } from '@parrot/contract/core';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { addFaq } from '@parrot/contract/knowledge';
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
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { flowOf, newFlowApp, text } from './flow-app.fixture.ts';
import { UNAVAILABLE_TEXTS } from './unavailable-texts.ts';

const KNOWN = OPENING_HOURS.question[0] ?? '';
const GREETING = 'Hello!';
const FAREWELL = 'Bye for now.';
const UNAVAILABLE = UNAVAILABLE_TEXTS.en;

let server: TestServer;
let owner: TestSession;
let prepare: MockInstance;

beforeAll(async () => {
  // Failed preparations are logged as errors.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal' } });
  owner = await newOwner(server);
});
afterAll(() => server.stop());
beforeEach(() => {
  prepare = vi.spyOn(server.server.slices.answering, 'prepare').mockRejectedValue(new Error('out of memory'));
});
afterEach(() => prepare.mockRestore());

/** A new version for every test, so that none of its knowledge is cached. */
const newApp = () =>
  newPublishedAppWith(server, owner, {
    appearance: { welcomeMsg: GREETING, timeoutMsg: FAREWELL },
    behaviour: { quietMinutes: 10 },
  });
const arrive = async (parrotId: string) => {
  const socket = await openVisitorSocket(server, { parrotId });
  await socket.ask(openVisitorConversation, {});
  return socket;
};
const write = async (socket: TestSocket, value: string) => {
  const reply = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
  return reply;
};
const conversation = (socket: TestSocket) => socket.ask(openVisitorConversation, {});
const values = (messages: Message[]) => messages.map(({ event, value }) => event ?? value);

test('a message is stored and acknowledged, the visitor is informed, and the next one is answered once knowledge is back', async () => {
  const socket = await arrive((await newApp()).parrotId);
  const { message, session } = await write(socket, KNOWN);
  expect(message).toMatchObject({ seq: 2, value: KNOWN, userType: 'visitor' });
  expect(session.status).toBe('INPROGRESS');
  const { messages } = await conversation(socket);
  expect(values(messages)).toEqual([GREETING, KNOWN, UNAVAILABLE]);
  expect(messages.at(-1)).toMatchObject({ userType: 'bot', suggestions: [FLOW_TEXTS.en.talkToPerson] });

  prepare.mockRestore();
  await write(socket, KNOWN);
  expect(values((await conversation(socket)).messages).slice(3)).toEqual([KNOWN, OPENING_HOURS.answer]);
});

test('greeting, waiting for an agent, closing and a new session need no knowledge', async () => {
  const { parrotId } = await newApp();
  const [socket, waiting] = [await arrive(parrotId), await arrive(parrotId)];
  expect((await waiting.ask(requestAgent, {})).session.status).toBe('UNASSIGNED');
  expect(prepare).not.toHaveBeenCalled();

  await write(socket, KNOWN);
  prepare.mockClear();
  server.clock.advance(11 * MINUTE_MS);
  await server.server.slices.conversations.sessions.closeInactive();
  await server.server.platform.outbox.settle();
  const closed = await conversation(socket);
  expect(closed.session?.status).toBe('COMPLETED');
  expect(values(closed.messages).slice(3)).toEqual([FAREWELL, 'closed']);
  expect(prepare).not.toHaveBeenCalled();

  const { session } = await write(socket, KNOWN);
  expect(session.status).toBe('INPROGRESS');
  expect(values((await conversation(socket)).messages).slice(5)).toEqual([GREETING, KNOWN, UNAVAILABLE]);
});

test('a flow that begins with a question to the knowledge opens, and asks again with the next message', async () => {
  const flow = flowOf({
    first: {
      type: 'answer-from-knowledge',
      keepsListening: false,
      question: KNOWN,
      botEscalationCount: 3,
      next: { answered: 'after', unanswered: null },
    },
    after: text('Anything else?'),
  });
  const { parrotId } = await newFlowApp(server, owner, flow, async ({ appId }) => {
    await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
  });
  const socket = await arrive(parrotId);
  expect(values((await conversation(socket)).messages)).toEqual([UNAVAILABLE]);
  await write(socket, 'Hello?');
  expect(values((await conversation(socket)).messages).slice(1)).toEqual(['Hello?', UNAVAILABLE]);

  prepare.mockRestore();
  await write(socket, 'And now?');
  expect(values((await conversation(socket)).messages).slice(3, 6)).toEqual([
    'And now?',
    OPENING_HOURS.answer,
    'Anything else?',
  ]);
});
