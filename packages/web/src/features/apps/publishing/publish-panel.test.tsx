import {
  type AnswerComparison,
  type App,
  appDetails,
  appInstalls,
  defaultSettings,
  openAnswerComparison,
  type PublishCheck,
  publishApp,
  publishChecks,
  shareCode,
  unpublishApp,
} from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { press } from '../../../testing/press.ts';
import { renderPage } from '../../../testing/render.tsx';
import { startServer } from '../../../testing/server.ts';
import { MAYA, signIn } from '../../../testing/users.ts';
import { useAppDetails } from '../use-app-details.ts';
import { PublishPanel } from './publish-panel.tsx';

const done = { status: 'success' } as const;
const DRAFT: App = {
  appId: newId('app'),
  parrotId: newId('prt'),
  appName: 'StoreAssist',
  description: '',
  appType: 'Q&A',
  status: 'draft',
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
  publishedAt: null,
  hasUnpublishedChanges: true,
  archivedAt: null,
};
const LIVE: App = {
  ...DRAFT,
  status: 'published',
  publishedAt: '2026-03-01T10:00:00.000Z',
  hasUnpublishedChanges: false,
};
const SHARE = {
  ...done,
  parrotId: DRAFT.parrotId,
  embedCode: '<script async crossorigin src="https://parrot.example/widget/prt_1.js"></script>',
  testPageUrl: 'https://parrot.example/try/prt',
  results: [],
};
const FINE: PublishCheck[] = [{ check: 'knowledge', state: 'fine', values: { count: '2' } }];
const NO_QUESTIONS: AnswerComparison = {
  state: 'done',
  done: 0,
  total: 0,
  counts: { worse: 0, changed: 0, better: 0, same: 0 },
  runId: 'run',
};
const fixLinks = {
  knowledge: '/questions',
  contrast: '/colors',
  domains: '/publish#allowed-sites',
  handOver: '/people',
  identity: '/publish#signed-in-visitors',
  flow: '/flow',
  tests: '/tests',
  sources: '/sources',
};

function Panel({ saveFirst }: { saveFirst: () => Promise<boolean> }) {
  const { data } = useAppDetails(DRAFT.appId);
  const [value, onChange] = useState<string[]>([]);
  if (!data) return null;
  const domains = { value, onChange, problem: undefined };
  const authentication = { value: false, onChange: () => {} };
  const causeLink = () => '/questions';
  return (
    <PublishPanel
      app={data.app}
      {...{ saveFirst, fixLinks, causeLink, domains, authentication }}
      changes={null}
    />
  );
}

type Opening = { checks?: PublishCheck[]; saveFirst?: () => Promise<boolean> };

