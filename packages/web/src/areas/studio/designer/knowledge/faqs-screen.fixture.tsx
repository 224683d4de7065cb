/** The FAQs screen with a fake server that stores FAQs. */
import { appDetails, defaultSettings } from '@parrot/contract/apps';
import type { FaqId, LanguageCode, ReplyOf } from '@parrot/contract/core';
import {
  addFaq,
  deleteFaqs,
  type Faq,
  faqTopics,
  type ListedFaq,
  listFaqs,
  listTrymeFaqs,
  openFaq,
  restoreFaqs,
  similarFaqs,
  topicDetails,
  trainedLanguages,
  updateFaq,
} from '@parrot/contract/knowledge';
import { listModels, type ModelConnection } from '@parrot/contract/models';
import { screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { SeenRequest, TestServer } from '../../../../testing/server.ts';
import { aFaq, anApp, openPage, pageFrom } from '../../studio.fixture.tsx';
import DesignerPage from '../designer-page.tsx';

export const done = { status: 'success' } as const;
/** No model is connected. */
export const NO_MODELS: ReplyOf<typeof listModels> = {
  ...done,
  connections: [],
  files: [],
  budget: {
    monthlyTokens: null,
    monthlyCost: null,
    usedTokens: 0,
    usedCost: 0,
    usedPercent: null,
    endsAt: '2026-04-01T00:00:00.000Z',
  },
};
export const A_MODEL: ModelConnection = {
  provider: 'openai',
  address: 'https://models.example',
  modelName: 'small',
  apiVersion: '',
  file: '',
  prices: { input: 0, output: 0 },
  keyEnding: 'abcd',
  savedAt: '2026-03-01T10:00:00.000Z',
};

type Opening = {
  faqs?: ListedFaq[];
  languageList?: LanguageCode[];
  query?: string;
  prepare?: (server: TestServer) => void;
};

export async function openFaqs({ faqs = [], languageList = [], query = '', prepare }: Opening = {}) {
  const app = anApp({ language: 'en', languageList, faqCount: faqs.length });
  const stored = { faqs };
  const given = ({ body }: SeenRequest) => body as unknown as Faq & { translationOf?: FaqId };
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}${query}`,
    prepare: (server) => {
      const behaviour = { ...defaultSettings(app.appName).behaviour, languageList };
      const settings = { ...defaultSettings(app.appName), behaviour };
      server.answer(appDetails, { ...done, app, settings, revision: 1 });
      server.answer(listFaqs, (request) => pageFrom(stored.faqs.filter(isOriginal))(request));
      server.answer(openFaq, (request) => {
        const { groupId } = stored.faqs.find(({ faqId }) => faqId === given(request).faqId) ?? aFaq();
        return { ...done, items: stored.faqs.filter((faq) => faq.groupId === groupId) };
      });
      server.answer(addFaq, (request) => {
        const { question, translationOf, ...rest } = given(request);
        const made = aFaq({ ...rest, question, loginQuestion: question[0] ?? '' });
        const faq = translationOf ? { ...made, groupId: translationOf } : made;
        stored.faqs = [faq, ...stored.faqs];
        return { ...done, faq };
      });
      server.answer(updateFaq, (request) => {
        const changed = aFaq({
          ...stored.faqs.find(({ faqId }) => faqId === given(request).faqId),
          ...given(request),
        });
        stored.faqs = stored.faqs.map((faq) => (faq.faqId === changed.faqId ? changed : faq));
        return { ...done, faq: changed };
      });
      server.answer(deleteFaqs, () => {
        stored.faqs = [];
        return { ...done, changed: 1, undoId: '2f1b8a52-6f0e-4a3e-9a55-0d7a3a1c9f10' };
      });
      server.answer(restoreFaqs, () => {
        stored.faqs = faqs;
        return { ...done, changed: 1 };
      });
      const topics = { domain: [], topic: ['Visit'], subtopicLevel1: [], subtopicLevel2: [] };
      server.answer(faqTopics, { ...done, ...topics, tags: ['#hours'], datasets: [] });
      server.answer(topicDetails, { ...done, topics: [], total: faqs.length });
      server.answer(trainedLanguages, { ...done, languages: [] });
      server.answer(similarFaqs, { ...done, items: [] });
      server.answer(listTrymeFaqs, { ...done, items: [] });
      server.answer(listModels, NO_MODELS);
      prepare?.(server);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'StoreAssist' });
  // The pointer-events check is off: nothing is hidden by styles, and the check takes most of the time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...opened, user, app, stored };
}

const isOriginal = ({ faqId, groupId }: ListedFaq) => faqId === groupId;
