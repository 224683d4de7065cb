import { createRole, deleteRole, listRoles, updateRole } from '@parrot/contract/team';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { texts } from '../../../shared/i18n/i18n.ts';
import { press } from '../../../testing/press.ts';
import { rightsOf } from '../../../testing/users.ts';
import { field, problemAt } from '../studio.fixture.tsx';
import {
  aGroup,
  aMember,
  anInvitation,
  aRole,
  dialog,
  openTeam,
  pick,
  ROLES,
  rows,
} from './team.fixture.tsx';

const AT = '/?tab=roles';
const LEAD = aRole('agent', { roleName: 'Shift lead', builtIn: false, holderCount: 0 });
const tick = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('roles are listed with their screens and members; built-in ones are locked [USR-04]', async () => {
  const { user, router } = await openTeam({ roles: [ROLES.owner, ROLES.agent, LEAD], at: AT });
  await screen.findByText('Shift lead');
  expect(rows()[0]?.textContent).toMatch(/OwnerWhat Owner is forStudioDeskAll apps.*1 user/);
  expect(rows()[2]?.textContent).toContain('DeskHandle ChatsNo one');
  expect(screen.getAllByRole('img', { name: 'Built-in' })).toHaveLength(2);
  await press(user, 'Open role Owner');
  const drawer = await dialog();
  await drawer.findByText('Built-in roles can’t be changed. Duplicate one to customize it.');
  expect((await tick('Invite Users: viewable')).disabled).toBe(true);
  expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.keyboard('{Escape}');
  await press(user, 'Show the 2 users with the role Agent');
  await waitFor(() => expect(router.state.location.search).toBe(`?role=${ROLES.agent.roleId}`));
});

test('built-in roles have their names in the reader’s language, others keep theirs', async () => {
  const { user } = await openTeam({ roles: [ROLES.owner, LEAD], at: AT });
  await screen.findByText('Shift lead');
  await act(() => texts.changeLanguage('de'));
  onTestFinished(() => void texts.changeLanguage('en'));
  await waitFor(() => expect(rows()[0]?.textContent).toMatch(/^Inhaber/));
  expect(rows()[1]?.textContent).toMatch(/^Shift lead/);
  await user.click(screen.getByRole('button', { name: texts.t('team:roles.open', { name: 'Inhaber' }) }));
  await (await dialog()).findByDisplayValue('Inhaber');
});

test('a copy of a built-in role is edited in the matrix and saved [USR-05] [USR-09]', async () => {
  const { server, user } = await openTeam({ roles: [ROLES.agent], at: AT });
  server.answer(createRole, { status: 'success', role: LEAD });
  await pick(user, 'Actions for the role Agent', 'Duplicate');
  await screen.findByRole('table', { name: '' });
  expect(field('Name').value).toBe('Agent copy');
  await user.click(await tick('Agent chat monitoring'));
  await user.click(await tick('Create Apps: viewable'));
  await user.click(screen.getByRole('switch', { name: /^Studio/ }));
  await press(user, 'Create role');
  await screen.findByText('Role created');
  expect(server.requestsTo(createRole)[0]?.body).toMatchObject({
    roleName: 'Agent copy',
    studioAccess: true,
    deskAccess: true,
    allApps: false,
    functions: [
      { functionName: 'Handle Chats', viewable: true, actions: [{ actionName: 'Agent chat monitoring' }] },
      { functionName: 'Create Apps', viewable: true, actions: [] },
    ],
  });
});

test('removing a function removes its actions', async () => {
  const { user } = await openTeam({ roles: [ROLES.owner, LEAD], at: AT });
  await press(user, 'Open role Shift lead');
  await user.click(await tick('Agent chat monitoring'));
  await user.click(await tick('Handle Chats: viewable'));
  expect(await tick('Agent chat monitoring')).toMatchObject({ checked: false, disabled: true });
  await user.click(await tick('Handle Chats: viewable'));
  expect(await tick('Agent chat monitoring')).toMatchObject({ checked: false, disabled: false });
});

