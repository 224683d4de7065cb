import { listApps } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { inviteRoles, inviteUser, listUsers } from '@parrot/contract/team';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MAYA } from '../../testing/people.ts';
import { aMember, anApp, button, field, fill, openPage, pageFrom, problemAt } from './studio.fixture.tsx';
import UsersPage from './users-page.tsx';

const AGENT = { roleId: newId('rol'), roleName: 'Agent', builtIn: true };
const APPS = Array.from({ length: 130 }, (_, index) => anApp({ appName: `Shop${index}` }));

async function openUsers(members = [aMember()]) {
  const opened = await openPage(<UsersPage />, {
    prepare: (server) => {
      server.answer(listUsers, pageFrom(members));
      server.answer(listApps, pageFrom(APPS));
      server.answer(inviteRoles, { status: 'success', items: [AGENT] });
    },
  });
  await screen.findAllByRole('row');
  return opened;
}
async function openInvite() {
  const opened = await openUsers();
  await opened.user.click(button('Invite'));
  await screen.findByRole('dialog');
  return opened;
}
async function chooseRole(user: UserEvent) {
  await user.click(field('Role'));
  await user.click(await screen.findByRole('option', { name: 'Agent' }));
}

test('everybody stands in the list with role and state, oneself marked', async () => {
  await openUsers([
    aMember({ userName: MAYA.name, emailId: MAYA.emailId }),
    aMember({
      userId: null,
      invitationId: newId('inv'),
      userName: '',
      emailId: 'sofia@halden.no',
      status: 'INVITED',
      expiresAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
    }),
    aMember({ userName: 'Léa Moreau', status: 'EXPIRED' }),
    aMember({ userName: 'Diego Santos', status: 'INACTIVE' }),
  ]);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toContain('Maya LindqvistYoumaya@halden.noAgentActive');
  expect(rows[2]).toContain('sofia@halden.noAgentInvited – expires in 5 hours');
  expect(rows[3]).toContain('Invitation Link is Expired');
  expect(rows[4]).toContain('Temporarily Inactive');
  expect(screen.getByText('4 people')).toBeTruthy();
});

test('a search that finds nobody says so', async () => {
  const { server, user } = await openUsers();
  server.answer(listUsers, pageFrom([]));
  await fill(user, 'Find somebody', 'zebra');
  await screen.findByText('Nobody is called like that');
  expect(server.asked(listUsers).at(-1)?.body).toMatchObject({ search: 'zebra' });
});

test('an invitation needs a sound address and a role [VAL-01] [VAL-03]', async () => {
  const { server, user } = await openInvite();
  await fill(user, 'E-mail address', 'maya..l@halden');
  await user.click(button('Send invitation'));
  expect(problemAt('E-mail address')).toBe('Please enter a valid e-mail address.');
  expect(problemAt('Role')).toBe('Required');
  expect(document.activeElement).toBe(field('E-mail address'));
  expect(server.asked(inviteUser)).toEqual([]);
});

test('an invitation goes out with role and apps, all apps among the choices', async () => {
  const { server, user } = await openInvite();
  server.answer(inviteUser, { status: 'success', invitationId: newId('inv') });
  await fill(user, 'E-mail address', ' New.Agent@Halden.no ');
  await chooseRole(user);
  await user.type(await screen.findByRole('combobox', { name: 'Apps' }), 'Shop129');
  await user.click(await screen.findByRole('option', { name: 'Shop129' }));
  await user.click(button('Send invitation'));
  await screen.findByText(/on its way to new.agent@halden.no/);
  expect(server.asked(inviteUser)[0]?.body).toEqual({
    tenantId: MAYA.tenantId,
    emailId: 'new.agent@halden.no',
    roleIds: [AGENT.roleId],
    appIds: [APPS[129]?.appId],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [
    'of nothing in particular at the address',
    undefined,
    'E-mail address',
    'This person is a member already.',
  ],
  ['of a field at that field', { roleIds: 'This role is gone.' }, 'Role', 'This role is gone.'],
])('what the server says %s', async (_what, fields, label, words) => {
  const { server, user } = await openInvite();
  server.refuse(inviteUser, 'already_member', fields && { fields });
  await fill(user, 'E-mail address', 'tomas@halden.no');
  await chooseRole(user);
  await user.click(button('Send invitation'));
  await waitFor(() => expect(problemAt(label)).toBe(words));
  expect(screen.queryByRole('alert')).toBeNull();
  await fill(user, 'E-mail address', 'x');
  expect(problemAt(label)).toBe('');
});
