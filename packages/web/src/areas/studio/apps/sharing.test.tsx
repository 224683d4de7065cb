import type { Activity } from '@parrot/contract/activity';
import {
  ALREADY_SHARED,
  type AppUser,
  appActivity,
  listAppUsers,
  shareCandidates,
  shareCode,
  unshareApp,
} from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { MAYA, rightsOf } from '../../../testing/users.ts';
import { anApp, button, field, pageFrom } from '../studio.fixture.tsx';
import { chooseAct, openApps } from './apps.fixture.tsx';

const success = { status: 'success' } as const;
const app = anApp();
const SUPPORT = { groupId: newId('grp'), groupName: 'Support' };
const person = (userName: string, change: Partial<AppUser> = {}): AppUser => ({
  userId: newId('usr'),
  userName,
  emailId: `${userName.toLowerCase()}@halden.no`,
  profileUrl: '',
  through: 'role',
  groupName: '',
  ...change,
});
const AINO = person('Aino', { through: 'given' });
const TOMAS = person('Tomas');
const PRIYA = person('Priya');

async function openSharing(rights = rightsOf('owner'), act = 'Share') {
  const opened = await openApps({ mine: [app], rights });
  const stored = { members: [person('Maya', { through: 'owner' }), AINO], groups: [SUPPORT] };
  opened.server.answer(listAppUsers, (request) => ({
    ...pageFrom(stored.members)(request),
    groups: stored.groups,
  }));
  opened.server.answer(shareCandidates, { ...success, users: [TOMAS, PRIYA], groups: [] });
  opened.server.answer(unshareApp, success);
  await chooseAct(opened.user, app, act);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Aino');
  return { ...opened, stored, dialog };
}
const code = { ...success, parrotId: app.parrotId, embedCode: '', testPageUrl: '' };

test('an app is shared with several users; those who already have access are reported [APP-05]', async () => {
  const { server, user, stored, dialog } = await openSharing();
  server.answer(shareCode, () => {
    stored.members.push(PRIYA);
    return {
      ...code,
      results: [
        { id: TOMAS.userId, ok: false, message: ALREADY_SHARED },
        { id: PRIYA.userId, ok: true, message: '' },
      ],
    };
  });
  expect((button('Share') as HTMLButtonElement).disabled).toBe(true);
  await user.click(field('People and groups'));
  await user.click(await screen.findByRole('option', { name: /Tomas/ }));
  await user.click(await screen.findByRole('option', { name: /Priya/ }));
  await press(user, 'Share');
  expect((await screen.findByRole('alert')).textContent).toBe(`Tomas ${ALREADY_SHARED}`);
  await screen.findByText('Shared with Priya');
  const who = within(dialog).getByRole('list', { name: 'Who has access' });
  await within(who).findByText('Priya');
  expect(server.requestsTo(shareCode)[0]?.body).toMatchObject({
    appId: app.appId,
    userIds: [TOMAS.userId, PRIYA.userId],
    groupIds: [],
  });
});

test('access is revoked from a user and from a group, and restored by undo [APP-05]', async () => {
  const { server, user } = await openSharing();
  server.answer(shareCode, { ...code, results: [] });
  await press(user, 'Remove access for Aino');
  await screen.findByText('Aino no longer has access.');
  await press(user, 'Undo');
  await waitFor(() =>
    expect(server.requestsTo(shareCode)[0]?.body).toMatchObject({ userIds: [AINO.userId] }),
  );
  await press(user, 'Remove access for Support');
  await screen.findByText(/The group Support/);
  expect(server.requestsTo(unshareApp).map(({ body }) => body?.from)).toEqual([AINO.userId, SUPPORT.groupId]);
  expect(screen.queryByRole('button', { name: 'Remove access for Maya' })).toBeNull();
});

test('a refused share shows the reason and keeps the selection [APP-05]', async () => {
  const { server, user } = await openSharing();
  server.refuse(shareCode, 'app_archived');
  await user.click(field('People and groups'));
  await user.click(await screen.findByRole('option', { name: /Tomas/ }));
  await press(user, 'Share');
  expect((await screen.findByRole('alert')).textContent).toContain('archived');
  await waitFor(() => expect((button('Share') as HTMLButtonElement).disabled).toBe(false));
});

test('a user who may not share sees who has access and why [APP-05]', async () => {
  const { dialog, server } = await openSharing(rightsOf('billing'), 'People with access');
  for (const text of ['Owner', 'Shared', 'Support']) within(dialog).getByText(text);
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  expect(server.requestsTo(shareCandidates)).toEqual([]);
});

test('the activity of an app is shown in sentences, with names unescaped [APP-05]', async () => {
  const activityOf = (change: Partial<Activity>): Activity => ({
    activityId: newId('act'),
    at: '2026-03-01T10:00:00.000Z',
    act: 'app.created',
    actorId: MAYA.userId,
    actorName: MAYA.name,
    ipAddress: '',
    userAgent: '',
    subjectId: app.appId,
    subjectName: app.appName,
    values: {},
    ...change,
  });
  const { server, user } = await openApps({ mine: [app] });
  server.answer(
    appActivity,
    pageFrom([
      activityOf({ act: 'app.shared', values: { to: '<i>Aino</i>' } }),
      activityOf({ act: 'faq.added', subjectName: 'When are you open?' }),
      activityOf({ values: { sample: 'Hotel reception' } }),
      activityOf({
        act: 'app.passedOn',
        actorId: null,
        actorName: '',
        values: { before: 'Ann', after: 'Bo' },
      }),
    ]),
  );
  await chooseAct(user, app, 'Activity');
  const drawer = await screen.findByRole('dialog', { name: 'Activity of StoreAssist' });
  await within(drawer).findByText(/added a question/);
  expect(
    within(drawer)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent),
  ).toEqual([
    'Maya Lindqvist shared it with <i>Aino</i>.',
    'Maya Lindqvist added a question: When are you open?',
    'Maya Lindqvist created this app from the sample Hotel reception.',
    'Ownership moved from Ann to Bo.',
  ]);
});
