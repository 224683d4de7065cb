/** The page that a visitor is on: who sees it, and what is stored of it. */
import { openVisitorConversation, requestAgent, visitorPage } from '@parrot/contract/conversations';
import {
  deskVisitorPageChanged,
  openConversation,
  readVisitorContext,
  takeConversation,
  unassignedUsers,
} from '@parrot/contract/desk';
import { openVisitorSocket, sharedTestServer, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskSetup, setUpDesk } from '../desk-setup.fixture.ts';

let server: TestServer;
let setup: DeskSetup;
beforeAll(async () => {
  server = await sharedTestServer();
  setup = await setUpDesk(server);
});
afterAll(() => server.stop());

const CART = 'https://shop.example/cart?step=1';
const visitOn = async (page: string) => {
  const socket = await openVisitorSocket(server, { parrotId: setup.app.parrotId, page });
  const { session, conversationId } = await socket.ask(openVisitorConversation, {});
  if (!session) throw new Error('no session');
  return { socket, conversationId, userSessionId: session.userSessionId };
};
const pagesInList = async () =>
  (await server.api.call(unassignedUsers, { session: setup.agent, body: {} })).pages ?? {};
const pageInContext = async (userSessionId: Awaited<ReturnType<typeof visitOn>>['userSessionId']) =>
  (await server.api.call(readVisitorContext, { session: setup.agent, query: { userSessionId } })).visitor
    .page;

test('every desk of the app sees it while the visitor waits, in pushes and in the list; afterwards only open conversations do', async () => {
  const desk = await setup.connect(setup.agent);
  const other = await setup.connect(setup.otherAgent);
  const { socket, conversationId, userSessionId } = await visitOn('https://shop.example/');
  await socket.ask(visitorPage, { page: CART });
  expect(desk.seen(deskVisitorPageChanged)).toEqual([]);

  await socket.ask(requestAgent, {});
  const isHere = (push: { conversationId: string }) => push.conversationId === conversationId;
  expect(await other.next(deskVisitorPageChanged, isHere)).toEqual({ conversationId, page: CART });
  expect((await pagesInList())[conversationId]).toBe(CART);

  await desk.ask(takeConversation, { userSessionId });
  await desk.ask(openConversation, { userSessionId });
  const before = other.seen(deskVisitorPageChanged).length;
  await socket.ask(visitorPage, { page: 'https://shop.example/done' });
  await desk.next(deskVisitorPageChanged, ({ page }) => page.endsWith('/done'));
  expect(await pageInContext(userSessionId)).toBe('https://shop.example/done');
  expect(await pagesInList()).not.toHaveProperty([conversationId]);
  expect(other.seen(deskVisitorPageChanged)).toHaveLength(before);
  for (const each of [desk, other, socket]) each.close();
});

test('what is no web address is ignored or refused, and quick navigation is pushed once a second with the last page', async () => {
  const desk = await setup.connect(setup.agent);
  const { socket, conversationId } = await visitOn('https://shop.example/');
  await socket.ask(requestAgent, {});
  await desk.next(deskVisitorPageChanged, (push) => push.conversationId === conversationId);
  expect(await socket.answer(visitorPage, { page: 'javascript:alert(1)' })).toMatchObject({ ok: true });
  for (const page of [`https://shop.example/${'x'.repeat(2_000)}`, 7])
    expect(await socket.answer(visitorPage, { page })).toMatchObject({ ok: false, error: { status: 400 } });
  for (const step of [1, 2, 3]) await socket.ask(visitorPage, { page: `https://shop.example/${step}` });
  await desk.next(deskVisitorPageChanged, ({ page }) => page === 'https://shop.example/3');
  expect(desk.seen(deskVisitorPageChanged)).toEqual([]);
  expect((await pagesInList())[conversationId]).toBe('https://shop.example/3');
  desk.close();
  socket.close();
});

test('a visitor who closed the last window is on no page; the context has the one where they connected', async () => {
  const { socket, conversationId, userSessionId } = await visitOn(CART);
  await socket.ask(requestAgent, {});
  await setup.settle();
  const { visitor } = server.server.platform.channels;
  await socket.ask(visitorPage, { page: 'https://shop.example/help' });
  const id = socket.socket.id ?? '';
  socket.close();
  await expect.poll(() => visitor.sockets.sockets.has(id)).toBe(false);
  expect(await pagesInList()).not.toHaveProperty([conversationId]);
  expect(await pageInContext(userSessionId)).toBe(CART);
});
