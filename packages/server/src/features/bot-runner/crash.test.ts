/**
 * A server is killed while flows run, and another is started on its data. What was acknowledged is counted by the
 * fault suite.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Message,
  openVisitorConversation,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { type MsgId, newId } from '@parrot/contract/core';
import {
  newOwner,
  type OutsideApi,
  openVisitorSocket,
  startOutsideApi,
  type TestSocket,
} from '@parrot/testkit';
import { type ServerProcess, startServerProcess } from '@parrot/testkit/process';
import { preparedFolder } from '@parrot/testkit/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, callApi, end, flowOf, newFlowApp, text, value, wait } from './flow-app.fixture.ts';

const SHOPPERS = 12;
/** By then flows wait for an answer, the API or a timer, and some have ended. */
const KILL_AT_CALLS = SHOPPERS + 4;

type Shopper = { token?: string; order: MsgId; answer: MsgId; received: Set<string> };

const WHICH_ORDER = 'Which order?';
const WHAT_ELSE = 'What else?';
const AFTER_SHOP = 'It is on its way.';
const AFTER_NOTE = 'It is noted.';
const LAST = 'You said: nothing.';

let shop: OutsideApi;
let folder: string;
let server: ServerProcess;
let shoppersBot: string;
let shoppers: Shopper[];
let isKilled = false;
let databaseServer: number;
const calls: { order: string; key: string }[] = [];

beforeAll(async () => {
  shop = await startOutsideApi();
  folder = await preparedFolder();
  server = await startProduct();
  const owner = await newOwner(server);
  shoppersBot = (await newFlowApp(server, owner, shoppingFlow(`http://${shop.address}`))).parrotId;

  const killed = new Promise<void>((resolve, reject) => {
    const killIfBusy = () => {
      if (isKilled || calls.length < KILL_AT_CALLS) return;
      isKilled = true;
      databaseServer = databasePid();
      server.kill().then(resolve, reject);
    };
    shop.answers(({ path, headers }) => {
      calls.push({ order: path, key: String(headers['idempotency-key']) });
      killIfBusy();
      // Every third call gets no reply until the server is killed, so it is in flight then.
      return !isKilled && calls.length % 3 === 0 ? undefined : { state: 'on its way' };
    });
    shoppers = Array.from({ length: SHOPPERS }, newShopper);
    // Clients that are connected when the server dies are cut off.
    for (const shopper of shoppers) goShopping(shopper).catch(() => undefined);
  });
  await killed;
  server = await startProduct();
});

afterAll(async () => {
  await server.stop();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the database server ended with the process, and the next start has its own', () => {
  expect(() => process.kill(databaseServer, 0)).toThrow('ESRCH');
  expect(databasePid()).not.toBe(databaseServer);
});

test('flows continue where they were: no step is lost, none is repeated [RTM-07] [DSG-02]', async () => {
  const receivedBefore = new Map(shoppers.map((shopper) => [shopper, new Set(shopper.received)]));
  const undisturbed = newShopper();
  const [whole, ...threads] = await Promise.all([undisturbed, ...shoppers].map(goShopping));
  expect(whole).toHaveLength(9);
  for (const thread of threads) expect(thread).toEqual(whole);

  for (const shopper of shoppers) {
    const own = calls.filter(({ order }) => order.endsWith(shopper.order));
    // A repeated call has the same idempotency key; a call whose reply was stored is not repeated.
    expect(new Set(own.map(({ key }) => key)).size).toBe(2);
    const timesOf = (path: string) => own.filter(({ order }) => order.startsWith(path)).length;
    const received = receivedBefore.get(shopper);
    expect(timesOf('/orders/')).toBeLessThanOrEqual(received?.has(AFTER_SHOP) ? 1 : 2);
    expect(timesOf('/notes/')).toBeLessThanOrEqual(received?.has(AFTER_NOTE) ? 1 : 2);
  }
});

/** Sends, asks, calls, waits, calls again, asks, and ends. */
const shoppingFlow = (address: string) =>
  flowOf(
    {
      first: text('Hello.', 'order'),
      order: ask(WHICH_ORDER, 'order', 'loading'),
      loading: text('One moment.', 'shop'),
      shop: callApi(`${address}/orders/{{order}}`, {
        timeoutSeconds: 30,
        results: [{ path: 'state', into: 'state' }],
        next: { done: 'status', failed: 'failed' },
      }),
      status: text('It is {{state}}.', 'pause'),
      pause: wait(1, 'note'),
      note: callApi(`${address}/notes/{{order}}`, {
        method: 'POST',
        timeoutSeconds: 30,
        next: { done: 'noted', failed: 'failed' },
      }),
      noted: text(AFTER_NOTE, 'more'),
      more: ask(WHAT_ELSE, 'more', 'last'),
      last: text('You said: {{more}}.', 'end'),
      failed: text('The shop does not answer.', 'end'),
      end,
    },
    [value('order'), value('state'), value('more')],
  );

const newShopper = (): Shopper => ({ order: newId('msg'), answer: newId('msg'), received: new Set() });

/**
 * From the start, or from where the client was cut off; what was sent before is sent again. Returns the whole
 * conversation.
 */
async function goShopping(shopper: Shopper): Promise<string[]> {
  const { token, order, answer, received } = shopper;
  const socket = await openVisitorSocket(server, {
    parrotId: shoppersBot,
    ...(token !== undefined && { visitorToken: token }),
  });
  const { visitorToken, messages } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  shopper.token = visitorToken;
  socket.socket.onAny((_name, { message }: { message?: Message }) => message && received.add(message.value));
  const receive = async (line: string) => {
    if (messages.some((message) => message.value === line)) return;
    await socket.next(visitorMessageAdded, ({ message }) => message.value === line);
  };
  await receive(WHICH_ORDER);
  await socket.ask(sendVisitorMessage, { msgId: order, value: order });
  await receive(WHAT_ELSE);
  await socket.ask(sendVisitorMessage, { msgId: answer, value: 'nothing' });
  await receive(LAST);
  const thread = await threadOf(socket);
  socket.close();
  // Two conversations differ only in the order number.
  return thread.map(({ msgId, event, value }) => (msgId === order ? 'an order' : (event ?? value)));
}

const databasePid = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

const startProduct = () =>
  startServerProcess({
    folder,
    settings: {
      DEMO: 'no',
      SIGN_INS_PER_MINUTE: '1000',
      MESSAGES_PER_MINUTE: '100000',
      OUTBOUND_ALLOW: shop.address,
    },
  });

/** Everything after the greeting. */
const threadOf = async (socket: TestSocket): Promise<Message[]> =>
  (await socket.ask(openVisitorConversation, { afterSeq: 1 })).messages;
