/// <reference types="node" />
/** Own fields of a ticket beside the conversation, and merging the visitor with another. */
import { DONE, newId } from '@parrot/contract/core';
import { findMergeCandidates, mergeVisitors, previewMerge, readProfile } from '@parrot/contract/profiles';
import {
  deleteTicketField,
  listTicketFields,
  setTicketField,
  type TicketField,
  ticketDetails,
  ticketFieldUse,
  updateTicket,
} from '@parrot/contract/tickets';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../../features/desk/testing/queue-user.fixture.ts';
import { press } from '../../../testing/press.ts';
import { rightsOf } from '../../../testing/users.ts';
import { openContext, profileOf, renderContext, startContext } from './context.fixture.tsx';
import { ConversationTicket } from './conversation-ticket.tsx';

const ORDER: TicketField = {
  fieldId: newId('tfd'),
  label: 'Order number',
  type: 'text',
  options: [],
  isForAllApps: true,
  appIds: [],
  isRequired: true,
};
const values = (value: string) => ({ [ORDER.fieldId]: value });

test('a value set by another agent meanwhile is refused once, and what was typed stays', async () => {
  const context = await startContext();
  const { http, ticket, user, session, desk } = context;
  http.answer(listTicketFields, { ...DONE, items: [ORDER] });
  renderContext(context, <ConversationTicket session={session} desk={desk} />);
  await press(user, 'Edit Order number');
  http.refuse(setTicketField, 'conflict', { message: 'Another agent has changed this field.' });
  http.answer(ticketDetails, { ...DONE, ticket: { ...ticket, fieldValues: values('A-1') } });
  const field = screen.getByRole('textbox', { name: 'Order number' });
  await user.type(field, 'B-2{Enter}');
  await screen.findByText('Another agent has changed this field.');
  expect((field as HTMLInputElement).value).toBe('B-2');
  http.answer(setTicketField, { ...DONE, ticket: { ...ticket, fieldValues: values('B-2') } });
  await user.type(field, '{Enter}');
  await screen.findByText('B-2');
  const sent = http.requestsTo(setTicketField).map(({ body }) => body);
  expect(sent).toMatchObject([
    { value: 'B-2', before: null },
    { value: 'B-2', before: 'A-1' },
  ]);
});

test('a field that was deleted while it is edited says so, and what was typed stays', async () => {
  const context = await startContext();
  const { http, user, session, desk } = context;
  http.answer(listTicketFields, { ...DONE, items: [ORDER] });
  renderContext(context, <ConversationTicket session={session} desk={desk} />);
  await press(user, 'Edit Order number');
  http.refuse(setTicketField, 'not_found', { message: 'This field was deleted.' });
  http.answer(listTicketFields, { ...DONE, items: [] });
  const field = screen.getByRole('textbox', { name: 'Order number' });
  await user.type(field, 'B-2{Enter}');
  await screen.findByText('This field was deleted.');
  expect((field as HTMLInputElement).value).toBe('B-2');
});

test('solving asks for required fields, and sends them along', async () => {
  const context = await startContext();
  const { http, ticket, user, session, desk } = context;
  http.answer(listTicketFields, { ...DONE, items: [ORDER] });
  const solved = { ...ticket, status: 'solved' as const, fieldValues: values('A-1'), revision: 4 };
  http.answer(updateTicket, { ...DONE, ticket: solved });
  renderContext(context, <ConversationTicket session={session} desk={desk} />);
  await screen.findByRole('button', { name: 'Edit Order number' });
  await user.click(await screen.findByLabelText('Status', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Solved' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solve ticket' }));
  expect(dialog.getByRole('button', { name: 'Solve ticket' }).hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByRole('textbox', { name: /Order number/ }), 'A-1');
  await user.click(dialog.getByRole('button', { name: 'Solve ticket' }));
  await screen.findByText('A-1');
  expect(http.requestsTo(updateTicket)[0]?.body).toMatchObject({
    status: 'solved',
    fieldValues: [{ fieldId: ORDER.fieldId, value: 'A-1' }],
  });
});

test('a field in use is deleted once its name is typed', async () => {
  const context = await startContext({}, rightsOf('supervisor'));
  const { http, user, session, desk } = context;
  http.answer(listTicketFields, { ...DONE, items: [ORDER] });
  http.answer(ticketFieldUse, { ...DONE, tickets: 3, views: 1 });
  http.answer(deleteTicketField, DONE);
  renderContext(context, <ConversationTicket session={session} desk={desk} />);
  await press(user, 'Manage ticket fields');
  await press(user, 'Delete field Order number');
  await screen.findByText('The values in 3 tickets will be deleted.');
  screen.getByText('1 view uses the field and will show more tickets without it.');
  await user.type(screen.getByLabelText('Type Order number to confirm'), 'Order number');
  await press(user, 'Delete field');
  await waitFor(() => expect(http.requestsTo(deleteTicketField)).toHaveLength(1));
});

test('a supervisor finds the other visitor, compares both and merges them', async () => {
  const { http, session, user } = await openContext({}, rightsOf('supervisor'));
  const other = {
    ...{ userId: newId('vis'), name: 'Elena G.', email: 'elena@work.example', createdAt: at(0) },
    ...{ isVerified: true, isBlocked: false, conversations: 2 },
  };
  const own = { ...other, userId: session.userId, name: session.userName, isVerified: false };
  const entry = { source: 'agent' as const, setBy: 'Aino', setAt: at(0) };
  http.answer(findMergeCandidates, { ...DONE, items: [other] });
  http.answer(previewMerge, {
    ...DONE,
    visitors: [
      { ...other, notes: 1 },
      { ...own, notes: 0 },
    ],
    values: [
      {
        name: 'name',
        field: null,
        stays: 1,
        entries: [
          { ...entry, value: 'Elena G.' },
          { ...entry, value: 'Elena García' },
        ],
      },
    ],
  });
  await press(user, 'More about this visitor');
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with another visitor…' }));
  await user.type(await screen.findByLabelText('Name or email'), 'elena');
  await user.click(await screen.findByRole('button', { name: /Elena G\..*2 conversations/ }));
  const stays = (await screen.findByText('Stays')).closest('td') as HTMLElement;
  within(stays).getByText('Elena García');
  http.refuse(mergeVisitors, 'conflict', { message: 'These visitors are already merged.' });
  await press(user, 'Merge Elena G. and Elena García');
  await screen.findByText('These visitors are already merged.');
  const profile = { ...profileOf(session), merged: 1 };
  http.answer(mergeVisitors, { ...DONE, profile });
  http.answer(readProfile, { ...DONE, profile });
  await press(user, 'Merge Elena G. and Elena García');
  await screen.findByText('Includes 1 merged visitor');
  expect(http.requestsTo(mergeVisitors)[0]?.body).toMatchObject({
    userSessionId: session.userSessionId,
    otherUserId: other.userId,
  });
});
