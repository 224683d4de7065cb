/// <reference types="node" />
import { DONE, LIMITS } from '@parrot/contract/core';
import { onlineOfflineAgents } from '@parrot/contract/desk';
import {
  addComment,
  ticketChanged,
  ticketComments,
  ticketDetails,
  updateComment,
  updateTicket,
} from '@parrot/contract/tickets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delayedReply } from '../../../features/desk/testing/desk-server.fixture.ts';
import { press } from '../../../testing/press.ts';
import { MAYA } from '../../../testing/users.ts';
import { AINO, agent, commentOn, renderContext, startContext, TOMAS } from './context.fixture.tsx';
import { ConversationTicket } from './conversation-ticket.tsx';

type Started = Awaited<ReturnType<typeof startContext>>;
const draw = async (context: Started) => {
  renderContext(context, <ConversationTicket session={context.session} desk={context.desk} />);
  await screen.findByLabelText('Status', { selector: 'input' });
};
const choose = async ({ user }: Started, field: string, choice: string) => {
  await user.click(await screen.findByLabelText(field, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: choice }));
};
const comments = async () => within(await screen.findByRole('list', { name: 'Comments' }));
const shownIn = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value;

test('number, subject, status, priority and assignee are shown and changed independently [DSK-10]', async () => {
  const context = await startContext();
  const { http, ticket, user } = context;
  http.answer(updateTicket, ({ body }) => ({
    ...DONE,
    ticket: { ...ticket, ...body, tenantId: undefined, revision: Number(body?.revision) + 1 },
  }));
  await draw(context);
  screen.getByRole('region', { name: 'Ticket T-2041' });
  await choose(context, 'Status', 'Pending');
  await choose(context, 'Assignee', 'Aino Virtanen');
  await press(user, /^Edit subject/);
  await user.clear(await screen.findByLabelText('Subject'));
  await user.type(screen.getByLabelText('Subject'), 'Wrong lamp{Enter}');
  await screen.findByRole('button', { name: 'Edit subject: Wrong lamp' });
  expect(http.requestsTo(updateTicket).map(({ body }) => body)).toMatchObject([
    { ticketId: ticket.ticketId, revision: 3, status: 'pending' },
    { revision: 4, assigneeId: AINO.userId },
    { revision: 5, subject: 'Wrong lamp' },
  ]);
});

test("a conflict with another agent's change is reported and their ticket is shown [DSK-10]", async () => {
  const context = await startContext();
  const { http, ticket } = context;
  http.refuse(updateTicket, 'conflict');
  await draw(context);
  http.answer(ticketDetails, { status: 'success', ticket: { ...ticket, priority: 'urgent', revision: 4 } });
  await choose(context, 'Priority', 'Low');
  await screen.findByText(/Someone else changed this ticket at the same time/);
  await waitFor(() => expect(shownIn('Priority')).toBe('Urgent'));
});

test('a comment mentions agents, who are notified [DSK-10]', async () => {
  const context = await startContext();
  const { http, ticket, user } = context;
  http.answer(addComment, ({ body }) => ({
    ...DONE,
    comment: commentOn(ticket, {
      authorId: MAYA.userId,
      authorName: MAYA.name,
      value: String(body?.value),
      mentions: [{ userId: AINO.userId, name: AINO.name }],
    }),
  }));
  await draw(context);
  await (await comments()).findByText('Stock checked in Valencia: 2 left.');
  const field = screen.getByLabelText('Add a comment');
  await user.type(field, '@ai');
  await within(await screen.findByRole('listbox', { name: 'Teammates' })).findByText('Aino Virtanen');
  await user.keyboard('{Enter}');
  await user.type(field, 'please book it{Enter}');
  await (await comments()).findByText('please book it', { exact: false });
  expect(http.requestsTo(addComment)[0]?.body).toMatchObject({
    ticketId: ticket.ticketId,
    value: '@Aino Virtanen please book it',
    mentions: [AINO.userId],
  });
});

