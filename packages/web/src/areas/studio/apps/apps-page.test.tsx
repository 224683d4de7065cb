import { archivedApps, listApps, sharedApps } from '@parrot/contract/apps';
import { ERRORS } from '@parrot/contract/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFlowStore } from '../../../state/flow-store.ts';
import { press } from '../../../testing/press.ts';
import { errorAnswer } from '../../../testing/server.ts';
import { rightsOf } from '../../../testing/users.ts';
import { anApp, button, field, fill } from '../studio.fixture.tsx';
import { openApps } from './apps.fixture.tsx';

const tab = (name: RegExp) => screen.getByRole('tab', { name });
/** The requests for a list; the tab counts request one app. */
const lists = (asked: { body: Record<string, unknown> | undefined }[]) =>
  asked.map(({ body }) => body).filter((body) => body?.limit !== 1);

test('the list shows every app with its figures and last editor, and opens the designer', async () => {
  const live = anApp({ languageList: ['de', 'es', 'fr'], answeredShare: 86 });
  const draft = anApp({
    appName: 'Returns',
    status: 'draft',
    faqCount: 1,
    publishedAt: null,
    language: 'de',
  });
  await openApps({ mine: [live, draft] });
  const link = await screen.findByRole('link', { name: 'Open StoreAssist' });
  expect(link.getAttribute('href')).toBe(`/home/studio/designer?app=${live.appId}`);
  const [card, other] = screen.getAllByRole('article').map(({ textContent }) => textContent);
  for (const text of ['1,243', '86%', 'Maya Lindqvist', 'ENDEES+1']) expect(card).toContain(text);
  for (const text of ['Complete your app setup.', '1 question', 'DE']) expect(other).toContain(text);
});

test('a colleague’s new and renamed apps appear when the window is used again', async () => {
  const app = anApp();
  const mine = [app];
  await openApps({ mine });
  await screen.findByRole('link', { name: 'Open StoreAssist' });
  mine.splice(0, 1, { ...app, appName: 'ShopAssist' }, anApp({ appName: 'Returns' }));
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByRole('link', { name: 'Open Returns' });
  screen.getByRole('link', { name: 'Open ShopAssist' });
});

test('each of the four tabs has its count and its own empty state [APP-01]', async () => {
  const { server, user, router } = await openApps({ mine: [] });
  await screen.findByText('No bots created yet');
  screen.getByText(/Select Create New/);
  await screen.findByRole('tab', { name: 'My Apps 0' });
  // The list reply contains the counts, so nothing is requested twice.
  expect(server.requestsTo(listApps)).toHaveLength(1);
  for (const [name, text, address] of [
    [/Shared Apps/, 'No apps shared with you yet', '?tab=shared'],
    [/Sample Apps/, 'Sample apps are unavailable', '?tab=sample'],
    [/Archived/, 'No archived apps', '?tab=archived'],
  ] as const) {
    await user.click(tab(name));
    await screen.findByText(text);
    expect(router.state.location.search).toBe(address);
  }
});

test('another user’s app shows its owner; an archived app can’t be opened [APP-01]', async () => {
  const createdBy = { ...anApp().createdBy, userName: 'Tomás Ruiz' };
  const shared = anApp({ appName: 'Hours', isMine: false, createdBy });
  const archived = anApp({ appName: 'Old', status: 'draft', archivedAt: '2026-03-02T10:00:00.000Z' });
  const { user } = await openApps({ shared: [shared], archived: [archived], at: '/?tab=shared' });
  await screen.findByText('Hours');
  expect(screen.getByRole('article').textContent).toContain('by Tomás Ruiz');
  await user.click(tab(/Archived/));
  await screen.findByText('Old');
  expect(screen.queryByRole('link', { name: /Old/ })).toBeNull();
});

