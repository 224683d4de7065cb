import {
  addPasskey,
  listLogins,
  type Passkey,
  removePasskey,
  renamePasskey,
  secondFactorDetails,
  startPasskey,
} from '@parrot/contract/accounts';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareHome } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { renderAt } from '../../testing/render.tsx';

const done = { status: 'success' } as const;
const LAPTOP: Passkey = {
  passkeyId: newId('pky'),
  name: 'Laptop',
  createdAt: '2026-11-08T12:00:00.000Z',
  lastUsedAt: null,
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

afterEach(() => vi.unstubAllGlobals());

/** A browser whose device creates this credential, or none. */
function withDevice(create: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', Object.assign(window.navigator, { credentials: { create } }));
}
const CREATED = {
  id: 'Y3JlZGVudGlhbA',
  rawId: bytes('credential'),
  type: 'public-key',
  response: { attestationObject: bytes('attestation'), clientDataJSON: bytes('client data') },
  getClientExtensionResults: () => ({}),
};

async function openSecurity(passkeys: Passkey[]) {
  const home = await prepareHome();
  home.server.answer(listLogins, { ...done, items: [] });
  const details = { ...done, totpSince: null, recoveryCodesLeft: 0, isNeeded: false };
  home.server.answer(secondFactorDetails, { ...details, passkeys });
  home.server.answer(startPasskey, {
    ...done,
    options: {
      challenge: 'Y2hhbGxlbmdl',
      rp: { name: 'Parrot' },
      user: { id: 'dXNlcg', name: 'maya', displayName: 'Maya' },
      pubKeyCredParams: [],
    },
  });
  renderAt('/home/profile?tab=security');
  await screen.findByRole('heading', { name: 'Passkeys' });
  return { ...home, user: userEvent.setup({ delay: null }) };
}

async function fill(user: UserEvent, label: string, value: string) {
  const field = await screen.findByLabelText(label, { selector: '[role=dialog] input' });
  await user.clear(field);
  await user.click(field);
  await user.paste(value);
}

test('a passkey is added with a name and the password; a cancelled one is reported', async () => {
  const create = vi.fn<() => Promise<unknown>>();
  withDevice(create);
  const { server, user } = await openSecurity([]);
  await screen.findByText('No passkeys yet.');
  await press(user, 'Add a passkey');
  await fill(user, 'Name', 'Laptop');
  await fill(user, 'Your password', 'tall green ladder');
  create.mockRejectedValueOnce(new DOMException('cancelled', 'NotAllowedError'));
  await press(user, 'Continue');
  await screen.findByText('Your browser created no passkey. Try again.');
  expect(server.requestsTo(addPasskey)).toHaveLength(0);

  create.mockResolvedValueOnce(CREATED);
  server.answer(addPasskey, { ...done, recoveryCodes: ['ABCD-EFGH'] });
  await press(user, 'Continue');
  await screen.findByText('ABCD-EFGH');
  expect(server.requestsTo(addPasskey)[0]?.body).toMatchObject({
    name: 'Laptop',
    password: 'tall green ladder',
    credential: { id: CREATED.id, type: 'public-key' },
  });
});

test('passkeys are renamed and, with the password, removed', async () => {
  withDevice(async () => CREATED);
  const { server, user } = await openSecurity([LAPTOP]);
  await screen.findByText(/Not used yet/);
  server.answer(renamePasskey, done);
  await press(user, 'Rename Laptop');
  await fill(user, 'Name', 'Old laptop');
  await press(user, 'Save');
  await screen.findByText('Passkey renamed.');
  expect(server.requestsTo(renamePasskey)[0]?.body).toMatchObject({ name: 'Old laptop' });

  server.refuse(removePasskey, 'bad_input', { fields: { password: 'Not this one.' } });
  await press(user, 'Remove Laptop');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Laptop?' }));
  await fill(user, 'Your password', 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByText('Not this one.');
  server.answer(removePasskey, done);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => screen.getByText('Passkey removed.'));
  expect(server.requestsTo(removePasskey).at(-1)?.body).toMatchObject({ passkeyId: LAPTOP.passkeyId });
});

test('a browser without passkeys says so', async () => {
  await openSecurity([]);
  await screen.findByText('This browser can’t use passkeys here.');
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveProperty('disabled', true);
});
