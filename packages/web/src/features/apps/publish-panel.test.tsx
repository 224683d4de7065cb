import { type App, appDetails, publishApp, shareCode, unpublishApp } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MAYA, signIn } from '../../testing/people.ts';
import { renderPage } from '../../testing/render.tsx';
import { startServer } from '../../testing/server.ts';
import { PublishPanel } from './publish-panel.tsx';
import { useApp } from './use-apps.ts';

const done = { status: 'success' } as const;
const DRAFT: App = {
  appId: newId('app'),
  parrotId: newId('prt'),
  appName: 'StoreAssist',
  appType: 'Q&A',
  status: 'draft',
  language: 'en',
  faqCount: 2,
  conversationsToday: 0,
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: MAYA.name,
  publishedAt: null,
  hasUnpublishedChanges: true,
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
  embedCode: '<script async src="https://parrot.example/widget/parrot.js"></script>',
  testPageUrl: 'https://parrot.example/try/prt',
};

const Panel = () => {
  const { data: app } = useApp(DRAFT.appId);
  return app ? <PublishPanel app={app} /> : null;
};

async function openPanel(app: App) {
  const server = await startServer();
  const now = { app };
  server.answer(appDetails, () => ({ ...done, app: now.app }));
  server.answer(shareCode, SHARE);
  server.answer(publishApp, () => {
    now.app = LIVE;
    const version = { versionId: newId('ver'), number: 1, note: '', publishedAt: DRAFT.updatedAt };
    return { ...done, app: LIVE, version };
  });
  server.answer(unpublishApp, () => {
    now.app = DRAFT;
    return { ...done, app: DRAFT };
  });
  signIn();
  const user = userEvent.setup({ delay: null });
  renderPage(<Panel />);
  await screen.findByRole('heading', { name: 'Publish' });
  return { server, user };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a bot without questions has nothing to publish', async () => {
  await openPanel({ ...DRAFT, faqCount: 0 });
  expect(button('Publish').disabled).toBe(true);
  screen.getByText('Add at least one question first.');
  expect(screen.queryByLabelText('What is new')).toBeNull();
});

test('publishing sends the note and shows the line to paste and the page to try', async () => {
  const { server, user } = await openPanel(DRAFT);
  await user.type(screen.getByLabelText('What is new'), 'First version');
  await user.click(button('Publish'));
  await screen.findByText(SHARE.embedCode);
  expect(server.asked(publishApp)[0]?.body).toEqual({
    tenantId: MAYA.tenantId,
    appId: DRAFT.appId,
    note: 'First version',
  });
  await screen.findByText('Published. Your bot answers visitors now.');
  expect(screen.getByRole('link', { name: 'Open the test page' }).getAttribute('href')).toBe(
    SHARE.testPageUrl,
  );
  screen.getByText('Visitors see your latest changes.');
  expect(button('Publish changes').disabled).toBe(true);
});

test('changes that visitors do not see yet can be published', async () => {
  const { server, user } = await openPanel({ ...LIVE, hasUnpublishedChanges: true });
  screen.getByText('You have changes that visitors do not see yet.');
  await user.click(button('Publish changes'));
  await screen.findByText('Visitors see your latest changes.');
  expect(server.asked(publishApp)).toHaveLength(1);
});

test('a publication that is refused says why and keeps the note', async () => {
  const { server, user } = await openPanel(DRAFT);
  server.refuse(publishApp, 'not_ready');
  await user.type(screen.getByLabelText('What is new'), 'First version');
  await user.click(button('Publish'));
  await screen.findByText('Please add at least one question before you publish.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is new').value).toBe('First version');
});

test('unpublishing asks first', async () => {
  const { server, user } = await openPanel(LIVE);
  await user.click(button('Unpublish'));
  await screen.findByText('Unpublish this bot?');
  await user.click(button('Keep it live'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(unpublishApp)).toEqual([]);
  await user.click(button('Unpublish'));
  await screen.findByText('Unpublish this bot?');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('Unpublished.');
  expect(server.asked(unpublishApp)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(SHARE.embedCode)).toBeNull());
});

test('the line is copied, or says that the browser does not allow it', async () => {
  const { user } = await openPanel(LIVE);
  await screen.findByText(SHARE.embedCode);
  await user.click(button('Copy'));
  await screen.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(SHARE.embedCode);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button('Copied'));
  expect((await screen.findByRole('alert')).textContent).toContain('copy it yourself');
});

test('a line that can’t be loaded can be asked for again', async () => {
  const { server, user } = await openPanel(DRAFT);
  server.refuse(shareCode, 'too_many');
  await user.click(button('Publish'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(shareCode, SHARE);
  await user.click(again);
  await screen.findByText(SHARE.embedCode);
});
