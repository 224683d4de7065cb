import {
  type AppVersion,
  appDetails,
  compareVersions,
  listVersions,
  openVersion,
  restoreVersion,
  type VersionChange,
} from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { aFaq, field, pageFrom } from '../studio.fixture.tsx';
import { answerPreview, app, changed, done, newStoredSettings, openStep } from './designer.fixture.tsx';

const version = (number: number, isLive: boolean): AppVersion => ({
  versionId: newId('ver'),
  number,
  note: isLive ? 'Spring colors' : 'First',
  publishedAt: '2026-03-01T10:00:00.000Z',
  publishedBy: 'Maya Lindqvist',
  isLive,
});
const SECOND = version(2, true);
const FIRST = version(1, false);
const CHANGES: VersionChange[] = [
  { kind: 'changed', what: 'setting', name: 'appearance.navbarAvatar', before: 'false', after: 'true' },
  { kind: 'changed', what: 'setting', name: 'palette.navbarColor', before: '', after: '#FFCC00' },
  { kind: 'changed', what: 'faq', name: 'Opening hours?', field: 'answer', before: 'Nine', after: 'Ten' },
  { kind: 'added', what: 'faq', name: 'Do you ship?', before: '', after: 'Yes.' },
];

const openVersions = (step = 'versions') =>
  openStep(step, {
    prepare: (server) => {
      server.answer(listVersions, pageFrom([SECOND, FIRST]));
      server.answer(compareVersions, { ...done, changes: CHANGES });
    },
  });
const lines = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('versions are listed with number, note, author, date and which is live [DSG-10]', async () => {
  await openVersions();
  await screen.findByText('Version 2', { selector: 'p' });
  const [second, first] = lines('Versions');
  expect(second).toContain('Live');
  expect(second).toContain('Spring colors');
  expect(second).toContain('Maya Lindqvist · March 01');
  expect(first).not.toContain('Live');
});

test('unpublished changes are listed before publishing [DSG-10]', async () => {
  const { server } = await openVersions('publish');
  await screen.findByRole('list', { name: 'Changes since version 2' });
  expect(lines('Changes since version 2')).toEqual([
    'ChangedShow logo in headerOffOn',
    'ChangedHeader backgroundMatches brand color#FFCC00',
    'ChangedOpening hours? · answerNineTen',
    'AddedDo you ship?Yes.',
  ]);
  expect(server.requestsTo(compareVersions)[0]?.body).toMatchObject({ from: SECOND.versionId, to: 'draft' });
});

test('two versions are compared; a failure can be retried [DSG-10]', async () => {
  const { server, user } = await openVersions();
  await screen.findByText('Do you ship?');
  server.refuse(compareVersions, 'unavailable');
  await user.click(field('From'));
  const [older] = await screen.findAllByRole('option', { name: 'Version 1' });
  await user.click(older as HTMLElement);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(compareVersions, { ...done, changes: [] });
  await user.click(again);
  await screen.findByText('No differences.');
  expect(server.requestsTo(compareVersions).at(-1)?.body).toMatchObject({
    from: FIRST.versionId,
    to: 'draft',
  });
});

test('a version can be viewed: its FAQs, its settings, and a preview of the bot [DSG-10]', async () => {
  const { server, user } = await openVersions();
  const settings = changed(newStoredSettings().settings, { appearance: { botName: 'Old Polly' } });
  const { faqId, question, answer } = aFaq();
  server.answer(openVersion, {
    ...done,
    version: FIRST,
    language: 'de',
    settings,
    faqs: [{ faqId, questions: question, answer }],
    sources: [],
    flow: null,
  });
  await user.click(await screen.findByRole('link', { name: 'Open version 1' }));
  await screen.findByText('When are you open?');
  screen.getByText('Old Polly');
  screen.getByText('Read-only');
  const page = await answerPreview();
  expect(page.last()).toMatchObject({ appearance: { botName: 'Old Polly' }, language: 'de' });
  await user.click(screen.getByRole('link', { name: 'All versions' }));
  await screen.findByRole('list', { name: 'Versions' });
});

test('restoring asks first, says that visitors see no change, and makes it the draft [DSG-10]', async () => {
  const { server, user, stored } = await openVersions();
  server.refuse(restoreVersion, 'unavailable');
  await press(user, 'Restore version 1 as draft');
  const question = await screen.findByRole('dialog', { name: 'Restore version 1 as draft?' });
  within(question).getByText(/Visitors see no change until you publish/);
  await user.click(within(question).getByRole('button', { name: 'Restore as draft' }));
  await within(question).findByRole('alert');
  server.answer(restoreVersion, () => {
    stored.settings = changed(stored.settings, { appearance: { botName: 'Old Polly' } });
    stored.revision += 1;
    return { ...done, app };
  });
  await user.click(within(question).getByRole('button', { name: 'Restore as draft' }));
  await screen.findByText(/Version 1 is now your draft/);
  expect(server.requestsTo(restoreVersion).at(-1)?.body).toMatchObject({ versionId: FIRST.versionId });
  await waitFor(() => expect(server.requestsTo(appDetails).length).toBeGreaterThan(1));
  await user.click(screen.getByRole('tab', { name: 'Personalization' }));
  await waitFor(() => expect(field('Bot name').value).toBe('Old Polly'));
});

test('without publications, the empty state says so [DSG-10]', async () => {
  await openStep('versions');
  await screen.findByText('No versions yet');
  expect(screen.queryByRole('heading', { name: 'Compare' })).toBeNull();
});
