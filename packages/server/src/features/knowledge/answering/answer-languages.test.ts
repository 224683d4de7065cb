/** A bot with FAQs and documents in all languages, asked by visitors of each of them. */
import { createApp } from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { type AppId, type FaqId, type LanguageCode, newId } from '@parrot/contract/core';
import { addFaq, listSources, uploadFile } from '@parrot/contract/knowledge';
import {
  newOwner,
  openVisitorSocket,
  publishWith,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Content = {
  question: string;
  /** The FAQ's question as a visitor puts it. */
  asked: string;
  answer: string;
  document: string;
  documentQuestion: string;
  quote: string;
};
const CONTENT: Record<LanguageCode, Content> = {
  en: {
    question: 'What are your opening hours?',
    asked: 'Can you tell me your opening hours?',
    answer: 'From nine to five.',
    document:
      'Warranty\n\nThe warranty of the coffee machine lasts two years. Keep the receipt in a safe spot.',
    documentQuestion: 'How long does the warranty of the coffee machine last?',
    quote: 'The warranty of the coffee machine lasts two years.',
  },
  es: {
    question: '¿Cuál es el horario de apertura?',
    asked: '¿Me puede decir el horario de apertura?',
    answer: 'De nueve a cinco.',
    document: 'Garantía\n\nLa garantía de la cafetera dura dos años. Guarde el recibo en un lugar seguro.',
    documentQuestion: '¿Cuánto dura la garantía de la cafetera?',
    quote: 'La garantía de la cafetera dura dos años.',
  },
  de: {
    question: 'Wie sind die Öffnungszeiten?',
    asked: 'Können Sie mir die Öffnungszeiten sagen?',
    answer: 'Von neun bis fünf.',
    document:
      'Garantie\n\nDie Garantie der Kaffeemaschine dauert zwei Jahre. Bewahren Sie den Beleg gut auf.',
    documentQuestion: 'Wie lange dauert die Garantie der Kaffeemaschine?',
    quote: 'Die Garantie der Kaffeemaschine dauert zwei Jahre.',
  },
  fr: {
    question: "Quels sont vos horaires d'ouverture ?",
    asked: "Pouvez-vous me dire vos horaires d'ouverture ?",
    answer: 'De neuf heures à cinq heures.',
    document: 'Garantie\n\nLa garantie de la cafetière dure deux ans. Conservez le reçu dans un lieu sûr.',
    documentQuestion: 'Combien de temps dure la garantie de la cafetière ?',
    quote: 'La garantie de la cafetière dure deux ans.',
  },
  sv: {
    question: 'Vilka öppettider har ni?',
    asked: 'Kan ni säga vilka öppettider ni har?',
    answer: 'Från nio till fem.',
    document: 'Garanti\n\nGarantin på kaffemaskinen gäller i två år. Spara kvittot på ett säkert ställe.',
    documentQuestion: 'Hur länge gäller garantin på kaffemaskinen?',
    quote: 'Garantin på kaffemaskinen gäller i två år.',
  },
};
const LANGUAGES = Object.keys(CONTENT) as LanguageCode[];

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  const body = { appName: 'Polyglot', appType: 'Q&A' as const };
  ({ appId, parrotId } = (await server.api.call(createApp, { session: owner, body })).app);
  let translationOf: FaqId | undefined;
  for (const languageCode of LANGUAGES) {
    const { question, answer, document } = CONTENT[languageCode];
    const draft = {
      appId,
      languageCode,
      question: [question],
      answer,
      ...(translationOf && { translationOf }),
    };
    const { faq } = await server.api.call(addFaq, { session: owner, body: draft });
    translationOf ??= faq.faqId;
    const form = new FormData();
    form.set('file', new File([document], `${languageCode}.txt`));
    await server.api.call(uploadFile, { session: owner, body: { appId }, form });
  }
  await vi.waitFor(
    async () => {
      const { items } = await server.api.call(listSources, { session: owner, body: { appId } });
      expect(items.map(({ state }) => state)).toEqual(LANGUAGES.map(() => 'staged'));
    },
    { timeout: 150_000, interval: 200 },
  );
  const languageList = LANGUAGES.filter((language) => language !== 'en');
  await publishWith(server, owner, appId, { behaviour: { languageList } });
});
afterAll(() => server.stop());

async function repliesTo(language: LanguageCode, question: string): Promise<string> {
  const visitor = await openVisitorSocket(server, { parrotId, language });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  const { message } = await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: question });
  await server.server.platform.outbox.settle();
  const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: message.seq });
  visitor.close();
  return messages
    .filter(({ userType }) => userType === 'bot')
    .map(({ value }) => value)
    .join('\n');
}

test.each(LANGUAGES)(
  'a visitor in %s gets the answer of the FAQ in that language, and no other [KNW-09]',
  async (language) => {
    const reply = await repliesTo(language, CONTENT[language].asked);
    expect(reply).toContain(CONTENT[language].answer);
    for (const other of LANGUAGES) if (other !== language) expect(reply).not.toContain(CONTENT[other].answer);
  },
);

test.each(LANGUAGES)(
  'a visitor in %s gets a quote of the document in that language [KNW-09]',
  async (language) => {
    const { documentQuestion, quote } = CONTENT[language];
    expect(await repliesTo(language, documentQuestion)).toContain(quote);
  },
);

test.each(LANGUAGES)(
  'an answer that neither FAQs nor documents in %s contain is not made up [KNW-09]',
  async (language) => {
    const questions: Record<LanguageCode, string> = {
      en: 'Do you sell penguins for the garden?',
      es: '¿Venden pingüinos para el jardín?',
      de: 'Verkaufen Sie Pinguine für den Garten?',
      fr: 'Vendez-vous des pingouins pour le jardin ?',
      sv: 'Säljer ni pingviner till trädgården?',
    };
    const reply = await repliesTo(language, questions[language]);
    for (const { answer, quote } of Object.values(CONTENT)) {
      expect(reply).not.toContain(answer);
      expect(reply).not.toContain(quote);
    }
  },
);