async function openPanel(app: App, { checks = FINE, saveFirst = async () => true }: Opening = {}) {
  const server = await startServer();
  const now = { app };
  const settings = defaultSettings(app.appName);
  server.answer(appDetails, () => ({ ...done, app: now.app, settings, revision: 1 }));
  server.answer(shareCode, SHARE);
  server.answer(publishChecks, { ...done, checks });
  server.answer(appInstalls, { ...done, items: [] });
  server.answer(openAnswerComparison, { ...done, comparison: NO_QUESTIONS });
  server.answer(publishApp, () => {
    now.app = LIVE;
    const published = { publishedAt: DRAFT.updatedAt, publishedBy: MAYA.name, isLive: true };
    return { ...done, app: LIVE, version: { versionId: newId('ver'), number: 1, note: '', ...published } };
  });
  server.answer(unpublishApp, () => {
    now.app = DRAFT;
    return { ...done, app: DRAFT };
  });
  signIn();
  const user = userEvent.setup({ delay: null });
  renderPage(<Panel saveFirst={saveFirst} />);
  await screen.findByRole('heading', { name: 'Publish' });
  await screen.findByRole('list', { name: 'Checks before publishing' });
  return { server, user };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test("a bot without content can't be published", async () => {
  const checks: PublishCheck[] = [{ check: 'knowledge', state: 'stop', values: { count: '0' } }];
  await openPanel({ ...DRAFT, faqCount: 0 }, { checks });
  const check = await screen.findByRole('listitem');
  within(check).getByLabelText('Blocks publishing');
  expect(within(check).getByRole('link', { name: 'Add question' }).getAttribute('href')).toBe('/questions');
  await waitFor(() => expect(button('Publish').disabled).toBe(true));
  expect(screen.queryByLabelText('Release note')).toBeNull();
});

test('each check has a text and a link to fix it; warnings do not block publishing [DSG-10]', async () => {
  const contrast = { pair: 'suggestiveMenuTextColor', ratio: '2.2', count: '1' };
  await openPanel(DRAFT, {
    checks: [
      ...FINE,
      { check: 'contrast', state: 'advice', values: contrast },
      { check: 'domains', state: 'advice', values: { domains: '' } },
      { check: 'handOver', state: 'advice', values: { agents: '0' } },
    ],
  });
  await screen.findByText('The bot knows 2 questions.');
  screen.getByText(/^Suggestions text is hard to read: contrast 2.2 : 1/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/colors', '/publish#allowed-sites', '/people']);
  await waitFor(() => expect(button('Publish').disabled).toBe(false));
});

test('publishing sends the note and shows the embed snippet, the test page and its QR code [APP-05] [DSG-10]', async () => {
  const { server, user } = await openPanel(DRAFT);
  await user.type(await screen.findByLabelText('Release note'), 'First version');
  await press(user, 'Publish');
  await screen.findByText(SHARE.embedCode);
  expect(server.requestsTo(publishApp)[0]?.body).toEqual({
    tenantId: MAYA.tenantId,
    appId: DRAFT.appId,
    note: 'First version',
  });
  await screen.findByText('Published. Your bot is live.');
  expect(screen.getByRole('link', { name: 'Open test page' }).getAttribute('href')).toBe(SHARE.testPageUrl);
  await screen.findByRole('img', { name: 'QR code for the test page' });
  await screen.findByText('Visitors see your latest changes.');
  await waitFor(() => expect(button('Publish changes').disabled).toBe(true));
});

test('unsaved changes are not published [DSG-10]', async () => {
  const { server, user } = await openPanel(DRAFT, { saveFirst: async () => false });
  await press(user, 'Publish');
  await screen.findByText('Your latest changes aren’t saved yet. Check them first.');
  expect(server.requestsTo(publishApp)).toEqual([]);
});

test('a refused publication shows the reason and keeps the note [APP-05]', async () => {
  const { server, user } = await openPanel({ ...LIVE, hasUnpublishedChanges: true });
  server.refuse(publishApp, 'not_ready');
  await screen.findByText('You have unpublished changes.');
  await user.type(await screen.findByLabelText('Release note'), 'Second version');
  await press(user, 'Publish changes');
  await screen.findByText('This app isn’t ready to publish yet.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Release note').value).toBe('Second version');
});

test('unpublishing asks first [APP-05] [DSG-10]', async () => {
  const { server, user } = await openPanel(LIVE);
  await press(user, 'Unpublish');
  await screen.findByText('Unpublish this bot?');
  await press(user, 'Keep it live');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(unpublishApp)).toEqual([]);
  await press(user, 'Unpublish');
  await screen.findByText('Unpublish this bot?');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('Unpublished');
  expect(server.requestsTo(unpublishApp)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(SHARE.embedCode)).toBeNull());
});

test('the snippet is copied, or a message says that the browser does not allow it', async () => {
  const { user } = await openPanel(LIVE);
  await screen.findByText(SHARE.embedCode);
  await press(user, 'Copy');
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(SHARE.embedCode);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press(user, 'Copied');
  expect((await screen.findByRole('alert')).textContent).toContain('Your browser blocked copying');
});

test('a snippet that failed to load can be requested again', async () => {
  const { server, user } = await openPanel(DRAFT);
  server.refuse(shareCode, 'too_many');
  await press(user, 'Publish');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(shareCode, SHARE);
  await user.click(again);
  await screen.findByText(SHARE.embedCode);
});

test('sites are validated by the contract’s rule, and installs are shown [DSG-10]', async () => {
  const { server, user } = await openPanel(LIVE);
  await user.type(screen.getByLabelText('Add domain'), 'not a site');
  await press(user, 'Add');
  await screen.findByText('Please enter a domain such as example.com.');
  await user.clear(screen.getByLabelText('Add domain'));
  await user.type(screen.getByLabelText('Add domain'), 'https://Shop.Halden.example/lamps{Enter}');
  await screen.findByRole('button', { name: 'Remove shop.halden.example' });
  await screen.findByText(/The bot hasn’t been loaded yet/);
  const now = new Date().toISOString();
  server.answer(appInstalls, {
    ...done,
    items: [
      { site: 'shop.halden.example', lastSeenAt: now, allowed: true },
      { site: 'copycat.example', lastSeenAt: now, allowed: false },
    ],
  });
  await press(user, 'Check again');
  const seen = within(await screen.findByRole('list', { name: 'Installation' })).getAllByRole('listitem');
  expect(seen[0]?.textContent).toContain('Installed');
  expect(seen[1]?.textContent).toContain('Not allowed');
  await press(user, 'Allow copycat.example');
  await screen.findByRole('button', { name: 'Remove copycat.example' });
});
