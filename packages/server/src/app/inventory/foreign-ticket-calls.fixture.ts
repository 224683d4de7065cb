/** Ticket and assistant calls with the ids of another tenant. */
import { type Call, newId } from '@parrot/contract/core';
import {
  addComment,
  addTicketField,
  listTicketFields,
  listTicketViews,
  saveTicketView,
  type Ticket,
  ticketDetails,
} from '@parrot/contract/tickets';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, asForeignTenant, hidden } from './foreign-attempts.fixture.ts';
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

/** Theirs are not in the list, whatever it is filtered by. */
const notListed: Attempt = async (server, { ours, theirs }, call) => {
  const { number, appId, visitorName } = await ticketOf(server, theirs);
  const body = { appIds: [appId] };
  const { status, text } = await server.api.answer(call, { session: ours.owner, body });
  expect(status).toBe(200);
  const { items, csv } = JSON.parse(text) as { items?: unknown[]; csv?: string };
  expect(items ?? []).toEqual([]);
  expect(csv ?? '').not.toContain(`T-${number},${visitorName}`);
};

const VIEW = { name: 'Theirs', query: {}, sharing: 'everyone' as const };
const viewOf = async (server: TestServer, { owner: session }: Company) =>
  (await server.api.call(saveTicketView, { session, body: VIEW })).view;

const theirViews: Attempt = async (server, { ours, theirs }, call) => {
  const { viewId } = await viewOf(server, theirs);
  const { text } = await server.api.answer(call, { session: ours.owner });
  expect(text).not.toContain(viewId);
};

const theirView: Attempt = async (server, { ours, theirs }, call) => {
  const view = await viewOf(server, theirs);
  const target = call.method === 'DELETE' ? 'query' : 'body';
  const ask = (viewId: string) =>
    server.api.answer(call, { session: ours.owner, [target]: { viewId, ...(target === 'body' && VIEW) } });
  const { status, text } = await ask(view.viewId);
  expect([status, text]).toEqual([404, (await ask(newId('tvw'))).text]);
  const { items } = await server.api.call(listTicketViews, { session: theirs.owner });
  expect(items).toContainEqual(view);
};

/** Each is reported as not found, and theirs stays unchanged. */
const notChanged: Attempt = async (server, { ours, theirs }, call) => {
  const before = await ticketOf(server, theirs);
  const ticketIds = [before.ticketId, newId('tkt')];
  const body = { ticketIds, change: { priority: 'urgent' } };
  const { text } = await server.api.answer(call, { session: ours.owner, body });
  const { failed, changed } = JSON.parse(text) as { failed: { reason: string }[]; changed: number };
  expect([changed, failed.length, new Set(failed.map(({ reason }) => reason)).size]).toEqual([0, 2, 1]);
  expect(await ticketOf(server, theirs)).toEqual(before);
};

const fieldOf = async (server: TestServer, { owner: session }: Company) => {
  const body = { label: `Field ${newId('tfd').slice(-12)}`, type: 'text' as const, options: [] };
  return (await server.api.call(addTicketField, { session, body })).field;
};

const theirFields: Attempt = async (server, { ours, theirs }, call) => {
  const { fieldId } = await fieldOf(server, theirs);
  const { text } = await server.api.answer(call, { session: ours.owner });
  expect(text).not.toContain(fieldId);
};

const theirField =
  (more: object = {}): Attempt =>
  async (server, { ours, theirs }, call) => {
    const field = await fieldOf(server, theirs);
    const target = call.method === 'GET' ? 'query' : 'body';
    const ask = (fieldId: string) =>
      server.api.answer(call, {
        session: ours.owner,
        [target]: { fieldId, ...more, ...('confirmLabel' in more && { confirmLabel: field.label }) },
      });
    const { status, text } = await ask(field.fieldId);
    expect([status, text]).toEqual([404, (await ask(newId('tfd'))).text]);
    const { items } = await server.api.call(listTicketFields, { session: theirs.owner });
    expect(items).toContainEqual(field);
  };

export const FOREIGN_TICKET_CALLS: Record<string, Attempt> = {
  'desk.ticketDetails': ofSession(),
  'desk.updateTicket': theirTicket({ revision: 1, priority: 'urgent' }),
  'desk.ticketComments': theirTicket(),
  'tickets.list': notListed,
  'tickets.export': notListed,
  'tickets.update': notChanged,
  'tickets.links': theirTicket(),
  'tickets.merge': theirTicket({ intoTicketId: newId('tkt') }),
  'tickets.listFields': theirFields,
  'tickets.addField': asForeignTenant,
  'tickets.updateField': theirField({ label: 'Ours', options: [] }),
  'tickets.fieldUse': theirField(),
  'tickets.deleteField': theirField({ confirmLabel: '' }),
  'tickets.setField': theirTicket({ fieldId: newId('tfd'), value: 'Ours', before: null }),
  'tickets.listViews': theirViews,
  'tickets.saveView': theirView,
  'tickets.deleteView': theirView,
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
  'corrections.open': ofSession({ msgId: newId('msg') }),
  'corrections.try': ofSession({
    msgId: newId('msg'),
    question: 'What?',
    answer: 'That.',
    changesFaq: false,
  }),
  'corrections.save': ofSession({
    ...{ msgId: newId('msg'), question: 'What?', answer: 'That.', changesFaq: false },
    sendAs: { msgId: newId('msg'), as: 'bot' },
  }),
  'corrections.whisper': ofSession({ whisperId: newId('msg'), text: 'That.', instead: null }),
  'corrections.cancelWhisper': ofSession({ whisperId: newId('msg') }),
  'corrections.sendWhisper': ofSession({
    ...{ corrects: newId('msg'), msgId: newId('msg'), text: 'That.', instead: null },
  }),
  'desk.emailTranscript': ofSession({ email: 'somebody@example.com' }),
};
