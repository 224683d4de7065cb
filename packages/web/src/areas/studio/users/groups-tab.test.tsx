import { createGroup, deleteGroup, listGroupMembers, listGroups, updateGroup } from '@parrot/contract/team';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { field, fill, pageFrom, problemAt } from '../studio.fixture.tsx';
import { APPS, aGroup, anEntry, choose, dialog, openTeam, pick, ROLES, rows } from './team.fixture.tsx';

const AT = '/?tab=groups';
const SUPPORT = aGroup();
const [ELIF, AINO] = [anEntry('Elif'), anEntry('Aino')];

test("groups are listed with members, roles and apps; those with more rights can't be changed", async () => {
  const { user, router } = await openTeam({
    groups: [SUPPORT, aGroup({ groupName: 'Board', manageable: false, memberCount: 0, roles: [], apps: [] })],
    at: AT,
  });
  await screen.findByText('Board');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'SupportEverybody who answers2 membersAgentStoreAssist',
    'BoardEverybody who answersNo oneNoneNone',
  ]);
  expect(screen.queryByRole('button', { name: /Board/ })).toBeNull();
  await press(user, 'Show the 2 members of Support');
  await waitFor(() => expect(router.state.location.search).toBe(`?group=${SUPPORT.groupId}`));
});

test('a group has members, roles and apps; ownership is not offered [USR-06]', async () => {
  const { server, user } = await openTeam({ groups: [], active: [ELIF, AINO], at: AT });
  server.answer(createGroup, { status: 'success', group: SUPPORT });
  await screen.findByText('No groups yet');
  await press(user, 'New group');
  await screen.findByRole('combobox', { name: 'Roles' });
  await press(user, 'Create group');
  await waitFor(() => expect(problemAt('Name')).toBe('Required'));
  await fill(user, 'Name', 'Night shift');
  await user.click(screen.getByRole('combobox', { name: 'Roles' }));
  await screen.findByRole('option', { name: 'Agent' });
  expect(screen.queryByRole('option', { name: 'Owner' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Agent' }));
  await choose(user, 'Apps', 'ReturnsDesk');
  await choose(user, 'Add members', 'Elif');
  await choose(user, 'Add members', 'Aino');
  await screen.findByText('2 members');
  await press(user, 'Remove Elif');
  await press(user, 'Create group');
  await screen.findByText('Group created');
  expect(server.requestsTo(createGroup)[0]?.body).toMatchObject({
    groupName: 'Night shift',
    userIds: [AINO.userId],
    roleIds: [ROLES.agent.roleId],
    appIds: [APPS[1]?.appId],
  });
});

test('a group is edited as a whole, including its members; a taken name is reported at its field [USR-06]', async () => {
  const many = Array.from({ length: 130 }, (_, index) => anEntry(`Person${index}`));
  const { server, user } = await openTeam({
    groups: [SUPPORT],
    active: [ELIF],
    at: AT,
    prepare: (server) => server.answer(listGroupMembers, pageFrom(many)),
  });
  server.refuse(updateGroup, 'group_name_taken');
  await pick(user, 'Actions for the group Support', 'Edit');
  await screen.findByText('130 members');
  expect(screen.queryByText('Person129')).toBeNull();
  await press(user, 'Show all 130');
  await screen.findByText('Person129');
  await choose(user, 'Add members', 'Elif');
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Name')).toBe('A group with this name already exists.'));
  await fill(user, 'Name', 't');
  expect(problemAt('Name')).toBe('');
  server.answer(updateGroup, { status: 'success', group: SUPPORT });
  await press(user, 'Save');
  await screen.findByText('Group saved');
  expect(server.requestsTo(updateGroup).at(-1)?.body).toMatchObject({
    groupId: SUPPORT.groupId,
    groupName: 'Supportt',
    userIds: [ELIF, ...many].map(({ userId }) => userId),
  });
});

test('deleting a group first lists what its members lose; a refusal stays in the dialog [USR-06]', async () => {
  const { server, user } = await openTeam({ groups: [SUPPORT], at: AT });
  server.refuse(deleteGroup, 'own_rights');
  await pick(user, 'Actions for the group Support', 'Delete…');
  const asked = await dialog();
  for (const text of ['2 members lose:', 'Roles: Agent', 'Apps: StoreAssist'])
    expect(asked.getByText(text)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Delete group' }));
  expect((await asked.findByRole('alert')).textContent).toContain('You’d lose your own access.');
  server.answer(deleteGroup, { status: 'success' });
  await user.click(asked.getByRole('button', { name: 'Delete group' }));
  await screen.findByText('Group Support deleted');
  expect(server.requestsTo(deleteGroup)[0]?.queryString).toBe(`groupId=${SUPPORT.groupId}`);
});

test('deleting a group also lists its open invitations', async () => {
  const { user } = await openTeam({ groups: [{ ...SUPPORT, memberCount: 0, invitedCount: 2 }], at: AT });
  await pick(user, 'Actions for the group Support', 'Delete…');
  await (await dialog()).findByText('2 open invitations include this group and stay valid without it.');
});

test('groups are searched by name on the server', async () => {
  const { server, user } = await openTeam({ groups: [SUPPORT], at: AT });
  await screen.findByText('Support');
  server.answer(listGroups, pageFrom([]));
  await fill(user, 'Search groups', 'zebra');
  await screen.findByText('No matching groups');
  expect(field('Search groups').value).toBe('zebra');
});
