/** Bulk changes that put the conversations of tickets into the queue of a group. */
import { openVisitorConversation } from '@parrot/contract/conversations';
import { type GroupId, newId, type TicketId } from '@parrot/contract/core';
import { assignFromBot, unassignedUsers } from '@parrot/contract/desk';
import { createGroup } from '@parrot/contract/team';
import {
  type BulkChange,
  listTickets,
  mergeTickets,
  type Ticket,
  ticketDetails,
  updateTicket,
  updateTickets,
} from '@parrot/contract/tickets';
import {
  newOwner,
  openTestTenant,
  type TestSession,
  type TestTenant,
  type TestVisitor,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
/** Its member works at the desk of the first app only. */
let returns: GroupId;
beforeAll(async () => {
  tenant = await openTestTenant();
  returns = await newGroup('Returns', tenant.owner, [tenant.otherAgent]);
});
afterAll(() => tenant.stop());

async function newGroup(groupName: string, session: TestSession, members: TestSession[]): Promise<GroupId> {
  const body = { groupName, userIds: members.map(({ userId }) => userId), roleIds: [], appIds: [] };
  return (await tenant.server.api.call(createGroup, { session, body })).group.groupId;
}
const ticketOf = async ({ userSessionId }: Pick<TestVisitor, 'userSessionId'>): Promise<Ticket> => {
  await tenant.settle();
  const { ticket } = await tenant.server.api.call(ticketDetails, {
    session: tenant.owner,
    query: { userSessionId },
  });
  if (!ticket) throw new Error('the conversation has no ticket');
  return ticket;
};
const change = (session: TestSession, ticketIds: TicketId[], wanted: Partial<BulkChange>) =>
  tenant.server.api.call(updateTickets, { session, body: { ticketIds, change: wanted } });
const idsInQueue = async (groupId: GroupId) =>
  (
    await tenant.server.api.call(unassignedUsers, {
      session: tenant.supervisor,
      body: { groups: [groupId], limit: 100 },
    })
  ).items.map(({ userSessionId }) => userSessionId);
const rowOf = async ({ ticketId }: Ticket) =>
  (await tenant.server.api.call(listTickets, { session: tenant.owner, body: {} })).items.find(
    (row) => row.ticketId === ticketId,
  );

test('tickets that wait or have an agent go to the queue of the group, and are nobody’s', async () => {
  const { agent, supervisor } = tenant;
  const visitors = [await tenant.waitingVisitor(), await tenant.assignedVisitor(agent)];
  const [waiting, assigned] = await Promise.all(visitors.map(ticketOf));
  if (!waiting || !assigned) throw new Error('two tickets');
  // Assigned by hand, so it would not follow the conversation.
  await tenant.server.api.call(updateTicket, {
    session: supervisor,
    body: { ticketId: waiting.ticketId, revision: waiting.revision, assigneeId: supervisor.userId },
  });
  const ids = [waiting.ticketId, assigned.ticketId];
  const toGroup = { groupId: returns, note: 'They know the carrier' };
  const reply = await change(supervisor, ids, { toGroup, priority: 'high' });
  expect([reply.changed, reply.failed]).toEqual([2, []]);
  expect(await idsInQueue(returns)).toEqual(
    expect.arrayContaining(visitors.map(({ userSessionId }) => userSessionId)),
  );
  for (const visitor of visitors) {
    const ticket = await ticketOf(visitor);
    expect(ticket).toMatchObject({ assigneeId: null, priority: 'high' });
    expect(await rowOf(ticket)).toMatchObject({ groupName: 'Returns', assigneeName: null });
    // The visitor learns neither group nor note.
    const { messages } = await visitor.socket.ask(openVisitorConversation, { afterSeq: 0 });
    expect(JSON.stringify(messages)).not.toMatch(/Returns|carrier/);
  }
  // It restores the priority, not the agent.
  expect(reply.undo).toEqual([
    { ticketIds: ids, change: { priority: 'normal', addTags: [], removeTags: [], fieldValues: [] } },
  ]);

  // Whoever takes it next becomes the assignee, even if it had one that was set by hand.
  const [first] = visitors as [TestVisitor];
  await tenant.server.api.call(assignFromBot, {
    session: tenant.otherAgent,
    body: { userSessionId: first.userSessionId },
  });
  const taken = await ticketOf(first);
  expect(taken.assigneeId).toBe(tenant.otherAgent.userId);
  expect((await rowOf(taken))?.groupName).toBeNull();
});

test('moving to the queue where they wait already changes nothing, and there is nothing to undo', async () => {
  const { ticketId } = await ticketOf(await tenant.waitingVisitor());
  const toGroup = { groupId: returns, note: '' };
  const first = await change(tenant.supervisor, [ticketId], { toGroup });
  expect(first).toMatchObject({ changed: 1, failed: [], undo: [] });
  await tenant.settle();
  expect(await change(tenant.supervisor, [ticketId], { toGroup })).toMatchObject({ changed: 0, failed: [] });
});

test('each ticket that can’t be moved is named with its reason and keeps everything', async () => {
  const { agent, otherAgent, supervisor, otherApp } = tenant;
  const own = await tenant.assignedVisitor(agent);
  const waiting = await tenant.waitingVisitor();
  const ofOtherAgent = await tenant.assignedVisitor(otherAgent);
  const closed = await tenant.assignedVisitor(otherAgent);
  await tenant.closeConversationOf(await tenant.connect(otherAgent), closed);
  const ofOtherApp = await tenant.waitingVisitor(otherApp);
  const merged = await tenant.waitingVisitor();
  const idOf = async (visitor: TestVisitor) => (await ticketOf(visitor)).ticketId;
  await tenant.server.api.call(mergeTickets, {
    session: supervisor,
    body: { ticketId: await idOf(merged), intoTicketId: await idOf(waiting) },
  });
  const wanted = {
    priority: 'urgent' as const,
    toGroup: { groupId: returns, note: '' },
  };
  const attempt = async (session: TestSession, visitors: TestVisitor[]) => {
    const ids = await Promise.all(visitors.map(idOf));
    const { changed, failed } = await change(session, ids, wanted);
    return [changed, failed.map(({ ticketId, reason }) => [ids.indexOf(ticketId), reason])];
  };

  expect(await attempt(supervisor, [closed, ofOtherApp, merged])).toEqual([
    0,
    [
      [0, 'This conversation is closed.'],
      [1, 'No agent of Returns has access to this app’s chats.'],
      [2, 'This ticket was merged into another one. Open that one instead.'],
    ],
  ]);
  expect(await idsInQueue(returns)).not.toContain(merged.userSessionId);
  for (const visitor of [closed, ofOtherApp]) expect((await ticketOf(visitor)).priority).toBe('normal');

  // Agents without permission to monitor move what they have.
  const [changed, failed] = await attempt(agent, [own, waiting, ofOtherAgent, ofOtherApp]);
  expect([changed, failed]).toEqual([
    1,
    [
      [1, 'Take this conversation first.'],
      [2, expect.any(String)],
      [3, expect.any(String)],
    ],
  ]);
  expect((await ticketOf(ofOtherAgent)).assigneeId).toBe(otherAgent.userId);
});

test('a group that was deleted, or is another workspace’s, is refused for each ticket', async () => {
  const { ticketId } = await ticketOf(await tenant.waitingVisitor());
  const outsider = await newOwner(tenant.server);
  const theirs = await newGroup('Theirs', outsider, [outsider]);
  for (const groupId of [theirs, newId('grp')])
    expect(await change(tenant.supervisor, [ticketId], { toGroup: { groupId, note: '' } })).toMatchObject({
      changed: 0,
      failed: [{ ticketId, reason: 'This group no longer exists. Please choose another one.' }],
    });
  const both = { assigneeId: tenant.agent.userId, toGroup: { groupId: returns, note: '' } };
  const { status, text } = await tenant.server.api.answer(updateTickets, {
    session: tenant.supervisor,
    body: { ticketIds: [ticketId], change: both },
  });
  expect(status).toBe(400);
  expect(text).toContain('Please choose either an agent or a group.');
});
