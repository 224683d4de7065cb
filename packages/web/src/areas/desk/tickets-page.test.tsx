/// <reference types="node" />
/** The list of tickets: filters in the address, keys, and changes of the selection. */
import { DONE, newId, type TagId } from '@parrot/contract/core';
import { groupQueues } from '@parrot/contract/desk';
import { listTags } from '@parrot/contract/tags';
import {
  exportTickets,
  listTicketFields,
  listTickets,
  listTicketViews,
  saveTicketView,
  type TicketField,
  type TicketRow,
  type TicketView,
  updateTickets,
} from '@parrot/contract/tickets';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeskServer, startDeskServer } from '../../features/desk/testing/desk-server.fixture.ts';
import { APP, at } from '../../features/desk/testing/queue-user.fixture.ts';
import { useColumnStore } from '../../features/tickets/list/column-store.ts';
import { EVERY_TICKET } from '../../features/tickets/list/ticket-query.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { rolesQuery } from '../../shared/session/session-queries.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { MAYA, rightsOf, signIn } from '../../testing/users.ts';
import TicketsPage from './tickets-page.tsx';

const refund = { tagId: newId('tag'), name: 'Refund', color: 'rose' as const };
const row = (number: number, change: Partial<TicketRow> = {}): TicketRow => ({
  ticketId: newId('tkt'),
  number,
  subject: `Subject ${number}`,
  status: 'open',
  snoozedUntil: null,
  priority: 'normal',
  assigneeId: null,
  assigneeName: null,
  appId: APP.appId,
  appName: APP.appName,
  userSessionId: newId('uss'),
  conversationId: newId('cnv'),
  visitorName: `Visitor ${number}`,
  commentCount: 0,
  fieldValues: {},
  targets: [],
  createdAt: at(0),
  updatedAt: at(0),
  revision: 1,
  tagIds: [] as TagId[],
  groupName: null,
  ...change,
});

const fieldOf = (change: Partial<TicketField>): TicketField => ({
  fieldId: newId('tfd'),
  label: '',
  type: 'text',
  options: [],
  isForAllApps: true,
  appIds: [],
  isRequired: false,
  ...change,
});
const ORDER = fieldOf({ label: 'Order number' });
const WARRANTY = fieldOf({ label: 'Warranty', type: 'yesNo' });

let server: DeskServer;
let rows: TicketRow[];
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signIn();
  server = await startDeskServer();
  rows = [row(12, { tagIds: [refund.tagId], priority: 'urgent' }), row(11), row(10)];
  server.http.answer(listTags, { ...DONE, items: [refund] });
  server.http.answer(listTickets, ({ body }) => ({
    ...DONE,
    items: body?.cursor ? [row(9)] : rows,
    next: body?.cursor ? null : 'more',
  }));
  server.http.answer(listTicketViews, { ...DONE, items: [], groups: [] });
  server.http.answer(listTicketFields, { ...DONE, items: [ORDER, WARRANTY] });
  useColumnStore.setState({ hidden: [], fieldIds: [] });
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setImmediate(resolve));
});

async function openList(address = '') {
  queryClient.setQueryData(rolesQuery.queryKey, { status: 'success', ...rightsOf('agent') });
  const opened = renderPage(<TicketsPage />, `/home/desk/tickets${address}`);
  const table = within(await screen.findByRole('table', { name: 'Tickets' }));
  await table.findByText('T-12');
  return { ...opened, table, user: userEvent.setup({ delay: null }) };
}
const lastRequest = () => server.http.requestsTo(listTickets).at(-1)?.body;

test('shows a row for each ticket, and the next page on demand', async () => {
  const { table, user } = await openList();
  const first = within(table.getByText('T-12').closest('tr') as HTMLElement);
  for (const text of ['Subject 12', 'Visitor 12', 'Open', 'Urgent', 'Unassigned', 'StoreAssist'])
    first.getByText(text);
  await first.findByText('Refund');
  await press(user, 'Show more');
  await table.findByText('T-9');
  expect(lastRequest()).toMatchObject({ cursor: 'more' });
});

test('filters and order are read from the address and written to it', async () => {
  const { user, router } = await openList('?status=open,pending&assignee=me&created=2026-03-01..');
  expect(lastRequest()).toMatchObject({
    statuses: ['open', 'pending'],
    assignees: ['me'],
    createdFrom: new Date(2026, 2, 1).toISOString(),
    createdUntil: null,
    sortBy: 'updated',
    descending: true,
  });
  await press(user, 'Remove filter: Assignee');
  await press(user, 'Number');
  await waitFor(() => expect(lastRequest()).toMatchObject({ assignees: [], sortBy: 'number' }));
  await user.type(screen.getByLabelText('Search subject, visitor or number'), 'lamp');
  await waitFor(() => expect(lastRequest()).toMatchObject({ text: 'lamp' }));
  expect(new URLSearchParams(router.state.location.search).toString()).toBe(
    new URLSearchParams('status=open,pending&created=2026-03-01..&sort=number&q=lamp').toString(),
  );
});

