import { signInOptions } from '@parrot/contract/accounts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startServer } from '../../../testing/server.ts';
import { openAccounts } from '../testing/render-accounts.tsx';

beforeEach(async () => {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail: false, demoUsers: [] });
});

test('a link opens its page without a reload, and Back returns', async () => {
  const { user } = openAccounts('/?appName=parrot');
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await screen.findByLabelText('Company');
  expect(window.location.pathname + window.location.search).toBe('/accounts/sign-up?appName=parrot');
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  await screen.findByRole('link', { name: 'Create an account' });
  expect(window.location.pathname).toBe('/accounts/');
});

test('with a modifier key the link is left to the browser, which opens a tab', async () => {
  openAccounts('/');
  const link = await screen.findByRole('link', { name: 'Create an account' });
  // True if nothing prevented the browser's own action.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(window.location.pathname).toBe('/accounts/');
});

test('an unknown address says so and leads back', async () => {
  const { user } = openAccounts('/nothing-here');
  await screen.findByRole('heading', { name: 'This page is not found' });
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await screen.findByRole('link', { name: 'Create an account' });
  expect(window.location.pathname).toBe('/accounts/');
});
