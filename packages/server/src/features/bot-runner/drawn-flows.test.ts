/**
 * Drawn flows, from the visitor's side: they wait, hand over, store values, and use the visitor's language.
 */
import { appDetails, updateApp } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  sendVisitorMessage,
  type VisitorAuth,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { type AppId, newId } from '@parrot/contract/core';
import { agentConnect, deskSessionChanged, takeConversation } from '@parrot/contract/desk';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { setAvailability } from '@parrot/contract/team';
import {
  newOwner,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, end, flowOf, newFlowApp, text, value, wait } from './flow-app.fixture.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
});
// The clock moves further than any login lasts.
beforeEach(async () => {
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const arrive = async (parrotId: string, traits: Pick<VisitorAuth, 'language' | 'timeZone'> = {}) => {
  const socket = await openVisitorSocket(server, { parrotId, ...traits });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
const settle = () => server.server.platform.outbox.settle();
const write = async (socket: TestSocket, value: string) => {
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await settle();
};
const thread = (socket: TestSocket) => socket.ask(openVisitorConversation, { afterSeq: 0 });
const transcript = async (socket: TestSocket) =>
  (await thread(socket)).messages.map(({ event, value }: Message) => event ?? value);
/** Advances the clock and runs what is due, as after a restart. */
const later = async (ms: number) => {
  server.clock.advance(ms);
  await server.server.slices.conversations.bot.resumeDue();
  await server.server.slices.conversations.sessions.closeInactive();
  await settle();
};
const publish = async (flow: ReturnType<typeof flowOf>, prepare?: (appId: AppId) => Promise<void>) =>
  (await newFlowApp(server, owner, flow, async ({ appId }) => prepare?.(appId))).parrotId;

test('a bot that waits continues on time, once, also after a restart; messages meanwhile are answered then', async () => {
  const parrotId = await publish(
    flowOf(
      {
        first: text('One moment.', 'pause'),
        pause: wait(3_600, 'name'),
        name: ask('Who are you?', 'name', 'hello'),
        hello: text('Hello {{name}}.', 'more'),
        more: ask('What else?', 'name', 'end'),
        end,
      },
      [value('name')],
    ),
  );
  const socket = await arrive(parrotId);
  await write(socket, 'Ann');
  await later(59 * MINUTE);
  // Longer than the inactivity limit, but it is the bot's turn.
  expect(await transcript(socket)).toEqual(['One moment.', 'Ann']);
  await later(2 * MINUTE);
  const whole = ['One moment.', 'Ann', 'Who are you?', 'Hello Ann.', 'What else?'];
  expect(await transcript(socket)).toEqual(whole);
  await later(MINUTE);
  expect(await transcript(socket)).toEqual(whole);
  const other = await arrive(parrotId);
  await write(other, 'stop');
  expect(await transcript(other)).toEqual(['One moment.', 'stop', FLOW_TEXTS.en.stopped, 'closed']);
  await later(61 * MINUTE);
  expect(await transcript(other)).toHaveLength(4);
});

test('a short wait ends on the second, without a poll', async () => {
  const flow = flowOf({
    first: text('One moment.', 'pause'),
    pause: wait(1, 'back'),
    back: text('Here.', null),
  });
  const socket = await arrive(await publish(flow));
  await socket.next(visitorMessageAdded, ({ message }) => message.value === 'Here.');
  expect(await transcript(socket)).toEqual(['One moment.', 'Here.', 'closed']);
});

const handOver = (next: { nobody: string | null; tooLong: string | null }) => ({
  type: 'hand-over',
  message: { en: 'Somebody will come.' },
  waitMinutes: 5,
  next,
});

test('if no agent comes in time the bot takes the session back, and it leaves the queue', async () => {
  const parrotId = await publish(
    flowOf(
      {
        first: handOver({ nobody: 'nobody', tooLong: 'late' }),
        nobody: text('Nobody is there.', null),
        late: ask('Your number?', 'number', 'end'),
        end,
      },
      [value('number')],
    ),
  );
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const [waiting, taken] = [await arrive(parrotId), await arrive(parrotId)];
  await write(waiting, 'Hello? Anybody?');
  const { session } = await thread(taken);
  await desk.ask(takeConversation, { userSessionId: session?.userSessionId ?? '' });
  await later(4 * MINUTE);
  expect((await thread(waiting)).session?.status).toBe('UNASSIGNED');
  await later(2 * MINUTE);
  const back = ['Somebody will come.', 'person-requested', 'Hello? Anybody?', 'nobody-came', 'Your number?'];
  expect(await transcript(waiting)).toEqual(back);
  const { status, userSessionId } = (await thread(waiting)).session ?? {};
  expect(status).toBe('INPROGRESS');
  await desk.next(
    deskSessionChanged,
    ({ session: row }) => row.userSessionId === userSessionId && row.status === 'INPROGRESS',
  );
  await later(MINUTE);
  expect(await transcript(waiting)).toEqual(back);
  await write(waiting, '0123 4567');
  expect((await thread(waiting)).session?.status).toBe('COMPLETED');
  // The bot does not take back a session that an agent has.
  expect((await transcript(taken)).at(-1)).toBe('taken');
});

test('the flow knows whether agents are available; without a way on the visitor keeps waiting', async () => {
  const blocks = {
    first: handOver({ nobody: 'nobody', tooLong: null }),
    nobody: text('Nobody is there.', null),
  };
  const parrotId = await publish(flowOf(blocks));
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const patient = await arrive(parrotId);
  await later(4 * MINUTE);
  await server.server.slices.desk.runUpkeep();
  await later(58 * SECOND);
  await server.server.slices.desk.runUpkeep();
  await later(5 * SECOND);
  await later(6 * MINUTE);
  expect(await transcript(patient)).toEqual([
    'Somebody will come.',
    'person-requested',
    FLOW_TEXTS.en.stillWaiting,
  ]);
  expect((await thread(patient)).session?.status).toBe('UNASSIGNED');
  const away = { duration: 'Until Configured', reason: 'Training or Meetings' } as const;
  await server.api.call(setAvailability, { session: owner, body: { unavailability: away } });
  await server.server.slices.desk.runUpkeep();
  expect(await transcript(await arrive(parrotId))).toEqual(['Nobody is there.', 'closed']);
  desk.close();
  await server.api.call(setAvailability, { session: owner, body: { unavailability: null } });
});

test('it stores values of visitors, uses their language, routes by intent, and stores their rating', async () => {
  const parrotId = await publish(
    flowOf(
      {
        first: {
          type: 'condition',
          branches: [
            {
              id: 'known',
              match: 'all',
              comparisons: [{ value: 'name', operator: 'isSet', operand: '' }],
              expression: '',
            },
          ],
          next: { known: 'again', otherwise: 'name' },
        },
        name: ask('Who are you?', 'name', 'want'),
        want: ask('What’s it about?', 'wish', 'route'),
        route: {
          type: 'route-by-intent',
          text: '{{wish}}',
          intents: [
            { id: 'returns', name: 'Returns', phrases: ['I want to send something back', 'return an order'] },
            { id: 'invoice', name: 'Invoice', phrases: ['I need my invoice', 'where is my bill'] },
          ],
          next: { returns: 'returns', invoice: 'end', otherwise: 'end' },
        },
        returns: text({ en: 'So you want to return it.', de: 'Sie möchten es zurückgeben.' }, 'rate'),
        rate: {
          type: 'rate',
          prompt: { en: 'How was it?' },
          into: null,
          next: { done: 'end', skipped: 'end' },
        },
        again: text({ en: 'Welcome back, {{name}}.', de: 'Willkommen zurück, {{name}}.' }, 'end'),
        end,
      },
      [value('name', 'visitor'), value('wish')],
    ),
    async (appId) => {
      const { revision } = await server.api.call(appDetails, { session: owner, body: { appId } });
      const behaviour = { languageList: ['de' as const], multilingualSelection: true };
      await server.api.call(updateApp, { session: owner, body: { appId, revision, behaviour } });
    },
  );
  const socket = await arrive(parrotId, { language: 'de-AT' });
  await write(socket, 'Ann');
  await write(socket, 'can I return my order?');
  await write(socket, '5');
  expect(await transcript(socket)).toEqual([
    'Who are you?',
    'Ann',
    'What’s it about?',
    'can I return my order?',
    'Sie möchten es zurückgeben.',
    'How was it?',
    '5',
    'closed',
  ]);
  const { session, messages } = await thread(socket);
  expect(session).toMatchObject({ status: 'COMPLETED', rating: 5 });
  expect(messages.find(({ value }) => value === 'How was it?')?.expects).toBe('rating');
  await write(socket, 'hello again');
  expect((await transcript(socket)).slice(-3)).toEqual(['Willkommen zurück, Ann.', 'hello again', 'closed']);
});

test("the current day depends on the visitor's time zone; an unknown zone counts as none", async () => {
  const parrotId = await publish(flowOf({ first: text('It is {{today}} with you.', 'end'), end }));
  const dayIn = async (timeZone: string) => (await transcript(await arrive(parrotId, { timeZone })))[0];
  const dayOf = (timeZone: string) => {
    const [month, day, year] = server.clock.now().toLocaleDateString('en-US', { timeZone }).split('/');
    return `It is ${new Date(Number(year), Number(month) - 1, Number(day)).toLocaleDateString('en', { dateStyle: 'long' })} with you.`;
  };
  // They are twenty-five hours apart, so it is never the same day in both.
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  expect(await dayIn(east)).toBe(dayOf(east));
  expect(await dayIn(west)).toBe(dayOf(west));
  expect(dayOf(east)).not.toBe(dayOf(west));
  expect(await dayIn('Nowhere/Land')).toBe(dayOf('UTC'));
});

test("a session that a visitor's message starts greets before it and asks its first question after it", async () => {
  const flow = flowOf(
    {
      first: text('Welcome!', 'name'),
      name: ask('Your name?', 'name', 'thanks'),
      thanks: text('Thank you, {{name}}.', 'end'),
      end,
    },
    [value('name')],
  );
  const visitor = await arrive(await publish(flow));
  for (const text of ['Maya', 'I am back', 'Lukas']) await write(visitor, text);
  expect(await transcript(visitor)).toEqual([
    ...['Welcome!', 'Your name?', 'Maya', 'Thank you, Maya.', 'closed'],
    ...['Welcome!', 'I am back', 'Your name?', 'Lukas', 'Thank you, Lukas.', 'closed'],
  ]);
});
