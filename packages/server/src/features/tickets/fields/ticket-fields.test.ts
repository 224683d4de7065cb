/** Own fields of tickets: defined by supervisors, set by agents, and part of the list, its views and its export. */
import { listActivity } from '@parrot/contract/activity';
import { newId, type TicketFieldId } from '@parrot/contract/core';
import { openConversation } from '@parrot/contract/desk';
import type { Ticket, TicketField } from '@parrot/contract/tickets';
import * as calls from '@parrot/contract/tickets';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const tryAdd = (body: object, session: TestSession = tenant.supervisor) =>
  tenant.server.api.answer(calls.addTicketField, { session, body: { options: [], ...body } as never });
const add = async (body: object): Promise<TicketField> => {
  const { status, text } = await tryAdd(body);
  expect([status, text]).toEqual([200, expect.anything()]);
  return JSON.parse(text).field;
};
const fieldsOf = async (session: TestSession) =>
  (await tenant.server.api.call(calls.listTicketFields, { session })).items;
const newTicket = async (app: TestTenant['app'] = tenant.app): Promise<Ticket> => {
  const { userSessionId } = await tenant.waitingVisitor(app);
  await tenant.settle();
  return ticketOf({ userSessionId });
};
const ticketOf = async ({ userSessionId }: Pick<Ticket, 'userSessionId'>): Promise<Ticket> => {
  const { ticket } = await tenant.server.api.call(calls.ticketDetails, {
    session: tenant.owner,
    query: { userSessionId },
  });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const set = async (
  { ticketId }: Pick<Ticket, 'ticketId'>,
  { fieldId }: Pick<TicketField, 'fieldId'>,
  value: unknown,
  before: unknown = null,
  session: TestSession = tenant.agent,
) => {
  const body = { ticketId, fieldId, value, before } as never;
  const { status, text } = await tenant.server.api.answer(calls.setTicketField, { session, body });
  return { status, body: JSON.parse(text) };
};
const solve = async (ticket: Ticket, fieldValues?: { fieldId: TicketFieldId; value: string }[]) => {
  const { ticketId, revision } = await ticketOf(ticket);
  const { status, text } = await tenant.server.api.answer(calls.updateTicket, {
    session: tenant.agent,
    body: { ticketId, revision, status: 'solved', ...(fieldValues && { fieldValues }) },
  });
  return { status, body: JSON.parse(text) };
};
const numbers = async (body: object) =>
  (await tenant.server.api.call(calls.listTickets, { session: tenant.owner, body })).items.map(
    ({ number }) => number,
  );

describe('definitions', () => {
  test('supervisors add fields for all apps or some; agents see those of their apps', async () => {
    const { app, otherApp, agent, outsider, supervisor } = tenant;
    const all = await add({ label: 'Order number', type: 'text' });
    const some = await add({
      ...{ label: 'Device', type: 'choice', options: ['Lamp', 'Fan'] },
      ...{ isForAllApps: false, appIds: [app.appId] },
    });
    expect(await fieldsOf(agent)).toEqual([all, some]);
    expect(some).toMatchObject({ options: ['Lamp', 'Fan'], appIds: [app.appId], isRequired: false });
    expect(await fieldsOf(outsider)).toEqual([all]);
    expect((await tryAdd({ label: 'Mine', type: 'text' }, agent)).status).toBe(403);
    for (const wrong of [
      { label: 'order NUMBER', type: 'text' },
      { label: ' ', type: 'text' },
      { label: 'Fresh', type: 'color' },
      { label: 'Fresh', type: 'choice' },
      { label: 'Fresh', type: 'text', isForAllApps: false },
      { label: 'Fresh', type: 'text', isForAllApps: false, appIds: [newId('app')] },
    ])
      expect([wrong, (await tryAdd(wrong)).status]).toEqual([wrong, 400]);
    const { fieldId } = some;
    const { field } = await tenant.server.api.call(calls.updateTicketField, {
      session: supervisor,
      body: { fieldId, label: 'Product', options: ['Lamp'], isForAllApps: false, appIds: [otherApp.appId] },
    });
    expect([field.label, field.type, field.appIds]).toEqual(['Product', 'choice', [otherApp.appId]]);
    expect(await fieldsOf(agent)).toEqual([all]);
    const { items } = await tenant.server.api.call(listActivity, {
      session: tenant.owner,
      body: { subjects: ['ticket'] },
    });
    expect(items[0]).toMatchObject({ act: 'ticket.fieldChanged', subjectName: 'Product' });
  });

  test('a deleted field takes its values along; views drop its filter and say so', async () => {
    const { agent, supervisor, server } = tenant;
    const field = await add({ label: 'Gone soon', type: 'text' });
    const { fieldId } = field;
    const ticket = await newTicket();
    await set(ticket, field, 'here');
    const query = {
      fields: [{ is: 'contains', fieldId, text: 'here' }],
      statuses: ['open'],
      sortBy: fieldId,
    };
    const draft = { name: 'Here', sharing: 'everyone', query };
    await server.api.call(calls.saveTicketView, { session: agent, body: draft as never });
    const use = { session: supervisor, query: { fieldId } };
    expect(await server.api.call(calls.ticketFieldUse, use)).toMatchObject({ tickets: 1, views: 1 });
    const remove = async (confirmLabel: string) =>
      (
        await server.api.answer(calls.deleteTicketField, {
          session: supervisor,
          body: { fieldId, confirmLabel },
        })
      ).status;
    expect(await remove('Another')).toBe(400);
    expect(await remove('Gone soon')).toBe(200);
    expect((await ticketOf(ticket)).fieldValues).toEqual({});
    expect((await server.api.call(calls.listTicketViews, { session: supervisor })).items).toMatchObject([
      { query: { fields: [], statuses: ['open'], sortBy: 'updated' }, droppedFields: ['Gone soon'] },
    ]);
    const stale = { session: agent, body: { fields: query.fields } as never };
    expect((await server.api.answer(calls.listTickets, stale)).status).toBe(400);
    expect((await set(ticket, field, 'late')).status).toBe(404);
    expect(await remove('Gone soon')).toBe(404);
  });
});

describe('values', () => {
  test('fit their type and the apps of the field; the desk gets them at once', async () => {
    const { app, otherApp, agent, otherAgent } = tenant;
    const ticket = await newTicket();
    const desk = await tenant.connect(otherAgent);
    await desk.ask(openConversation, { userSessionId: ticket.userSessionId });
    for (const [label, type, good, bad] of [
      ['Units', 'number', 4.5, 'four'],
      ['Bought', 'date', '2026-02-28', '2026-02-31'],
      ['Warranty', 'yesNo', true, 'maybe'],
    ] as const) {
      const field = await add({ label, type });
      expect((await set(ticket, field, bad)).status).toBe(400);
      const { body } = await set(ticket, field, good);
      expect(body.ticket).toMatchObject({
        fieldValues: { [field.fieldId]: good },
        revision: ticket.revision,
      });
      await desk.next(calls.ticketChanged, (change) => change.ticket.fieldValues[field.fieldId] === good);
      expect((await set(ticket, field, null, good)).body.ticket.fieldValues[field.fieldId]).toBeUndefined();
    }
    const some = { isForAllApps: false, appIds: [otherApp.appId] };
    const field = await add({ label: 'Elsewhere', type: 'text', ...some });
    expect((await set(ticket, field, 'x', null, agent)).status).toBe(400);
    expect((await set(ticket, field, 'x', null, tenant.outsider)).status).toBe(404);
    expect(app.appId).not.toBe(otherApp.appId);
  });

  test('two agents who set different fields at once both succeed; of the same field the second is told', async () => {
    const [one, other] = [
      await add({ label: 'First of two', type: 'text' }),
      await add({ label: 'Second of two', type: 'text' }),
    ];
    const ticket = await newTicket();
    const both = await Promise.all([
      set(ticket, one, 'mine'),
      set(ticket, other, 'theirs', null, tenant.otherAgent),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const values = { [one.fieldId]: 'mine', [other.fieldId]: 'theirs' };
    expect((await ticketOf(ticket)).fieldValues).toEqual(values);
    const second = await set(ticket, one, 'theirs', null, tenant.otherAgent);
    expect([second.status, second.body.message]).toEqual([
      409,
      'Another agent has changed this field. Check its value and try again.',
    ]);
    expect((await ticketOf(ticket)).fieldValues).toEqual(values);
  });

  test('a field that was deleted meanwhile is named as the reason, alone and in bulk, and nothing else changes', async () => {
    const [ticket, other] = [await newTicket(), await add({ label: 'Other', type: 'text' })];
    const { fieldId, label } = await add({ label: 'Short-lived', type: 'text' });
    await set(ticket, other, 'stays');
    await set(ticket, { fieldId }, 'first');
    const session = tenant.supervisor;
    await tenant.server.api.call(calls.deleteTicketField, {
      session,
      body: { fieldId, confirmLabel: label },
    });
    const late = await set(ticket, { fieldId }, 'second', 'first');
    expect([late.status, late.body.message]).toEqual([404, 'This field was deleted.']);
    const { ticketId } = ticket;
    const change = { priority: 'high' as const, fieldValues: [{ fieldId, value: 'third' }] };
    const body = { ticketIds: [ticketId], change };
    const bulk = await tenant.server.api.call(calls.updateTickets, { session: tenant.agent, body });
    expect([bulk.changed, bulk.failed]).toEqual([0, [{ ticketId, reason: 'This field was deleted.' }]]);
    const left = { fieldValues: { [other.fieldId]: 'stays' }, priority: ticket.priority };
    expect(await ticketOf(ticket)).toMatchObject(left);
    expect(Object.keys((await ticketOf(ticket)).fieldValues)).toEqual([other.fieldId]);
  });

  test('a required field is asked for before a ticket is solved, also in bulk and when the chat is closed', async () => {
    const { agent, server, otherApp } = tenant;
    const required = { isRequired: true, isForAllApps: false, appIds: [tenant.app.appId] };
    const field = await add({ label: 'Cause', type: 'text', ...required });
    const guest = await tenant.assignedVisitor(agent);
    await tenant.settle();
    const ticket = await ticketOf(guest);
    const refused = await solve(ticket);
    const reason = 'Fill in Cause before you solve this ticket.';
    expect([refused.status, refused.body.fields]).toEqual([400, { status: reason }]);
    await tenant.closeConversationOf(await tenant.connect(agent), guest);
    await tenant.settle();
    expect((await ticketOf(ticket)).status).toBe('open');
    const elsewhere = await newTicket(otherApp);
    const body = { ticketIds: [ticket.ticketId, elsewhere.ticketId], change: { status: 'solved' as const } };
    const bulk = await server.api.call(calls.updateTickets, { session: tenant.owner, body });
    expect([bulk.changed, bulk.failed]).toEqual([1, [{ ticketId: ticket.ticketId, reason }]]);
    const { fieldId } = field;
    const solved = await solve(ticket, [{ fieldId, value: 'Loose contact' }]);
    expect(solved.body.ticket).toMatchObject({
      ...{ status: 'solved', fieldValues: { [fieldId]: 'Loose contact' } },
      revision: ticket.revision + 1,
    });
    await server.api.call(calls.deleteTicketField, {
      session: tenant.supervisor,
      body: { fieldId, confirmLabel: 'Cause' },
    });
  });
});

describe('the list', () => {
  test('is filtered by every type of field and sorted with empty values last, page by page', async () => {
    const { owner, server } = tenant;
    const text = await add({ label: 'Text', type: 'text' });
    const number = await add({ label: 'Number', type: 'number' });
    const choice = await add({ label: 'Choice', type: 'choice', options: ['Low', 'High'] });
    const tickets = [await newTicket(), await newTicket(), await newTicket()] as [Ticket, Ticket, Ticket];
    const [a, b, c] = tickets.map(({ number: of }) => of) as [number, number, number];
    await set(tickets[0], text, '50% beta');
    await set(tickets[1], text, 'Alpha');
    await set(tickets[0], number, 9);
    await set(tickets[1], number, 10);
    await set(tickets[0], choice, 'High');
    await set(tickets[2], choice, 'Low');
    const by = async (...fields: object[]) => (await numbers({ fields, sortBy: 'number' })).toSorted();
    const of = ({ fieldId }: TicketField, filter: object) => ({ fieldId, ...filter });
    expect([
      await by(of(text, { is: 'contains', text: '0% B' })),
      await by(of(number, { is: 'between', from: 9.5, to: null })),
      await by(of(number, { is: 'between', from: 9, to: 9 })),
      await by(of(choice, { is: 'anyOf', values: ['Low', 'High'] })),
      await by(of(choice, { is: 'anyOf', values: ['High'] }), of(number, { is: 'notEmpty' })),
      await by(of(choice, { is: 'empty' }), of(number, { is: 'notEmpty' })),
    ]).toEqual([[a], [b], [a], [a, c], [a], [b]]);

    const pages = async ({ fieldId }: TicketField, descending: boolean) => {
      const found: number[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const body = { sortBy: fieldId, descending, limit: 2, ...(cursor && { cursor }) };
        const reply: { items: Ticket[]; next: string | null } = await server.api.call(calls.listTickets, {
          session: owner,
          body,
        });
        found.push(...reply.items.map((item) => item.number));
        cursor = reply.next;
      }
      return found;
    };
    for (const [field, ascending] of [
      [text, [a, b]],
      [number, [a, b]],
      [choice, [c, a]],
    ] as const) {
      const up = await pages(field, false);
      const down = await pages(field, true);
      expect([up.slice(0, 2), down.slice(0, 2)]).toEqual([ascending, ascending.toReversed()]);
      expect(new Set(up)).toEqual(new Set(down));
      expect(up.length).toBe(new Set(up).size);
    }
    const cursor = btoa('["1e999","tkt_1"]');
    const odd = { session: owner, body: { sortBy: number.fieldId, cursor } };
    expect((await server.api.answer(calls.listTickets, odd)).status).toBe(400);
  });

  test('a field is set in bulk and undone; the export has it, without formulas', async () => {
    const { agent, server } = tenant;
    const field = await add({ label: '=Formula', type: 'text' });
    const [one, other] = [await newTicket(), await newTicket()];
    await set(one, field, 'before');
    const { fieldId } = field;
    const body = {
      ticketIds: [one.ticketId, other.ticketId],
      change: { fieldValues: [{ fieldId, value: '=1+1' }] },
    };
    const { changed, undo } = await server.api.call(calls.updateTickets, { session: agent, body });
    expect(changed).toBe(2);
    const { csv } = await server.api.call(calls.exportTickets, {
      session: agent,
      body: { fields: [{ is: 'contains', fieldId, text: '=1' }] },
    });
    const [head, ...rows] = csv.trim().split('\r\n');
    expect([head?.endsWith(",'=Formula"), rows.length, rows.every((row) => row.endsWith(",'=1+1"))]).toEqual([
      true,
      2,
      true,
    ]);
    for (const input of undo) await server.api.call(calls.updateTickets, { session: agent, body: input });
    expect([(await ticketOf(one)).fieldValues, (await ticketOf(other)).fieldValues]).toEqual([
      { [fieldId]: 'before' },
      {},
    ]);
  });
});
