import { DONE, newId } from '@parrot/contract/core';
import { searchMessages } from '@parrot/contract/desk';
import { searchEverything } from '@parrot/contract/search';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { queueUser } from '../../features/desk/testing/queue-user.fixture.ts';
import { closeSearch } from '../../shared/search/search-store.ts';
import { openHome, seen } from '../../testing/home.ts';
import { rightsOf } from '../../testing/users.ts';

const NOTHING = {
  ...DONE,
  apps: [],
  faqs: [],
  messages: [],
  hasMoreMessages: false,
  members: [],
};
const SESSION = queueUser({ userName: 'Oskar Nilsson', startedAt: '2026-01-05T10:00:00.000Z' });
const MESSAGE = {
  value: 'My lamp flickers',
  userType: 'visitor' as const,
  senderName: 'Oskar Nilsson',
  time: '2026-01-05T10:00:00.000Z',
};
const field = () => screen.findByRole('combobox', { name: 'Search' }, { timeout: 60_000 });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const current = () => screen.queryByRole('option', { selected: true })?.textContent;

test('Ctrl K opens the search; arrows, Enter and Esc work, matches are marked, and opened pages are recent', async () => {
  const { server, router } = await openHome('/home/studio/analytics');
  const appId = newId('app');
  const faqId = newId('faq');
  server.answer(searchEverything, {
    ...NOTHING,
    apps: [{ appId, appName: 'Rolebot' }],
    faqs: [{ appId, appName: 'Rolebot', faqId, question: 'Which roles are there?', answer: 'Three.' }],
  });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'role');
  await seen(() =>
    expect(options()).toEqual(['RolesManage Users', 'Rolebot', 'Which roles are there?RolebotThree.']),
  );
  expect(within(screen.getByRole('listbox')).getAllByText('role', { selector: 'mark' })).toHaveLength(1);
  expect(current()).toBe('RolesManage Users');
  await user.keyboard('{ArrowUp}');
  expect(current()).toBe('Which roles are there?RolebotThree.');
  await user.keyboard('{Enter}');
  await seen(() => expect(router.state.location.search).toBe(`?app=${appId}&screen=faq&faq=${faqId}`));
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();

  await act(() => router.navigate('/home/studio/analytics'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await field();
  expect(options()[0]).toBe('Which roles are there?Three.');
  await user.keyboard('{Escape}');
  await seen(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull());
});

test('what is typed before the search has opened is searched, and no shortcut of the page', async () => {
  const { server } = await openHome('/home/studio/analytics');
  server.answer(searchEverything, NOTHING);
  const pageKeys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => pageKeys.push(key);
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['t', 'x', 'Backspace', 'e']) fireEvent.keyDown(document.body, { key });
  expect((await field()) as HTMLInputElement).toHaveProperty('value', 'te');
  expect(pageKeys).toEqual(['k']);
});

test('only permitted pages and actions are offered, and an empty result says so', async () => {
  const { server, router } = await openHome('/home/desk/analytics', rightsOf('agent'));
  server.answer(searchEverything, NOTHING);
  const user = userEvent.setup();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  const input = await field();
  expect(options()).not.toContain('Invite users');
  expect(options()).toContain('Set yourself as away');
  await user.type(input, 'invite');
  await screen.findByText('No results for “invite”', {}, { timeout: 60_000 });
  await user.clear(input);
  await user.type(input, 'away{Enter}');
  await seen(() => expect(router.state.location.search).toBe('?tab=availability'));
  closeSearch();
});

test('all matching messages are listed in pages', async () => {
  const { server, router } = await openHome('/home/desk/analytics', rightsOf('agent'));
  const item = (seq: number) => ({ session: SESSION, message: { ...MESSAGE, seq } });
  server.answer(searchEverything, { ...NOTHING, messages: [item(1)], hasMoreMessages: true });
  server.answer(searchMessages, ({ body }) => ({
    ...DONE,
    items: [item(body?.offset === 0 ? 1 : 2)],
    hasMore: body?.offset === 0,
  }));
  const user = userEvent.setup();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await field(), 'lamp');
  await user.click(
    await screen.findByRole('option', { name: 'Show all matching messages' }, { timeout: 60_000 }),
  );
  await user.click(await screen.findByRole('option', { name: 'Show more' }, { timeout: 60_000 }));
  await seen(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowUp}{Enter}');
  await seen(() => expect(router.state.location.search).toContain(`session=${SESSION.userSessionId}&at=2`));
});
