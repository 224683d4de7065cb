import {
  confirmTotpAtSignIn,
  enterSecondFactor,
  finishSignIn,
  openSecondFactor,
  startTotpAtSignIn,
} from '@parrot/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { startServer } from '../../../testing/server.ts';
import { field, fillAndSend, openAccounts, TOKEN } from '../testing/render-accounts.tsx';

const done = { status: 'success' } as const;
const REDIRECTION = { ...done, redirectTo: '/token-login?token=one-time&id=usr' };
const ADDRESS = `/second-factor?token=${TOKEN}&pageRedirection=desk/chats`;

async function openStep(mustSetUp: boolean, address = ADDRESS) {
  const server = await startServer();
  server.answer(openSecondFactor, { ...done, emailId: 'maya@halden.no', mustSetUp, hasPasskey: false });
  return { server, ...openAccounts(address) };
}

test('a code is asked for; a wrong one is reported at its field, and a right one signs in', async () => {
  const { server, user, leaveTo } = await openStep(false);
  await screen.findByText('maya@halden.no');
  await waitFor(() => expect(document.activeElement).toBe(field('Code')));
  await press(user, 'Sign in');
  await screen.findByText('Required');
  server.refuse(enterSecondFactor, 'bad_input', { fields: { code: 'Not this one.' } });
  await fillAndSend(user, 'Code', '000000');
  await screen.findByText('Not this one.');
  server.answer(enterSecondFactor, REDIRECTION);
  await fillAndSend(user, 'Code', '123456');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(enterSecondFactor).at(-1)?.body).toEqual({
    token: TOKEN,
    code: '123456',
    pageRedirection: 'desk/chats',
  });
});

test('where a workspace needs one, it is set up first, and the recovery codes are shown before going on', async () => {
  const { server, user, leaveTo } = await openStep(true);
  server.answer(startTotpAtSignIn, { ...done, key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Parrot' });
  server.answer(confirmTotpAtSignIn, { ...done, recoveryCodes: ['ABCD-EFGH'], token: 'proven-token-1234' });
  server.answer(finishSignIn, REDIRECTION);
  await screen.findByText('GEZD GNBV GY3T QOJQ');
  await fillAndSend(user, 'Code', '123456');
  await screen.findByText('ABCD-EFGH');
  expect(leaveTo).not.toHaveBeenCalled();
  await press(user, 'I’ve saved them, continue');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(REDIRECTION.redirectTo));
  expect(server.requestsTo(finishSignIn)[0]?.body).toEqual({
    token: 'proven-token-1234',
    pageRedirection: 'desk/chats',
  });
});

test('an expired or missing token leads back to the sign-in', async () => {
  const { server } = await openStep(false, '/second-factor');
  await screen.findByRole('link', { name: 'Back to sign in' });
  expect(server.requestsTo(openSecondFactor)).toHaveLength(0);
});
