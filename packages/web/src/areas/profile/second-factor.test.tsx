import {
  confirmTotp,
  listLogins,
  removeTotp,
  renewRecoveryCodes,
  secondFactorDetails,
  startTotp,
} from '@parrot/contract/accounts';
import type { ReplyOf } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { prepareHome } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { renderAt } from '../../testing/render.tsx';

const done = { status: 'success' } as const;
const NONE: ReplyOf<typeof secondFactorDetails> = {
  ...done,
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isNeeded: false,
};
const ON = {
  ...done,
  totpSince: '2026-11-08T12:00:00.000Z',
  passkeys: [],
  recoveryCodesLeft: 2,
  isNeeded: false,
};
const CODES = ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'];
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

async function openSecurity(details = NONE) {
  const home = await prepareHome();
  home.server.answer(listLogins, { ...done, items: [] });
  home.server.answer(secondFactorDetails, details);
  renderAt('/home/profile?tab=security');
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
  return { ...home, user: userEvent.setup({ delay: null }) };
}

async function prove(user: UserEvent, code: string, password: string) {
  const fill = async (label: string, value: string) => {
    const field = await screen.findByLabelText(label, { selector: '[role=dialog] input' });
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  };
  if (code) await fill('Code', code);
  if (password) await fill('Your password', password);
}

test('an authenticator app is set up by QR code or key, a code and the password; the recovery codes are saved', async () => {
  const { server, user } = await openSecurity();
  const address = `otpauth://totp/Parrot%3Amaya%40halden.no?secret=${KEY}&issuer=Parrot`;
  server.answer(startTotp, { ...done, key: KEY, address });
  await press(user, 'Set up');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  await dialog.findByRole('img', { name: 'QR code for your authenticator app' });
  dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');

  await press(user, 'Confirm');
  expect(await dialog.findAllByText('Required')).toHaveLength(2);
  server.refuse(confirmTotp, 'bad_input', { fields: { code: 'Not this one.' } });
  await prove(user, '123 456', 'tall green ladder');
  await press(user, 'Confirm');
  await dialog.findByText('Not this one.');
  server.answer(confirmTotp, { ...done, recoveryCodes: CODES });
  server.answer(secondFactorDetails, ON);
  await press(user, 'Confirm');

  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(server.requestsTo(confirmTotp).at(-1)?.body).toMatchObject({
    code: '123 456',
    password: 'tall green ladder',
  });
  let saved: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob;
        return 'blob:codes';
      },
      revokeObjectURL: () => {},
    }),
  );
  await user.click(codes.getByRole('button', { name: 'Download' }));
  expect(await saved?.text()).toContain(CODES.join('\n'));
  await user.click(codes.getByRole('button', { name: 'I’ve saved them' }));
  await screen.findByText(/^On since/);
  screen.getByText('2 left');
});

test('recovery codes are renewed, and the app is removed, with a code and the password', async () => {
  const { server, user } = await openSecurity(ON);
  server.answer(renewRecoveryCodes, { ...done, recoveryCodes: CODES });
  await press(user, 'New recovery codes');
  await prove(user, '123456', 'tall green ladder');
  await press(user, 'Create new codes');
  await screen.findByText(CODES[0] ?? '');
  await press(user, 'I’ve saved them');

  server.answer(removeTotp, done);
  await press(user, 'Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove two-factor authentication?' }));
  await prove(user, CODES[0] ?? '', 'tall green ladder');
  server.answer(secondFactorDetails, NONE);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Two-factor authentication removed.');
  expect(server.requestsTo(removeTotp)[0]?.body).toMatchObject({ code: CODES[0] });
  await screen.findByRole('button', { name: 'Set up' });
});

test('it can’t be removed where a workspace needs it, and the panel says so', async () => {
  await openSecurity({ ...ON, isNeeded: true });
  await screen.findByText('Your workspace requires two-factor authentication, so you can’t remove it.');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', true),
  );
});
