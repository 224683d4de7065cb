import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  checkUpkeep,
  confirmFaq,
  controlSite,
  deleteFaqs,
  dismissFinding,
  listUpkeep,
  mergeFaqs,
  readSourceAgain,
  restoreFaqs,
  type UpkeepEntry,
  type UpkeepFinding,
} from '@parrot/contract/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { aFaq, anApp, NO_UPKEEP, openPage } from '../../studio.fixture.tsx';
import DesignerPage from '../designer-page.tsx';

const done = { status: 'success' } as const;
const app = anApp({ languageList: ['de'] });
const faqEntry = (question: string, answer = 'Yes.'): Extract<UpkeepEntry, { type: 'faq' }> => ({
  type: 'faq',
  faqId: newId('faq'),
  languageCode: 'en',
  question,
  answer,
});
const sourceEntry = (title: string, text = ''): Extract<UpkeepEntry, { type: 'source' }> => ({
  type: 'source',
  sourceId: newId('src'),
  sourceKind: 'page',
  title,
  address: 'https://shop.example/terms',
  heading: 'Returns',
  text,
});
const aFinding = (change: Partial<UpkeepFinding>): UpkeepFinding => ({
  findingId: newId('fnd'),
  kind: 'duplicate',
  entries: [],
  differs: null,
  since: null,
  lacks: null,
  ...change,
});

async function openUpkeep(findings: UpkeepFinding[]) {
  let items = findings;
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&screen=upkeep`,
    prepare: (server) => {
      server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
      server.answer(listUpkeep, () => ({
        ...NO_UPKEEP,
        items,
        total: items.length,
        counts: {
          ...NO_UPKEEP.counts,
          ...Object.fromEntries(
            items.map(({ kind }) => [kind, items.filter((each) => each.kind === kind).length]),
          ),
        },
      }));
    },
  });
  await screen.findByRole('heading', { name: app.appName });
  return { ...opened, fixed: () => (items = []) };
}

test('contradictions and duplicates show both entries, and are merged or opened', async () => {
  const one = faqEntry('How do I return it?', 'Within 30 days.');
  const other = faqEntry('How can I return it?', 'Within 14 days.');
  const { server, user, fixed } = await openUpkeep([
    aFinding({ kind: 'contradiction', entries: [one, other], differs: ['30 days', '14 days'] }),
    aFinding({ entries: [faqEntry('When?'), faqEntry('When exactly?')] }),
  ]);
  await screen.findByRole('link', { name: /^Upkeep ?2$/ });
  const group = await screen.findByRole('region', { name: 'Contradictions' });
  within(group).getByText('30 days');
  within(group).getByText('14 days');
  expect(
    within(group).getByRole('link', { name: 'Edit “How do I return it?”' }).getAttribute('href'),
  ).toContain(`faq=${one.faqId}`);
  screen.getByRole('heading', { name: 'Duplicates (1)' });
  const undoId = crypto.randomUUID();
  server.answer(mergeFaqs, { ...done, faq: aFaq(), undoId });
  server.answer(restoreFaqs, { ...done, changed: 2 });
  server.answer(checkUpkeep, done);
  await press(user, 'Keep “How do I return it?”');
  fixed();
  await press(user, 'Merge questions');
  await screen.findByText('Questions merged');
  expect(server.requestsTo(mergeFaqs)[0]?.body).toMatchObject({ keep: one.faqId, remove: other.faqId });
  await screen.findByText('Nothing to review');
  await press(user, 'Undo');
  await waitFor(() => expect(server.requestsTo(restoreFaqs)[0]?.body).toMatchObject({ undoId }));
  await waitFor(() => expect(server.requestsTo(checkUpkeep)).toHaveLength(1));
});

test('old pages are read again, unused FAQs deleted, translations confirmed, languages opened', async () => {
  const page = sourceEntry('Terms');
  const site = { ...sourceEntry('Shop'), sourceKind: 'site' as const };
  const unused = faqEntry('Do you repair?');
  const [original, translation] = [faqEntry('Open?'), { ...faqEntry('Offen?'), languageCode: 'de' as const }];
  const since = '2026-01-02T10:00:00.000Z';
  const { server, user } = await openUpkeep([
    aFinding({ kind: 'oldSource', entries: [page], since }),
    aFinding({ kind: 'oldSource', entries: [site], since }),
    aFinding({ kind: 'unused', entries: [unused], since }),
    aFinding({ kind: 'oldTranslation', entries: [original, translation], since }),
    aFinding({ kind: 'missingTranslation', lacks: { languageCode: 'de', count: 3 } }),
  ]);
  server.answer(readSourceAgain, { ...done } as never);
  server.answer(controlSite, { ...done } as never);
  server.answer(deleteFaqs, { ...done, changed: 1, undoId: crypto.randomUUID() });
  server.answer(confirmFaq, { ...done, faq: aFaq() });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByRole('region', { name: 'Not re-read recently' });
  const [readPage, readSite] = region('Not re-read recently').getAllByRole('button', { name: 'Read again' });
  await user.click(readPage as HTMLElement);
  await waitFor(() =>
    expect(server.requestsTo(readSourceAgain)[0]?.body).toMatchObject({ sourceId: page.sourceId }),
  );
  await user.click(readSite as HTMLElement);
  await waitFor(() =>
    expect(server.requestsTo(controlSite)[0]?.body).toMatchObject({ sourceId: site.sourceId, act: 'visit' }),
  );
  await user.click(region('Never used').getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(server.requestsTo(deleteFaqs)[0]?.body).toMatchObject({ selection: { faqIds: [unused.faqId] } }),
  );
  await user.click(region('Outdated translations').getByRole('button', { name: 'Translation is fine' }));
  await waitFor(() =>
    expect(server.requestsTo(confirmFaq)[0]?.body).toMatchObject({ faqId: translation.faqId }),
  );
  screen.getByText('3 questions have no German version.');
  const missing = region('Missing translations').getByRole('link', { name: 'Show questions' });
  expect(missing.getAttribute('href')).toContain('lacks=de');
});

test('a finding is dismissed with an undo, and the knowledge is checked on request', async () => {
  const finding = aFinding({ entries: [faqEntry('When?'), faqEntry('When exactly?')] });
  const { server, user } = await openUpkeep([finding]);
  server.answer(dismissFinding, done);
  server.answer(checkUpkeep, done);
  await press(user, 'Not a problem');
  await screen.findByText('Marked as not a problem');
  await press(user, 'Undo');
  await waitFor(() =>
    expect(
      server.requestsTo(dismissFinding).map(({ body }) => (body as { dismissed: boolean }).dismissed),
    ).toEqual([true, false]),
  );
  screen.getByText(/^Last check: /);
  server.answer(listUpkeep, { ...NO_UPKEEP, check: { checkedAt: null, progress: { done: 40, total: 200 } } });
  await press(user, 'Check now');
  await screen.findByText('Checked 40 of 200 texts');
});
