/** Tenants take turns, and a connection's waiting emits are bounded and dropped with it. */
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { LIMITS, newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  openTestStore,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Driver } from '../db/database.ts';

let store: Driver;
let server: TestServer;
/** Transactions wait here. */
let gate: Promise<void> | undefined;
let openGate = () => {};
const closeGate = () => {
  gate = new Promise((resolve) => {
    openGate = () => {
      gate = undefined;
      resolve();
    };
  });
};
beforeAll(async () => {
  store = await openTestStore();
  const driver: Driver = {
    ...store,
    transaction: async (actsAs, work) => {
      await gate;
      return store.transaction(actsAs, work);
    },
  };
  server = await startTestServer({ driver });
});
afterEach(() => openGate());
afterAll(async () => {
  await server.stop();
  await store.close();
});

const newBot = async () => (await newPublishedApp(server, await newOwner(server))).parrotId;
const visit = async (parrotId: string): Promise<TestSocket> => {
  const socket = await openVisitorSocket(server, { parrotId });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
const message = (value: string) => ({ msgId: newId('msg'), value });

test('a visitor of one tenant is served before the last of many visitors of another', async () => {
  const [busy, calm] = [await newBot(), await newBot()];
  // Both bots are loaded.
  const loaded = [await visit(busy), await visit(calm)];
  const many = [];
  while (many.length < 60) many.push(await openVisitorSocket(server, { parrotId: busy }));
  const other = await openVisitorSocket(server, { parrotId: calm });
  const served: string[] = [];
  const open = (socket: TestSocket, whose: string) =>
    socket.ask(openVisitorConversation, { afterSeq: 0 }).then(() => served.push(whose));
  closeGate();
  const opening = many.map((socket) => open(socket, 'busy'));
  // Each connection is read in order, so by now the others were too.
  await expect(other.answer(sendVisitorMessage, message('Too early'))).resolves.toMatchObject({ ok: false });
  const last = open(other, 'calm');
  openGate();
  await Promise.all([...opening, last]);
  expect(served).toHaveLength(61);
  expect(served.indexOf('calm')).toBeLessThan(32);
  for (const socket of [...loaded, ...many, other]) socket.close();
});

test('messages of a tenant with much to do are answered in order, and another tenant is answered meanwhile', async () => {
  const [busy, calm] = [await visit(await newBot()), await visit(await newBot())];
  const answered: string[] = [];
  const send = (socket: TestSocket, value: string) =>
    socket.ask(sendVisitorMessage, message(value)).then(() => answered.push(value));
  closeGate();
  const sent = Array.from({ length: 40 }, (_, at) => send(busy, `busy ${at}`));
  const other = send(calm, 'calm');
  openGate();
  await Promise.all([...sent, other]);
  expect(answered.filter((value) => value !== 'calm')).toEqual(
    Array.from({ length: 40 }, (_, at) => `busy ${at}`),
  );
  expect(answered.indexOf('calm')).toBeLessThan(20);
  for (const socket of [busy, calm]) socket.close();
});

test('a connection has a limited number of waiting emits; the rest is refused at once', async () => {
  countAttack('floods');
  const visitor = await visit(await newBot());
  closeGate();
  const { burst, pending } = LIMITS.line;
  const answers = Array.from({ length: burst - 1 }, (_, at) =>
    visitor.answer(sendVisitorMessage, message(`message ${at}`)),
  );
  // One is being handled.
  const refused = await Promise.all(answers.slice(pending + 1));
  expect(refused.map((answer) => !answer.ok && answer.error.code)).toEqual(refused.map(() => 'too_many'));
  expect(refused.length).toBeGreaterThan(0);
  openGate();
  expect((await Promise.all(answers.slice(0, pending + 1))).every(({ ok }) => ok)).toBe(true);
  visitor.close();
});

test('what waits when a connection closes is dropped, and nothing of it was acknowledged', async () => {
  const parrotId = await newBot();
  const visitor = await openVisitorSocket(server, { parrotId });
  const { visitorToken, lastSeq } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  await visitor.ask(sendVisitorMessage, message('stored before'));
  closeGate();
  let acknowledged = 0;
  // One is being handled.
  for (let at = 0; at <= LIMITS.line.pending; at += 1)
    visitor.socket.emit(sendVisitorMessage.name, message(`message ${at}`), () => {
      acknowledged += 1;
    });
  // Refused at once, so all before it have arrived.
  expect(await visitor.answer(sendVisitorMessage, message('one more'))).toMatchObject({ ok: false });
  const { visitor: channel } = server.server.platform.channels;
  visitor.close();
  await expect.poll(() => channel.sockets.sockets.size).toBe(0);
  openGate();
  await server.server.platform.outbox.settle();
  const again = await openVisitorSocket(server, { parrotId, visitorToken });
  const { messages } = await again.ask(openVisitorConversation, { afterSeq: lastSeq });
  const stored = messages.filter(({ userType }) => userType === 'visitor').map(({ value }) => value);
  expect(acknowledged).toBe(0);
  // The one that was being handled is stored.
  expect(stored).toEqual(['stored before', 'message 0']);
  again.close();
});
