import { newId } from '@parrot/contract/core';
import {
  listUsers,
  makeActive,
  makeInactive,
  removeUsers,
  setUserRoles,
  userApps,
  userRoles,
} from '@parrot/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import type { TestServer } from '../../../testing/server.ts';
import { fill, problemAt } from '../studio.fixture.tsx';
import {
  APPS,
  aGroup,
  aMember,
  anEntry,
  anInvitation,
  choose,
  dialog,
  inHours,
  membersPage,
  openTeam,
  pick,
  ROLES,
  rows,
} from './team.fixture.tsx';

const MAYA = aMember({ userName: 'Maya Lindqvist', emailId: 'maya@halden.no', isSelf: true });
const TOMAS = aMember();
const AINO = aMember({ userName: 'Aino Virtanen', emailId: 'aino@halden.no' });
const ok = (...members: { userId: string | null }[]) => ({
  status: 'success' as const,
  results: members.map(({ userId }) => ({ id: userId ?? '', ok: true, message: '' })),
});
const listAsked = (server: TestServer) => server.requestsTo(listUsers).map(({ body }) => body);

test('all members are listed with roles, groups and status; the current user is marked [USR-01]', async () => {
  const absence = { since: inHours(-1), reason: 'Technical Issues' as const, byName: 'Maya' };
  const monday = new Date(Date.now() + 9 * 24 * 3_600_000).toISOString();
  const { server } = await openTeam({
    members: [
      MAYA,
      aMember({ userName: 'Elif', groups: [{ groupId: newId('grp'), groupName: 'Support' }] }),
      anInvitation(),
      anInvitation({ emailId: 'lea@halden.no', status: 'EXPIRED' }),
      anInvitation({ emailId: 'late@halden.no', expiresAt: inHours(-1) }),
      aMember({ userName: 'Diego', status: 'INACTIVE', absence: { ...absence, until: null, bySelf: false } }),
      aMember({ userName: 'Aino', status: 'INACTIVE', absence: { ...absence, until: monday, bySelf: true } }),
    ],
  });
  await screen.findByText('Maya Lindqvist');
  const text = rows().map(({ textContent }) => textContent);
  expect(text[0]).toContain('Maya LindqvistYoumaya@halden.noAgentActiveNow');
  expect(text[1]).toContain('AgentSupportActiveNever');
  expect(text[2]).toContain('sofia@halden.noAgentInvited · expires in 5 h');
  expect(text[3]).toContain('Invitation Link is Expired');
  expect(text[4]).toContain('Invitation Link is Expired');
  expect(text[5]).toMatch(/Temporarily Inactive(?! until)/);
  expect(text[6]).toMatch(/Away until \w+ \d+/);
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(tabs()).toEqual([
      'Users 7',
      'Roles 3',
      'Groups 0',
      'Invitations 3',
      'Security',
      'Workspace',
      'Activity',
    ]),
  );
  expect(listAsked(server)).toHaveLength(1);
});

test('search, filters and sort order are stored in the URL and read from it [USR-07]', async () => {
  const groups = [aGroup()];
  const { server, user, router } = await openTeam({ groups, at: `/?status=ACTIVE&role=nonsense` });
  await screen.findByText('Tomás Ruiz');
  expect(listAsked(server)[0]).toMatchObject({ statuses: ['ACTIVE'], roleIds: [], sortBy: 'name' });

  await press(user, 'Role');
  await user.click(await screen.findByRole('checkbox', { name: 'Agent' }));
  await screen.findByRole('button', { name: 'Remove filter Role: Agent' });
  expect(router.state.location.search).toContain(`role=${ROLES.agent.roleId}`);
  const status = 'Remove filter Status: Active';
  await press(user, status);
  await waitFor(() => expect(screen.queryByRole('button', { name: status })).toBeNull());
  await press(user, 'Last active');
  const order = () => screen.getByRole('columnheader', { name: 'Last active' }).getAttribute('aria-sort');
  await waitFor(() => expect(order()).toBe('descending'));
  await fill(user, 'Search by name or email', 'tom');
  await waitFor(() => expect(router.state.location.search).toContain('find=tom'));
  await waitFor(() =>
    expect(listAsked(server).at(-1)).toMatchObject({
      search: 'tom',
      statuses: [],
      roleIds: [ROLES.agent.roleId],
      sortBy: 'lastActive',
      descending: true,
    }),
  );
});

