import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { LIMITS, newId } from '@parrot/contract/core';
import {
  addPage,
  addSampleDocument,
  addSite,
  controlSite,
  deleteFile,
  listSampleDocuments,
  listSources,
  openSource,
  readSourceAgain,
  type SiteVisit,
  type Source,
  uploadFile,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDesignerSession } from '../../../../state/designer-session.ts';
import { press } from '../../../../testing/press.ts';
import { anApp, fill, openPage, pageFrom, problemAt } from '../../studio.fixture.tsx';
import DesignerPage from '../designer-page.tsx';

// Menus stay visible without layout.
Object.defineProperty(document.documentElement, 'clientHeight', { value: 900 });
Object.defineProperty(document.documentElement, 'clientWidth', { value: 1_200 });
Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ x: 10, y: 10, width: 10, height: 10 });

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
  siteId: null,
  site: null,
  updatedAt: '2026-03-01T10:00:00.000Z',
  updatedBy: 'Maya Lindqvist',
  ...change,
});

async function openSources(sources: Source[]) {
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

test('documents are the first screen of a GenAI app; a page is checked while typing, added, and its progress is shown [APP-09]', async () => {
  const sources: Source[] = [];
  const { server, user } = await openSources(sources);
  await screen.findByText('No sources yet');
  expect(useDesignerSession.getState().showDesigner).toBe('documents');
  screen.getByText(/PDF, DOCX, TXT, MD, HTML, CSV, up to 25 MB each/);

  await press(user, 'Add from the web');
  await fill(user, 'Web address', 'ftp://halden.example');
  await user.tab();
  await waitFor(() =>
    expect(problemAt('Web address')).toBe('Enter an address that starts with http or https.'),
  );
  expect(server.requestsTo(validateWebUrl)).toEqual([]);
  server.answer(validateWebUrl, { ...done, valid: false, title: '', problem: 'notFound', pages: null });
  await user.clear(screen.getByLabelText('Web address'));
  await fill(user, 'Web address', 'halden.example/help');
  await user.tab();
  await waitFor(() => expect(problemAt('Web address')).toBe('No page was found at this address.'));
  server.answer(validateWebUrl, { ...done, valid: true, title: 'Help', problem: null, pages: null });
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
  await press(user, 'Add page');
  await screen.findByText('In progress');
  expect(server.requestsTo(addPage)[0]?.body).toMatchObject({
    appId: app.appId,
    url: 'https://halden.example/help2',
  });
  // It polls while something is being read, and refreshes the app at the end.
  const before = server.requestsTo(appDetails).length;
  sources[0] = { ...page, title: 'Help', state: 'staged', passageCount: 3 };
  await screen.findByText('Staged');
  await waitFor(() => expect(server.requestsTo(appDetails).length).toBeGreaterThan(before));
});

test('files are checked before they are sent, sent one by one, and can be retried', async () => {
  const sources: Source[] = [];
  const { server, user } = await openSources(sources);
  server.refuse(uploadFile, 'unavailable');
  const area = (await screen.findByText('No sources yet')).closest('section')?.firstElementChild as Element;
  const files = [new File(['MZ'], 'run.exe'), new File(['Hello'], 'hours.txt')];
  fireEvent.drop(area, { dataTransfer: { files } });
  const list = await screen.findByRole('list', { name: 'Uploads' });
  await within(list).findByText(/^Please choose one of these file types: PDF/);
  await within(list).findByRole('button', { name: 'Try again' });
  expect(server.requestsTo(uploadFile)).toHaveLength(1);

  server.answer(uploadFile, () => {
    sources.push(aSource({ title: 'hours.txt' }));
    return { ...done, source: sources[0] as Source };
  });
  const second = within(list).getByText('hours.txt').closest('li') as HTMLElement;
  await user.click(within(second).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'hours.txt' });
  await press(user, 'Remove run.exe from the list');

  // A running upload shows its progress and can be canceled.
  server.delay(uploadFile, new Promise(() => undefined));
  const chooser = screen.getByLabelText('Upload files', { selector: 'input' });
  await user.upload(chooser, new File(['Hello'], 'slow.txt'));
  await screen.findByRole('progressbar', { name: 'Uploading slow.txt' });
  await screen.findByText(/^\d+%$/);
  await press(user, 'Cancel upload of slow.txt');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
});

