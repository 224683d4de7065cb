import { renameWorkspace, userDetails } from '@parrot/contract/accounts';
import { newId, type ReplyOf } from '@parrot/contract/core';
import {
  cancelWorkspaceErasure,
  scheduleWorkspaceErasure,
  startWorkspaceExport,
  workspaceData,
} from '@parrot/contract/privacy';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../shared/query/query-client.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { press } from '../../../testing/press.ts';
import { MAYA_PROFILE } from '../../../testing/users.ts';
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
    at: '/?tab=workspace',
    prepare: (server) => server.answer(workspaceData, { ...DATA, ...change }),
  });

const nameField = () => screen.findByLabelText<HTMLInputElement>('Name');
const renamedTo = (tenantName: string) =>
  MAYA_PROFILE.tenantList.map((tenant, at) => (at === 0 ? { ...tenant, tenantName } : tenant));
/** Another owner renames the workspace: its push reloads the profile. */
const renameElsewhere = (tenantName: string) =>
  act(async () =>
    queryClient.setQueryData(profileQuery.queryKey, {
      ...MAYA_PROFILE,
      tenantList: renamedTo(tenantName),
    }),
  );

test('an owner renames the workspace, which shows the new name everywhere', async () => {
  const { server, user } = await openData();
  act(() => void queryClient.setQueryData(profileQuery.queryKey, MAYA_PROFILE));
  const field = await nameField();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.clear(field);
  await press(user, 'Save');
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(server.requestsTo(renameWorkspace)).toHaveLength(0);
  server.answer(renameWorkspace, done);
  await user.type(field, ' Halden Living ');
  await press(user, 'Save');
  await screen.findByText('Workspace renamed');
  expect(server.requestsTo(renameWorkspace)[0]?.body).toMatchObject({
    workspaceName: 'Halden Living',
    currentName: 'Halden Home',
  });
  expect(field.value).toBe('Halden Living');
  expect(queryClient.getQueryData(profileQuery.queryKey)?.tenantList[0]?.tenantName).toBe('Halden Living');
  await press(user, 'Erase workspace');
  expect(await screen.findByText('Erase Halden Living?')).toBeTruthy();
});

test('a name that another owner gave appears at once, and is not replaced unseen', async () => {
  const { server, user } = await openData();
  act(() => void queryClient.setQueryData(profileQuery.queryKey, MAYA_PROFILE));
  const field = await nameField();
  await renameElsewhere('Halden Living');
  await waitFor(() => expect(field.value).toBe('Halden Living'));
  await user.type(field, ' AS');
  await renameElsewhere('Halden House');
  expect(await screen.findByText(/now called Halden House/)).toBeTruthy();
  expect(field.value).toBe('Halden Living AS');

  server.refuse(renameWorkspace, 'conflict');
  server.answer(workspaceData, { ...DATA, workspaceName: 'Halden Hall' });
  server.answer(userDetails, { ...MAYA_PROFILE, tenantList: renamedTo('Halden Hall') });
  await press(user, 'Save');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone else changed this/);
  expect(server.requestsTo(renameWorkspace)[0]?.body).toMatchObject({ currentName: 'Halden House' });
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
