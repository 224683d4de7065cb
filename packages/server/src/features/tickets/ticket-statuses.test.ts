/** Pending and snoozed tickets: what opens them again. */
import { DAY_MS, MINUTE_MS, type UserSessionId } from '@parrot/contract/core';
import { openConversation } from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { type Ticket, ticketChanged, ticketDetails, updateTicket } from '@parrot/contract/tickets';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const ticketOf = async (userSessionId: UserSessionId): Promise<Ticket> => {
  const { ticket } = await tenant.server.api.call(ticketDetails, {
    session: tenant.agent,
    query: { userSessionId },
  });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const later = (ms: number) => new Date(tenant.server.clock.now().getTime() + ms).toISOString();
const update = async ({ ticketId, revision }: Ticket, change: object, session = tenant.agent) => {
  const body = { ticketId, revision, ...change };
  const { status, text } = await tenant.server.api.answer(updateTicket, { session, body });
  return { status, body: JSON.parse(text) };
};
const assigned = async () => {
  const visitor = await tenant.assignedVisitor(tenant.agent);
  await tenant.settle();
  return { visitor, ticket: await ticketOf(visitor.userSessionId) };
};
const runJob = async () => {
  await tenant.server.server.slices.tickets.reopenDue();
  await tenant.settle();
};
const remindersOf = async (session: TestSession, { userSessionId }: Ticket) =>
  (await tenant.server.api.call(listNotifications, { session, body: {} })).items.filter(
    ({ kind, link }) => kind === 'snooze-ended' && link.endsWith(userSessionId),
  );

test('the visitor’s reply opens a pending ticket again, which no edit of an agent is in conflict with', async () => {
  const { visitor, ticket } = await assigned();
  const { body } = await update(ticket, { status: 'pending' });
  expect(body.ticket).toMatchObject({ status: 'pending', revision: 2 });
  tenant.server.clock.advance(1_000);
  await tenant.sendAsVisitor(visitor, 'Here is the number: 4711');
  await tenant.settle();
  const reopened = await ticketOf(ticket.userSessionId);
  expect(reopened).toMatchObject({ status: 'open', revision: 2 });
  const desk = await tenant.connect(tenant.agent);
  await tenant.closeConversationOf(desk, visitor);
  await tenant.settle();
  expect((await ticketOf(ticket.userSessionId)).status).toBe('solved');
});

test('a reply in a new conversation opens the pending ticket of the earlier one, and it stays open', async () => {
  const { visitor, ticket } = await assigned();
  await tenant.closeConversationOf(await tenant.connect(tenant.agent), visitor);
  await tenant.settle();
  await update(await ticketOf(ticket.userSessionId), { status: 'pending' });
  await runJob();
  expect((await ticketOf(ticket.userSessionId)).status).toBe('pending');
  tenant.server.clock.advance(MINUTE_MS);
  await tenant.sendAsVisitor(visitor, 'It is still broken.');
  await runJob();
  expect((await ticketOf(ticket.userSessionId)).status).toBe('open');
  await runJob();
  expect((await ticketOf(ticket.userSessionId)).status).toBe('open');
});

test('a snoozed ticket comes back at its time, once, and its assignee is notified', async () => {
  const { ticket } = await assigned();
  const desk = await tenant.connect(tenant.agent);
  await desk.ask(openConversation, { userSessionId: ticket.userSessionId, afterSeq: 0 });
  const snoozedUntil = later(2 * MINUTE_MS);
  const { body } = await update(ticket, { status: 'snoozed', snoozedUntil });
  expect(body.ticket).toMatchObject({ status: 'snoozed', snoozedUntil, revision: 2 });
  await runJob();
  expect((await ticketOf(ticket.userSessionId)).status).toBe('snoozed');
  tenant.server.clock.advance(2 * MINUTE_MS);
  await runJob();
  await runJob();
  const back = await ticketOf(ticket.userSessionId);
  expect(back).toMatchObject({ status: 'open', snoozedUntil: null, revision: 2 });
  await desk.next(ticketChanged, (push) => push.ticket.status === 'open');
  expect(await remindersOf(tenant.agent, ticket)).toMatchObject([
    { values: { ticket: `T-${ticket.number}` }, link: `/home/desk/chats?session=${ticket.userSessionId}` },
  ]);
});

test('a visitor who writes ends the snooze, without a reminder later', async () => {
  const { visitor, ticket } = await assigned();
  await update(ticket, { status: 'snoozed', snoozedUntil: later(MINUTE_MS) });
  tenant.server.clock.advance(1_000);
  await tenant.sendAsVisitor(visitor, 'I found it.');
  await tenant.settle();
  expect(await ticketOf(ticket.userSessionId)).toMatchObject({ status: 'open', snoozedUntil: null });
  tenant.server.clock.advance(MINUTE_MS);
  await runJob();
  expect(await remindersOf(tenant.agent, ticket)).toEqual([]);
});

test('another status ends the snooze, and another time moves it', async () => {
  const { ticket } = await assigned();
  const first = await update(ticket, { status: 'snoozed', snoozedUntil: later(MINUTE_MS) });
  const next = later(DAY_MS);
  const moved = await update(first.body.ticket, { status: 'snoozed', snoozedUntil: next });
  expect(moved.body.ticket).toMatchObject({ snoozedUntil: next, revision: 3 });
  const same = await update(moved.body.ticket, { status: 'snoozed', snoozedUntil: next });
  expect(same.body.ticket.revision).toBe(3);
  const ended = await update(moved.body.ticket, { status: 'open' });
  expect(ended.body.ticket).toMatchObject({ status: 'open', snoozedUntil: null });
});

test('a time that is missing, past or too far is refused, and so is one without the status', async () => {
  const { ticket } = await assigned();
  const refused = async (change: object) => {
    const { status, body } = await update(ticket, change);
    return [status, body.fields];
  };
  const future = later(MINUTE_MS);
  expect([
    await refused({ status: 'snoozed' }),
    await refused({ status: 'snoozed', snoozedUntil: later(-1_000) }),
    await refused({ status: 'snoozed', snoozedUntil: later(366 * DAY_MS) }),
    await refused({ status: 'pending', snoozedUntil: future }),
    await refused({ snoozedUntil: future }),
    await refused({ status: 'snoozed', snoozedUntil: 'tomorrow' }),
  ]).toEqual([
    [400, { snoozedUntil: 'Choose when the snooze ends.' }],
    [400, { snoozedUntil: 'Please choose a time in the future.' }],
    [400, { snoozedUntil: 'Please choose a time within the next year.' }],
    [400, { status: 'Only snoozed tickets can have a snooze time.' }],
    [400, { status: 'Only snoozed tickets can have a snooze time.' }],
    [400, { snoozedUntil: 'Please enter a date and time.' }],
  ]);
  expect(await ticketOf(ticket.userSessionId)).toMatchObject({ status: 'open', revision: 1 });
});
