/** Limits of visitors per client address, app and tenant. */
import { openVisitorConversation, visitorConnectionCut, visitorTyping } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import {
  createFixedClock,
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

const MESSAGES = 100;
/** A tenth of a minute's messages may be sent at once. */
const BURST = MESSAGES / 10;

/** Limits recover with time. */
const clock = createFixedClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    settings: {
      TRUST_PROXY: 'yes',
      APP_CONNECTIONS: '3',
      TENANT_CONNECTIONS: '5',
      APP_HANDSHAKES_PER_MINUTE: '8',
      TENANT_HANDSHAKES_PER_MINUTE: '12',
      APP_CONVERSATIONS_PER_MINUTE: '2',
      TENANT_CONVERSATIONS_PER_MINUTE: '3',
      MESSAGES_PER_MINUTE: String(MESSAGES),
      APP_MESSAGES_PER_MINUTE: String(2 * MESSAGES),
      TENANT_MESSAGES_PER_MINUTE: String(3 * MESSAGES),
    },
  });
});
afterAll(() => server.stop());

let lastAddress = 1;
const newAddress = () => `10.0.0.${++lastAddress}`;
const come = (parrotId: string, address = newAddress()) =>
  openVisitorSocket(server, { parrotId }, { 'x-forwarded-for': address, 'user-agent': 'Test Browser' });
const newBot = async (owner: TestSession) => (await newPublishedApp(server, owner)).parrotId;
const newTenant = async () => {
  const owner = await newOwner(server);
  return { one: await newBot(owner), other: await newBot(owner) };
};
const closeAll = async (sockets: TestSocket[]) => {
  for (const socket of sockets) socket.close();
  await expect.poll(() => server.server.platform.channels.visitor.sockets.sockets.size).toBe(0);
};
/** The codes of refusals; undefined for an emit that was handled. */
const typing = async (socket: TestSocket, times: number) => {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(socket.answer(visitorTyping, { typing: true }));
  return (await Promise.all(answers)).map((answer) => (answer.ok ? undefined : answer.error.code));
};
const open = async (socket: TestSocket) => {
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
const refusals = (codes: (string | undefined)[]) => codes.filter((code) => code === 'too_many').length;

test('open connections are limited per app and per tenant', async () => {
  countAttack('floods');
  const { one, other } = await newTenant();
  const sockets = [await come(one), await come(one), await come(one)];
  await expect(come(one)).rejects.toThrow('Too many');
  sockets.push(await come(other), await come(other));
  await expect(come(other)).rejects.toThrow('Too many');
  const unrelated = await newTenant();
  sockets.push(await come(unrelated.one));
  sockets[0]?.close();
  await expect.poll(() => server.server.platform.channels.visitor.sockets.sockets.size).toBe(5);
  sockets.push(await come(other));
  await closeAll(sockets);
});

test('new connections per minute are limited per app and per tenant', async () => {
  const { one, other } = await newTenant();
  for (const [parrotId, times] of [
    [one, 8],
    [other, 4],
  ] as const) {
    for (let count = 0; count < times; count += 1) await closeAll([await come(parrotId)]);
    await expect(come(parrotId)).rejects.toThrow('Too many');
  }
  clock.advance(61_000);
  await closeAll([await come(one)]);
});

test('new conversations per minute are limited per app and per tenant', async () => {
  const { one, other } = await newTenant();
  const sockets = [await open(await come(one)), await open(await come(one)), await come(one)];
  await expect(open(sockets[2] as TestSocket)).rejects.toThrow('too_many');
  sockets.push(await open(await come(other)));
  const last = await come(other);
  await expect(open(last)).rejects.toThrow('too_many');
  await closeAll([...sockets, last]);
});

test('what visitors of an address send is limited; far more blocks its visitors for a minute, and no others', async () => {
  countAttack('floods');
  const { one } = await newTenant();
  const unrelated = await newTenant();
  const address = newAddress();
  const first = await open(await come(one, address));
  const second = await come(unrelated.one, address);
  const other = await open(await come(one));
  expect(refusals(await typing(first, BURST + 2))).toBe(3);
  expect(refusals(await typing(second, 2))).toBe(2);
  expect(refusals(await typing(other, 2))).toBe(0);
  for (let count = 0; count < BURST; count += 1) second.socket.emit(visitorTyping.name, { typing: true });
  await second.next(visitorConnectionCut);
  // The other connection of this address goes with its next emit, and neither comes back.
  first.socket.emit(visitorTyping.name, { typing: true });
  await first.next(visitorConnectionCut);
  await expect(come(one, address)).rejects.toThrow();
  clock.advance(LIMITS.line.restSeconds * 1_000 + 1);
  await closeAll([await come(one, address), other]);
});

test('what visitors send is limited per app and per tenant, whatever their addresses', async () => {
  countAttack('floods');
  const { one, other } = await newTenant();
  const ofApp = [await come(one), await come(one), await come(one)];
  const codes = [];
  for (const socket of ofApp) codes.push(...(await typing(socket, BURST)));
  expect(refusals(codes)).toBe(BURST);
  const ofOther = [await come(other), await come(other)];
  const more = [];
  for (const socket of ofOther) more.push(...(await typing(socket, BURST)));
  expect(refusals(more)).toBe(BURST);
  const unrelated = await come((await newTenant()).one);
  expect(refusals(await typing(unrelated, BURST))).toBe(0);
  await closeAll([...ofApp, ...ofOther, unrelated]);
});
