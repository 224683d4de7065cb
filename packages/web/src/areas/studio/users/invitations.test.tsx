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
const ADDRESSES = 'Email addresses';

async function openInvite(team: Parameters<typeof openTeam>[0] = {}) {
  const opened = await openTeam(team);
  await press(opened.user, 'Invite users');
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
  await press(user, 'Resend invitation to sofia@halden.no');
  await screen.findByText('New link sent to sofia@halden.no');
  await press(user, 'Delete invitation to sofia@halden.no');
  const question = await dialog();
  expect(server.requestsTo(deleteInvite)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Invitation to sofia@halden.no deleted');
  const sent = { invitationIds: [SOFIA.invitationId] };
  expect(server.requestsTo(resendInvite)[0]?.body).toMatchObject(sent);
  expect(server.requestsTo(deleteInvite)[0]?.body).toMatchObject(sent);
});

test('in a bulk action, each failure is reported [USR-07]', async () => {
  const { server, user } = await openTeam({ members: [SOFIA, LEA], at: AT });
  const message = 'We couldn’t find that.';
  server.answer(resendInvite, { status: 'success', results: [outcome(SOFIA), outcome(LEA, message)] });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all loaded invitations' }));
  const bar = within(await screen.findByRole('region', { name: 'Actions for selected users' }));
  await user.click(bar.getByRole('button', { name: 'Resend' }));
  const failed = await screen.findByRole('list', { name: 'Failed' });
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
      message: emailId.startsWith('tomas') ? 'This person is already a member.' : '',
      invitationId: null,
    })),
  }));
  const pasted =
    'Karin@halden.no, Mats Berg <mats@halden.no>\nolga@halden..no;tomas@halden.no karin@halden.no';
  await fill(user, ADDRESSES, pasted);
  await waitFor(() =>
    expect(problemAt(ADDRESSES)).toBe('olga@halden..no isn’t a valid email address and won’t be invited.'),
  );
  expect(screen.getByRole('button', { name: 'Send 3 invitations' })).toBeTruthy();
  await choose(user, 'Apps', 'StoreAssist');
  await choose(user, 'Groups', 'Night shift');
  await sendAs(user, 'Agent');
  await screen.findByText(/^2 invitations sent/);
  expect(server.requestsTo(inviteUser)[0]?.body).toMatchObject({
    emailIds: ['karin@halden.no', 'mats@halden.no', 'tomas@halden.no'],
    roleIds: [ROLES.agent.roleId],
    appIds: [APPS[0]?.appId],
  });
  await waitFor(() =>
    expect(problemAt(ADDRESSES)).toBe(
      'olga@halden..no isn’t a valid email address and won’t be invited.tomas@halden.no: This person is already a member.',
    ),
  );
  screen.getByRole('button', { name: 'Send invitations' });
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  await press(user, 'Remove olga@halden..no');
  await user.keyboard('{Tab}{Tab}');
  await waitFor(() => expect(screen.queryByText(/olga@halden..no isn’t/)).toBeNull());
});

test('if all are sent, the dialog closes and says so', async () => {
  const { server, user } = await openInvite();
  const reply = { emailId: 'karin@halden.no', outcome: 'invited' as const, message: '', invitationId: null };
  server.answer(inviteUser, { status: 'success', results: [reply] });
  await user.type(field(ADDRESSES), 'karin@halden.no');
  await sendAs(user, 'Agent');
  await screen.findByText('Invitation sent to karin@halden.no');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closing the dialog with input asks first; without, it closes', async () => {
  const { user } = await openInvite();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Invite users');
  await user.type(await screen.findByLabelText(ADDRESSES, { selector: 'input' }), 'karin@halden.no{Enter}');
  await user.keyboard('{Escape}');
  await press(user, 'Keep editing');
  screen.getByText('karin@halden.no');
  await press(user, 'Cancel');
  await press(user, 'Discard changes');
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
  expect((await screen.findByRole('alert')).textContent).toContain('You’ve reached your plan’s limit');
});

test('the screens that the selected roles open are shown; roles with more rights are not offered [USR-04]', async () => {
  const owner = aRole('owner', { grantable: false });
  const { user } = await openInvite({ roles: [owner, ROLES.builder, ROLES.agent, aRole('supervisor')] });
  expect(screen.getByText('Choose a role to see what it gives access to.')).toBeTruthy();
  await choose(user, 'Roles', 'Builder');
  const list = (name: string) => screen.getByRole('list', { name }).textContent;
  expect(list('Access')).toBe('Studio, no apps yetCreate and publish appsPredefined responses');
  expect(list('No access')).toContain('Manage UsersSubscription and paymentDesk');
  await choose(user, 'Apps', 'ReturnsDesk');
  expect(list('Access')).toContain('Studio with ReturnsDesk');
  await user.click(screen.getByRole('combobox', { name: 'Roles' }));
  await screen.findByRole('option', { name: 'Supervisor' });
  expect(screen.queryByRole('option', { name: 'Owner' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Supervisor' }));
  expect(list('Access')).toContain('Desk with chats from all apps');
  expect(screen.queryByRole('combobox', { name: 'Apps' })).toBeNull();
});
