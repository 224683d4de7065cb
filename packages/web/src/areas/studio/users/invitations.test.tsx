import { deleteInvite, inviteUser, resendInvite } from '@parrot/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { freezeTime, seen } from '../../../testing/home.ts';
import { press } from '../../../testing/press.ts';
import { field, fill, problemAt } from '../studio.fixture.tsx';
import {
  APPS,
  aGroup,
  anInvitation,
  aRole,
  choose,
  dialog,
  inHours,
  openTeam,
  ROLES,
  rows,
} from './team.fixture.tsx';

const AT = '/?tab=invitations';
const SOFIA = anInvitation();
const LEA = anInvitation({ emailId: 'lea@halden.no', status: 'EXPIRED', expiresAt: inHours(-1) });
const outcome = (of: typeof SOFIA, message = '') => ({ id: of.invitationId ?? '', ok: !message, message });
const ADDRESSES = 'E-mail addresses';

async function openInvite(team: Parameters<typeof openTeam>[0] = {}) {
  const opened = await openTeam(team);
  await press(opened.user, 'Invite people');
  await screen.findByRole('combobox', { name: 'Roles' });
  return opened;
}
const sendAs = async (user: UserEvent, role: string) => {
  await choose(user, 'Roles', role);
  await press(user, /^Send/);
};

