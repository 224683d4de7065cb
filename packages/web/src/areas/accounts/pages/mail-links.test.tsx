import {
  forgotPassword,
  resendVerification,
  resetPassword,
  signInOptions,
  verifyEmail,
} from '@parrot/contract/accounts';
import { ERRORS } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startServer } from '../../../testing/server.ts';
import { fillAndSend, openAccounts, TOKEN } from '../testing/render-accounts.tsx';

const REDIRECTION = { status: 'success', redirectTo: '/token-login?token=one-time' } as const;

async function startAccounts() {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail: false, demoUsers: [] });
  return server;
}

test('the verification link confirms once and signs in [AUT-08]', async () => {
  const server = await startAccounts();
  server.answer(verifyEmail, REDIRECTION);
  const { leaveTo } = openAccounts(`/verify?token=${TOKEN}`);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(verifyEmail).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('in another browser than the sign-up the verification link asks for a password first', async () => {
  const server = await startAccounts();
  server.refuse(verifyEmail, 'password_needed');
  const { user, leaveTo } = openAccounts(`/verify?token=${TOKEN}`);
  await screen.findByRole('heading', { name: 'Choose your password' });
  expect(leaveTo).not.toHaveBeenCalled();
  await fillAndSend(user, 'Choose a password', 'short');
  await screen.findByText('Please use at least 8 characters.');
  server.answer(verifyEmail, REDIRECTION);
  await fillAndSend(user, 'Choose a password', 'short green ladder');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(verifyEmail).map(({ body }) => body)).toEqual([
    { token: TOKEN },
    { token: TOKEN, password: 'short green ladder' },
  ]);
});

test('a used or old verification link says so and offers a new one [AUT-08]', async () => {
  const server = await startAccounts();
  server.refuse(verifyEmail, 'link_invalid');
  server.answer(resendVerification, { status: 'success' });
  const { user, leaveTo } = openAccounts(`/verify?token=${TOKEN}`);
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.link_invalid.message);
  await fillAndSend(user, 'Email', 'maya@halden.no');
  await screen.findByText('Email sent. It may take a minute to arrive.');
  expect(server.requestsTo(resendVerification)[0]?.body).toEqual({ emailId: 'maya@halden.no' });
  expect(leaveTo).not.toHaveBeenCalled();
});

test('a truncated link makes no request [AUT-08]', async () => {
  const server = await startAccounts();
  openAccounts('/verify?token=cut');
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.link_invalid.message);
  expect(server.requestsTo(verifyEmail)).toHaveLength(0);
});

test('a forgotten password: the reply is the same for every address [AUT-08]', async () => {
  const server = await startAccounts();
  server.answer(forgotPassword, { status: 'success' });
  const { user } = openAccounts('/forgot');
  await fillAndSend(user, 'Email', 'nobody@halden.no');
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.body.textContent).toContain('If nobody@halden.no has an account');
  expect(server.requestsTo(forgotPassword)[0]?.body).toEqual({ emailId: 'nobody@halden.no' });
});

test('a new password is checked, saved, and signs in [AUT-08] [VAL-05]', async () => {
  const server = await startAccounts();
  server.answer(resetPassword, REDIRECTION);
  const { user, leaveTo } = openAccounts(`/reset?token=${TOKEN}`);
  await fillAndSend(user, 'New password', 'short');
  await screen.findByText('Please use at least 8 characters.');
  await fillAndSend(user, 'New password', 'short green ladder');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(resetPassword).map(({ body }) => body)).toEqual([
    { token: TOKEN, password: 'short green ladder' },
  ]);
});

test('an expired reset link says so and links to a new one [AUT-08]', async () => {
  const server = await startAccounts();
  server.refuse(resetPassword, 'link_invalid');
  const { user } = openAccounts(`/reset?token=${TOKEN}`);
  await fillAndSend(user, 'New password', 'tall green ladder');
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.link_invalid.message);
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/accounts/forgot');
});