test('a picked mention is of that agent alone, also if another has the same name or a part of it [DSK-10]', async () => {
  const context = await startContext();
  const { http, session, desk, ticket, user } = context;
  const namesake = agent(AINO.name, { email: 'a.virtanen@halden.example' });
  const online = [AINO, namesake, agent('Aino')];
  http.answer(onlineOfflineAgents, { status: 'success', online, offline: [TOMAS] });
  http.answer(addComment, ({ body }) => ({
    ...DONE,
    comment: commentOn(ticket, { value: String(body?.value) }),
  }));
  const open = () => renderContext(context, <ConversationTicket session={session} desk={desk} />);
  const first = open();
  await user.type(await screen.findByLabelText('Add a comment'), '@ai');
  await user.click(await screen.findByRole('option', { name: /a\.virtanen@halden\.example/ }));
  first.unmount();
  open();
  await user.type(await screen.findByLabelText('Add a comment'), 'please book it{Enter}');
  await waitFor(() => expect(http.requestsTo(addComment)).toHaveLength(1));
  expect(http.requestsTo(addComment)[0]?.body).toMatchObject({
    value: '@Aino Virtanen please book it',
    mentions: [namesake.userId],
  });
});

test('a half-written comment is there again after another conversation was open, until it is sent', async () => {
  const context = await startContext();
  const { http, session, desk, ticket, user } = context;
  const { promise, release } = delayedReply();
  http.answer(addComment, ({ body }) => ({
    ...DONE,
    comment: commentOn(ticket, { value: String(body?.value) }),
  }));
  http.delay(addComment, promise);
  const open = async () => {
    const view = renderContext(context, <ConversationTicket session={session} desk={desk} />);
    return { view, field: await screen.findByLabelText<HTMLTextAreaElement>('Add a comment') };
  };
  const first = await open();
  await user.type(first.field, 'Ask Valencia');
  first.view.unmount();
  const second = await open();
  expect(second.field.value).toBe('Ask Valencia');
  await user.type(second.field, ' today{Enter}');
  await waitFor(() =>
    expect(http.requestsTo(addComment)).toMatchObject([{ body: { value: 'Ask Valencia today' } }]),
  );
  // The reply arrives while another conversation is open.
  second.view.unmount();
  release();
  const third = await open();
  await waitFor(() => expect(third.field.value).toBe(''));
});

test('an edit of a comment is there again after another conversation was open, until it is saved', async () => {
  const context = await startContext();
  const { http, session, desk, ticket, user } = context;
  const own = commentOn(ticket, { authorId: MAYA.userId, authorName: MAYA.name, value: 'Two left' });
  http.answer(ticketComments, { status: 'success', items: [own] });
  const { promise, release } = delayedReply();
  http.delay(updateComment, promise);
  http.answer(updateComment, ({ body }) => ({ ...DONE, comment: { ...own, value: String(body?.value) } }));
  const open = () => renderContext(context, <ConversationTicket session={session} desk={desk} />);
  const editField = async () =>
    (await comments()).findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' });
  const first = open();
  await user.click(await (await comments()).findByRole('button', { name: 'Edit comment' }));
  await user.clear(await editField());
  first.unmount();
  const second = open();
  const emptied = await editField();
  expect(emptied.value).toBe('');
  // The reply field of the conversation keeps the focus.
  expect(document.activeElement).not.toBe(emptied);
  await user.type(emptied, 'One left{Enter}');
  await waitFor(() => expect(http.requestsTo(updateComment)).toHaveLength(1));
  // The reply arrives while another conversation is open.
  second.unmount();
  release();
  open();
  await (await comments()).findByRole('button', { name: 'Edit comment' });
  await user.click((await comments()).getByRole('button', { name: 'Edit comment' }));
  await user.type(await editField(), '!{Escape}');
  await (await comments()).findByRole('button', { name: 'Edit comment' });
  expect(http.requestsTo(updateComment)).toMatchObject([{ body: { value: 'One left' } }]);
});