test('an open invitation shows the remaining time, an expired one says so [USR-01]', async () => {
  const { user, router } = await openTeam({ members: [SOFIA, LEA], at: AT });
  await screen.findByText('sofia@halden.no');
  expect(rows()[0]?.textContent).toMatch(/sofia@halden.noAgent.*by Maya LindqvistExpires in 5 h/);
  expect(rows()[1]?.textContent).toContain('Invitation Link is Expired');
  await user.click(screen.getByRole('radio', { name: 'Expired' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toBe(`${AT.slice(1)}&show=expired`);
});

test('the remaining time counts down [USR-01]', async () => {
  freezeTime();
  const { unmount } = await openTeam({ members: [anInvitation({ expiresAt: inHours(1.002) })], at: AT });
  await seen(() => screen.getByText('Expires in 1 h'));
  await vi.advanceTimersByTimeAsync(30_000);
  await seen(() => screen.getByText('Expires in 60 min'));
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await seen(() => screen.getByText('Invitation Link is Expired'));
  unmount();
});

test('an invitation is sent again, and deleted after a confirmation [USR-07]', async () => {
  const { server, user } = await openTeam({ members: [SOFIA], at: AT });
  server.answer(resendInvite, { status: 'success', results: [outcome(SOFIA)] });
  server.answer(deleteInvite, { status: 'success', results: [outcome(SOFIA)] });
  await press(user, 'Send again: the invitation to sofia@halden.no');
  await screen.findByText('A new link is on its way to sofia@halden.no.');
  await press(user, 'Delete the invitation to sofia@halden.no');
  const question = await dialog();
  expect(server.asked(deleteInvite)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('The invitation of sofia@halden.no is deleted.');
  const sent = { invitationIds: [SOFIA.invitationId] };
  expect(server.asked(resendInvite)[0]?.body).toMatchObject(sent);
  expect(server.asked(deleteInvite)[0]?.body).toMatchObject(sent);
});

test('in a bulk action, each failure is reported [USR-07]', async () => {
  const { server, user } = await openTeam({ members: [SOFIA, LEA], at: AT });
  const message = 'We could not find that.';
  server.answer(resendInvite, { status: 'success', results: [outcome(SOFIA), outcome(LEA, message)] });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all loaded invitations' }));
  const bar = within(await screen.findByRole('region', { name: 'Acts for those selected' }));
  await user.click(bar.getByRole('button', { name: 'Send again' }));
  const failed = await screen.findByRole('list', { name: 'What did not work, and why' });
  expect(failed.textContent).toBe(`lea@halden.no${message}`);
});

test('without invitations, the empty state says so', async () => {
  await openTeam({ members: [], at: AT });
  await screen.findByText('No open invitations');
});

test('a pasted list becomes addresses; invalid ones are marked and stay [VAL-01] [USR-07]', async () => {
  const { server, user } = await openInvite({ groups: [aGroup({ groupName: 'Night shift' })] });
  server.answer(inviteUser, ({ body }) => ({
    status: 'success' as const,
    results: ((body?.emailIds ?? []) as string[]).map((emailId) => ({
      emailId,
      outcome: emailId.startsWith('tomas') ? ('already_member' as const) : ('invited' as const),
      message: emailId.startsWith('tomas') ? 'This person is a member already.' : '',
      invitationId: null,
    })),
  }));
  const pasted =
    'Karin@halden.no, Mats Berg <mats@halden.no>\nolga@halden..no;tomas@halden.no karin@halden.no';
  await fill(user, ADDRESSES, pasted);
  await waitFor(() =>
    expect(problemAt(ADDRESSES)).toBe('olga@halden..no: not an e-mail address. It will not be sent.'),
  );
  expect(screen.getByRole('button', { name: 'Send 3 invitations' })).toBeTruthy();
  await choose(user, 'Apps', 'StoreAssist');
  await choose(user, 'Groups', 'Night shift');
  await sendAs(user, 'Agent');
  await screen.findByText(/^2 invitations are on their way/);
  expect(server.asked(inviteUser)[0]?.body).toMatchObject({
    emailIds: ['karin@halden.no', 'mats@halden.no', 'tomas@halden.no'],
    roleIds: [ROLES.agent.roleId],
    appIds: [APPS[0]?.appId],
  });
  await waitFor(() =>
    expect(problemAt(ADDRESSES)).toBe(
      'olga@halden..no: not an e-mail address. It will not be sent.tomas@halden.no: This person is a member already.',
    ),
  );
  await press(user, 'Take olga@halden..no out');
  await user.keyboard('{Tab}{Tab}');
  await waitFor(() => expect(screen.queryByText(/olga@halden..no:/)).toBeNull());
});

test('if all are sent, the dialog closes and says so', async () => {
  const { server, user } = await openInvite();
  const reply = { emailId: 'karin@halden.no', outcome: 'invited' as const, message: '', invitationId: null };
  server.answer(inviteUser, { status: 'success', results: [reply] });
  await user.type(field(ADDRESSES), 'karin@halden.no');
  await sendAs(user, 'Agent');
  await screen.findByText('The invitation to karin@halden.no is on its way.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an invitation needs an address and a role; server errors are shown at their fields [VAL-03]', async () => {
  const { server, user } = await openInvite();
  await press(user, 'Send invitations');
  await waitFor(() => expect(problemAt(ADDRESSES)).toBe('Required'));
  await waitFor(() => expect(problemAt('Roles')).toBe('Required'));
  await waitFor(() => expect(document.activeElement).toBe(field(ADDRESSES)));
  server.refuse(inviteUser, 'bad_input', { fields: { roleIds: 'This role is gone.' } });
  await user.type(field(ADDRESSES), 'karin@halden.no{Enter}');
  await sendAs(user, 'Agent');
  await waitFor(() => expect(problemAt('Roles')).toBe('This role is gone.'));
  server.refuse(inviteUser, 'limit_reached');
  await press(user, 'Send 1 invitation');
  expect((await screen.findByRole('alert')).textContent).toContain('Your plan does not allow more');
});

test('the screens that the selected roles open are shown; roles with more rights are not offered [USR-04]', async () => {
  const owner = aRole('owner', { grantable: false });
  const { user } = await openInvite({ roles: [owner, ROLES.builder, ROLES.agent, aRole('supervisor')] });
  expect(screen.getByText('Choose a role, and you see here what it opens.')).toBeTruthy();
  await choose(user, 'Roles', 'Builder');
  const list = (name: string) => screen.getByRole('list', { name }).textContent;
  expect(list('Opens')).toBe('Studio, without any app yetMaking and publishing appsPredefined responses');
  expect(list('Hidden')).toContain('Manage UsersSubscription and paymentDesk');
  await choose(user, 'Apps', 'ReturnsDesk');
  expect(list('Opens')).toContain('Studio with ReturnsDesk');
  await user.click(screen.getByRole('combobox', { name: 'Roles' }));
  await screen.findByRole('option', { name: 'Supervisor' });
  expect(screen.queryByRole('option', { name: 'Owner' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Supervisor' }));
  expect(list('Opens')).toContain('Desk with the chats of all apps');
  expect(screen.queryByRole('combobox', { name: 'Apps' })).toBeNull();
});
