/** Merging tickets through the desk's calls. */
import type { TagId, UserSessionId } from '@parrot/contract/core';
import { openConversation } from '@parrot/contract/desk';
import { changeSessionTags, createTag, readSessionTags } from '@parrot/contract/tags';
import {
  addComment,
  mergeTickets,
  readTicketLinks,
  type Ticket,
  ticketComments,
  ticketDetails,
  updateTicket,
} from '@parrot/contract/tickets';
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
const newTicket = async (): Promise<Ticket> => {
  const { userSessionId } = await tenant.waitingVisitor();
  await tenant.settle();
  return ticketOf(userSessionId);
};
const merge = async (from: Ticket, into: Ticket, session: TestSession = tenant.agent) => {
  const body = { ticketId: from.ticketId, intoTicketId: into.ticketId };
  const { status, text } = await tenant.server.api.answer(mergeTickets, { session, body });
  return { status, body: JSON.parse(text) };
};
const linksOf = ({ ticketId }: Ticket) =>
  tenant.server.api.call(readTicketLinks, { session: tenant.agent, query: { ticketId } });
const tagsOf = async ({ userSessionId }: Ticket) => {
  const body = { userSessionIds: [userSessionId] };
  const { items } = await tenant.server.api.call(readSessionTags, { session: tenant.agent, body });
  return items[0]?.tagIds;
};
const commentsOf = async ({ ticketId }: Ticket) => {
  const { items } = await tenant.server.api.call(ticketComments, {
    session: tenant.agent,
    query: { ticketId },
  });
  return items.map(({ value }) => value);
};

test('comments and tags move, the merged ticket is closed, and both conversations say so', async () => {
  const { server, agent, supervisor } = tenant;
  const [from, into] = [await newTicket(), await newTicket()];
  const tagIds: TagId[] = [];
  for (const name of ['Merged', 'Both']) {
    const { tag } = await server.api.call(createTag, { session: supervisor, body: { name } });
    tagIds.push(tag.tagId);
  }
  const tag = (userSessionId: UserSessionId, add: TagId[]) =>
    server.api.call(changeSessionTags, { session: agent, body: { userSessionId, add } });
  await tag(from.userSessionId, tagIds);
  await tag(into.userSessionId, tagIds.slice(1));
  await server.api.call(addComment, { session: agent, body: { ticketId: into.ticketId, value: 'First' } });
  await server.api.call(addComment, { session: agent, body: { ticketId: from.ticketId, value: 'Second' } });

  expect((await merge(from, into)).status).toBe(200);
  await tenant.settle();
  const merged = await ticketOf(from.userSessionId);
  expect(merged).toMatchObject({ status: 'closed', commentCount: 0, revision: 2 });
  expect(await ticketOf(into.userSessionId)).toMatchObject({ status: 'open', commentCount: 2 });
  expect(await commentsOf(into)).toEqual(['First', 'Second']);
  expect([await tagsOf(from), (await tagsOf(into))?.toSorted()]).toEqual([[], tagIds.toSorted()]);
  const linkTo = ({ ticketId, number, userSessionId }: Ticket) => ({ ticketId, number, userSessionId });
  expect(await linksOf(from)).toMatchObject({ mergedInto: linkTo(into), mergedFrom: [] });
  expect(await linksOf(into)).toMatchObject({ mergedInto: null, mergedFrom: [linkTo(from)] });
  const desk = await tenant.connect(agent);
  for (const { userSessionId } of [from, into]) {
    const { notes } = await desk.ask(openConversation, { userSessionId, afterSeq: 0 });
    expect(notes.map(({ value }) => value)).toEqual([`T-${from.number} was merged into T-${into.number}.`]);
  }

  const { ticketId, revision } = merged;
  const reopen = await server.api.answer(updateTicket, {
    session: agent,
    body: { ticketId, revision, status: 'open' },
  });
  expect([reopen.status, JSON.parse(reopen.text).message]).toEqual([
    409,
    'This ticket was merged into another one. Open that one instead.',
  ]);
});

test('of two agents who merge the same tickets at once, one wins, the other is told, and every comment stays', async () => {
  const [one, other] = [await newTicket(), await newTicket()];
  for (const { ticketId, number } of [one, other])
    await tenant.server.api.call(addComment, {
      session: tenant.agent,
      body: { ticketId, value: `About T-${number}` },
    });
  const replies = await Promise.all([merge(one, other), merge(other, one, tenant.otherAgent)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.message).toMatch(/^T-\d+ was already merged into T-\d+\.$/);
  const statuses = [(await ticketOf(one.userSessionId)).status, (await ticketOf(other.userSessionId)).status];
  expect(statuses.toSorted()).toEqual(['closed', 'open']);
  const [merged, main] = statuses[0] === 'closed' ? [one, other] : [other, one];
  expect(await commentsOf(merged)).toEqual([]);
  expect((await commentsOf(main)).toSorted()).toEqual(
    [one, other].map(({ number }) => `About T-${number}`).toSorted(),
  );
});

test('a ticket that two agents merge into different ones at once ends up in one of them, with its comments', async () => {
  const [shared, first, second] = [await newTicket(), await newTicket(), await newTicket()];
  const comment = { ticketId: shared.ticketId, value: 'The lamp hums' };
  await tenant.server.api.call(addComment, { session: tenant.agent, body: comment });
  const replies = await Promise.all([merge(shared, first), merge(shared, second, tenant.otherAgent)]);
  const main = replies[0].status === 200 ? first : second;
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
    `T-${shared.number} was already merged into T-${main.number}.`,
  );
  expect([...(await commentsOf(first)), ...(await commentsOf(second))]).toEqual(['The lamp hums']);
  expect(await commentsOf(main)).toEqual(['The lamp hums']);
});

test('a ticket with merged ones takes them along; itself and invisible ones are refused', async () => {
  const [first, second, third] = [await newTicket(), await newTicket(), await newTicket()];
  await merge(first, second);
  await merge(second, third);
  expect((await linksOf(third)).mergedFrom.map(({ number }) => number)).toEqual([
    first.number,
    second.number,
  ]);
  expect((await linksOf(first)).mergedInto?.number).toBe(third.number);
  expect((await merge(third, third)).status).toBe(400);
  const hidden = await tenant.assignedVisitor(tenant.otherAgent);
  await tenant.settle();
  const { ticket } = await tenant.server.api.call(ticketDetails, {
    session: tenant.otherAgent,
    query: { userSessionId: hidden.userSessionId },
  });
  if (!ticket) throw new Error('the conversation has no ticket');
  expect([(await merge(ticket, third)).status, (await merge(third, ticket)).status]).toEqual([404, 404]);
});
