/** What the bot understood: shown to the waiting visitor, corrected by them, read by agents. */
import {
  confirmHandoverCard,
  correctHandoverFact,
  deskHandoverChanged,
  generateSummary,
  type HandoverCard,
  type HandoverFact,
  readHandoverCard,
  visitorHandoverChanged,
} from '@parrot/contract/assistant';
import {
  cancelAgentRequest,
  endSession,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { openConversation } from '@parrot/contract/desk';
import { ticketDetails, updateTicket } from '@parrot/contract/tickets';
import { openDeskSocket, openTestTenant, openVisitorSocket, RETURNS, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const arrive = async () => {
  const socket = await openVisitorSocket(tenant.server, { parrotId: tenant.app.parrotId });
  const { session, visitorToken } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { socket, visitorToken, userSessionId: session?.userSessionId as UserSessionId };
};
/** A visitor who has sent these messages and waits for an agent. */
const waiting = async (...texts: string[]) => {
  const guest = await arrive();
  for (const value of texts) {
    await guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
    await tenant.settle();
  }
  await guest.socket.ask(requestAgent, {});
  await tenant.settle();
  const { card } = await guest.socket.ask(readHandoverCard, {});
  return { ...guest, card };
};
const factOf = (card: HandoverCard | null, kind: HandoverFact['kind']): HandoverFact => {
  const fact = card?.facts.find((one) => one.kind === kind);
  if (!fact) throw new Error(`nothing understood of ${kind}`);
  return fact;
};
const atDesk = async ({ userSessionId }: { userSessionId: UserSessionId }) =>
  (await tenant.server.api.call(generateSummary, { session: tenant.agent, body: { userSessionId } }))
    .handover;
const ticketOf = async ({ userSessionId }: { userSessionId: UserSessionId }) => {
  const { ticket } = await tenant.server.api.call(ticketDetails, {
    session: tenant.agent,
    query: { userSessionId },
  });
  if (!ticket) throw new Error('no ticket');
  return ticket;
};

test('a waiting visitor gets what the bot understood, and the agent sees the same', async () => {
  const guest = await waiting(RETURNS.question[0] ?? '', 'my order number is 10422, ada@example.com');
  const values = guest.card?.facts.map(({ kind, value, state }) => [kind, value, state]);
  expect(values).toEqual([
    ['topic', 'my order number is 10422, ada@example.com', 'understood'],
    ['order', '10422', 'understood'],
    ['email', 'ada@example.com', 'understood'],
    ['tried', RETURNS.question[0], 'understood'],
  ]);
  await guest.socket.next(visitorHandoverChanged, ({ card }) => card?.revision === 1);
  expect(await atDesk(guest)).toEqual(guest.card);
});

test('without anything understood, and before an agent is requested, there is no card', async () => {
  const guest = await arrive();
  await guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'order 10422' });
  await tenant.settle();
  expect((await guest.socket.ask(readHandoverCard, {})).card).toBeNull();
  expect((await waiting()).card).toBeNull();
});

test('corrections and the confirmation arrive at the desk live, and in the visitor’s other window', async () => {
  const guest = await waiting('order 10422 is broken somehow');
  const { userSessionId, socket, card, visitorToken } = guest;
  const desk = await openDeskSocket(tenant.server, tenant.agent);
  await desk.ask(openConversation, { userSessionId });
  const other = await openVisitorSocket(tenant.server, { parrotId: tenant.app.parrotId, visitorToken });
  await other.ask(openVisitorConversation, { afterSeq: 0 });
  await socket.ask(correctHandoverFact, { factId: factOf(card, 'order').factId, value: ' 10423\n' });
  const isCorrected = ({ card: next }: { card: Pick<HandoverCard, 'facts'> | null }) =>
    next?.facts.some(
      ({ value, state, before }) => value === '10423' && state === 'corrected' && before === '10422',
    ) === true;
  await desk.next(deskHandoverChanged, isCorrected);
  await other.next(visitorHandoverChanged, isCorrected);

  // What the other window shows is behind by then.
  const stale = await other.answer(confirmHandoverCard, { revision: card?.revision ?? 0 });
  expect(stale).toMatchObject({ ok: false, error: { status: 409 } });
  const confirmed = await other.ask(confirmHandoverCard, { revision: (card?.revision ?? 0) + 1 });
  expect(confirmed.card?.facts.map(({ state }) => state)).toEqual(['confirmed', 'corrected']);
  await desk.next(deskHandoverChanged, (payload) => payload.card?.confirmedAt !== null);
  expect(await atDesk(guest)).toEqual(confirmed.card);
  desk.close();
});

test('a corrected topic becomes the subject of the ticket, unless an agent has set it', async () => {
  const guest = await waiting('something about my blue lamp', 'zzgl qqwx vvbn ppmt');
  const { factId } = factOf(guest.card, 'topic');
  const before = await ticketOf(guest);
  expect(before.subject).toBe('something about my blue lamp');
  await guest.socket.ask(correctHandoverFact, { factId, value: 'Broken <b>lamp</b>' });
  await tenant.settle();
  const { ticketId, revision, subject } = await ticketOf(guest);
  expect([subject, revision]).toEqual(['Broken <b>lamp</b>', before.revision]);
  const body = { ticketId, revision, subject: 'Lamp hums' };
  await tenant.server.api.call(updateTicket, { session: tenant.agent, body });
  await guest.socket.ask(correctHandoverFact, { factId, value: 'Broken chair' });
  await tenant.settle();
  expect((await ticketOf(guest)).subject).toBe('Lamp hums');
});

test('a removed fact is gone for the agent, too, and does not come back with the next request', async () => {
  const guest = await waiting('order 10422');
  for (const { factId } of guest.card?.facts ?? [])
    await guest.socket.ask(correctHandoverFact, { factId, value: null });
  expect(await atDesk(guest)).toBeNull();
  const { factId } = factOf(guest.card, 'order');
  await guest.socket.ask(cancelAgentRequest, {});
  await guest.socket.ask(requestAgent, {});
  await tenant.settle();
  expect((await guest.socket.ask(readHandoverCard, {})).card).toBeNull();
  const again = await guest.socket.answer(correctHandoverFact, { factId, value: '1' });
  expect(again).toMatchObject({ ok: false, error: { status: 404 } });
});

test('bad input changes nothing: other cards, empty and long values, an ended chat', async () => {
  const guest = await waiting('order 10422');
  const other = await waiting('order 20844');
  const { factId } = factOf(guest.card, 'order');
  const refused = async (socket: typeof guest.socket, payload: object) =>
    ((await socket.answer(correctHandoverFact, payload)) as { error?: { status: number } }).error?.status;
  expect(await refused(other.socket, { factId, value: '1' })).toBe(404);
  expect(await refused(guest.socket, { factId, value: ' \u202e\n ' })).toBe(400);
  expect(await refused(guest.socket, { factId, value: 'x'.repeat(161) })).toBe(400);
  expect(await refused(guest.socket, { factId: 'x', value: '1' })).toBe(400);
  expect(await refused(guest.socket, { factId, value: { $ne: 1 } })).toBe(400);
  expect(await atDesk(guest)).toEqual(guest.card);
  await guest.socket.ask(endSession, {});
  expect(await refused(guest.socket, { factId, value: '1' })).toBe(404);
  expect((await guest.socket.ask(readHandoverCard, {})).card).toBeNull();
});
