import {
  type App,
  appDetails,
  checkDuplicateApp,
  createApp,
  defaultSettings,
  fetchOnboardingState,
  type OnboardingState,
  publishApp,
  saveOnboardingState,
  updateAppDetails,
  updateOnboardingStatus,
} from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  addFaq,
  addSite,
  addTrymeFaq,
  controlSite,
  listFaqs,
  listSources,
  listTrymeFaqs,
  removeTrymeFaq,
  type Source,
  siteSettings,
  type TriedFaq,
  tryQuestion,
  validateWebUrl,
} from '@parrot/contract/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../shared/query/query-client.ts';
import { useUserStore } from '../../../state/user-store.ts';
import { press } from '../../../testing/press.ts';
import { errorAnswer } from '../../../testing/server.ts';
import { signIn } from '../../../testing/users.ts';
import { aFaq, anApp, button, field, fill, openPage, pageFrom, problemAt } from '../studio.fixture.tsx';
import OnboardingPage from './onboarding-page.tsx';
import { suggestionsFor } from './purposes.ts';

const success = { status: 'success' } as const;
const NAME = 'Name your bot';
const SHOP = suggestionsFor('shop');

/** A fake server with the onboarding state, one app and its FAQs. */
async function openOnboarding(start: Partial<OnboardingState> | null = null) {
  const app = anApp({ appName: 'Helper', status: 'Created', publishedAt: null, faqCount: 0 });
  const stored = {
    app,
    faqs: [] as string[],
    state: start && {
      step: 'purpose' as const,
      purpose: '',
      appName: '',
      appId: null,
      url: '',
      faqs: [],
      ...start,
    },
    sources: [] as Source[],
    trials: [] as TriedFaq[],
  };
  const opened = await openPage(<OnboardingPage />, {
    at: '/home/studio/onboarding',
    prepare: (server) => {
      const change = (to: Partial<App>) => {
        stored.app = { ...stored.app, ...to };
        return { ...success, app: stored.app };
      };
      const settings = { settings: defaultSettings('Helper'), revision: 1 };
      server.answer(fetchOnboardingState, () => ({ ...success, state: stored.state }));
      server.answer(saveOnboardingState, ({ body }) => {
        stored.state = body?.state as OnboardingState;
        return success;
      });
      server.answer(checkDuplicateApp, { ...success, duplicate: false });
      server.answer(createApp, ({ body }) => change({ appName: String(body?.appName) }));
      server.answer(updateAppDetails, ({ body }) => ({
        ...change({
          appName: String(body?.appName ?? stored.app.appName),
          appType: body?.appType === 'GenAI' ? 'GenAI' : stored.app.appType,
        }),
        ...settings,
      }));
      server.answer(appDetails, () => ({ ...change({ faqCount: stored.faqs.length }), ...settings }));
      server.answer(addFaq, ({ body }) => {
        stored.faqs.push(String(body?.question));
        return { ...success, faq: aFaq() };
      });
      server.answer(listFaqs, (request) =>
        pageFrom(stored.faqs.map((question) => aFaq({ loginQuestion: question })))(request),
      );
      server.answer(listSources, (request) => pageFrom(stored.sources)(request));
      server.answer(publishApp, () => ({
        ...change({ publishedAt: app.updatedAt, status: 'published', hasUnpublishedChanges: false }),
        version: {
          versionId: newId('ver'),
          number: 1,
          note: '',
          publishedAt: app.updatedAt,
          publishedBy: '',
          isLive: true,
        },
      }));
      server.answer(updateOnboardingStatus, success);
      server.answer(listTrymeFaqs, () => ({ ...success, items: stored.trials }));
      server.answer(addTrymeFaq, ({ body }) => {
        const faq: TriedFaq = {
          faqId: newId('faq'),
          languageCode: 'en',
          question: body?.question as string[],
          answer: String(body?.answer),
          link: '',
        };
        stored.trials = [...stored.trials, faq];
        return { ...success, faq };
      });
      server.answer(removeTrymeFaq, ({ body }) => {
        stored.trials = stored.trials.filter(({ faqId }) => faqId !== body?.faqId);
        return success;
      });
      server.answer(tryQuestion, ({ body }) => {
        const found = stored.trials.find(({ question }) => question[0] === body?.question);
        return {
          ...success,
          kind: found ? ('answer' as const) : ('unknown' as const),
          answer: found?.answer ?? '',
          faqId: found?.faqId ?? null,
          sources: [],
          language: 'en' as const,
          threshold: 0.5,
          score: found ? 1 : 0,
          candidates: [],
          passages: [],
          corrections: [],
          milliseconds: 1,
        };
      });
    },
  });
  signIn({ isFirstTimeUser: true });
  await screen.findByRole('heading', { name: 'Welcome, Maya' });
  return { ...opened, stored, appId: app.appId };
}
const isStep = (name: string) =>
  waitFor(() => expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(name));

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

test('input is stored, and a reload continues there [APP-06]', async () => {
  const first = await openOnboarding();
  await first.user.click(await screen.findByRole('radio', { name: /Something else/ }));
  await fill(first.user, 'Describe it', 'Our museum');
  await fill(first.user, NAME, 'Muse');
  await waitFor(() => expect(first.stored.state).toMatchObject({ purpose: 'Our museum', appName: 'Muse' }));
  first.unmount();
  queryClient.clear();
  const faqs = [{ question: 'Is there a café?', answer: 'Yes, on', isExample: false }];
  await openOnboarding({ ...first.stored.state, step: 'knowledge', appId: first.appId, faqs });
  await screen.findByDisplayValue('Is there a café?');
  await isStep('Knowledge');
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

test('a failed save is reported, and retried with the next change', async () => {
  const { server, user, stored } = await openOnboarding();
  await screen.findByRole('radio', { name: /Online shop/ });
  server.refuse(saveOnboardingState, 'unavailable');
  await user.click(screen.getByRole('radio', { name: /Online shop/ }));
  await screen.findByText(/Couldn’t save/);
  server.answer(saveOnboardingState, ({ body }) => {
    stored.state = body?.state as OnboardingState;
    return success;
  });
  await fill(user, NAME, 'Helper');
  await screen.findByText('Saved automatically');
  expect(stored.state).toMatchObject({ purpose: 'shop', appName: 'Helper' });
});

test('a state that fails to load is reported and can be retried', async () => {
  const { server, user } = await openPage(<OnboardingPage />, {
    prepare: (prepared) => prepared.refuse(fetchOnboardingState, 'too_many'),
  });
  await screen.findByRole('alert');
  server.answer(fetchOnboardingState, { ...success, state: null });
  await press(user, 'Try again');
  await screen.findByRole('radio', { name: /Online shop/ });
});
