import { newId, type ReplyOf } from '@parrot/contract/core';
import {
  cancelWorkspaceErasure,
  scheduleWorkspaceErasure,
  startWorkspaceExport,
  workspaceData,
} from '@parrot/contract/privacy';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { dialog, openTeam } from './team.fixture.tsx';

const done = { status: 'success' } as const;
const DATA: ReplyOf<typeof workspaceData> = {
  ...done,
  workspaceName: 'Halden Home',
  export: null,
  erasure: null,
  invoices: 2,
  mayChange: true,
  needsPassword: true,
  needsCode: false,
};
const openData = (change: Partial<typeof DATA> = {}) =>
  openTeam({
    at: '/?tab=data',
    prepare: (server) => server.answer(workspaceData, { ...DATA, ...change }),
  });

test('an owner starts an export and sees its progress', async () => {
  const { server, user } = await openData();
  const made = {
    exportId: newId('wex'),
    state: 'pending' as const,
    requestedAt: '2026-03-01T10:00:00.000Z',
    expiresAt: null,
    bytes: null,
  };
  server.answer(startWorkspaceExport, { ...done, export: made });
  await screen.findByRole('button', { name: 'Export data' });
  server.answer(workspaceData, { ...DATA, export: made });
  await press(user, 'Export data');
  await screen.findByText(/being prepared/);
  expect(server.requestsTo(startWorkspaceExport)).toHaveLength(1);
});

test('an erasure needs the name and the password, names the invoices that stay, and can be canceled', async () => {
  const { server, user } = await openData();
  await screen.findByText('2 invoices are kept for 10 years, because tax law requires it.');
  await press(user, 'Erase workspace');
  const ask = await dialog();
  const submit = ask.getByRole<HTMLButtonElement>('button', { name: 'Schedule erasure' });
  expect(submit.disabled).toBe(true);
  await user.type(ask.getByLabelText('Type “Halden Home” to confirm'), 'Halden Home');
  await user.type(ask.getByLabelText('Your password'), 'correct horse');
  const erasure = { eraseAt: '2026-03-08T10:00:00.000Z', requestedBy: 'Maya Lind' };
  server.answer(scheduleWorkspaceErasure, { ...done, eraseAt: erasure.eraseAt });
  server.answer(workspaceData, { ...DATA, erasure });
  await user.click(submit);
  await screen.findByText(/Maya Lind scheduled the erasure/);
  expect(server.requestsTo(scheduleWorkspaceErasure)[0]?.body).toMatchObject({
    workspaceName: 'Halden Home',
    password: 'correct horse',
  });
  server.answer(cancelWorkspaceErasure, done);
  server.answer(workspaceData, DATA);
  await press(user, 'Cancel erasure');
  await screen.findByRole('button', { name: 'Erase workspace' });
});

test('others see the panels but can’t act', async () => {
  await openData({ mayChange: false });
  for (const name of ['Export data', 'Erase workspace'])
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
});
