/** Ticket and assistant calls with the ids of another tenant. */
import { type Call, newId } from '@parrot/contract/core';
import { addComment, type Ticket, ticketDetails } from '@parrot/contract/tickets';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, hidden } from './foreign-attempts.fixture.ts';
import type { Company, TwoTenants } from './two-tenants.fixture.ts';

async function ticketOf(server: TestServer, { owner, userSessionId }: Company): Promise<Ticket> {
  await server.server.platform.outbox.settle();
  const { ticket } = await server.api.call(ticketDetails, { session: owner, query: { userSessionId } });
  if (!ticket) throw new Error('waiting conversation has no ticket');
  return ticket;
}

/** Theirs and a nonexistent one get the same reply, and theirs stays unchanged. */
const alike = async (
  server: TestServer,
  { ours, theirs }: TwoTenants,
  call: Call,
  [foreign, madeUp]: [object, object],
) => {
  const before = await ticketOf(server, theirs);
  const target = call.method === 'GET' ? 'query' : 'body';
  const ask = (input: object) => server.api.answer(call, { session: ours.owner, [target]: input });
  const { status, text } = await ask(foreign);
  expect([status, text]).toEqual([404, (await ask(madeUp)).text]);
  expect(await ticketOf(server, theirs)).toEqual(before);
};

const theirTicket =
  (more: object = {}): Attempt =>
  async (server, tenants, call) => {
    const { ticketId } = await ticketOf(server, tenants.theirs);
    await alike(server, tenants, call, [
      { ...more, ticketId },
      { ...more, ticketId: newId('tkt') },
    ]);
  };

const theirComment: Attempt = async (server, tenants, call) => {
  const { owner } = tenants.theirs;
  const { ticketId } = await ticketOf(server, tenants.theirs);
  const { comment } = await server.api.call(addComment, {
    session: owner,
    body: { ticketId, value: 'Theirs' },
  });
  const input = (commentId: string) => ({ commentId, value: 'Ours' });
  await alike(server, tenants, call, [input(comment.commentId), input(newId('cmt'))]);
};

const ofSession = (more: object = {}): Attempt => hidden(({ userSessionId }) => ({ userSessionId, ...more }));

export const FOREIGN_TICKET_CALLS: Record<string, Attempt> = {
  'desk.ticketDetails': ofSession(),
  'desk.updateTicket': theirTicket({ revision: 1, priority: 'urgent' }),
  'desk.ticketComments': theirTicket(),
  'desk.addComment': theirTicket({ value: 'Ours' }),
  'desk.updateComment': theirComment,
  'desk.generateSummary': ofSession(),
  'desk.askParrot': ofSession({ question: 'What?' }),
  'desk.askParrotGpt': ofSession({ question: 'What?', requestId: 'request-0001' }),
  'desk.suggestReplies': ofSession(),
  'desk.rephrase': ofSession({ text: 'Hello', tone: 'formal' }),
  'desk.translate': ofSession({ text: 'Hello', to: 'de' }),
  'desk.assistantAbilities': ofSession(),
  'desk.proposeFix': ofSession({ msgId: newId('msg'), question: 'What?', answer: 'That.' }),
  'desk.emailTranscript': ofSession({ email: 'somebody@example.com' }),
};