test('search and filters query the server, are stored in the URL and can be cleared [APP-02]', async () => {
  const { server, user, router, lists: stored } = await openApps({ mine: [anApp()] });
  await screen.findByText('StoreAssist');
  await press(user, 'Type');
  await user.click(await screen.findByRole('checkbox', { name: 'GenAI' }));
  await screen.findByRole('button', { name: 'Remove filter: Type' });
  await press(user, 'Status');
  await user.click(await screen.findByRole('checkbox', { name: 'Ready' }));
  await screen.findByRole('button', { name: 'Remove filter: Status' });
  await press(user, 'Edited');
  await user.click(await screen.findByRole('radio', { name: 'Last Week' }));
  await screen.findByRole('button', { name: 'Remove filter: Edited' });
  stored.mine = [];
  await fill(user, 'Search apps', ' Zebra ');
  await screen.findByText('No matching apps');
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The list may be empty before the search reaches the server.
  await waitFor(() =>
    expect(lists(server.requestsTo(listApps)).at(-1)).toMatchObject({
      search: 'Zebra',
      types: ['GenAI'],
      statuses: ['PUBLISHED'],
      date: 'Last Week',
      timeZone,
      offset: 0,
    }),
  );
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      find: 'Zebra',
      type: 'GenAI',
      status: 'PUBLISHED',
      date: 'Last Week',
    }),
  );
  await press(user, 'Remove filter: Type');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter: Type' })).toBeNull());
  expect(router.state.location.search).not.toContain('type=');
  stored.mine = [anApp()];
  await press(user, 'Show all apps');
  await screen.findByText('StoreAssist');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(field('Search apps').value).toBe('');
});

test('a URL with filters opens the filtered list; invalid parameters are ignored [APP-02]', async () => {
  const { server } = await openApps({
    archived: [anApp()],
    at: '/?tab=archived&type=Q%26A,Nonsense&date=Never',
  });
  await screen.findByText('StoreAssist');
  expect(server.requestsTo(archivedApps)[0]?.body).toMatchObject({ types: ['Q&A'], statuses: [] });
  expect(server.requestsTo(archivedApps)[0]?.body).not.toHaveProperty('date');
  button('Type: Q&A');
});

test('the choice of cards or table is remembered [APP-02]', async () => {
  const { user } = await openApps({ mine: [anApp()] });
  await screen.findByRole('article');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  const row = (await screen.findByRole('link', { name: 'Open StoreAssist' })).closest('tr');
  for (const text of ['Ready', 'EN', '1,243', '86%']) expect(row?.textContent).toContain(text);
  expect(screen.queryByRole('article')).toBeNull();
  expect(useFlowStore.getState().isCardView).toBe(false);
});

test('a list that fails to load shows the reason and can be retried', async () => {
  const { server, user } = await openApps({ shared: [anApp()] });
  await screen.findByText('No bots created yet');
  server.respond(sharedApps, () => errorAnswer('too_many'));
  await user.click(tab(/Shared Apps/));
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.too_many.message);
  server.answer(sharedApps, {
    ...{ status: 'success', items: [anApp()], total: 1, offset: 0 },
    counts: { mine: 0, shared: 1, sample: 0, archived: 0 },
  });
  await press(user, 'Try again');
  await screen.findByText('StoreAssist');
});

test('of 2,000 apps only those on screen are rendered, and pages load while scrolling', async () => {
  const page = document.documentElement;
  const listTop = () => DOMRect.fromRect({ y: -page.scrollTop });
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(listTop);
  const mine = Array.from({ length: 2_000 }, (_, index) => anApp({ appName: `App${index}` }));
  const { server } = await openApps({ mine });
  await screen.findByText('App0');
  expect(screen.getAllByRole('article').length).toBeLessThan(60);
  expect(lists(server.requestsTo(listApps)).map((body) => body?.offset)).toEqual([0]);
  act(() => {
    page.scrollTop = 100 * 194;
    fireEvent.scroll(page);
  });
  await screen.findByText('App300');
  expect(screen.queryByText('App0')).toBeNull();
  expect(lists(server.requestsTo(listApps)).map((body) => body?.offset)).toContain(300);
  expect(screen.getByText('App300').closest('li')?.getAttribute('aria-posinset')).toBe('301');
});

test('a user without the right to create apps sees them, but no forbidden actions', async () => {
  const { user } = await openApps({ mine: [anApp()], rights: rightsOf('billing') });
  await screen.findByText('StoreAssist');
  expect(screen.queryByRole('button', { name: 'Create New' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  await press(user, 'Actions for StoreAssist');
  await screen.findByRole('menuitem', { name: 'Activity' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'People with access',
    'Activity',
  ]);
});
