/** Saved views that are shared with a group, and what their owner reads once it is gone. */
import { DONE, newId } from '@parrot/contract/core';
import { listTicketViews, saveTicketView, type TicketView } from '@parrot/contract/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeskServer, startDeskServer } from '../../features/desk/testing/desk-server.fixture.ts';
import { EVERY_TICKET } from '../../features/tickets/list/ticket-query.ts';
import { ViewBar } from '../../features/tickets/list/view-bar.tsx';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { MAYA, signIn } from '../../testing/users.ts';

const LAMPS = { groupId: newId('grp'), name: 'Lamps' };
const viewOf = (change: Partial<TicketView> = {}): TicketView => ({
  ...{ viewId: newId('tvw'), name: 'Late lamps', query: { ...EVERY_TICKET, text: 'lamp' } },
  ...{ sharing: 'group', group: LAMPS, ownerName: MAYA.name, droppedFields: [], isOwn: true },
  ...change,
});

let server: DeskServer;
beforeEach(async () => {
  signIn();
  server = await startDeskServer();
});
afterEach(cleanup);

async function openBar(view: TicketView, groups = [LAMPS]) {
  server.http.answer(listTicketViews, { ...DONE, items: [view], groups });
  renderPage(<ViewBar wanted={view.query} onShow={() => {}} />);
  const user = userEvent.setup({ delay: null });
  await press(user, `Edit view ${view.name}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }));
  const sharing = () => dialog.getByLabelText<HTMLInputElement>('Share with', { selector: 'input' });
  return { user, dialog, sharing };
}

test('a view whose group was deleted says so to its owner, is theirs alone and can be shared again', async () => {
  const { user, dialog, sharing } = await openBar(viewOf({ group: null }), []);
  dialog.getByText('The group of this view was deleted. Only you see it now.');
  expect(sharing().value).toBe('Only me');
  server.http.answer(saveTicketView, { ...DONE, view: viewOf({ sharing: 'private', group: null }) });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('View saved');
  const [saved] = server.http.requestsTo(saveTicketView);
  expect(saved?.body).toMatchObject({ name: 'Late lamps', sharing: 'private', query: { text: 'lamp' } });
});

test('a group that is deleted while the view is edited is reported at the field, and what was typed stays', async () => {
  const { user, dialog } = await openBar(viewOf());
  server.http.refuse(saveTicketView, 'bad_input', {
    fields: { groupId: 'Please choose one of your groups.' },
  });
  server.http.answer(listTicketViews, { ...DONE, items: [viewOf({ group: null })], groups: [] });
  await user.type(dialog.getByLabelText('Name'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Please choose one of your groups.');
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Late lamps!');
  await waitFor(() => expect(server.http.requestsTo(listTicketViews)).toHaveLength(2));
});

test('an owner who has left the group sees that the view is still shared with it', async () => {
  const { dialog, sharing } = await openBar(viewOf(), []);
  expect(sharing().value).toBe('Lamps');
  expect(dialog.queryByText(/was deleted/)).toBeNull();
});
