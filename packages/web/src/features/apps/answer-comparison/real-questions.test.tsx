import {
  type AnswerComparison,
  type App,
  appDetails,
  type ComparedAnswer,
  defaultSettings,
  listComparedAnswers,
  openAnswerComparison,
  publishApp,
  publishChecks,
} from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { renderPage } from '../../../testing/render.tsx';
import { startServer } from '../../../testing/server.ts';
import { MAYA, signIn } from '../../../testing/users.ts';
import { PublishCard } from '../publishing/publish-card.tsx';
import type { FixLinks } from '../publishing/publish-checks.tsx';
import { useAppDetails } from '../use-app-details.ts';

const done = { status: 'success' } as const;
const EDITED: App = {
  appId: newId('app'),
  parrotId: newId('prt'),
  appName: 'StoreAssist',
  description: '',
  appType: 'Q&A',
  status: 'published',
  language: 'en',
  languageList: [],
  avatarUrl: '',
  faqCount: 2,
  sourceCount: 0,
  conversationsToday: 0,
  answeredShare: null,
  createdBy: { userId: MAYA.userId, userName: MAYA.name },
  isMine: true,
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: MAYA.name,
  publishedAt: '2026-03-01T10:00:00.000Z',
  hasUnpublishedChanges: true,
  archivedAt: null,
};
const faqId = newId('faq');
const NONE = { kind: 'unknown', text: '', title: '', score: 0 } as const;
const WORSE: ComparedAnswer = {
  question: 'Can I return a lamp?',
  asked: 3,
  testName: '',
  outcome: 'worse',
  evidence: 'helpful',
  before: { kind: 'answer', text: '**Thirty** days.', title: 'Can I return a lamp?', faqId, score: 1 },
  after: NONE,
  cause: { what: 'faq', change: 'removed', faqId, name: 'Can I return a lamp?' },
};
const BETTER: ComparedAnswer = {
  ...WORSE,
  question: 'Where can I park?',
  asked: 1,
  outcome: 'better',
  evidence: 'none',
  before: { ...NONE, kind: 'didYouMean', text: 'Are you open?\nWhere are you?' },
  after: { kind: 'answer', text: 'Behind the house.', title: '', faqId, score: 1 },
  cause: { what: 'setting', name: 'behaviour.answerThreshold', before: '', after: '0.3' },
};
const compared = (change: Partial<AnswerComparison> = {}): AnswerComparison => ({
  state: 'done',
  done: 5,
  total: 5,
  counts: { worse: 1, changed: 0, better: 1, same: 3 },
  runId: 'run',
  ...change,
});

function Card() {
  const { data } = useAppDetails(EDITED.appId);
  if (!data) return null;
  return (
    <PublishCard
      app={data.app}
      fixLinks={{} as FixLinks}
      causeLink={({ what }) => `/fix/${what}`}
      changes={null}
      saveFirst={async () => true}
    />
  );
}

async function openCard(comparison: AnswerComparison) {
  const server = await startServer();
  const settings = defaultSettings(EDITED.appName);
  const now = { comparison };
  server.answer(appDetails, { ...done, app: EDITED, settings, revision: 1 });
  server.answer(publishChecks, { ...done, checks: [] });
  server.answer(openAnswerComparison, () => ({ ...done, comparison: now.comparison }));
  server.answer(listComparedAnswers, ({ body }) => {
    const { outcome } = body as { outcome: string };
    const items = [WORSE, BETTER].filter((answer) => answer.outcome === outcome);
    return { ...done, items, total: items.length, offset: 0 };
  });
  const published = { publishedAt: EDITED.updatedAt, publishedBy: MAYA.name, isLive: true };
  const version = { versionId: newId('ver'), number: 2, note: '', ...published };
  server.answer(publishApp, { ...done, app: EDITED, version });
  signIn();
  const user = userEvent.setup({ delay: null });
  renderPage(<Card />);
  await screen.findByRole('heading', { name: 'Real questions' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish changes' }).disabled).toBe(false),
  );
  return { server, user, now };
}
const dialog = () => screen.findByRole('dialog');

test('each outcome opens with one click: both replies, the cause and a link to it', async () => {
  const { user } = await openCard(compared());
  await press(user, '1 worse');
  const worse = within(await screen.findByRole('list', { name: 'Worse answers' })).getByRole('listitem');
  expect(worse.textContent).toContain('Can I return a lamp? · asked 3 times');
  within(worse).getByText('Thirty days.');
  within(worse).getByText('No answer');
  expect(worse.textContent).toContain(
    '“Can I return a lamp?” was deleted. Visitors rated the live answer helpful.',
  );
  expect(within(worse).getByRole('link', { name: 'View questions' }).getAttribute('href')).toBe('/fix/faq');

  await press(user, '1 better');
  const better = within(await screen.findByRole('list', { name: 'Better answers' })).getByRole('listitem');
  expect(better.textContent).toContain('Did you mean: Are you open? · Where are you?');
  expect(better.textContent).toContain('Confidence threshold changed from 0.5 to 0.3.');
  expect(screen.queryByRole('list', { name: 'Worse answers' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '0 changed' }).disabled).toBe(true);
});

test('publishing with a worse answer asks once', async () => {
  const { server, user } = await openCard(compared());
  await press(user, 'Publish changes');
  within(await dialog()).getByText('Publish with 1 worse answer?');
  await press(user, 'Look at them first');
  await screen.findByRole('list', { name: 'Worse answers' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(publishApp)).toEqual([]);
  await press(user, 'Publish changes');
  await screen.findByText('Published. Your bot is live.');
});

test('it can be published anyway', async () => {
  const { server, user } = await openCard(compared());
  await press(user, 'Publish changes');
  await dialog();
  await press(user, 'Publish anyway');
  await screen.findByText('Published. Your bot is live.');
  expect(server.requestsTo(publishApp)).toHaveLength(1);
});

describe('while the comparison runs', () => {
  const none = { worse: 0, changed: 0, better: 0, same: 2 };
  const running = compared({ state: 'running', done: 2, counts: none });

  test('its progress is shown, and publishing waits for it', async () => {
    const { server, user, now } = await openCard(running);
    await screen.findByText('2 of 5 questions compared');
    expect(
      screen.getByRole('progressbar', { name: 'Progress of the comparison' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    await press(user, 'Publish changes');
    within(await dialog()).getByText(/^2 of 5 compared/);
    expect(server.requestsTo(publishApp)).toEqual([]);
    now.comparison = compared({ counts: { ...none, same: 5 } });
    await screen.findByText('Published. Your bot is live.');
    expect(server.requestsTo(publishApp)).toHaveLength(1);
  });

  test('a worse answer that it finds is asked about', async () => {
    const { server, user, now } = await openCard(running);
    await press(user, 'Publish changes');
    await dialog();
    now.comparison = compared();
    await screen.findByText('Publish with 1 worse answer?');
    expect(server.requestsTo(publishApp)).toEqual([]);
  });

  test('publishing can be canceled, and then asks again', async () => {
    const { server, user } = await openCard(running);
    await press(user, 'Publish changes');
    await dialog();
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(user, 'Publish changes');
    await dialog();
    expect(server.requestsTo(publishApp)).toEqual([]);
  });
});

test('without real questions it says so, and does not ask', async () => {
  const counts = { worse: 0, changed: 0, better: 0, same: 0 };
  const { user } = await openCard(compared({ done: 0, total: 0, counts }));
  await screen.findByText(/^No real questions yet/);
  await press(user, 'Publish changes');
  await screen.findByText('Published. Your bot is live.');
});
