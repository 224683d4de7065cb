import { createApp, publishApp, updateAppDetails, updateOnboardingStatus } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  addFaq,
  addSite,
  controlSite,
  type Source,
  siteSettings,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUserStore } from '../../../state/user-store.ts';
import { press } from '../../../testing/press.ts';
import { errorAnswer } from '../../../testing/server.ts';
import { aFaq, button, field, fill, problemAt } from '../studio.fixture.tsx';
import { isStep, NAME, openOnboarding, SHOP, success } from './onboarding.fixture.tsx';

test('three steps end with a bot that answers, without the examples that were not kept, and onboarding is over [APP-06]', async () => {
  const { server, user, router, stored, appId } = await openOnboarding();
  await user.click(await screen.findByRole('radio', { name: /Online shop/ }));
  await fill(user, NAME, 'Helper');
  await press(user, 'Next');
  await screen.findByDisplayValue('How long does delivery take?');
  expect(server.requestsTo(createApp)[0]?.body).toMatchObject({
    appName: 'Helper',
    appType: 'Q&A',
    language: 'en',
  });

  await press(user, 'Next');
  await screen.findByText('Keep or edit an example, write a question, or add a website or file.');
  await press(user, 'Keep question 1');
  await press(user, 'Keep question 2');
  await press(user, 'Next');
  await press(user, 'Publish');
  const talk = await screen.findByRole('link', { name: 'Talk to Helper' });
  expect(talk.getAttribute('href')).toBe(`/try/${stored.app.parrotId}`);
  await screen.findByRole('button', { name: 'How do I return something?' });
  expect(stored.faqs).toEqual(['How long does delivery take?', 'How do I return something?']);

  await press(user, 'Finish');
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${appId}`));
  expect(server.requestsTo(updateOnboardingStatus)[0]?.body).toMatchObject({ onboardingStatus: 'finished' });
  await waitFor(() => expect(useUserStore.getState().details?.isFirstTimeUser).toBe(false));
});

test('the bot beside the steps answers what was just typed, and each further question', async () => {
  const appId = newId('app');
  const { user, stored } = await openOnboarding({ step: 'knowledge', appId, appName: 'Helper' });
  const bot = within(await screen.findByRole('region', { name: 'Preview of your bot' }));
  bot.getByText('Helper');
  await press(user, 'Add question');
  await fill(user, 'Question', 'Do you repair shoes?');
  await fill(user, 'Answer', 'Yes, while you wait.');
  await bot.findByText('Yes, while you wait.');
  await fill(user, 'Answer', ' It takes an hour.');
  await bot.findByText('Yes, while you wait. It takes an hour.');
  expect(stored.trials).toHaveLength(1);
  await fill(user, 'Ask your bot…', 'Do you sell hats?');
  await press(user, 'Send');
  await bot.findByText('Sorry, I don’t have an answer to that.');
  await press(user, 'Next');
  await isStep('Try it');
  await waitFor(() => expect(stored.trials).toEqual([]));
  expect(stored.faqs).toEqual(['Do you repair shoes?']);
});

test('a website is read at once, with its progress, and can be stopped; the examples are not added [APP-06]', async () => {
  const appId = newId('app');
  const { server, user, stored } = await openOnboarding({
    step: 'knowledge',
    purpose: 'shop',
    appId,
    faqs: SHOP,
  });
  server.answer(validateWebUrl, { ...success, valid: false, title: '', problem: 'notFound', pages: null });
  await screen.findByDisplayValue('How long does delivery take?');
  await fill(user, 'Web address', 'shop.example/help');
  await waitFor(() => expect(stored.state?.url).toBe('shop.example/help'));
  await press(user, 'Read site');
  await waitFor(() => expect(problemAt('Web address')).toBe('No page was found at this address.'));
  expect(server.requestsTo(addSite)).toEqual([]);

  const site = {
    ...siteSettings.parse({}),
    phase: 'visiting' as const,
    found: 12,
    read: 3,
    failed: 0,
    unchanged: 0,
    waiting: 9,
    skipped: 0,
    current: 'https://shop.example/returns',
    cutOffBy: null,
    startedAt: stored.app.updatedAt,
    endedAt: null,
    nextAt: null,
  };
  const source: Source = {
    sourceId: newId('src'),
    kind: 'site',
    title: 'shop.example',
    address: 'https://shop.example/help',
    state: 'in progress',
    problem: null,
    passageCount: 4,
    bytes: 0,
    siteId: null,
    site,
    updatedAt: stored.app.updatedAt,
    updatedBy: 'Maya',
  };
  server.answer(validateWebUrl, { ...success, valid: true, title: 'Help', problem: null, pages: null });
  server.answer(addSite, () => {
    stored.sources = [source];
    return { ...success, source };
  });
  await press(user, 'Read site');
  await screen.findByText(/3 of 12/);
  expect(server.requestsTo(addSite)[0]?.body).toMatchObject({ url: 'https://shop.example/help' });
  await press(user, 'Next');
  await isStep('Try it');
  await waitFor(() => expect((button('Publish') as HTMLButtonElement).disabled).toBe(true));
  expect([stored.app.appType, stored.state?.url, stored.faqs]).toEqual(['GenAI', '', []]);

  server.answer(controlSite, () => {
    const stopped = { ...source, state: 'ready' as const, site: { ...site, phase: 'cancelled' as const } };
    stored.sources = [stopped];
    return { ...success, source: stopped };
  });
  await press(user, 'Stop');
  await waitFor(() => expect((button('Publish') as HTMLButtonElement).disabled).toBe(false));
  expect(server.requestsTo(controlSite)[0]?.body).toMatchObject({ sourceId: source.sourceId, act: 'cancel' });
  await press(user, 'Publish');
  await screen.findByText('Ask something covered by the document.');
});

test('every step can be skipped, and a bot is created all the same [APP-06]', async () => {
  const { server, user, router, stored } = await openOnboarding();
  let taken = 2;
  server.respond(createApp, ({ body }) => {
    taken -= 1;
    if (taken > 0) return errorAnswer('app_name_taken');
    stored.app = { ...stored.app, appName: String(body?.appName) };
    return { status: 200, content: { ...success, app: stored.app } };
  });
  await press(user, 'Skip this step');
  await isStep('Knowledge');
  expect(stored.app.appName).toBe('MyBot2');
  await press(user, 'Skip this step');
  await isStep('Try it');
  expect(stored.faqs).toEqual([]);
  await screen.findByText(/doesn’t know anything yet/);
  await press(user, 'Finish');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/designer'));
  expect(server.requestsTo(publishApp)).toEqual([]);
});

test('missing and taken values are reported at their fields, and nothing is created', async () => {
  const { server, user } = await openOnboarding();
  await press(user, 'Next');
  await waitFor(() => expect(problemAt(NAME)).toBe('Please use 3-15 alphanumeric characters only.'));
  expect(document.activeElement).toBe(field(NAME));
  expect(server.requestsTo(createApp)).toEqual([]);
  server.refuse(createApp, 'app_name_taken');
  await fill(user, NAME, 'Helper');
  await press(user, 'Next');
  await waitFor(() => expect(problemAt(NAME)).toBe('An app with this name already exists.'));
  await isStep('Purpose');
});

test('a question without an answer is reported; back at the first step the bot is renamed, not created again', async () => {
  const appId = newId('app');
  const faqs = [{ question: 'When are you open?', answer: '', isExample: false }];
  const { server, user } = await openOnboarding({ step: 'knowledge', appId, appName: 'Helper', faqs });
  await press(user, 'Next');
  await waitFor(() => expect(problemAt('Answer')).toBe('Required'));
  expect(document.activeElement).toBe(field('Answer'));
  expect(server.requestsTo(addFaq)).toEqual([]);
  await press(user, 'Back');
  await fill(user, NAME, '2');
  await press(user, 'Next');
  await isStep('Knowledge');
  expect(server.requestsTo(updateAppDetails)[0]?.body).toMatchObject({ appId, appName: 'Helper2' });
  expect(server.requestsTo(createApp)).toEqual([]);
  await waitFor(() => expect(field('Question').value).toBe('When are you open?'));
});

test('a retry after a failure continues where it stopped [APP-06]', async () => {
  const faqs = ['One?', 'Two?'].map((question) => ({ question, answer: 'Yes.', isExample: false }));
  const { server, user, stored } = await openOnboarding({ step: 'knowledge', appId: newId('app'), faqs });
  const asked: string[] = [];
  server.respond(addFaq, ({ body }) => {
    asked.push(String(body?.question));
    return asked.length === 2
      ? errorAnswer('unavailable')
      : { status: 200, content: { ...success, faq: aFaq() } };
  });
  await press(user, 'Next');
  expect((await screen.findByRole('alert')).textContent).toContain('unable to process your request');
  await waitFor(() =>
    expect(stored.state?.faqs).toEqual([{ question: 'Two?', answer: 'Yes.', isExample: false }]),
  );
  await press(user, 'Next');
  await isStep('Try it');
  expect(asked).toEqual(['One?', 'Two?', 'Two?']);
});

test('onboarding can be dismissed; if that fails, the page stays [APP-06]', async () => {
  const { server, user, router } = await openOnboarding();
  server.refuse(updateOnboardingStatus, 'unavailable');
  await press(user, 'Skip onboarding');
  await screen.findByText(/unable to process your request/);
  expect(router.state.location.pathname).toBe('/home/studio/onboarding');
  server.answer(updateOnboardingStatus, success);
  await waitFor(() => expect((button('Skip onboarding') as HTMLButtonElement).disabled).toBe(false));
  await press(user, 'Skip onboarding');
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/apps'));
  expect(server.requestsTo(updateOnboardingStatus).at(-1)?.body).toMatchObject({
    onboardingStatus: 'skipped',
  });
  await waitFor(() => expect(useUserStore.getState().details?.isFirstTimeUser).toBe(false));
});

test('examples are announced only if there are some', async () => {
  const state = { step: 'knowledge' as const, appId: newId('app'), appName: 'Helper' };
  const { user } = await openOnboarding({ ...state, faqs: SHOP.slice(0, 1) });
  await screen.findByRole('heading', { name: /^Keep or edit the examples/ });
  await press(user, 'Remove question 1');
  await screen.findByRole('heading', { name: 'Questions and answers' });
});
