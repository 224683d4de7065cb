/** Reopening closed conversations: who may, what is updated, and its limits. */
import {
  endSession,
  openVisitorConversation,
  rateSession,
  sendVisitorMessage,
  visitorMessageAdded,
  visitorSessionChanged,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  assignedUsers,
  closeConversation,
  deskSessionChanged,
  escalateConversation,
  historyUsers,
  openConversation,
  reopenConversation,
  sendAgentMessage,
} from '@parrot/contract/desk';
import { ticketDetails } from '@parrot/contract/tickets';
import { openTestTenant, type TestSocket, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
let socket: TestSocket;
let supervising: TestSocket;
beforeAll(async () => {
  tenant = await openTestTenant();
  socket = await tenant.connect(tenant.agent);
  supervising = await tenant.connect(tenant.supervisor);
});
afterAll(() => tenant.stop());

const closed = async (): Promise<TestVisitor> => {
  const guest = await tenant.assignedVisitor(tenant.agent);
  await tenant.sendAsVisitor(guest, 'My lamp is broken');
  await tenant.closeConversationOf(socket, guest);
  await tenant.settle();
  return guest;
};
const reopen = (socket: TestSocket, { userSessionId }: TestVisitor) =>
  socket.ask(reopenConversation, { userSessionId });
const refusal = async (socket: TestSocket, { userSessionId }: TestVisitor) => {
  const answer = await socket.answer(reopenConversation, { userSessionId });
  return answer.ok ? 'reopened' : { code: answer.error.code, message: answer.error.message };
};
const listed = async (call: typeof assignedUsers | typeof historyUsers, { userSessionId }: TestVisitor) => {
  const { items } = await tenant.server.api.call(call, { session: tenant.agent, body: {} });
  return items.some((item) => item.userSessionId === userSessionId);
};

test('its agent has it again; queues, ticket, timeline and the visitor’s window follow, and both continue writing', async () => {
  const guest = await closed();
  const ticketStatus = async () => {
    await tenant.settle();
    const query = { userSessionId: guest.userSessionId };
    return (await tenant.server.api.call(ticketDetails, { session: tenant.agent, query })).ticket?.status;
  };
  expect(await ticketStatus()).toBe('solved');
  expect([await listed(assignedUsers, guest), await listed(historyUsers, guest)]).toEqual([false, true]);

  const { session } = await reopen(socket, guest);
  expect(session).toMatchObject({
    status: 'ASSIGNED',
    agentId: tenant.agent.userId,
    endedAt: null,
    qualityScore: null,
    assignment: { how: 'reopened' },
  });
  const isIt = (push: { session: { userSessionId: string; status: string } }) =>
    push.session.userSessionId === guest.userSessionId && push.session.status === 'ASSIGNED';
  await supervising.next(
    deskSessionChanged,
    (push) => isIt(push) && push.session.assignment?.how === 'reopened',
  );
  expect((await guest.socket.next(visitorSessionChanged, isIt)).session.agentName).toBe(tenant.agent.name);
  await guest.socket.next(visitorMessageAdded, ({ message }) => message.event === 'reopened');
  expect([await listed(assignedUsers, guest), await listed(historyUsers, guest)]).toEqual([true, false]);
  expect(await ticketStatus()).toBe('open');
  const { messages } = await socket.ask(openConversation, { userSessionId: guest.userSessionId });
  expect(messages.at(-1)).toMatchObject({ event: 'reopened', senderName: tenant.agent.name });

  const { session: same } = await tenant.sendAsVisitor(guest, 'Thanks, one more thing');
  expect(same.userSessionId).toBe(guest.userSessionId);
  const { userSessionId } = guest;
  await socket.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: 'Of course' });
  await socket.ask(closeConversation, { userSessionId });
  expect(await ticketStatus()).toBe('solved');
});

test('the visitor’s rating is kept, and a repeated call reopens once', async () => {
  const guest = await closed();
  await guest.socket.ask(rateSession, { stars: 4, comment: 'Quick' });
  const { session } = await reopen(socket, guest);
  expect(session.rating).toBe(4);
  expect((await reopen(socket, guest)).session).toMatchObject({ status: 'ASSIGNED' });
  const { messages } = await socket.ask(openConversation, { userSessionId: guest.userSessionId });
  expect(messages.filter(({ event }) => event === 'reopened')).toHaveLength(1);
});

test('a supervisor may reopen and then has it; another agent may not; a slower one learns who has it', async () => {
  const otherAgent = await tenant.connect(tenant.otherAgent);
  const guest = await closed();
  expect(await refusal(otherAgent, guest)).toEqual({
    code: 'permission_denied',
    message: 'Only an agent who had this conversation or a supervisor can reopen it.',
  });
  expect((await reopen(supervising, guest)).session.agentId).toBe(tenant.supervisor.userId);
  expect(await refusal(socket, guest)).toEqual({
    code: 'taken_by_other',
    message: `${tenant.supervisor.name} already has this conversation.`,
  });
});

test('both the escalating agent and the one it was escalated to may reopen', async () => {
  const otherAgent = await tenant.connect(tenant.otherAgent);
  const guest = await tenant.assignedVisitor(tenant.agent);
  const { userSessionId } = guest;
  await socket.ask(escalateConversation, {
    userSessionId,
    toAgentId: tenant.otherAgent.userId,
    note: 'Please',
  });
  await otherAgent.ask(closeConversation, { userSessionId });
  expect((await reopen(otherAgent, guest)).session).toMatchObject({
    status: 'ASSIGNED',
    agentId: tenant.otherAgent.userId,
  });
});

test('is refused if the visitor has a newer session or the session ended with the bot', async () => {
  const guest = await closed();
  await tenant.sendAsVisitor(guest, 'Hello again');
  const newer = {
    code: 'conflict',
    message: 'The visitor has started a new conversation. Continue there.',
  };
  expect(await refusal(socket, guest)).toEqual(newer);
  await guest.socket.ask(endSession, {});
  expect(await refusal(socket, guest)).toEqual(newer);
  const { session } = await guest.socket.ask(openVisitorConversation, {});
  const withBot = { ...guest, userSessionId: session?.userSessionId ?? guest.userSessionId };
  expect(await refusal(supervising, withBot)).toMatchObject({ code: 'permission_denied' });
});

test('a visitor message during reopening goes to the reopened session or to a new one, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const guest = await closed();
    const [answer, written] = await Promise.all([
      refusal(socket, guest),
      guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Wait!' }),
    ]);
    const wentOn = written.session.userSessionId === guest.userSessionId;
    expect(answer).toEqual(wentOn ? 'reopened' : expect.objectContaining({ code: 'conflict' }));
  }
});
