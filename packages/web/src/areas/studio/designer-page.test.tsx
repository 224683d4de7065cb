import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { addFaq, deleteFaq, type Faq, listFaqs, updateFaq } from '@parrot/contract/knowledge';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDesignerSession } from '../../state/designer-session.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { MAYA, rightsOf } from '../../testing/people.ts';
import DesignerPage from './designer-page.tsx';
import { aFaq, anApp, button, field, fill, openPage, pageFrom, problemAt } from './studio.fixture.tsx';

const app = anApp({ language: 'de', faqCount: 1 });
const done = { status: 'success' } as const;
const details = { ...done, app, settings: defaultSettings(app.appName), revision: 1 };

async function openDesigner(faqs: Faq[]) {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    prepare: (server) => {
      server.answer(appDetails, details);
      server.answer(listFaqs, (request) => pageFrom(faqs)(request));
      server.answer(addFaq, ({ body }) => {
        const { question } = body as unknown as Faq;
        const faq = aFaq({ ...(body as unknown as Faq), loginQuestion: question[0] ?? '' });
        faqs.unshift(faq);
        return { ...done, faq };
      });
    },
  });
  await screen.findByRole('heading', { name: 'StoreAssist' });
  return opened;
}

test('a question is added with its variants, in the language of the app', async () => {
  const { server, user } = await openDesigner([]);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await fill(user, 'Question', 'Wann habt ihr offen?');
  await fill(user, 'Other ways to ask', 'Öffnungszeiten?\n\n  Seid ihr da? ');
  await fill(user, 'Answer', 'Von neun bis fünf.');
  await fill(user, 'Link', ' https://halden.example/offen ');
  await user.click(button('Save'));
  await screen.findByRole('button', { name: 'Edit Wann habt ihr offen?' });
  expect(server.asked(addFaq)[0]?.body).toEqual({
    tenantId: MAYA.tenantId,
    appId: app.appId,
    languageCode: 'de',
    question: ['Wann habt ihr offen?', 'Öffnungszeiten?', 'Seid ihr da?'],
    answer: 'Von neun bis fünf.',
    link: 'https://halden.example/offen',
    topic: '',
  });
  await screen.findByText('+2 ways to ask');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('Add question')));
});

test('several can be added in a row', async () => {
  const { user } = await openDesigner([]);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await fill(user, 'Question', 'One?');
  await fill(user, 'Answer', 'Yes.');
  await fill(user, 'Topic', 'Numbers');
  await user.click(button('Save and add another'));
  await waitFor(() => expect(field('Question').value).toBe(''));
  expect(field('Topic').value).toBe('Numbers');
  expect(document.activeElement).toBe(field('Question'));
});

test('what is required, too long or no link is told at its field, before anything is sent [VAL-02] [VAL-03]', async () => {
  const { server, user } = await openDesigner([]);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await fill(user, 'Other ways to ask', `Short one\n${'x'.repeat(600)}`);
  await fill(user, 'Link', 'javascript:alert(1)');
  await user.click(button('Save'));
  expect(problemAt('Question')).toBe('Required');
  expect(problemAt('Other ways to ask')).not.toBe('');
  expect(problemAt('Answer')).toBe('Required');
  expect(problemAt('Link')).toBe('Please use a link that starts with http or https.');
  expect(document.activeElement).toBe(field('Question'));
  await fill(user, 'Question', 'Now there is one');
  expect(problemAt('Question')).toBe('');
  expect(problemAt('Answer')).toBe('Required');
  expect(server.asked(addFaq)).toEqual([]);
});

test('what the server refuses is told at its field', async () => {
  const { server, user } = await openDesigner([]);
  server.refuse(addFaq, 'bad_input', { fields: { 'question.2': 'Too much of the same.' } });
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await fill(user, 'Question', 'One?');
  await fill(user, 'Answer', 'Yes.');
  await user.click(button('Save'));
  await waitFor(() => expect(problemAt('Other ways to ask')).toBe('Too much of the same.'));
  server.refuse(addFaq, 'limit_reached');
  await user.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your plan does not allow more');
});