test('what is typed while a comment is saved stays', async () => {
  const context = await startContext();
  const { http, ticket, user } = context;
  const own = commentOn(ticket, { authorId: MAYA.userId, authorName: MAYA.name, value: 'Two left' });
  http.answer(ticketComments, { status: 'success', items: [own] });
  const [added, changed] = [delayedReply(), delayedReply()];
  http.delay(addComment, added.promise);
  http.delay(updateComment, changed.promise);
  http.answer(addComment, ({ body }) => ({
    ...DONE,
    comment: commentOn(ticket, { value: String(body?.value) }),
  }));
  http.answer(updateComment, ({ body }) => ({ ...DONE, comment: { ...own, value: String(body?.value) } }));
  await draw(context);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a comment');
  await user.type(field, 'Booked{Enter} for Monday');
  added.release();
  await (await comments()).findByText('Booked');
  await waitFor(() => expect(field.value).toBe('for Monday'));
  await user.click(await (await comments()).findByRole('button', { name: 'Edit comment' }));
  const edited = await (await comments()).findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Edit comment',
  });
  await user.type(edited, ', both blue{Enter}?');
  changed.release();
  await waitFor(() => expect(http.requestsTo(updateComment)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false));
  expect(edited.value).toBe('Two left, both blue?');
});

test('an agent can edit their own comments only [DSK-10]', async () => {
  const context = await startContext();
  const { http, ticket, user } = context;
  const own = commentOn(ticket, { authorId: MAYA.userId, authorName: MAYA.name, value: 'Two left' });
  http.answer(ticketComments, { status: 'success', items: [commentOn(ticket), own] });
  http.answer(updateComment, ({ body }) => ({
    ...DONE,
    comment: { ...own, value: String(body?.value), editedAt: own.createdAt },
  }));
  await draw(context);
  await user.click(await (await comments()).findByRole('button', { name: 'Edit comment' }));
  const field = await (await comments()).findByRole('textbox', { name: 'Edit comment' });
  await user.clear(field);
  await user.type(field, 'Three left{Enter}');
  await (await comments()).findByText('Three left');
  await (await comments()).findByText('· edited');
  expect(http.requestsTo(updateComment)[0]?.body).toMatchObject({
    commentId: own.commentId,
    value: 'Three left',
  });
});

test('changes and comments by other agents appear at once [DSK-10]', async () => {
  const context = await startContext();
  const { server, session, ticket } = context;
  await draw(context);
  await (await comments()).findByText('Stock checked in Valencia: 2 left.');
  server.push(ticketChanged, {
    conversationId: session.conversationId,
    ticket: { ...ticket, status: 'solved', revision: 4 },
    comment: commentOn(ticket, { value: 'Done.', createdAt: '2026-03-02T10:00:00.000Z' }),
  });
  await (await comments()).findByText('Done.');
  await waitFor(() => expect(shownIn('Status')).toBe('Solved'));
});

test('a conversation that never reached an agent has no ticket, and says so', async () => {
  const context = await startContext({ status: 'COMPLETED' });
  context.http.answer(ticketDetails, { status: 'success', ticket: null });
  renderContext(context, <ConversationTicket session={context.session} desk={context.desk} />);
  await screen.findByText('A ticket is created when the visitor asks for an agent.');
});

test('a comment over the limit is not cut but reported; the rating is shown with the ticket', async () => {
  const context = await startContext();
  context.session.rating = 2;
  context.session.ratingComment = 'Too slow';
  await draw(context);
  screen.getByText('Too slow');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Add a comment');
  await context.user.click(field);
  await context.user.paste('x'.repeat(LIMITS.commentLength + 3));
  expect(field.value).toHaveLength(LIMITS.commentLength + 3);
  screen.getByText('3 characters over the limit of 4,000');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Comment' }).disabled).toBe(true);
});

test('a ticket is snoozed until a preset or any later time, in the agent’s time zone', async () => {
  const context = await startContext();
  const { http, ticket, user } = context;
  http.answer(updateTicket, ({ body }) => ({
    ...DONE,
    ticket: { ...ticket, ...body, tenantId: undefined, revision: Number(body?.revision) + 1 },
  }));
  await draw(context);
  await choose(context, 'Status', 'Snoozed');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^(Later today|Tomorrow)/));
  const field = await screen.findByLabelText<HTMLInputElement>('Date and time');
  fireEvent.change(field, { target: { value: '2020-01-01T09:00' } });
  await press(user, 'Snooze');
  await screen.findByText('Please choose a time in the future.');
  await press(user, /^Tomorrow/);
  await press(user, 'Snooze');
  await screen.findByText(/^Snoozed until/);
  const now = new Date();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
  expect(http.requestsTo(updateTicket).map(({ body }) => body)).toMatchObject([
    { status: 'snoozed', snoozedUntil: tomorrow.toISOString() },
  ]);
});