test('too many, empty and too large files are rejected when chosen', async () => {
  const most = Array.from({ length: LIMITS.sourcesPerApp - 1 }, (_, at) => aSource({ title: `Page ${at}` }));
  const { server, user } = await openSources(most);
  await screen.findByText(`${most.length} sources`);
  server.delay(uploadFile, new Promise(() => undefined));
  const large = new File(['x'], 'large.pdf');
  Object.defineProperty(large, 'size', { value: LIMITS.sourceFileBytes });
  await user.upload(screen.getByLabelText('Upload files', { selector: 'input' }), [
    new File([], 'empty.txt'),
    large,
    new File(['Hello'], 'last.txt'),
    new File(['Hello'], 'beyond.txt'),
  ]);
  const list = await screen.findByRole('list', { name: 'Uploads' });
  const at = (name: string) => within(list).getByText(name).closest('li')?.textContent;
  expect(at('empty.txt')).toContain('This file is empty.');
  expect(at('large.pdf')).toContain('Please choose a file under 25 MB.');
  expect(at('beyond.txt')).toContain('An app can have at most 100 documents and pages.');
  await screen.findByRole('progressbar', { name: 'Uploading last.txt' });
});

test('a source shows its state, opens its passages, is read again, and is deleted after a confirmation', async () => {
  const failed = aSource({ title: 'old.pdf', state: 'error', problem: 'locked', passageCount: 2 });
  const sources = [aSource(), failed];
  const { server, user } = await openSources(sources);
  await screen.findByText('2 sources');
  expect(row('terms.pdf').textContent).toMatch(/Ready24 ?1\.5 MB.*Maya Lindqvist/);
  expect(row('old.pdf').textContent).toContain(
    'This file is password-protected. The bot keeps using the previous content.Try againRemoveError',
  );

  const passages = Array.from({ length: 24 }, (_, at) => ({
    heading: `Page ${at + 1}`,
    text: `Passage ${at + 1}`,
  }));
  server.answer(openSource, (request) => ({ ...pageFrom(passages)(request), source: aSource() }));
  await press(user, 'terms.pdf');
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
  expect(within(row('terms.pdf')).queryByRole('button', { name: 'Try again' })).toBeNull();
  within(row('old.pdf')).getByRole('button', { name: 'Remove' });
  await user.click(within(row('old.pdf')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(row('old.pdf').textContent).toContain('In progress'));

  server.answer(deleteFile, () => {
    sources.shift();
    return done;
  });
  await press(user, 'Actions for terms.pdf');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete terms.pdf?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('1 source');
  expect(server.requestsTo(deleteFile)[0]?.body).toMatchObject({ appId: app.appId });
});

const aVisit = (change: Partial<SiteVisit> = {}): SiteVisit => ({
  way: 'auto',
  mostPages: 200,
  mostDepth: 5,
  schedule: 'never',
  phase: 'visiting',
  found: 12,
  waiting: 8,
  read: 3,
  failed: 1,
  unchanged: 0,
  skipped: 2,
  current: 'https://halden.example/help/returns',
  cutOffBy: null,
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: null,
  nextAt: null,
  ...change,
});

test('a whole site is added, watched and paused, and its failed pages are retried [KNW-06]', async () => {
  const sources: Source[] = [];
  const pages: Source[] = [];
  const { server, user } = await openSources(sources);
  server.answer(listSources, (request) =>
    pageFrom((request.body as { siteId?: string }).siteId ? pages : sources)(request),
  );
  await screen.findByText('No sources yet');
  await press(user, 'Add from the web');
  server.answer(validateWebUrl, { ...done, valid: true, title: 'Halden', problem: null, pages: 40 });
  await user.click(await screen.findByText('Entire website'));
  await fill(user, 'Web address', 'halden.example');
  await user.tab();
  await screen.findByText(/40 pages in the sitemap/);
  const site = aSource({
    kind: 'site',
    title: 'Halden',
    address: 'https://halden.example/',
    state: 'in progress',
    passageCount: 9,
    site: aVisit(),
  });
  server.answer(addSite, () => {
    sources.push(site);
    return { ...done, source: site };
  });
  await press(user, 'Add website');
  await screen.findByText('4 of 12 pages · 1 failed · 2 skipped');
  expect(server.requestsTo(addSite)[0]?.body).toMatchObject({
    url: 'https://halden.example',
    mostPages: 200,
    schedule: 'never',
  });
  await screen.findByText('Reading https://halden.example/help/returns');

  pages.push(
    aSource({
      kind: 'page',
      siteId: site.sourceId,
      address: 'https://halden.example/gone',
      title: 'Gone',
      state: 'error',
      problem: 'notFound',
      passageCount: 0,
    }),
    aSource({
      kind: 'page',
      siteId: site.sourceId,
      address: 'https://halden.example/',
      title: 'Home',
      state: 'staged',
    }),
  );
  await press(user, 'Halden');
  const drawer = await screen.findByRole('dialog', { name: 'Halden' });
  const list = await within(drawer).findByRole('list', { name: 'Website pages' });
  await within(list).findByText('No page was found at this address.');
  server.answer(controlSite, ({ body }) => {
    const { act } = body as { act: string };
    const phase = act === 'pause' ? 'paused' : 'done';
    sources[0] = { ...site, state: 'staged', site: aVisit({ phase, current: '' }) };
    return { ...done, source: sources[0] };
  });
  await user.click(within(drawer).getByRole('button', { name: 'Pause' }));
  await within(drawer).findByRole('button', { name: 'Resume' });
  const retry = within(drawer).getByRole<HTMLButtonElement>('button', { name: 'Retry 1 failed page' });
  await waitFor(() => expect(retry.disabled).toBe(false));
  await user.click(retry);
  await waitFor(() =>
    expect(server.requestsTo(controlSite).map(({ body }) => (body as { act: string }).act)).toEqual([
      'pause',
      'retry',
    ]),
  );
});

test('a sample document is added with one click', async () => {
  const warn = vi.spyOn(console, 'warn');
  const sources: Source[] = [];
  const { server, user } = await openSources(sources);
  const sample = {
    sampleId: 'shop-policies',
    title: 'Shop policies',
    description: 'Delivery and returns.',
    fileName: 'shop-policies.md',
    languageCode: 'en' as const,
  };
  server.answer(listSampleDocuments, { ...done, items: [sample] });
  server.answer(addSampleDocument, () => {
    sources.push(aSource({ title: 'shop-policies.md' }));
    return { ...done, source: sources[0] as Source };
  });
  await screen.findByText('No sources yet');
  await press(user, 'Samples');
  await user.click(await screen.findByRole('menuitem', { name: /Shop policies/ }));
  await screen.findByRole('button', { name: 'shop-policies.md' });
  expect(warn).not.toHaveBeenCalled();
});

test('the samples open once they are loaded, with the first one focused', async () => {
  const { server, user } = await openSources([]);
  const item = { sampleId: 'shop', title: 'Shop policies', description: 'Returns.', fileName: 'shop.md' };
  server.answer(listSampleDocuments, { ...done, items: [{ ...item, languageCode: 'en' }] });
  let load = () => {};
  server.delay(listSampleDocuments, new Promise<void>((resolve) => (load = resolve)));
  await screen.findByText('No sources yet');
  const button = screen.getByRole('button', { name: 'Samples' });
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect(screen.queryByRole('menu')).toBeNull();
  load();
  const first = await screen.findByRole('menuitem', { name: /Shop policies/ });
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('samples that can’t be loaded are requested again from the menu', async () => {
  const { server, user } = await openSources([]);
  server.refuse(listSampleDocuments, 'not_found');
  await screen.findByText('No sources yet');
  await press(user, 'Samples');
  await user.click(await screen.findByRole('menuitem', { name: /^Try again/ }));
  await waitFor(() => expect(server.requestsTo(listSampleDocuments)).toHaveLength(2));
});
