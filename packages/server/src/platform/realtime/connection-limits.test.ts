/** Connection limits per address. */
import { signUp } from '@parrot/contract/accounts';
import { openVisitorConversation, visitorConnectionCut, visitorTyping } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import {
  newEmail,
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let parrotId: string;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      CONNECTIONS_PER_ADDRESS: '3',
      HANDSHAKES_PER_MINUTE: '10',
      CONVERSATIONS_PER_MINUTE: '2',
      SIGN_UPS_PER_HOUR: '2',
      TRUST_PROXY: 'yes',
    },
  });
  parrotId = (await newPublishedApp(server, await newOwner(server))).parrotId;
});
afterAll(() => server.stop());

let lastAddress = 1;
/** Another client, as the proxy in front names it. */
const newAddress = () => `10.0.0.${++lastAddress}`;
const from = (address: string, userAgent = 'Test Browser') => ({
  'x-forwarded-for': address,
  'user-agent': userAgent,
});
const come = (address: string, userAgent?: string, auth: object = {}) =>
  openVisitorSocket(server, { parrotId, ...auth }, from(address, userAgent));

test('concurrent connections are limited per address', async () => {
  countAttack('floods');
  const address = newAddress();
  const sockets = [await come(address), await come(address), await come(address)];
  await expect(come(address)).rejects.toThrow();
  const other = await come(newAddress());
  sockets[0]?.close();
  await expect
    .poll(() =>
      come(address).then(
        (socket) => sockets.push(socket),
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
  for (const socket of [...sockets, other]) socket.close();
});

test('new connections per minute are limited per address', async () => {
  countAttack('floods');
  const address = newAddress();
  for (let count = 0; count < 10; count += 1) {
    const { socket } = await come(address);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.disconnect();
    await closed;
    await expect.poll(() => server.server.platform.channels.visitor.engine.clientsCount).toBe(0);
  }
  await expect(come(address)).rejects.toThrow();
  server.clock.advance(61_000);
  (await come(address)).close();
});

test('new conversations per minute are limited per address; existing ones continue', async () => {
  countAttack('floods');
  const address = newAddress();
  const first = await come(address);
  const { visitorToken } = await first.ask(openVisitorConversation, { afterSeq: 0 });
  first.close();
  const second = await come(address);
  await second.ask(openVisitorConversation, { afterSeq: 0 });
  const third = await come(address);
  expect(await third.answer(openVisitorConversation, { afterSeq: 0 })).toMatchObject({
    ok: false,
    error: { status: 429, code: 'too_many' },
  });
  third.close();
  const again = await come(address, undefined, { visitorToken });
  expect(await again.answer(openVisitorConversation, { afterSeq: 0 })).toMatchObject({ ok: true });
  for (const socket of [second, again]) socket.close();
});

test('a browser whose connection was closed for flooding is blocked for a minute, and others at its address are not', async () => {
  countAttack('floods');
  const address = newAddress();
  const { socket, next } = await come(address);
  for (let count = 0; count < 400; count += 1) socket.emit(visitorTyping.name, { typing: true });
  expect(await next(visitorConnectionCut)).toMatchObject({ reason: 'flood' });
  await expect(come(address)).rejects.toThrow();
  const otherUser = await come(address, 'Another Browser');
  server.clock.advance(LIMITS.line.restSeconds * 1_000 + 1);
  const back = await come(address);
  for (const open of [otherUser, back]) open.close();
});

test('sign-ups per hour are limited per address, whatever the client puts into the forwarding header', async () => {
  countAttack('floods');
  const address = newAddress();
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    const body = { name: 'Ada Berg', company: 'Berg', emailId: newEmail(), password: TEST_PASSWORD };
    const headers = { 'x-forwarded-for': `192.0.2.${count}, ${address}` };
    statuses.push((await server.api.answer(signUp, { body, headers })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
