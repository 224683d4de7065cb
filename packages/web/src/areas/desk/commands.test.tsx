/** The desk's actions by key and in the search. */
import { closeConversation } from '@parrot/contract/desk';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DESK_ACTIONS, keysOf } from '../../features/desk/shortcuts/desk-shortcuts.ts';
import { usePageActions } from '../../shared/search/page-actions.ts';
import { closeSearch, openSearch } from '../../shared/search/search-store.ts';
import { seen } from '../../testing/home.ts';
import { elena, openWith, prepareDeskPage, reply, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const possible = () => usePageActions.getState().possible?.() ?? [];
const names = () => possible().map(({ name }) => name);

test('the search offers what is possible in the open conversation, and does what its button does', async () => {
  await openWith(elena);
  act(() => openSearch());
  await seen(() =>
    expect(names()).toEqual(
      expect.arrayContaining(['transfer', 'returnToBot', 'close', 'copyLink', 'emoji']),
    ),
  );
  act(() => closeSearch());
  for (const name of ['take', 'reopen', 'takeOver', 'acceptTransfer', 'hangUp', 'merge'])
    expect(names()).not.toContain(name);
  const close = possible().find(({ name }) => name === 'close');
  expect(close).toMatchObject({ group: 'conversation', keys: ['E'] });
  act(() => close?.run());
  await seen(() => expect(server.emitsOf(closeConversation)).toHaveLength(1));
  await seen(() => expect(names()).not.toContain('close'));
});

test('every action is listed with its keys, by groups, and no two have the same', async () => {
  const { user } = await openWith(elena);
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const conversation = within(dialog.getByRole('region', { name: 'Conversation' }));
  const row = conversation.getByText('Transfer to another agent').parentElement as HTMLElement;
  expect(
    within(row)
      .getAllByText(/Shift|T$/)
      .map(({ textContent }) => textContent),
  ).toContain('Shift');
  const all = Object.values(DESK_ACTIONS).flat();
  const keys = all.map((name) => keysOf(name).join(' ')).filter(Boolean);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((each) => each.split(' ').length <= 2)).toBe(true);
});

test('Shift T opens the transfer, G U goes to the queue, and an emoji is found by its name', async () => {
  const { user } = await openWith(elena);
  await user.type(await reply(), 'Thanks');
  await user.click(screen.getByRole('button', { name: 'Insert an emoji' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search emojis' }), 'parcel');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['📦']);
  await user.keyboard('{Enter}');
  await seen(async () => expect((await reply()).value).toBe('Thanks📦'));
  await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Escape}{Shift>}T{/Shift}');
  await screen.findByRole('dialog', { name: /Transfer/ });
  await user.keyboard('{Escape}');
  await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gu');
  await screen.findByRole('tab', { name: /Unassigned/, selected: true });
});
