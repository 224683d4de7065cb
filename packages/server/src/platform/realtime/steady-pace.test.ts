/** What an address sends at once doesn't hold up other addresses. */
import { openVisitorConversation, visitorTyping } from '@parrot/contract/conversations';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  // The limit of an installation; tests have a higher one.
  server = await startTestServer({ settings: { TRUST_PROXY: 'yes', MESSAGES_PER_MINUTE: '1200' } });
});
afterAll(() => server.stop());

const visit = async (parrotId: string, address: string): Promise<TestSocket> => {
  const socket = await openVisitorSocket(server, { parrotId }, { 'x-forwarded-for': address });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};

test('what an address sends at once is handled at a steady pace while another address sends, which does not wait', async () => {
  countAttack('floods');
  const { parrotId } = await newPublishedApp(server, await newOwner(server));
  const many: TestSocket[] = [];
  while (many.length < 5) many.push(await visit(parrotId, '10.0.0.2'));
  const other = await visit(parrotId, '10.0.0.3');
  const handled: string[] = [];
  const type = (socket: TestSocket, whose: string) =>
    socket.ask(visitorTyping, { typing: true }).then(() => handled.push(whose));
  await type(other, 'other');
  handled.length = 0;
  const began = performance.now();
  const all = many.flatMap((socket) => Array.from({ length: 6 }, () => type(socket, 'many')));
  await Promise.all([...all, type(other, 'other')]);
  expect(handled).toHaveLength(31);
  expect(handled.indexOf('other')).toBeLessThan(20);
  // 30 at 40 per second, of which 8 may be handled together.
  expect(performance.now() - began).toBeGreaterThan(500);
  for (const socket of [...many, other]) socket.close();
});