test('an edit keeps what the form does not show', async () => {
  const faq = aFaq({
    question: ['When are you open?', 'Opening hours?'],
    domain: 'Shop',
    tags: '#hours',
    imageLink: 'https://halden.example/door.png',
    subtopicLevel1: 'Visit',
    topic: 'Hours',
  });
  const { server, user } = await openDesigner([faq]);
  server.answer(updateFaq, { ...done, faq });
  await user.click(await screen.findByRole('button', { name: 'Edit When are you open?' }));
  expect(field('Other ways to ask').value).toBe('Opening hours?');
  await user.clear(field('Answer'));
  await fill(user, 'Answer', 'From ten to four.');
  await user.click(button('Save'));
  await waitFor(() => expect(server.asked(updateFaq)).toHaveLength(1));
  const { faqId, languageCode: _language, loginQuestion: _first, updatedAt: _when, ...kept } = faq;
  expect(server.asked(updateFaq)[0]?.body).toEqual({
    ...kept,
    faqId,
    answer: 'From ten to four.',
    tenantId: MAYA.tenantId,
    appId: app.appId,
  });
});

test('a question is deleted at once, and comes back whole by undo', async () => {
  const faq = aFaq({ tags: '#hours', languageCode: 'fr' });
  const faqs = [faq];
  const { server, user } = await openDesigner(faqs);
  server.answer(deleteFaq, () => {
    faqs.length = 0;
    return done;
  });
  await user.click(await screen.findByRole('button', { name: 'Edit When are you open?' }));
  await user.click(button('Delete'));
  await screen.findByText('No questions yet');
  expect(server.asked(deleteFaq)[0]?.body).toMatchObject({ appId: app.appId, faqId: faq.faqId });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Edit When are you open?' });
  expect(server.asked(addFaq)[0]?.body).toMatchObject({
    tags: '#hours',
    languageCode: 'fr',
    answer: faq.answer,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('what was typed is not lost by a slip', async () => {
  const { server, user } = await openDesigner([aFaq()]);
  await user.click(await screen.findByRole('button', { name: 'Edit When are you open?' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Edit When are you open?'));
  await fill(user, 'Answer', ' Not on Sundays.');
  await user.keyboard('{Escape}');
  await screen.findByText('You have not saved this yet.');
  await user.click(button('Keep writing'));
  expect(document.activeElement).toBe(field('Answer'));
  expect(field('Answer').value).toContain('Not on Sundays.');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Throw it away' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(updateFaq)).toEqual([]);
});

test('the app that was open last opens again; one that is gone offers the way to the others', async () => {
  const { server } = await openPage(<DesignerPage />, {
    at: '/home/studio/designer',
    prepare: (prepared) => {
      prepared.refuse(appDetails, 'not_found');
      useFlowStore.setState({ appId: app.appId });
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not find that.');
  expect(server.asked(appDetails)[0]?.body).toMatchObject({ appId: app.appId });
  expect(screen.getByRole('link', { name: 'To the apps' }).getAttribute('href')).toBe('/home/studio/apps');
});

test('the steps are Designer, Personalization and Publish; the header is told which one is open [NAV-05] [NAV-06]', async () => {
  const { user, router } = await openDesigner([]);
  const steps = screen.getAllByRole('tab');
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
    'Designer',
    'Personalization',
    'Publish',
  ]);
  expect(useDesignerSession.getState().activeRoute).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'Personalization' }));
  expect(router.state.location.search).toBe(`?app=${app.appId}&step=personalization`);
  expect(useDesignerSession.getState().activeRoute).toBe(1);
  await user.click(screen.getByRole('tab', { name: 'Publish' }));
  expect(useDesignerSession.getState().activeRoute).toBe(2);
});

test('an app in the archive is not worked on', async () => {
  const { server } = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    prepare: (prepared) =>
      prepared.answer(appDetails, { ...details, app: { ...app, archivedAt: app.updatedAt } }),
  });
  await screen.findByText('This app is in the archive');
  expect(server.asked(listFaqs)).toEqual([]);
});

test('whoever may not make apps is told so, and nothing is asked that would end their session', async () => {
  const { server } = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}`,
    rights: rightsOf('billing'),
  });
  await screen.findByText('This is for people who make apps');
  expect(server.requests).toEqual([]);
});
