import { type Activity, exportActivity, listActivity } from '@parrot/contract/activity';
import { newId } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../../../testing/press.ts';
import { MAYA } from '../../../testing/users.ts';
import { fill, pageFrom } from '../studio.fixture.tsx';
import { anEntry, choose, openTeam } from './team.fixture.tsx';

const AT = '/?tab=activity';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

const anAct = (change: Partial<Activity> = {}): Activity => ({
  activityId: newId('act'),
  at: new Date().toISOString(),
  act: 'user.removed',
  actorId: MAYA.userId,
  actorName: 'Maya Lindqvist',
  ipAddress: '198.51.100.7',
  userAgent: CHROME,
  subjectId: newId('usr'),
  subjectName: 'Tomás Ruiz',
  values: {},
  ...change,
});
const entries = () => screen.getAllByRole('listitem').map((entry) => entry.querySelector('p')?.textContent);

test('activity is shown in sentences, grouped by day', async () => {
  const until = new Date(2031, 0, 6, 9).toISOString();
  const self = { actorId: MAYA.userId, subjectId: MAYA.userId, subjectName: 'Maya Lindqvist' };
  const items = [
    anAct({ act: 'user.madeInactive', values: { until, reason: 'Technical Issues' } }),
    anAct({ act: 'user.madeInactive', ...self, values: { until: '' } }),
    anAct({ act: 'user.returned', actorId: null, actorName: '' }),
    anAct({ values: { successor: 'Elif' } }),
    anAct({ act: 'user.rolesChanged', values: { before: 'Agent', after: 'Builder' } }),
    anAct({ act: 'invitation.resent', actorId: null, subjectName: 'sofia@halden.no' }),
    anAct({ act: 'role.changed', subjectName: 'Lead', values: { formerName: 'Chief' } }),
    anAct({ act: 'faq.added', subjectName: 'What is <b>bold</b> & new?', values: { appName: 'Shop' } }),
    anAct({ act: 'app.published', subjectName: 'Shop', at: '2026-03-01T10:00:00.000Z' }),
  ];
  await openTeam({ at: AT, prepare: (server) => server.answer(listActivity, pageFrom(items)) });
  await screen.findByRole('heading', { name: 'Today' });
  expect(entries()).toEqual([
    expect.stringMatching(/^Maya Lindqvist deactivated Tomás Ruiz until Monday, January 6, 2031/),
    'Maya Lindqvist set themselves as away.',
    'Tomás Ruiz was reactivated automatically.',
    'Maya Lindqvist removed Tomás Ruiz. Their apps moved to Elif.',
    'Maya Lindqvist changed the roles of Tomás Ruiz from Agent to Builder.',
    'sofia@halden.no requested a new invitation link.',
    'Maya Lindqvist changed the role Chief, now Lead.',
    'Maya Lindqvist added a question to Shop: What is <b>bold</b> & new?',
    'Maya Lindqvist published the app Shop.',
  ]);
  expect(screen.getByRole('heading', { name: 'March 1, 2026' })).toBeTruthy();
});

test('a sentence is in the singular for one question, conversation or day', async () => {
  const shop = { subjectName: 'Shop' };
  const items = [
    anAct({ act: 'faq.manyDeleted', values: { appName: 'Shop', count: '1' } }),
    anAct({ act: 'faq.manyDeleted', values: { appName: 'Shop', count: '2' } }),
    anAct({ act: 'app.retentionChanged', ...shop, values: { daysBefore: '', daysAfter: '1' } }),
    anAct({ act: 'app.conversationsExpired', ...shop, values: { count: '1', days: '30' } }),
    anAct({ act: 'app.conversationsExpired', ...shop, values: { count: '5', days: '1' } }),
  ];
  await openTeam({ at: AT, prepare: (server) => server.answer(listActivity, pageFrom(items)) });
  await screen.findByRole('heading', { name: 'Today' });
  expect(entries()).toEqual([
    'Maya Lindqvist deleted 1 question from Shop.',
    'Maya Lindqvist deleted 2 questions from Shop.',
    'Maya Lindqvist set Shop to keep conversations for 1 day.',
    '1 conversation of Shop was deleted after 30 days.',
    '5 conversations of Shop were deleted after 1 day.',
  ]);
});

test('the origin of an action is shown on demand', async () => {
  const { user } = await openTeam({
    at: AT,
    prepare: (server) =>
      server.answer(
        listActivity,
        pageFrom([anAct({ act: 'role.changed', values: { before: 'Desk', after: 'Studio' } })]),
      ),
  });
  expect(screen.queryByText('198.51.100.7')).toBeNull();
  await press(user, /^Details Maya Lindqvist changed the role/);
  for (const text of ['198.51.100.7', 'Chrome 126 on Windows', 'Desk', 'Studio'])
    expect(screen.getByText(text)).toBeTruthy();
});

test('it is filtered by text, kind, user and days, all stored in the URL', async () => {
  const elif = anEntry('Elif');
  const { server, user, router } = await openTeam({ active: [elif], at: `${AT}&from=2026-03-01&kind=role` });
  await screen.findByText('No matching activity');
  expect(server.requestsTo(listActivity)[0]?.body).toMatchObject({
    subjects: ['role'],
    from: new Date(2026, 2, 1).toISOString(),
  });
  await choose(user, 'User', 'Elif');
  await screen.findByRole('button', { name: 'Remove filter User: Elif' });
  await press(user, 'Kind');
  await user.click(await screen.findByRole('checkbox', { name: 'Groups' }));
  await screen.findByRole('button', { name: 'Remove filter Kind: Groups' });
  await fill(user, 'Search activity', 'lead');
  await waitFor(() =>
    expect(server.requestsTo(listActivity).at(-1)?.body).toMatchObject({
      search: 'lead',
      subjects: ['role', 'group'],
      actorId: elif.userId,
    }),
  );
  await press(user, 'Clear all');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=activity&find=lead'));
});

test('more is loaded on demand, and a failure is shown in place', async () => {
  const items = Array.from({ length: 60 }, (_, index) => anAct({ subjectName: `Person ${index}` }));
  const { server, user } = await openTeam({
    at: AT,
    prepare: (server) => server.answer(listActivity, pageFrom(items)),
  });
  await screen.findByText('Person 0');
  expect(entries()).toHaveLength(50);
  server.refuse(listActivity, 'limit_reached');
  await press(user, 'Show more');
  await screen.findByText(/You’ve reached your plan’s limit/);
  server.answer(listActivity, pageFrom(items));
  await press(user, 'Show more');
  await screen.findByText('Person 59');
});

test('without activity, the empty state says so', async () => {
  await openTeam({ at: AT });
  await screen.findByText('No activity yet');
});

test('what the filters show is exported as one file, part by part', async () => {
  const { server, user } = await openTeam({ at: `${AT}&kind=app` });
  const next = newId('act');
  server.answer(exportActivity, ({ body }) => {
    const isFirst = !(body as { after?: string }).after;
    return {
      status: 'success' as const,
      csv: isFirst ? 'first\r\n' : 'second\r\n',
      next: isFirst ? next : null,
    };
  });
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }));
  await press(user, 'Export');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('first\r\nsecond\r\n');
  expect(server.requestsTo(exportActivity).map(({ body }) => body)).toMatchObject([
    { subjects: ['app'] },
    { subjects: ['app'], after: next },
  ]);
});