test('J and K move, X selects, Enter opens the conversation of the ticket', async () => {
  const { user, router, table } = await openList();
  await user.keyboard('jjk');
  expect(document.activeElement).toBe(table.getByText('T-12').closest('tr'));
  await user.keyboard('xjx');
  await screen.findByText('2 selected');
  await user.keyboard('{Enter}');
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe(`/home/desk/chats?session=${rows[1]?.userSessionId}&details`);
});

test('the selection is changed at once; what did not work is listed, and the rest can be undone', async () => {
  const [first, second] = rows as [TicketRow, TicketRow];
  const { user } = await openList();
  const undo = [
    {
      ticketIds: [first.ticketId],
      change: { priority: 'urgent' as const, addTags: [], removeTags: [], fieldValues: [] },
    },
  ];
  server.http.answer(updateTickets, { ...DONE, changed: 2, failed: [], undo });
  await user.click(screen.getByLabelText('Select T-12'));
  await user.click(screen.getByLabelText('Select T-11'));
  const bar = within(screen.getByRole('toolbar'));
  await user.click(bar.getByRole('button', { name: 'Priority' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Low' }));
  await screen.findByText('2 tickets changed');
  await press(user, 'Undo');
  await waitFor(() =>
    expect(server.http.requestsTo(updateTickets).map(({ body }) => body)).toMatchObject([
      { ticketIds: [first.ticketId, second.ticketId], change: { priority: 'low' } },
      undo[0],
    ]),
  );

  await screen.findByText('2 tickets restored');
  const reason = 'Please choose someone who has access to this app’s chats.';
  server.http.answer(updateTickets, {
    ...DONE,
    changed: 0,
    failed: [{ ticketId: second.ticketId, reason }],
    undo: [],
  });
  await user.click(screen.getByLabelText('Select T-11'));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Assignee' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Me' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 ticket couldn’t be changed' }));
  dialog.getByText('T-11 Subject 11');
  dialog.getByText(reason);
  expect(server.http.requestsTo(updateTickets).at(-1)?.body).toMatchObject({
    change: { assigneeId: MAYA.userId },
  });
});

test('the selection is moved to a group, with a note; the row shows the group', async () => {
  const [first, second] = rows as [TicketRow, TicketRow];
  const group = { groupId: newId('grp'), groupName: 'Returns', isMine: false, waiting: 0 };
  server.http.answer(groupQueues, { ...DONE, items: [group], none: 0 });
  const { user, table } = await openList();
  await user.click(screen.getByLabelText('Select T-12'));
  await user.click(screen.getByLabelText('Select T-11'));
  const move = async () => {
    await user.click(await within(screen.getByRole('toolbar')).findByRole('button', { name: 'Group' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Returns' }));
    return within(await screen.findByRole('dialog', { name: 'Move to Returns' }));
  };
  const dialog = await move();
  dialog.getByText(/^2 conversations go to the queue of Returns\./);
  await user.type(dialog.getByLabelText('Note (only your team sees it)'), 'Carrier lost it');
  const reason = 'This conversation is closed.';
  server.http.answer(updateTickets, {
    ...DONE,
    changed: 1,
    failed: [{ ticketId: second.ticketId, reason }],
    undo: [],
  });
  rows = [{ ...first, groupName: 'Returns' }, second];
  await user.click(dialog.getByRole('button', { name: 'Move to group' }));
  const failures = within(await screen.findByRole('dialog', { name: '1 ticket couldn’t be changed' }));
  failures.getByText('T-11 Subject 11');
  failures.getByText(reason);
  expect(server.http.requestsTo(updateTickets)[0]?.body).toMatchObject({
    ticketIds: [first.ticketId, second.ticketId],
    change: { toGroup: { groupId: group.groupId, note: 'Carrier lost it' } },
  });
  await table.findByText('Returns');
});

test('without groups there is none to choose', async () => {
  const { user } = await openList();
  await user.click(screen.getByLabelText('Select T-12'));
  const bar = within(screen.getByRole('toolbar'));
  await bar.findByRole('button', { name: 'Add tag' });
  expect(bar.queryByRole('button', { name: 'Group' })).toBeNull();
});

test('columns are chosen, and the export has the tickets of the filter', async () => {
  const { user, table } = await openList('?priority=urgent');
  await press(user, 'Columns');
  await user.click(await screen.findByLabelText('Visitor'));
  await waitFor(() => expect(table.queryByText('Visitor 12')).toBeNull());
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:tickets');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  server.http.answer(exportTickets, ({ body }) => ({
    ...DONE,
    csv: 'T-12',
    next: body?.cursor ? null : 'b',
  }));
  await press(user, 'Export CSV');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(server.http.requestsTo(exportTickets).map(({ body }) => body)).toMatchObject([
    { priorities: ['urgent'] },
    { priorities: ['urgent'], cursor: 'b' },
  ]);
});

test('an empty list says what will be here, or offers to remove the filters', async () => {
  server.http.answer(listTickets, { ...DONE, items: [], next: null });
  renderPage(<TicketsPage />, '/home/desk/tickets?status=solved');
  const user = userEvent.setup({ delay: null });
  await screen.findByText('No matching tickets');
  await press(user, 'Remove all filters');
  await screen.findByText('No tickets yet');
});

test('a view sets the filters; the shown filters are saved as another, shared with a group', async () => {
  const group = { groupId: newId('grp'), name: 'Lamps' };
  const items: TicketView[] = [];
  server.http.answer(listTicketViews, () => ({ ...DONE, items, groups: [group] }));
  server.http.answer(saveTicketView, ({ body }) => {
    const { name, query } = body as Pick<TicketView, 'name' | 'query'>;
    const viewId = newId('tvw');
    const shared = { sharing: 'group', group, ownerName: MAYA.name, isOwn: true } as const;
    const view: TicketView = { viewId, name, query, ...shared, droppedFields: [] };
    items.push(view);
    return { ...DONE, view };
  });
  const { user } = await openList();
  expect(screen.getByRole('button', { name: 'All tickets' }).getAttribute('aria-current')).toBe('true');
  await press(user, 'My open tickets');
  await waitFor(() => expect(lastRequest()).toMatchObject({ statuses: ['open'], assignees: ['me'] }));
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await press(user, 'Number');
  await press(user, 'Save view');
  await user.type(await screen.findByLabelText('Name'), 'By number');
  await user.click(screen.getByLabelText('Share with', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Lamps' }));
  await press(user, 'Save');
  await screen.findByRole('button', { name: 'By number', current: true });
  expect(server.http.requestsTo(saveTicketView)[0]?.body).toMatchObject({
    ...{ name: 'By number', sharing: 'group', groupId: group.groupId },
    query: { statuses: ['open'], assignees: ['me'], sortBy: 'number' },
  });
});

test('own fields are columns, filters and sort, and are set for the selection', async () => {
  const [first] = rows as [TicketRow];
  first.fieldValues = { [ORDER.fieldId]: 'A-17' };
  const { user, table, router } = await openList();
  expect(table.queryByText('A-17')).toBeNull();
  await press(user, 'Columns');
  await user.click(await screen.findByLabelText('Order number'));
  await table.findByText('A-17');
  await user.click(table.getByRole('button', { name: 'Order number' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ sortBy: ORDER.fieldId, descending: false }));

  await press(user, 'Add filter');
  await user.click(await screen.findByRole('menuitem', { name: 'Warranty' }));
  await press(user, 'Warranty');
  await user.click(await screen.findByRole('checkbox', { name: 'Yes' }));
  const fields = [{ is: 'anyOf', fieldId: WARRANTY.fieldId, values: [true] }];
  await waitFor(() => expect(lastRequest()).toMatchObject({ fields }));
  expect(new URLSearchParams(router.state.location.search).get('fields')).toBe(JSON.stringify(fields));

  server.http.answer(updateTickets, { ...DONE, changed: 1, failed: [], undo: [] });
  await user.click(screen.getByLabelText('Select T-12'));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Set field' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Order number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Order number' }));
  await user.type(dialog.getByLabelText('Order number'), 'B-2');
  await user.click(dialog.getByRole('button', { name: 'Set field' }));
  await screen.findByText('1 ticket changed');
  expect(server.http.requestsTo(updateTickets)[0]?.body).toMatchObject({
    change: { fieldValues: [{ fieldId: ORDER.fieldId, value: 'B-2' }] },
  });
});

test('a deleted field is no longer asked for, and a view that has lost its filter says so', async () => {
  const view: TicketView = {
    viewId: newId('tvw'),
    name: 'By device',
    sharing: 'private',
    group: null,
    ownerName: MAYA.name,
    isOwn: true,
    droppedFields: ['Device'],
    query: { ...EVERY_TICKET, statuses: ['open'], priorities: ['high'] },
  };
  server.http.answer(listTicketViews, { ...DONE, items: [view], groups: [] });
  const gone = JSON.stringify([{ is: 'notEmpty', fieldId: newId('tfd') }]);
  const { user } = await openList(`?fields=${encodeURIComponent(gone)}`);
  await screen.findByText(/^A field that this list used was deleted\./);
  // Not the last request: the first one, which still had the filter, may arrive after it.
  await waitFor(() =>
    expect(server.http.requestsTo(listTickets).map(({ body }) => body?.fields)).toContainEqual([]),
  );
  await press(user, 'By device');
  await screen.findByText(/^This view no longer uses “Device”/);
  server.http.answer(saveTicketView, { ...DONE, view: { ...view, droppedFields: [] } });
  await press(user, 'Save without it');
  await waitFor(() =>
    expect(server.http.requestsTo(saveTicketView)[0]?.body).toMatchObject({ viewId: view.viewId }),
  );
});
