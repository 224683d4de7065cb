import { updateApp } from '@parrot/contract/apps';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { field, fill } from '../../studio.fixture.tsx';
import { changed, newStoredSettings, openStep } from '../designer.fixture.tsx';

async function twoEditors() {
  const stored = newStoredSettings();
  const opened = await openStep('personalization', { stored, part: 'identity' });
  // Ada, in another browser.
  stored.settings = changed(stored.settings, { appearance: { botName: 'Adas bot', welcomeMsg: 'Hej!' } });
  stored.revision += 1;
  await opened.user.clear(field('Bot name'));
  await fill(opened.user, 'Bot name', 'My bot');
  const banner = await screen.findByRole('alert');
  return { ...opened, stored, banner };
}

test('a second editor sees who saved, and nothing is overwritten silently [DSG-06]', async () => {
  const { banner, stored } = await twoEditors();
  within(banner).getByText('Ada Berg changed these settings just now.');
  expect(within(banner).getByRole('listitem').textContent).toBe('Bot name they changed this too');
  expect(stored.settings.appearance.botName).toBe('Adas bot');
});

test('the other user’s settings replace the local ones [DSG-06]', async () => {
  const { user, server } = await twoEditors();
  await press(user, 'Load their version');
  await waitFor(() => expect(field('Bot name').value).toBe('Adas bot'));
  expect(field('Welcome message').value).toBe('Hej!');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.requestsTo(updateApp)).toHaveLength(1);
});

test('local changes are reapplied on top of the other user’s settings [DSG-06]', async () => {
  const { user, stored } = await twoEditors();
  await press(user, 'Apply mine');
  await waitFor(() => expect(stored.settings.appearance.botName).toBe('My bot'));
  expect(stored.settings.appearance.welcomeMsg).toBe('Hej!');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(field('Welcome message').value).toBe('Hej!');
});