test("a user can't grant rights they lack, nor edit a role with more rights", async () => {
  const owner = aRole('owner', { grantable: false });
  const { user } = await openTeam({ roles: [owner, LEAD], rights: rightsOf('admin'), at: AT });
  await press(user, 'Actions for the role Owner');
  await screen.findByRole('menuitem', { name: 'View' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await press(user, 'Open role Shift lead');
  expect((await tick('Makes Payment: viewable')).disabled).toBe(true);
  expect((await tick('Create Apps: viewable')).disabled).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^All apps/ }).disabled).toBe(true);
});

test('a too short or taken name is reported at its field, and unsaved changes are not lost by closing', async () => {
  const { server, user } = await openTeam({ roles: [LEAD], at: AT });
  server.refuse(updateRole, 'role_name_taken');
  await press(user, 'Open role Shift lead');
  const drawer = await dialog();
  await user.clear(await drawer.findByLabelText('Name'));
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Name')).toBe('Required'));
  await user.type(field('Name'), 'A');
  await waitFor(() => expect(problemAt('Name')).toBe('Please use at least 2 characters.'));
  await user.type(field('Name'), 'gent');
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Name')).toBe('A role with this name already exists.'));
  expect(server.requestsTo(updateRole)[0]?.body).toMatchObject({ roleId: LEAD.roleId, roleName: 'Agent' });

  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(user, 'Keep editing');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(field('Name').value).toBe('Agent');
  await user.keyboard('{Escape}');
  await press(user, 'Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an unused role is deleted after a confirmation [USR-05]', async () => {
  const { server, user } = await openTeam({ roles: [LEAD], at: AT });
  server.answer(deleteRole, { status: 'success' });
  await pick(user, 'Actions for the role Shift lead', 'Delete…');
  await user.click((await dialog()).getByRole('button', { name: 'Delete role' }));
  await screen.findByText('Role Shift lead deleted');
  expect(server.requestsTo(deleteRole)[0]?.queryString).toBe(`roleId=${LEAD.roleId}`);
});

test('a role in use shows its members instead, also if that happened in the meantime [USR-05]', async () => {
  const { server, user, router } = await openTeam({
    roles: [LEAD],
    members: [aMember({ userName: 'Elif Kaya' })],
    at: AT,
  });
  const message = 'This role is in use. Elif Kaya holds it.';
  server.refuse(deleteRole, 'role_in_use', { message });
  await pick(user, 'Actions for the role Shift lead', 'Delete…');
  await user.click((await dialog()).getByRole('button', { name: 'Delete role' }));
  await screen.findByText('Shift lead is in use');
  expect(screen.getByText(message)).toBeTruthy();
  await screen.findByText('Elif Kaya');
  await press(user, 'Show users');
  await waitFor(() => expect(router.state.location.search).toBe(`?role=${LEAD.roleId}`));
});

test.each([
  ['an open invitation', { invitedCount: 1 }, '1 invited'],
  ['a group without people', { groupCount: 1 }, '1 group'],
])('a role that only %s has is shown as in use without a request [USR-05]', async (_what, use, shown) => {
  const role = { ...LEAD, ...use };
  const { server, user } = await openTeam({
    roles: [role],
    members: [anInvitation({ emailId: 'sofia@halden.no', roles: [role] })],
    groups: [aGroup({ groupName: 'Weekend', roles: [role] })],
    at: AT,
  });
  await screen.findByText(shown);
  await pick(user, 'Actions for the role Shift lead', 'Delete…');
  const asked = await dialog();
  await asked.findByText('Shift lead is in use');
  await asked.findByText(/sofia@halden\.no/);
  await asked.findByText(/Weekend/);
  expect(asked.queryByRole('button', { name: 'Delete role' })).toBeNull();
  expect(server.requestsTo(deleteRole)).toEqual([]);
});

test('roles that fail to load show the reason and can be retried', async () => {
  const { server, user } = await openTeam({
    at: AT,
    prepare: (server) => server.refuse(listRoles, 'limit_reached'),
  });
  await screen.findByText(/You’ve reached your plan’s limit/);
  server.answer(listRoles, { status: 'success', items: [LEAD], total: 1, offset: 0 });
  await press(user, 'Try again');
  await screen.findByText('Shift lead');
});
