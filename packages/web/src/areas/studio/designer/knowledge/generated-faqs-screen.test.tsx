import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  acceptGeneratedFaqs,
  fetchGeneratedFaqs,
  findQuestions,
  type GeneratedFaq,
  rejectGeneratedFaqs,
} from '@parrot/contract/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { anApp, openPage, pageFrom } from '../../studio.fixture.tsx';
import DesignerPage from '../designer-page.tsx';

const done = { status: 'success' } as const;
const app = anApp({ appType: 'GenAI', status: 'draft' });
const sourceId = newId('src');
const aDraft = (question: string, change: Partial<GeneratedFaq> = {}): GeneratedFaq => ({
  generatedId: newId('gqa'),
  sourceId,
  sourceTitle: 'Help',
  url: 'https://halden.example/help#returns',
  languageCode: 'en',
  from: 'question',
  question: [question],
  answer: `Answer to ${question}`,
  heading: 'Returns',
  passage: 'What stands there.',
  confidence: 0.9,
  similarTo: null,
  ...change,
});

async function openSuggestions(items: GeneratedFaq[]) {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&screen=generated`,
    prepare: (server) => {
      server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
      server.answer(fetchGeneratedFaqs, (request) => ({
        ...pageFrom(items)(request),
        sources: items.length > 0 ? [{ sourceId, title: 'Help', count: items.length }] : [],
        hasModel: false,
        finding: null,
      }));
    },
  });
  await screen.findByRole('heading', { name: app.appName });
  return opened;
}
const drop = (items: GeneratedFaq[], ids: readonly string[]) =>
  items.splice(0, items.length, ...items.filter(({ generatedId }) => !ids.includes(generatedId)));
const idsOf = (body: unknown) => (body as { generatedIds: string[] }).generatedIds;
const row = (question: string) => screen.getByText(question).closest('li') as HTMLElement;

test('suggestions are shown with their source; they are accepted, edited and rejected, one by one or in bulk [KNW-05]', async () => {
  const near = { faqId: newId('faq'), question: 'How do I pay?' };
  const items = [
    aDraft('Can I send it back?'),
    aDraft('May I pay later?', { similarTo: near }),
    aDraft('Where are you?'),
    aDraft('Who are you?'),
  ];
  const { server, user } = await openSuggestions(items);
  await screen.findByText('4 suggestions');
  // The tab of the screen counts them too.
  await within(screen.getByRole('navigation', { name: 'Screens' })).findByRole('link', {
    name: /Suggestions ?4/,
  });
  within(row('May I pay later?')).getByText(/Similar to “How do I pay\?”/);
  const link = within(row('Can I send it back?')).getByRole('link', { name: 'Open passage in Help' });
  expect(link.getAttribute('href')).toBe('https://halden.example/help#returns');

  server.answer(acceptGeneratedFaqs, ({ body }) => {
    const ids = idsOf(body);
    drop(items, ids);
    const results = ids.map((id) => ({
      generatedId: id as GeneratedFaq['generatedId'],
      as: 'added' as const,
      faqId: newId('faq'),
    }));
    return { ...done, results };
  });
  await user.click(within(row('Can I send it back?')).getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit and accept' });
  const answer = within(dialog).getByLabelText('Answer');
  await user.clear(answer);
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await within(dialog).findByText('Required');
  await user.click(answer);
  await user.paste('Within 30 days.');
  await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await screen.findByText('3 suggestions');
  expect(server.requestsTo(acceptGeneratedFaqs)[0]?.body).toMatchObject({
    draft: { question: ['Can I send it back?'], answer: 'Within 30 days.' },
  });
  await screen.findByText('1 question added.');

  server.answer(rejectGeneratedFaqs, ({ body }) => {
    drop(items, idsOf(body));
    return { ...done, rejected: idsOf(body).length };
  });
  await user.click(screen.getByLabelText('Select: Where are you?'));
  await user.click(screen.getByLabelText('Select: Who are you?'));
  await screen.findByText('2 selected');
  await press(user, 'Reject selected');
  await screen.findByText('1 suggestion');
  expect(idsOf(server.requestsTo(rejectGeneratedFaqs)[0]?.body)).toHaveLength(2);
  const last = within(row('May I pay later?')).getByRole<HTMLButtonElement>('button', { name: 'Accept' });
  await waitFor(() => expect(last.disabled).toBe(false));
  await user.click(last);
  await screen.findByText('Nothing to review');
});

test('with nothing to review, it links to the documents and can search for more', async () => {
  const { server, user } = await openSuggestions([]);
  await screen.findByText('Nothing to review');
  expect(screen.getByRole('link', { name: 'Go to sources' }).getAttribute('href')).toContain(
    'screen=documents',
  );
  server.answer(findQuestions, done);
  await press(user, 'Generate more');
  await waitFor(() => expect(server.requestsTo(findQuestions)).toHaveLength(1));
});