test('a search without results says so and offers to clear it', async () => {
  const { server, user, router } = await openTeam({ members: [], at: '/?find=zebra&status=INACTIVE' });
  await screen.findByText('No matching people');
  server.answer(listUsers, membersPage([TOMAS]));
  await press(user, 'Clear search and filters');
  await screen.findByText('Tomás Ruiz');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('of thousands of members only those on screen are loaded and rendered', async () => {
  const members = Array.from({ length: 5_000 }, (_, index) => aMember({ userName: `Person ${index}` }));
  const { server } = await openTeam({ members });
  await screen.findByText('Person 0');
  expect(rows().length).toBeLessThan(60);
  expect(listAsked(server)).toHaveLength(1);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
});

test('a list that fails to load shows the reason and can be retried', async () => {
  const { server, user } = await openTeam({ prepare: (server) => server.refuse(listUsers, 'limit_reached') });
  await screen.findByText('You’ve reached your plan’s limit. Upgrade your plan to add more.');
  server.answer(listUsers, membersPage([TOMAS]));
  await press(user, 'Try again');
  await screen.findByText('Tomás Ruiz');
});

test('forbidden actions are not offered: on the caller, and on members with more rights', async () => {
  const { user } = await openTeam({ members: [MAYA, aMember({ userName: 'Olga', manageable: false })] });
  await press(user, 'Actions for Maya Lindqvist');
  await screen.findByRole('menuitem', { name: 'Edit roles and apps' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit roles and apps',
    'View activity',
  ]);
  await user.keyboard('{Escape}');
  await press(user, 'Actions for Olga');
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View activity']),
  );
  expect(screen.queryByRole('checkbox', { name: /Select (Maya|Olga)/ })).toBeNull();
});

test('a member is deactivated with a duration and a reason, and the return date is shown [USR-02] [USR-03]', async () => {
  const { server, user } = await openTeam({ members: [TOMAS] });
  server.answer(makeInactive, ok(TOMAS));
  await pick(user, 'Actions for Tomás Ruiz', 'Deactivate…');
  const asked = await dialog();
  expect(asked.getByRole('status').textContent).toMatch(/Reactivated automatically on \w+day, /);
  await choose(user, 'Duration', 'Until Configured');
  expect(asked.getByRole('status').textContent).toContain('until someone reactivates them');
  await choose(user, 'Reason', 'Training or Meetings');
  await user.click(asked.getByRole('button', { name: 'Deactivate' }));
  await screen.findByText('Tomás Ruiz deactivated');
  expect(server.requestsTo(makeInactive)[0]?.body).toMatchObject({
    userIds: [TOMAS.userId],
    unavailability: { duration: 'Until Configured', reason: 'Training or Meetings' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the return date must be in the future; a refusal for one member stays in the dialog [USR-02]', async () => {
  const { server, user } = await openTeam({ members: [TOMAS] });
  const refusal = 'This is the last owner. Make someone else an owner first.';
  server.answer(makeInactive, {
    status: 'success',
    results: [{ id: TOMAS.userId ?? '', ok: false, message: refusal }],
  });
  await pick(user, 'Actions for Tomás Ruiz', 'Deactivate…');
  const asked = await dialog();
  const submit = () => asked.getByRole<HTMLButtonElement>('button', { name: 'Deactivate' });
  await choose(user, 'Duration', 'Custom');
  expect(submit().disabled).toBe(true);
  await user.type(asked.getByLabelText('Until'), '2020-01-01T09:00');
  await asked.findByText(/Choose a date and time/);
  await user.clear(asked.getByLabelText('Until'));
  await user.type(asked.getByLabelText('Until'), `${new Date().getFullYear() + 1}-01-01T09:00`);
  await user.click(submit());
  expect((await asked.findByRole('alert')).textContent).toBe(refusal);
});

test('a deactivated member is activated again [USR-01]', async () => {
  const absence = {
    since: inHours(-1),
    until: inHours(9),
    reason: 'Technical Issues' as const,
    byName: 'Maya',
  };
  const away = aMember({ status: 'INACTIVE', absence: { ...absence, bySelf: false } });
  const { server, user } = await openTeam({ members: [away] });
  server.answer(makeActive, ok(away));
  await pick(user, 'Actions for Tomás Ruiz', 'Reactivate');
  await screen.findByText('Tomás Ruiz reactivated');
  expect(server.requestsTo(makeActive)[0]?.body).toMatchObject({ userIds: [away.userId] });
});

test('removing a member who owns apps first asks for the new owner [USR-07]', async () => {
  const newOwner = anEntry('Elif');
  const { server, user } = await openTeam({
    members: [TOMAS],
    active: [newOwner, { ...anEntry('Tomás'), userId: TOMAS.userId ?? newOwner.userId }],
  });
  const apps = { status: 'success' as const, items: [], total: 0, offset: 0, allApps: false };
  server.answer(userApps, { ...apps, ownedCount: 3 });
  server.answer(removeUsers, ok(TOMAS));
  await pick(user, 'Actions for Tomás Ruiz', 'Remove…');
  const asked = await dialog();
  await asked.findByText('They own 3 apps. Choose a new owner.');
  expect(asked.getByText('Their open conversations return to the queue.')).toBeTruthy();
  const submit = asked.getByRole<HTMLButtonElement>('button', { name: 'Remove Tomás Ruiz' });
  expect(submit.disabled).toBe(true);
  await user.click(asked.getByRole('combobox', { name: 'New owner' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.click(screen.getByRole('option', { name: /Elif/ }));
  await user.click(submit);
  await screen.findByText('Tomás Ruiz removed');
  expect(server.requestsTo(removeUsers)[0]?.body).toMatchObject({
    userIds: [TOMAS.userId],
    successorId: newOwner.userId,
  });
});

test('a bulk action reports each failure and keeps those members selected [USR-07]', async () => {
  const { server, user } = await openTeam({ members: [MAYA, TOMAS, AINO] });
  const message = 'You’d lose your own access.';
  const results = [
    { id: TOMAS.userId ?? '', ok: true, message: '' },
    { id: AINO.userId ?? '', ok: false, message },
  ];
  await user.click(await screen.findByRole('checkbox', { name: 'Select all loaded users' }));
  const bar = within(await screen.findByRole('region', { name: 'Actions for selected users' }));
  expect(bar.getByRole('status').textContent).toBe('2 selected');
  await user.click(bar.getByRole('button', { name: 'Remove' }));
  server.refuse(removeUsers, 'bad_input', { fields: { successorId: 'Required' } });
  await user.click((await dialog()).getByRole('button', { name: 'Remove 2 users' }));
  await waitFor(() => expect(problemAt('New owner')).toBe('Required'));
  server.answer(removeUsers, { status: 'success', results });
  await press(user, 'Remove 2 users');
  await screen.findByText('Done for 1 of 2.');
  const failed = screen.getByRole('list', { name: 'Failed' });
  expect(failed.textContent).toBe(`Aino Virtanen${message}`);
  expect(server.requestsTo(removeUsers)[0]?.body).toMatchObject({ userIds: [TOMAS.userId, AINO.userId] });
  await press(user, 'OK');
  await screen.findByText('1 selected');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Aino Virtanen' }).checked).toBe(true);
});

test('roles and apps are edited with a preview of the screens; rights from groups are shown next to them [USR-07]', async () => {
  const { server, user } = await openTeam({ members: [TOMAS], roles: [...Object.values(ROLES)] });
  server.answer(userRoles, {
    status: 'success',
    roles: TOMAS.roles,
    groups: [{ groupId: newId('grp'), groupName: 'Support', roles: TOMAS.roles }],
  });
  const apps = APPS.slice(0, 1).map((app) => ({ ...app, through: 'given' as const }));
  server.answer(userApps, {
    status: 'success',
    items: apps,
    total: 1,
    offset: 0,
    allApps: false,
    ownedCount: 0,
  });
  server.refuse(setUserRoles, 'own_rights');
  await pick(user, 'Actions for Tomás Ruiz', 'Edit roles and apps');
  const drawer = await dialog();
  await drawer.findByText('Support: Agent');
  const sees = () => drawer.getByRole('list', { name: 'Access' }).textContent;
  await waitFor(() => expect(sees()).toBe('Desk with chats from StoreAssistTake and answer chats'));
  await user.click(drawer.getByRole('checkbox', { name: /Builder/ }));
  expect(sees()).toContain('Studio with StoreAssistCreate and publish apps');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect((await drawer.findByRole('alert')).textContent).toContain('You’d lose your own access.');

  server.answer(setUserRoles, { status: 'success', member: TOMAS });
  await choose(user, 'Apps', 'ReturnsDesk');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await screen.findByText('Roles and apps updated for Tomás Ruiz');
  const [first, second] = server.requestsTo(setUserRoles).map(({ body }) => body);
  expect(first).not.toHaveProperty('appIds');
  expect(second).toMatchObject({
    userId: TOMAS.userId,
    roleIds: [ROLES.agent.roleId, ROLES.builder.roleId],
    appIds: APPS.map(({ appId }) => appId),
  });
});
