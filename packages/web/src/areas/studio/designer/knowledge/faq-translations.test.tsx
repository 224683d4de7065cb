import type { FaqId } from '@parrot/contract/core';
import {
  addFaq,
  confirmFaq,
  type Faq,
  planTranslation,
  translateFaqs,
  updateFaq,
} from '@parrot/contract/knowledge';
import { listModels, translateContent } from '@parrot/contract/models';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { errorAnswer } from '../../../../testing/server.ts';
import { aFaq, field, fill, problemAt } from '../../studio.fixture.tsx';
import { A_MODEL, done, NO_MODELS, openFaqs } from './faqs-screen.fixture.tsx';

test('an FAQ is translated next to its original, and a stale translation is confirmed', async () => {
  const original = aFaq({ tags: '#hours', answer: 'From ten.' });
  const german = aFaq({
    groupId: original.faqId,
    languageCode: 'de',
    question: ['Wann?'],
    loginQuestion: 'Wann?',
    state: 'stale',
  });
  const { server, user } = await openFaqs({ faqs: [original, german], languageList: ['de', 'fr'] });
  server.answer(confirmFaq, { ...done, faq: { ...german, state: 'draft' } });
  await press(user, 'Edit When are you open?');
  await user.click(await screen.findByRole('tab', { name: /^German/ }));
  const region = await screen.findByRole('region', { name: 'Original' });
  expect(within(region).getByText('From ten.')).toBeTruthy();
  await press(user, 'Still correct');
  await waitFor(() => expect(server.requestsTo(confirmFaq)[0]?.body).toMatchObject({ faqId: german.faqId }));
  // No model is connected, so no translation is offered.
  expect(screen.queryByRole('button', { name: /^Translate/ })).toBeNull();

  await user.click(screen.getByRole('tab', { name: /^French/ }));
  await fill(user, 'Question', 'Quand ?');
  await fill(user, 'Answer', 'À dix heures.');
  await press(user, 'Save');
  await waitFor(() => expect(server.requestsTo(addFaq)).toHaveLength(1));
  expect(server.requestsTo(addFaq)[0]?.body).toMatchObject({
    languageCode: 'fr',
    translationOf: original.faqId,
    question: ['Quand ?'],
    tags: '#hours',
  });
  expect(server.requestsTo(updateFaq)).toEqual([]);
});

test('problems in several languages are marked at their tabs; the first invalid language is shown', async () => {
  const original = aFaq();
  const { server, user } = await openFaqs({ faqs: [original], languageList: ['de', 'fr'] });
  await press(user, 'Edit When are you open?');
  const tab = (language: string) => screen.findByRole('tab', { name: new RegExp(`^${language}`) });
  await user.click(await tab('German'));
  await fill(user, 'Question', 'Wann?');
  await user.click(await tab('French'));
  await fill(user, 'Link', 'nowhere');
  await fill(user, 'Answer', 'À dix heures.');
  await user.click(await tab('English'));
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Answer')).toBe('Required'));
  expect(document.activeElement).toBe(field('Answer'));
  expect((await tab('German')).getAttribute('aria-selected')).toBe('true');
  for (const invalid of ['German', 'French'])
    expect((await tab(invalid)).textContent).toContain('Check the fields');
  expect((await tab('English')).textContent).toContain('Draft');

  await fill(user, 'Answer', 'Um zehn.');
  await user.click(await tab('French'));
  expect(problemAt('Question')).toBe('Required');
  expect(problemAt('Link')).toBe('Please enter a link that starts with http or https.');
  await fill(user, 'Question', 'Quand ?');
  await user.clear(field('Link'));
  // German is saved and French rejected; saving again sends French only.
  const inFrench = (request: { body: unknown }) => (request.body as Faq).languageCode === 'fr';
  const rejected = errorAnswer('bad_input', { fields: { 'question.0': 'Another FAQ asks this.' } });
  const saved = { status: 200, content: { ...done, faq: aFaq({ languageCode: 'de' }) } };
  server.respond(addFaq, (request) => (inFrench(request) ? rejected : saved));
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Question')).toBe('Another FAQ asks this.'));
  server.respond(addFaq, () => saved);
  await press(user, 'Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.requestsTo(addFaq).map(({ body }) => (body as unknown as Faq).languageCode);
  expect(sent).toEqual(['de', 'fr', 'fr']);
  expect(server.requestsTo(updateFaq)).toEqual([]);
});

test('a connected model drafts a translation, which waits for confirmation', async () => {
  const original = aFaq({ question: ['When are you open?', 'Hours?'] });
  const { server, user, app } = await openFaqs({
    faqs: [original],
    languageList: ['de'],
    prepare: (prepared) => {
      prepared.answer(listModels, { ...NO_MODELS, connections: [A_MODEL] });
      const translations = { de: ['Wann habt ihr offen?', 'Öffnungszeiten?', 'Von neun bis fünf.'] };
      prepared.answer(translateContent, { ...done, translations });
    },
  });
  await press(user, 'Edit When are you open?');
  await user.click(await screen.findByRole('tab', { name: /^German/ }));
  await press(user, 'Translate from English');
  await waitFor(() => expect(field('Question').value).toBe('Wann habt ihr offen?'));
  expect(server.requestsTo(translateContent)[0]?.body).toMatchObject({
    appId: app.appId,
    texts: ['When are you open?', 'Hours?', 'From nine to five.'],
    to: ['de'],
  });
  await press(user, 'Save');
  await waitFor(() => expect(server.requestsTo(addFaq)).toHaveLength(1));
  expect(server.requestsTo(addFaq)[0]?.body).toMatchObject({
    languageCode: 'de',
    translationOf: original.faqId,
    confirmed: false,
    question: ['Wann habt ihr offen?', 'Öffnungszeiten?'],
    answer: 'Von neun bis fünf.',
  });
});

test('selected FAQs are translated by the model; failures are listed, and the drafts are shown', async () => {
  const faqs = [aFaq(), aFaq({ loginQuestion: 'Is it 20 euros?' })];
  const [open = '', priced = ''] = faqs.map(({ faqId }) => faqId);
  const { server, user, router } = await openFaqs({ faqs, languageList: ['de'] });
  const plan = { ...done, faqIds: [open, priced] as FaqId[], kept: 0, left: 0 };
  server.answer(planTranslation, { ...plan, model: 'notConnected' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await press(user, 'Translate');
  await screen.findByText(/^This requires a language model/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  server.answer(planTranslation, { ...plan, model: 'connected' });
  const reply = { problem: null, message: '' };
  const [first, second] = [
    { ...reply, faqId: open as FaqId, question: 'When are you open?', outcome: 'translated' as const },
    { ...reply, faqId: priced as FaqId, question: 'Is it 20 euros?', outcome: 'failed' as const },
  ];
  server.answer(translateFaqs, ({ body }) => ({
    ...done,
    results:
      (body as { faqIds: FaqId[] }).faqIds.length === 2
        ? [first]
        : [{ ...second, problem: 'unfaithful' as const }],
  }));
  await press(user, 'Translate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Translate 2 questions' }));
  await dialog.findByText(/^2 questions need translation to German/);
  await user.click(dialog.getByRole('button', { name: 'Translate' }));
  await dialog.findByText(/^1 question translated/);
  expect(dialog.getByRole('listitem').textContent).toMatch(/^Is it 20 euros\?The translation didn’t match/);
  await user.click(dialog.getByRole('button', { name: 'View drafts' }));
  await waitFor(() => expect(router.state.location.search).toContain('language=de&status=unconfirmed'));
});
