import { saveTimeZone, subscriptionUsage, type Usage } from '@parrot/contract/billing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openHome } from '../../../testing/home.ts';
import { rightsOf } from '../../../testing/users.ts';

const usage: Usage = {
  users: { used: 4, limit: 5 },
  apps: { used: 0, limit: 3 },
  conversationsPerDay: { used: 200, limit: 200 },
  timeZone: 'UTC',
  trend: [
    { day: '2026-11-15', conversations: 0 },
    { day: '2026-11-16', conversations: 1_200 },
    { day: '2026-11-17', conversations: 200 },
  ],
};

async function openUsage(role: 'owner' | 'agent') {
  const home = await openHome('/home/profile', rightsOf(role));
  home.server.answer(subscriptionUsage, { status: 'success', data: usage });
  await act(() => home.router.navigate('/home/profile?tab=subscription'));
  const trend = within(await screen.findByRole('figure'));
  return { ...home, trend, user: userEvent.setup({ delay: null }) };
}

test('usage shows every day, what is full, and the time zone that those who pay can change', async () => {
  const { server, trend, user } = await openUsage('owner');
  expect(trend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'November 15, 2026: 0',
    'November 16, 2026: 1,200',
    'November 17, 2026: 200',
  ]);
  trend.getByText('Days in UTC time');
  expect(screen.getByRole('region', { name: 'Daily Conversations' }).textContent).toContain(
    'Bots ask new visitors to leave a message until midnight.',
  );

  server.answer(saveTimeZone, { status: 'success' });
  server.answer(subscriptionUsage, { status: 'success', data: { ...usage, timeZone: 'Europe/Oslo' } });
  await user.click(trend.getByRole('button', { name: 'Change time zone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Workspace time zone' }));
  await user.click(dialog.getByRole('combobox', { name: 'Time zone' }));
  await user.keyboard('oslo');
  await user.click(await screen.findByRole('option', { name: /Europe\/Oslo/ }));
  await user.click(dialog.getByRole('button', { name: 'Save time zone' }));
  await screen.findByText('Time zone saved.');
  expect(server.requestsTo(saveTimeZone)).toMatchObject([{ body: { timeZone: 'Europe/Oslo' } }]);
  await waitFor(() => trend.getByText('Days in Europe/Oslo time'));
});

test('members who do not pay see the time zone only', async () => {
  const { trend } = await openUsage('agent');
  trend.getByText('Days in UTC time');
  expect(trend.queryByRole('button')).toBeNull();
});
