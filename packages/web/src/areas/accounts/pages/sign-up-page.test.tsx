import { resendVerification, signInOptions, signUp } from '@parrot/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { startServer } from '../../../testing/server.ts';
import { field, fill, fillAndSend, openAccounts } from '../testing/render-accounts.tsx';

async function openSignUp({ keepsMail = false } = {}) {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail, demoUsers: [] });
  server.answer(signUp, { status: 'success' });
  return { server, ...openAccounts('/sign-up') };
}

async function fillIn(user: UserEvent, password = 'tall green ladder') {
  await fill(user, 'Your name', 'Maya Lindqvist');
  await fill(user, 'Company', 'Halden Home');
  await fill(user, 'Email', 'maya@halden.no');
  await fillAndSend(user, 'Choose a password', password);
}

test('a sign-up sends the fields and leads to the mail page [AUT-08]', async () => {
  const { server, user } = await openSignUp();
  await fillIn(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.getByText('maya@halden.no')).toBeTruthy();
  expect(server.requestsTo(signUp)[0]?.body).toEqual({
    name: 'Maya Lindqvist',
    company: 'Halden Home',
    emailId: 'maya@halden.no',
    password: 'tall green ladder',
    language: 'en',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test('missing or too short values are reported at each field, and nothing is sent [VAL-03] [VAL-05]', async () => {
  const { server, user } = await openSignUp();
  await press(user, 'Create account');
  expect(await screen.findAllByText('Required')).toHaveLength(4);
  expect(document.activeElement).toBe(field('Your name'));
  await fillIn(user, 'short');
  await screen.findByText('Please use at least 8 characters.');
  expect(document.activeElement).toBe(field('Choose a password'));
  expect(server.requestsTo(signUp)).toHaveLength(0);
});

test('the strength of a password is shown as text', async () => {
  const strength = () => screen.getByRole('status').textContent;
  const { user } = await openSignUp();
  await fill(user, 'Your name', 'Maya Lindqvist');
  await fill(user, 'Choose a password', 'lindqvist1');
  await waitFor(() => expect(strength()).toContain('Password strength: Weak'));
  expect(strength()).toContain('Avoid your name');
  await fill(user, 'Choose a password', 'lindqvist tall green ladder');
  await waitFor(() => expect(strength()).toContain('Password strength: Strong'));
});

test('the mail can be sent again, and is in the outbox if mail is stored [AUT-08]', async () => {
  const { server, user } = await openSignUp({ keepsMail: true });
  server.answer(resendVerification, { status: 'success' });
  await fillIn(user);
  await press(user, 'Resend email');
  await screen.findByText('Email sent. It may take a minute to arrive.');
  expect(server.requestsTo(resendVerification)[0]?.body).toEqual({ emailId: 'maya@halden.no' });
  const outbox = await screen.findByRole('link', { name: 'Open outbox' });
  expect(outbox.getAttribute('href')).toBe('/accounts/outbox');
});

test('without stored mail there is no link to the outbox', async () => {
  const { user } = await openSignUp();
  await fillIn(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.queryByRole('link', { name: 'Open outbox' })).toBeNull();
});
