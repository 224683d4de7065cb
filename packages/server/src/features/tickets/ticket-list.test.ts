/** The list of tickets, its export, and changes in bulk. */
import { MINUTE_MS, newId, type UserSessionId } from '@parrot/contract/core';
import { createTag } from '@parrot/contract/tags';
import {
  exportTickets,
  listTickets,
  type Ticket,
  ticketDetails,
  updateTicket,
  updateTickets,
} from '@parrot/contract/tickets';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
/** By name. */
const tickets: Record<string, Ticket> = {};

const ticketOf = async (userSessionId: UserSessionId, session = tenant.owner): Promise<Ticket> => {
  const { ticket } = await tenant.server.api.call(ticketDetails, { session, query: { userSessionId } });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const update = async ({ ticketId, userSessionId }: Ticket, change: object) => {
  const { revision } = await ticketOf(userSessionId);
  await tenant.server.api.call(updateTicket, {
    session: tenant.owner,
    body: { ticketId, revision, ...change },
  });
};

beforeAll(async () => {
  tenant = await openTestTenant();
  const open = async (name: string, app = tenant.app, taker?: TestSession) => {
    const visitor = taker ? await tenant.assignedVisitor(taker, app) : await tenant.waitingVisitor(app);
    await tenant.settle();
    tickets[name] = await ticketOf(visitor.userSessionId);
    tenant.server.clock.advance(1_000);
    return visitor;
  };
  await open('waiting');
  await open('mine', tenant.app, tenant.agent);
  await open('of another agent', tenant.app, tenant.otherAgent);
  await open('of another app', tenant.otherApp);
  const solved = await open('solved', tenant.app, tenant.otherAgent);
  await tenant.closeConversationOf(await tenant.connect(tenant.otherAgent), solved);
  await tenant.settle();
  await update(named('waiting'), { subject: '=HYPERLINK("x"), 100% wet', priority: 'urgent' });
  await update(named('mine'), { subject: 'Lamp is broken', priority: 'low' });
});
afterAll(() => tenant.stop());

const named = (name: string): Ticket => {
  const ticket = tickets[name];
  if (!ticket) throw new Error(`no ticket '${name}'`);
  return ticket;
};
const namesOf = (items: readonly Pick<Ticket, 'ticketId'>[]) =>
  items.map(
    ({ ticketId }) => Object.entries(tickets).find(([, ticket]) => ticket.ticketId === ticketId)?.[0],
  );
const listed = async (body: object = {}, session = tenant.owner) =>
  namesOf(
    (await tenant.server.api.call(listTickets, { session, body: { sortBy: 'number', ...body } })).items,
  );

test('agents see the tickets of the conversations they may see; supervisors see all', async () => {
  expect(await listed({}, tenant.agent)).toEqual(['solved', 'mine', 'waiting']);
  expect(await listed({}, tenant.outsider)).toEqual(['of another app']);
  const all = ['solved', 'of another app', 'of another agent', 'mine', 'waiting'];
  expect(await listed({}, tenant.supervisor)).toEqual(all);
  const { items } = await tenant.server.api.call(listTickets, { session: tenant.agent, body: {} });
  const mine = items.find(({ ticketId }) => ticketId === named('mine').ticketId);
  expect(mine).toEqual({
    ...(await ticketOf(named('mine').userSessionId)),
    appName: tenant.app.appName,
    tagIds: [],
    groupName: null,
  });
});

test('filters combine: status, priority, assignee, app, dates and text', async () => {
  const { agent, otherApp } = tenant;
  const at = (name: string, ms = 0) => new Date(Date.parse(named(name).createdAt) + ms).toISOString();
  expect([
    await listed({ statuses: ['solved'] }),
    await listed({ priorities: ['urgent', 'low'] }),
    await listed({ assignees: ['nobody'] }),
    await listed({ assignees: ['me', agent.userId] }),
    await listed({ assignees: ['me'] }, agent),
    await listed({ assignees: ['nobody', agent.userId], statuses: ['open'], priorities: ['low'] }),
    await listed({ appIds: [otherApp.appId] }),
    await listed({ createdFrom: at('solved') }),
    await listed({ createdUntil: at('mine'), createdFrom: at('waiting', 1) }),
    await listed({ updatedUntil: at('waiting') }),
    await listed({ text: 'BROKEN' }),
    await listed({ text: '100%' }),
    await listed({ text: '0% w_t' }),
    await listed({ text: `t-${named('solved').number}` }),
  ]).toEqual([
    ['solved'],
    ['mine', 'waiting'],
    ['of another app', 'waiting'],
    ['mine'],
    ['mine'],
    ['mine'],
    ['of another app'],
    ['solved'],
    ['mine'],
    [],
    ['mine'],
    ['waiting'],
    [],
    ['solved'],
  ]);
});

test.each(['updated', 'created', 'number', 'priority', 'status'] as const)(
  'pages sorted by %s have every ticket once, in both directions',
  async (sortBy) => {
    const read = async (descending: boolean) => {
      const found: Ticket[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const reply: { items: Ticket[]; next: string | null } = await tenant.server.api.call(listTickets, {
          session: tenant.owner,
          body: { sortBy, descending, limit: 2, ...(cursor && { cursor }) },
        });
        found.push(...reply.items);
        cursor = reply.next;
      }
      return namesOf(found);
    };
    const down = await read(true);
    expect(down).toHaveLength(5);
    expect(await read(false)).toEqual(down.toReversed());
  },
);

test('a cursor that is not one of ours is refused', async () => {
  for (const cursor of ['x', btoa('[]'), btoa('["now","tkt_1"]'), btoa('{"key":1}'), btoa('[1e20,"x"]')])
    for (const sortBy of ['updated', 'number']) {
      const body = { cursor, sortBy };
      const { status } = await tenant.server.api.answer(listTickets, { session: tenant.owner, body });
      expect(status).toBe(400);
    }
});

test('the export has the rows of the filter, and no formula that a spreadsheet would evaluate', async () => {
  const { csv, next } = await tenant.server.api.call(exportTickets, {
    session: tenant.agent,
    body: { priorities: ['urgent', 'low'], sortBy: 'number', descending: false },
  });
  expect(next).toBeNull();
  const [head, waiting, mine, end] = csv.split('\r\n');
  expect(head).toBe(
    '\ufeffnumber,subject,visitor,status,snoozed until,priority,assignee,tags,app,comments,created,updated',
  );
  expect(waiting).toContain(`T-${named('waiting').number},"'=HYPERLINK(""x""), 100% wet",`);
  expect(mine).toContain('Lamp is broken');
  expect(end).toBe('');
});

test('a bulk change is checked for each ticket, says what did not work, and can be undone', async () => {
  const { agent, server } = tenant;
  const { tag } = await server.api.call(createTag, { session: tenant.owner, body: { name: 'Bulk' } });
  const wanted = ['waiting', 'mine', 'of another agent', 'of another app'].map(
    (name) => named(name).ticketId,
  );
  const change = { priority: 'high', status: 'pending', assigneeId: agent.userId, addTags: [tag.tagId] };
  const before = await Promise.all(['waiting', 'mine'].map((name) => ticketOf(named(name).userSessionId)));
  const reply = await server.api.call(updateTickets, {
    session: agent,
    body: { ticketIds: [...wanted, wanted[0] as never], change: change as never },
  });
  expect(reply.changed).toBe(2);
  expect(reply.failed.map(({ ticketId }) => ticketId)).toEqual(wanted.slice(2));
  expect(await listed({ tagIds: [tag.tagId] }, agent)).toEqual(['mine', 'waiting']);
  const { addTags: _, ...fields } = change;
  const after = await ticketOf(named('waiting').userSessionId);
  expect(after).toMatchObject({ ...fields, revision: (before[0]?.revision ?? 0) + 1 });

  for (const body of reply.undo) {
    const undone = await server.api.call(updateTickets, { session: agent, body });
    expect(undone.failed).toEqual([]);
  }
  expect(await listed({ tagIds: [tag.tagId] })).toEqual([]);
  for (const { userSessionId, status, priority, assigneeId } of before)
    expect(await ticketOf(userSessionId)).toMatchObject({ status, priority, assigneeId });
});

test('a bulk change that is invalid for a ticket leaves it as it is; too many at once are refused', async () => {
  const { server, owner, outsider } = tenant;
  const ticketIds = [named('mine').ticketId, named('of another app').ticketId];
  const body = { ticketIds, change: { priority: 'urgent' as const, assigneeId: outsider.userId } };
  const reply = await server.api.call(updateTickets, { session: owner, body });
  expect([reply.changed, reply.failed]).toEqual([
    1,
    [{ ticketId: ticketIds[0], reason: 'Please choose someone who has access to this app’s chats.' }],
  ]);
  expect((await ticketOf(named('mine').userSessionId)).priority).toBe('low');
  const past = new Date(server.clock.now().getTime() - MINUTE_MS).toISOString();
  const snooze = { ticketIds, change: { status: 'snoozed' as const, snoozedUntil: past } };
  expect((await server.api.call(updateTickets, { session: owner, body: snooze })).failed).toHaveLength(2);
  const many = { ticketIds: Array.from({ length: 201 }, () => newId('tkt')), change: {} };
  expect((await server.api.answer(updateTickets, { session: owner, body: many })).status).toBe(400);
});
