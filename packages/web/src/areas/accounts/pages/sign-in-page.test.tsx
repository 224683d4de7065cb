import { resendVerification, signIn, signInOptions, startOidc } from '@parrot/contract/accounts';
import { ERRORS, type ErrorCode, errorReply } from '@parrot/contract/core';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { press } from '../../../testing/press.ts';
import { startServer } from '../../../testing/server.ts';
import { field, fill, fillAndSend, openAccounts } from '../testing/render-accounts.tsx';

const QUERY = '?appName=parrot&channelName=studio&verifyUser=true';
const REDIRECTION = { status: 'success', redirectTo: '/token-login?token=one-time&id=usr' } as const;

async function openSignIn(address = `/${QUERY}`) {
  const server = await startServer();
  server.answer(signInOptions, { oidcName: null, keepsMail: false, demoUsers: [] });
  return { server, ...openAccounts(address) };
}

async function signInAs(user: UserEvent, emailId: string, password: string) {
  await fill(user, 'Email', emailId);
  await fillAndSend(user, 'Password', password);
}

test('a correct password redirects to where the server says, with the requested page [AUT-04] [AUT-08]', async () => {
  const { server, user, leaveTo } = await openSignIn(`/${QUERY}&pageRedirection=desk/chats`);
  server.answer(signIn, REDIRECTION);
  await signInAs(user, 'Maya@Halden.no', 'tall green ladder');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(signIn)[0]?.body).toEqual({
    emailId: 'maya@halden.no',
    password: 'tall green ladder',
    pageRedirection: 'desk/chats',
  });
});

test('invalid fields show their errors, and the first one has the focus [VAL-01] [VAL-03] [VAL-05]', async () => {
  const { server, user } = await openSignIn();
  await press(user, 'Sign in');
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(field('Email')).toHaveProperty('ariaInvalid', 'true');
  expect(document.activeElement).toBe(field('Email'));

  await signInAs(user, 'maya..l@halden.no', 'x');
  await screen.findByText('Please enter a valid email address.');
  expect(screen.queryByText('Required')).toBeNull();
  expect(document.activeElement).toBe(field('Email'));
  expect(server.requestsTo(signIn)).toHaveLength(0);

  await user.clear(field('Email'));
  await fill(user, 'Email', 'maya@halden.no');
  expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
});

const REFUSALS: ErrorCode[] = [
  'invalid_credentials',
  'email_unverified',
  'user_not_found',
  'unregistered',
  'no_tenant',
];
test.each(REFUSALS)('the server’s message for %s is shown unchanged [AUT-09]', async (code) => {
  const { server, user, leaveTo } = await openSignIn();
  server.refuse(signIn, code);
  await signInAs(user, 'maya@halden.no', 'wrong');
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe(ERRORS[code].message);
  expect(leaveTo).not.toHaveBeenCalled();
});

