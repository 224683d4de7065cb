import {
  listApiKeys,
  resetSecondFactor,
  saveWorkspaceSecurity,
  workspaceSecurity,
} from '@parrot/contract/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { aMember, anEntry, choose, dialog, openTeam } from './team.fixture.tsx';

const done = { status: 'success' } as const;
const TOMAS = anEntry('Tomás');

const openSecurity = (mayChange: boolean) =>
  openTeam({
    at: '/?tab=security',
    members: [aMember(), aMember()],
    active: [TOMAS],
    prepare: (server) => {
      server.answer(listApiKeys, { ...done, items: [], mayCreate: mayChange });
      server.answer(workspaceSecurity, {
        ...done,
        needsSecondFactor: false,
        userIds: [TOMAS.userId],
        mayChange,
      });
    },
  });

test('an owner requires a second factor of everyone after a question, which shows a refusal', async () => {
  const { server, user } = await openSecurity(true);
  await screen.findByText('1 of 2 members has set it up.');
  const toggle = screen.getByRole('switch', { name: 'Require two-factor authentication' });
  await user.click(toggle);
  const ask = await dialog();
  server.refuse(saveWorkspaceSecurity, 'bad_input', { message: 'Set up your own first.' });
  await user.click(ask.getByRole('button', { name: 'Require it' }));
  await ask.findByText('Set up your own first.');
  server.answer(saveWorkspaceSecurity, done);
  server.answer(workspaceSecurity, { ...done, needsSecondFactor: true, userIds: [], mayChange: true });
  await user.click(ask.getByRole('button', { name: 'Require it' }));
  await waitFor(() => expect(toggle).toHaveProperty('checked', true));
  expect(server.requestsTo(saveWorkspaceSecurity).at(-1)?.body).toMatchObject({ needsSecondFactor: true });
});

test('an owner resets the second factor of a member who lost it', async () => {
  const { server, user } = await openSecurity(true);
  server.answer(resetSecondFactor, done);
  await choose(user, 'Member', 'Tomás');
  await press(user, 'Reset');
  const ask = await dialog();
  await user.click(ask.getByRole('button', { name: 'Reset' }));
  await screen.findByText('Two-factor authentication reset.');
  expect(server.requestsTo(resetSecondFactor)[0]?.body).toMatchObject({ userId: TOMAS.userId });
});

test('others see the setting but can’t change it', async () => {
  await openSecurity(false);
  await screen.findByText('Only owners can change this.');
  expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
  expect(screen.queryByText('Lost phone?')).toBeNull();
});
