/// <reference types="node" />
import { DONE, newId } from '@parrot/contract/core';
import { listTickets, mergeTickets, readTicketLinks, ticketDetails } from '@parrot/contract/tickets';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { renderContext, startContext } from './context.fixture.tsx';
import { ConversationTicket } from './conversation-ticket.tsx';

test('a ticket is merged into one that is found by its number, and then links to it', async () => {
  const context = await startContext();
  const { http, ticket, user, session, desk } = context;
  const other = { ...ticket, ticketId: newId('tkt'), number: 12, userSessionId: newId('uss') };
  const link = { ticketId: other.ticketId, number: 12, userSessionId: other.userSessionId };
  http.answer(listTickets, {
    ...DONE,
    items: [ticket, other].map((one) => ({ ...one, appName: 'StoreAssist', tagIds: [], groupName: null })),
    next: null,
  });
  http.refuse(mergeTickets, 'conflict', { message: 'T-12 was already merged into T-5.' });
  renderContext(context, <ConversationTicket session={session} desk={desk} />);
  await press(user, 'Merge into another ticket');
  const target = await screen.findByLabelText('Merge into', { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(target));
  await user.keyboard('T-12');
  await user.click(await screen.findByRole('option', { name: `T-12 ${ticket.subject} · Elena García` }));
  await press(user, 'Merge tickets');
  await screen.findByText('T-12 was already merged into T-5.');

  http.answer(mergeTickets, { ...DONE, mergedInto: null, mergedFrom: [] });
  const updatedAt = new Date().toISOString();
  http.answer(ticketDetails, {
    status: 'success',
    ticket: { ...ticket, status: 'closed', revision: 4, updatedAt },
  });
  http.answer(readTicketLinks, { ...DONE, mergedInto: link, mergedFrom: [] });
  await press(user, 'Merge tickets');
  const shown = await screen.findByRole('link', { name: 'T-12' });
  expect(shown.getAttribute('href')).toBe(`/home/desk/chats?session=${other.userSessionId}`);
  expect(http.requestsTo(mergeTickets).at(-1)?.body).toMatchObject({
    ticketId: ticket.ticketId,
    intoTicketId: other.ticketId,
  });
  expect(screen.queryByRole('button', { name: 'Merge into another ticket' })).toBeNull();
});

test('tickets of the same visitor are offered before the latest ones', async () => {
  const context = await startContext();
  const { http, ticket, user, session, desk } = context;
  const of = (number: number, visitorName: string, subject: string) => ({
    ...{ ...ticket, ticketId: newId('tkt'), number, visitorName, subject },
    ...{ appName: 'StoreAssist', tagIds: [], groupName: null },
  });
  const theirs = of(12, ticket.visitorName, 'Parcel damaged');
  http.answer(listTickets, ({ body }) => ({
    ...DONE,
    items: body?.text === ticket.visitorName ? [theirs] : [of(99, 'Oskar Lind', 'Invoice'), theirs],
    next: null,
  }));
  renderContext(context, <ConversationTicket session={session} desk={desk} />);
  await press(user, 'Merge into another ticket');
  await user.click(await screen.findByLabelText('Merge into', { selector: 'input' }));
  await screen.findByRole('option', { name: /^T-99/ });
  expect(screen.getAllByRole('option', { name: /^T-/ }).map(({ textContent }) => textContent)).toEqual([
    `T-12 Parcel damaged · ${ticket.visitorName}`,
    'T-99 Invoice · Oskar Lind',
  ]);
});