test.each([
  ['removed', 'You’re no longer a member of that workspace'],
  ['inactive', 'Your account is deactivated'],
  ['password', 'Your password was changed'],
])('a user who was signed out because of %s sees why [USR-01]', async (reason, text) => {
  await openSignIn(`/${QUERY}&reason=${reason}`);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('a user who comes from a refused permission sees that, and not that the session expired [AUT-09] [SES-05]', async () => {
  await openSignIn(`/${QUERY}&reason=denied`);
  expect((await screen.findByRole('alert')).textContent).toBe('Permission Denied');
  expect(screen.queryByText('Session Expired! Login to continue')).toBeNull();
});

test('a user whose session ended sees that until they sign in [AUT-09]', async () => {
  const { server, user } = await openSignIn(`/${QUERY}&reason=expired`);
  expect((await screen.findByRole('alert')).textContent).toBe('Session Expired! Login to continue');
  server.refuse(signIn, 'invalid_credentials');
  await signInAs(user, 'maya@halden.no', 'wrong');
  await screen.findByText('Invalid credentials');
  expect(screen.queryByText('Session Expired! Login to continue')).toBeNull();
});

test('an unverified address can get its mail again [AUT-08] [AUT-09]', async () => {
  const { server, user } = await openSignIn();
  server.refuse(signIn, 'email_unverified');
  server.answer(resendVerification, { status: 'success' });
  await signInAs(user, 'maya@halden.no', 'tall green ladder');
  await press(user, 'Resend verification email');
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.getByText('maya@halden.no')).toBeTruthy();
  expect(server.requestsTo(resendVerification)[0]?.body).toEqual({ emailId: 'maya@halden.no' });
});

test("the server's field errors are shown at the fields, and only there [VAL-05]", async () => {
  const { server, user } = await openSignIn();
  server.refuse(signIn, 'bad_input', { fields: { emailId: 'This address is not allowed here.' } });
  await signInAs(user, 'maya@halden.no', 'tall green ladder');
  await screen.findByText('This address is not allowed here.');
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field('Email'), 'x');
  expect(screen.queryByText('This address is not allowed here.')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('too many attempts: shows how long to wait, counts down, then allows another attempt [AUT-08]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { user } = await openSignIn();
  const refused = errorReply.parse({ status: 429, code: 'too_many', message: ERRORS.too_many.message });
  vi.spyOn(window, 'fetch').mockResolvedValue(
    new Response(JSON.stringify(refused), { status: 429, headers: { 'retry-after': '42' } }),
  );
  await signInAs(user, 'maya@halden.no', 'wrong');
  await screen.findByText('Try again in 42 seconds');
  expect(screen.getByText(ERRORS.too_many.message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true);

  act(() => void vi.advanceTimersByTime(41_000));
  expect(screen.getByText('Try again in 1 second')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('You can try again now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false);
});

test('an unreachable server is reported, and the form can be sent again [ERR-02]', async () => {
  const { server, user, leaveTo } = await openSignIn();
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await signInAs(user, 'maya@halden.no', 'tall green ladder');
  await screen.findByText(ERRORS.unavailable.message);
  server.answer(signIn, REDIRECTION);
  await press(user, 'Sign in');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
});

test('a password can be shown and hidden', async () => {
  const { user } = await openSignIn();
  await fill(user, 'Password', 'ladder');
  expect(field('Password').type).toBe('password');
  await press(user, 'Show password');
  expect(field('Password').type).toBe('text');
  await press(user, 'Hide password');
  expect(field('Password').type).toBe('password');
});

test('an OpenID Connect provider is offered where the installation has one [AUT-08]', async () => {
  const { server, user, leaveTo } = await openSignIn(`/${QUERY}&pageRedirection=desk`);
  server.answer(signInOptions, { oidcName: 'Halden ID', keepsMail: false, demoUsers: [] });
  server.answer(startOidc, { status: 'success', redirectTo: 'https://id.halden.no/authorize' });
  await press(user, 'Continue with Halden ID');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://id.halden.no/authorize'));
  expect(server.requestsTo(startOidc)[0]?.body).toEqual({ pageRedirection: 'desk' });
});

test('the link to the sign-up keeps the target application, not the reason [AUT-04]', async () => {
  await openSignIn(`/${QUERY}&reason=expired&pageRedirection=desk`);
  const link = await screen.findByRole('link', { name: 'Create an account' });
  expect(link.getAttribute('href')).toBe(`/accounts/sign-up${QUERY}&pageRedirection=desk`);
});

test('where the demo is there, each of its users signs in with one click', async () => {
  const { server, user, leaveTo } = await openSignIn(`/${QUERY}&pageRedirection=desk`);
  const maya = { name: 'Maya Lindqvist', emailId: 'maya@halden.example', password: 'parrot-demo' };
  server.answer(signInOptions, { oidcName: null, keepsMail: true, demoUsers: [{ ...maya, role: 'owner' }] });
  server.answer(signIn, REDIRECTION);
  await press(user, /Maya Lindqvist.*Owner/);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  const { emailId, password } = maya;
  expect(server.requestsTo(signIn)[0]?.body).toEqual({ emailId, password, pageRedirection: 'desk' });
});
