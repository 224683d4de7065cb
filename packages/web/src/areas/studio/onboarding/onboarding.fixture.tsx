/** The onboarding on a fake server. */
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
  addTrymeFaq,
  listFaqs,
  listSources,
  listTrymeFaqs,
  removeTrymeFaq,
  type Source,
  type TriedFaq,
  tryQuestion,
} from '@parrot/contract/knowledge';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { signIn } from '../../../testing/users.ts';
import { aFaq, anApp, openPage, pageFrom } from '../studio.fixture.tsx';
import OnboardingPage from './onboarding-page.tsx';
import { suggestionsFor } from './purposes.ts';

export const success = { status: 'success' } as const;
export const NAME = 'Name your bot';
export const SHOP = suggestionsFor('shop');

/** A fake server with the onboarding state, one app and its FAQs. */
export async function openOnboarding(
  start: Partial<OnboardingState> | null = null,
  { faqs = [], ...change }: Partial<App> & { faqs?: string[] } = {},
) {
  const app = anApp({ appName: 'Helper', status: 'Created', publishedAt: null, faqCount: 0, ...change });
  const stored = {
    app,
    faqs: [...faqs],
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
export const isStep = (name: string) =>
  waitFor(() => expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(name));
