import type { ReplyOf } from '@parrot/contract/core';
import {
  addFaq,
  addTrymeFaq,
  deleteFaqs,
  listFaqs,
  restoreFaqs,
  similarFaqs,
  topicDetails,
  tryQuestion,
  updateFaq,
} from '@parrot/contract/knowledge';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { aFaq, button, field, fill, problemAt } from '../../studio.fixture.tsx';
import { done, openFaqs } from './faqs-screen.fixture.tsx';

const startNew = async (opening: Parameters<typeof openFaqs>[0] = {}) => {
  const opened = await openFaqs(opening);
  await press(opened.user, 'Add question');
  await screen.findByRole('dialog', { name: 'New question' });
  return opened;
};

test('an FAQ is added with its variants as chips, by Enter and by pasting lines [KNW-01]', async () => {
  const { server, user, app } = await startNew();
  await fill(user, 'Question', 'When are you open?');
  await fill(user, 'Variations', 'Opening hours?');
  await user.keyboard('{Enter}');
  await fill(user, 'Variations', 'Are you there?\n\n  Hours?\nStill typing');
  await press(user, 'Remove Are you there?');
  await fill(user, 'Answer', 'From nine to five.');
  await fill(user, 'Link', ' https://halden.example/open ');
  await fill(user, 'Tags', 'visit');
  await user.keyboard('{Enter}');
  await fill(user, 'Topic', 'Visit');
  await press(user, 'Save');
  await screen.findByRole('button', { name: 'Edit When are you open?' });
  expect(server.requestsTo(addFaq)[0]?.body).toMatchObject({
    appId: app.appId,
    languageCode: 'en',
    confirmed: true,
    question: ['When are you open?', 'Opening hours?', 'Hours?', 'Still typing'],
    answer: 'From nine to five.',
    link: 'https://halden.example/open',
    tags: '#visit',
    topic: 'Visit',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Add question')));
});

test('several FAQs can be added in a row with the same topic', async () => {
  const { user } = await startNew();
  await fill(user, 'Question', 'One?');
  await fill(user, 'Answer', 'Yes.');
  await fill(user, 'Topic', 'Numbers');
  await press(user, 'Save and add another');
  await waitFor(() => expect(field('Question').value).toBe(''));
  expect(field('Topic').value).toBe('Numbers');
  await waitFor(() => expect(document.activeElement).toBe(field('Question')));
});

test('missing, too long and invalid values are reported at their fields before anything is sent [VAL-02] [VAL-03] [KNW-08]', async () => {
  const { server, user } = await startNew();
  await fill(user, 'Variations', `Short one\n${'x'.repeat(600)}\n`);
  await fill(user, 'Link', 'javascript:alert(1)');
  await user.type(field('Tags'), 'a(b');
  await waitFor(() => expect(problemAt('Tags')).toContain('Tags start with #'));
  await user.type(field('Tags'), '{Enter}');
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Question')).toBe('Required'));
  await waitFor(() => expect(problemAt('Variations')).toBe('Please use at most 500 characters.'));
  await waitFor(() => expect(problemAt('Answer')).toBe('Required'));
  await waitFor(() => expect(problemAt('Link')).toBe('Please enter a link that starts with http or https.'));
  await waitFor(() => expect(document.activeElement).toBe(field('Question')));
  // The tag is neither lost nor saved: it stays with its problem until it is removed.
  screen.getByText('#a(b');
  expect(problemAt('Tags')).toContain('Tags start with #');
  await user.type(field('Tags'), '{Backspace}');
  await waitFor(() => expect(problemAt('Tags')).toBe(''));
  await fill(user, 'Question', 'Now there is one');
  expect(problemAt('Question')).toBe('');
  expect(server.requestsTo(addFaq)).toEqual([]);
});

test('a server error is shown at its field', async () => {
  const { server, user } = await startNew();
  server.refuse(addFaq, 'bad_input', {
    fields: { uniqueTag: 'Another question already has this unique tag.' },
  });
  await fill(user, 'Question', 'One?');
  await fill(user, 'Answer', 'Yes.');
  await press(user, 'Save');
  await waitFor(() => expect(problemAt('Unique tag')).toBe('Another question already has this unique tag.'));
  server.refuse(addFaq, 'limit_reached');
  await press(user, 'Save');
  expect((await screen.findByRole('alert')).textContent).toContain('You’ve reached your plan’s limit');
});

test('unsaved input is not lost by closing, a link or Back', async () => {
  const { server, user, router } = await openFaqs({ faqs: [aFaq()] });
  await press(user, 'Edit When are you open?');
  await screen.findByLabelText('Answer');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Edit When are you open?');
  await screen.findByLabelText('Answer');
  await fill(user, 'Answer', ' Not on Sundays.');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press(user, 'Keep editing');
  await waitFor(() => expect(document.activeElement).toBe(field('Answer')));
  act(() => void router.navigate('/home/studio/apps'));
  await waitFor(() => expect(document.activeElement).toBe(button('Keep editing')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/home/studio/designer');
  expect(field('Answer').value).toBe('From nine to five. Not on Sundays.');
  await press(user, 'Cancel');
  await press(user, 'Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(updateFaq)).toEqual([]);
});

test('an edit that was undone by hand is no change', async () => {
  const { server, user } = await openFaqs({ faqs: [aFaq()] });
  await press(user, 'Edit When are you open?');
  await screen.findByLabelText('Answer');
  await fill(user, 'Answer', '!');
  await user.type(field('Answer'), '{Backspace}');
  expect(field('Answer').value).toBe('From nine to five.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(updateFaq)).toEqual([]);
});

test('a similar FAQ is shown while typing and can be opened', async () => {
  const hours = aFaq();
  const { server, user, router } = await startNew({ faqs: [hours] });
  server.answer(similarFaqs, {
    ...done,
    items: [
      {
        faqId: hours.faqId,
        question: 'When are you open?',
        nearTo: 'When are you open',
        similarity: 1,
        isSame: true,
      },
    ],
  });
  await fill(user, 'Question', 'When are you open');
  await screen.findByText('“When are you open?” already exists.');
  await press(user, 'Open');
  await press(user, 'Discard changes');
  await screen.findByRole('dialog', { name: 'Edit question' });
  expect(router.state.location.search).toContain(`faq=${hours.faqId}`);
});

test('selected FAQs are deleted immediately and restored by undo', async () => {
  const faqs = [aFaq(), aFaq({ loginQuestion: 'Where are you?' })];
  const { server, user } = await openFaqs({ faqs });
  await user.click(await screen.findByRole('checkbox', { name: 'Select When are you open?' }));
  const bar = await screen.findByRole('region', { name: 'Actions for selected questions' });
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No questions yet');
  expect(server.requestsTo(deleteFaqs)[0]?.body).toMatchObject({ selection: { faqIds: [faqs[0]?.faqId] } });
  await press(user, 'Undo');
  await screen.findByRole('button', { name: 'Edit When are you open?' });
  expect(server.requestsTo(restoreFaqs)).toHaveLength(1);
});

test('topics are a tree that filters, stored in the URL with the other filters', async () => {
  const { server, user, router } = await openFaqs({
    faqs: [aFaq()],
    query: '&status=live,stale&find=open',
    prepare: (prepared) => {
      const at = (domain: string, topic: string, subtopicLevel1: string, count: number) => ({
        domain,
        topic,
        subtopicLevel1,
        subtopicLevel2: '',
        count,
      });
      const topics = [
        at('', '', '', 1),
        at('', 'Stores', '', 2),
        at('Shop', 'Orders', '', 3),
        at('Shop', 'Orders', 'EU', 4),
      ];
      prepared.answer(topicDetails, { ...done, topics, total: 10 });
    },
  });
  const tree = await screen.findByRole('tree', { name: 'Topics' });
  const names = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map((item) => item.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['All topics, 10', 'Shop, 7', 'Stores, 2', 'No topic, 1']));
  await waitFor(() =>
    expect(server.requestsTo(listFaqs)[0]?.body).toMatchObject({ states: ['live', 'stale'], search: 'open' }),
  );
  within(tree).getByRole('treeitem', { name: 'All topics, 10' }).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}{Enter}');
  const opened = ['All topics, 10', 'Shop, 7', 'Orders, 7', 'EU, 4', 'Stores, 2', 'No topic, 1'];
  await waitFor(() => expect(names()).toEqual(opened));
  await waitFor(() =>
    expect(server.requestsTo(listFaqs).at(-1)?.body).toMatchObject({
      place: { domain: 'Shop', topic: 'Orders', subtopicLevel1: 'EU' },
    }),
  );
  expect(router.state.location.search).toContain('at=Shop%2FOrders%2FEU');
});

test('Try it shows the answer, the candidates and the threshold; an FAQ can be tried before it is saved [KNW-04]', async () => {
  const hours = aFaq();
  const { server, user } = await startNew({ faqs: [hours] });
  server.answer(addTrymeFaq, ({ body }) => {
    const {
      question,
      answer,
      link = '',
    } = body as unknown as { question: string[]; answer: string; link: string };
    return { ...done, faq: { faqId: hours.faqId, languageCode: 'en' as const, question, answer, link } };
  });
  const found: ReplyOf<typeof tryQuestion> = {
    ...done,
    kind: 'answer',
    answer: 'From nine to five.',
    faqId: hours.faqId,
    sources: [],
    language: 'en',
    threshold: 0.5,
    score: 0.87,
    candidates: [
      { faqId: hours.faqId, question: 'When are you open?', score: 0.87, languageCode: 'en', onTrial: false },
      { faqId: aFaq().faqId, question: 'Where are you?', score: 0.31, languageCode: 'en', onTrial: false },
    ],
    passages: [],
    corrections: [{ written: 'Opning', readAs: 'opening' }],
    milliseconds: 3,
  };
  server.answer(tryQuestion, found);
  await fill(user, 'Question', 'Opening hours?');
  await fill(user, 'Answer', 'Nine.');
  await press(user, 'Test first');
  const dock = await screen.findByRole('region', { name: 'Test' });
  await within(dock).findByText('From nine to five.');
  within(dock).getByText('Interpreted “Opning” as “opening”.');
  expect(server.requestsTo(addTrymeFaq)[0]?.body).toMatchObject({
    question: ['Opening hours?'],
    answer: 'Nine.',
  });
  expect(server.requestsTo(tryQuestion)[0]?.body).toMatchObject({ question: 'Opening hours?' });
  const lines = within(within(dock).getByRole('list', { name: 'Closest matches' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'When are you open?0.87 above threshold',
    'Where are you?0.31 below threshold',
  ]);

  // The next question is asked with this one, until the field is cleared.
  server.answer(tryQuestion, { ...found, readWith: 'Opening hours?' });
  const asking = within(dock).getByLabelText('Test question');
  await user.clear(asking);
  await user.type(asking, 'And on Sundays?{Enter}');
  await within(dock).findByText('Read together with “Opening hours?”.');
  await user.clear(asking);
  await user.type(asking, 'And on Mondays?{Enter}');
  await waitFor(() => expect(server.requestsTo(tryQuestion)).toHaveLength(3));
  expect(server.requestsTo(tryQuestion).map(({ body }) => body)).toMatchObject([
    { question: 'Opening hours?' },
    { question: 'And on Sundays?', previousQuestion: 'Opening hours?' },
    { question: 'And on Mondays?', previousQuestion: 'Opening hours?' },
  ]);
});
