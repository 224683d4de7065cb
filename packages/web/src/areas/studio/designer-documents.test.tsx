import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  addPage,
  deleteFile,
  listSources,
  openSource,
  readSourceAgain,
  type Source,
  uploadFile,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDesignerSession } from '../../state/designer-session.ts';
import DesignerPage from './designer-page.tsx';
import { anApp, button, fill, openPage, pageFrom, problemAt } from './studio.fixture.tsx';

const done = { status: 'success' } as const;
const app = anApp({ appType: 'GenAI', status: 'draft', faqCount: 0 });
const aSource = (change: Partial<Source> = {}): Source => ({
  sourceId: newId('src'),
  kind: 'file',
  title: 'terms.pdf',
  address: 'terms.pdf',
  state: 'ready',
  problem: null,
  passageCount: 24,
  bytes: 1_572_864,
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: 'Maya Lindqvist',
  ...change,
});

async function openDocuments(sources: Source[]) {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    prepare: (server) => {
      server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
      server.answer(listSources, (request) => pageFrom(sources)(request));
    },
  });
  await screen.findByRole('heading', { name: app.appName });
  return opened;
}
const row = (name: string) => screen.getByRole('button', { name }).closest('tr') as HTMLElement;

test('documents are the first screen of a GenAI app; a page is checked as it is written, added, and read before one’s eyes [APP-09]', async () => {
  const sources: Source[] = [];
  const { server, user } = await openDocuments(sources);
  await screen.findByText('No documents yet');
  expect(useDesignerSession.getState().showDesigner).toBe('documents');
  screen.getByText(/PDF, DOCX, TXT, MD, HTML, CSV, each under 25 MB/);

  await user.click(button('Add a page'));
  await fill(user, 'Web address', 'ftp://halden.example');
  await user.tab();
  expect(problemAt('Web address')).toBe('Please use a link that starts with http or https.');
  expect(server.asked(validateWebUrl)).toEqual([]);
  server.answer(validateWebUrl, { ...done, valid: false, title: '', problem: 'notFound' });
  await user.clear(screen.getByLabelText('Web address'));
  await fill(user, 'Web address', 'halden.example/help');
  await user.tab();
  await waitFor(() => expect(problemAt('Web address')).toBe('There is no page at this address.'));
  server.answer(validateWebUrl, { ...done, valid: true, title: 'Help', problem: null });
  await fill(user, 'Web address', '2');
  await user.tab();
  await screen.findByText('Found: Help');

  const page = aSource({
    kind: 'page',
    address: 'https://halden.example/help2',
    title: 'https://halden.example/help2',
    state: 'in progress',
    passageCount: 0,
    bytes: 0,
  });
  server.answer(addPage, () => {
    sources.push(page);
    return { ...done, source: page };
  });
  await user.click(button('Add page'));
  await screen.findByText('In progress');
  expect(server.asked(addPage)[0]?.body).toMatchObject({
    appId: app.appId,
    url: 'https://halden.example/help2',
  });
  // It looks again by itself while something is being read, and tells the app of the end.
  const before = server.asked(appDetails).length;
  sources[0] = { ...page, title: 'Help', state: 'ready', passageCount: 3 };
  await screen.findByText('Ready', undefined, { timeout: 5_000 });
  await waitFor(() => expect(server.asked(appDetails).length).toBeGreaterThan(before));
});

test('files are looked at before they are sent, sent one by one, and can be tried again', async () => {
  const sources: Source[] = [];
  const { server, user } = await openDocuments(sources);
  server.refuse(uploadFile, 'unavailable');
  const area = (await screen.findByText('No documents yet')).closest('section')?.firstElementChild as Element;
  const files = [new File(['MZ'], 'run.exe'), new File(['Hello'], 'hours.txt')];
  fireEvent.drop(area, { dataTransfer: { files } });
  const list = await screen.findByRole('list', { name: 'Files on their way' });
  within(list).getByText('This kind of file can not be read.');
  await within(list).findByRole('button', { name: 'Try again' });
  expect(server.asked(uploadFile)).toHaveLength(1);

  server.answer(uploadFile, () => {
    sources.push(aSource({ title: 'hours.txt' }));
    return { ...done, source: sources[0] as Source };
  });
  const second = within(list).getByText('hours.txt').closest('li') as HTMLElement;
  await user.click(within(second).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'hours.txt' });
  await user.click(button('Take run.exe off the list'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull());
});

test('a source tells how it stands, opens what was read, is read again, and is deleted after a question', async () => {
  const failed = aSource({ title: 'old.pdf', state: 'error', problem: 'locked', passageCount: 2 });
  const sources = [aSource(), failed];
  const { server, user } = await openDocuments(sources);
  await screen.findByText('2 documents and pages');
  expect(row('terms.pdf').textContent).toMatch(/Ready24 ?1\.5 MB.*Maya Lindqvist/);
  expect(row('old.pdf').textContent).toContain(
    'This file is locked with a password. The bot goes on with what was read before.Error',
  );

  const passages = Array.from({ length: 24 }, (_, at) => ({
    heading: `Page ${at + 1}`,
    text: `Passage ${at + 1}`,
  }));
  server.answer(openSource, (request) => ({ ...pageFrom(passages)(request), source: aSource() }));
  await user.click(button('terms.pdf'));
  const drawer = await screen.findByRole('dialog', { name: 'terms.pdf' });
  await within(drawer).findByText('Passage 20');
  await user.click(within(drawer).getByRole('button', { name: 'Show more' }));
  await within(drawer).findByText('Passage 24');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  server.answer(readSourceAgain, () => {
    sources[1] = { ...failed, state: 'in progress', problem: null };
    return { ...done, source: sources[1] };
  });
  await user.click(button('More for old.pdf'));
  await user.click(await screen.findByRole('menuitem', { name: 'Read again' }));
  await waitFor(() => expect(row('old.pdf').textContent).toContain('In progress'));

  server.answer(deleteFile, () => {
    sources.shift();
    return done;
  });
  await user.click(button('More for terms.pdf'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete terms.pdf?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('1 document or page');
  expect(server.asked(deleteFile)[0]?.body).toMatchObject({ appId: app.appId });
});
