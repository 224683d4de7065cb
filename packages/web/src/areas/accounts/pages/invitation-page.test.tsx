import {
  acceptInvitation,
  INVITATION_EXPIRED,
  openInvitation,
  renewInvitation,
  signInOptions,
} from '@parrot/contract/accounts';
import { ERRORS, type ReplyOf } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { startServer } from '../../../testing/server.ts';
import { field, fill, fillAndSend, openAccounts, TOKEN } from '../testing/render-accounts.tsx';

const REDIRECTION = { status: 'success', redirectTo: '/token-login?token=one-time' } as const;

const INVITATION = {
  status: 'success' as const,
  emailId: 'maya@halden.no',
  tenantName: 'Halden Home',
  invitedBy: 'Ola Nordmann',
  roleNames: ['Agent', 'Bot builder'],
  expiresAt: '2030-11-16T12:00:00.000Z',
} satisfies Omit<ReplyOf<typeof openInvitation>, 'hasAccount'>;

async function openInvited({ hasAccount }: { hasAccount: boolean }) {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail: false, demoUsers: [] });
  server.answer(openInvitation, { ...INVITATION, hasAccount });
  server.answer(acceptInvitation, REDIRECTION);
  const opened = openAccounts(`/invitation?token=${TOKEN}`);
  await screen.findByRole('heading', { name: 'Join Halden Home' });
  return { server, ...opened };
}

test('an invitation shows who invites to which tenant with which roles [AUT-08]', async () => {
  const { server } = await openInvited({ hasAccount: false });
  expect(server.requestsTo(openInvitation)[0]?.queryString).toBe(`token=${TOKEN}`);
  for (const text of ['Ola Nordmann', 'Agent', 'Bot builder']) expect(screen.getByText(text)).toBeTruthy();
  expect(field('Email').value).toBe('maya@halden.no');
  expect(field('Email').readOnly).toBe(true);
});

test('a new user enters a name and a password by the rules for new ones [AUT-08] [VAL-05]', async () => {
  const { server, user, leaveTo } = await openInvited({ hasAccount: false });
  await fillAndSend(user, 'Choose a password', 'short');
  await screen.findByText('Required');
  expect(screen.getByText('Please use at least 8 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Your name'));
  await fill(user, 'Your name', 'Maya Lindqvist');
  await fillAndSend(user, 'Choose a password', 'short green ladder');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(acceptInvitation).map(({ body }) => body)).toEqual([
    { token: TOKEN, name: 'Maya Lindqvist', password: 'short green ladder', language: 'en' },
  ]);
});

test('an existing user enters their password, however short [AUT-08]', async () => {
  const { server, user, leaveTo } = await openInvited({ hasAccount: true });
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await fillAndSend(user, 'Password', 'old');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  expect(server.requestsTo(acceptInvitation)[0]?.body).toEqual({ token: TOKEN, password: 'old' });
});

test('a user who has registered with another tenant meanwhile sees that, and continues with that account [AUT-10]', async () => {
  const { server, user, leaveTo } = await openInvited({ hasAccount: false });
  server.refuse(acceptInvitation, 'other_tenant');
  await fill(user, 'Your name', 'Maya Lindqvist');
  await fillAndSend(user, 'Choose a password', 'tall green ladder');
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe(
    'Seems like you have already registered with another tenant.',
  );
  expect(leaveTo).not.toHaveBeenCalled();

  server.answer(openInvitation, { ...INVITATION, hasAccount: true });
  server.answer(acceptInvitation, REDIRECTION);
  await press(user, 'Enter the password of that account');
  await screen.findByText('You already have an account. Enter your password to join.');
  await fillAndSend(user, 'Password', 'the one I have');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  expect(server.requestsTo(acceptInvitation).at(-1)?.body).toEqual({
    token: TOKEN,
    password: 'the one I have',
  });
});

test('an expired invitation says so and sends a new link on demand [AUT-08] [USR-01]', async () => {
  const server = await startServer();
  server.refuse(openInvitation, 'link_invalid', { message: INVITATION_EXPIRED });
  server.refuse(renewInvitation, 'too_many');
  const { user } = openAccounts(`/invitation?token=${TOKEN}`);
  expect((await screen.findByRole('alert')).textContent).toContain(INVITATION_EXPIRED);
  await press(user, 'Send me a new link');
  await screen.findByText('Too many attempts. Wait a moment and try again.');
  server.answer(renewInvitation, { status: 'success' });
  await press(user, 'Send me a new link');
  await screen.findByText(/we’ve sent a new link to the invited address/);
  expect(server.requestsTo(renewInvitation).at(-1)?.body).toEqual({ token: TOKEN });
});

test('an accepted invitation says so and links to the sign-in [AUT-08]', async () => {
  const server = await startServer();
  server.refuse(openInvitation, 'invitation_used');
  openAccounts(`/invitation?token=${TOKEN}`);
  expect((await screen.findByRole('alert')).textContent).toContain(ERRORS.invitation_used.message);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull();
});

test('an invitation that ends while its form is open says so on the form [AUT-08]', async () => {
  const { server, user } = await openInvited({ hasAccount: true });
  server.refuse(acceptInvitation, 'link_invalid', { message: INVITATION_EXPIRED });
  await fillAndSend(user, 'Password', 'tall green ladder');
  expect((await screen.findByRole('alert')).textContent).toBe(`${INVITATION_EXPIRED}Send me a new link`);
});
