import { finishOidc } from '@parrot/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startServer } from '../../../testing/server.ts';
import { openAccounts } from '../testing/render-accounts.tsx';

function comeBack() {
  window.history.replaceState(null, '', '/accounts/oidc?code=given&state=kept');
  return openAccounts('/oidc?code=given&state=kept');
}

test('the provider’s whole reply goes to the server once, which signs in [AUT-08]', async () => {
  const server = await startServer();
  server.answer(finishOidc, { status: 'success', redirectTo: '/token-login?token=one-time' });
  const { leaveTo } = comeBack();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/token-login?token=one-time'));
  expect(server.requestsTo(finishOidc).map(({ body }) => body)).toEqual([
    { callbackUrl: `${window.location.origin}/accounts/oidc?code=given&state=kept` },
  ]);
});

test('a user unknown to us sees that, and can sign up [AUT-08] [AUT-09]', async () => {
  const server = await startServer();
  server.refuse(finishOidc, 'unregistered');
  const { leaveTo } = comeBack();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Unregistered user. Please register before sign-in.',
  );
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toMatch(/sign-up$/);
  expect(leaveTo).not.toHaveBeenCalled();
});
