/** Samples can be listed, and a copy answers once it is published. */
import { findAnswer, prepareKnowledge } from '@parrot/answer-engine';
import { listActivity } from '@parrot/contract/activity';
import {
  appDetails,
  checkDuplicateApp,
  copySample,
  createApp,
  listApps,
  publishApp,
  sampleApps,
} from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { ERRORS, LANGUAGES, type LanguageCode, LIMITS, newId } from '@parrot/contract/core';
import { listFaqs } from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleIn } from './sample-texts.ts';
import { SAMPLES } from './samples.ts';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const list = (body: { search?: string; language?: LanguageCode; offset?: number; limit?: number } = {}) =>
  server.api.call(sampleApps, { session: owner, body });
const attempt = (body: object, session = owner) => server.api.answer(copySample, { session, body });

describe('the samples', () => {
  test('are listed with their FAQs, searched by name and question, and paged [APP-07]', async () => {
    const all = await list();
    expect(all).toMatchObject({ total: SAMPLES.length, offset: 0 });
    expect(all.items.map((sample) => sample.sampleId)).toEqual(SAMPLES.map((sample) => sample.sampleId));
    for (const { faqs, description } of all.items) {
      expect(faqs.length).toBeGreaterThanOrEqual(8);
      expect(description.length).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(LIMITS.description);
      for (const { questions } of faqs) expect(questions.length).toBeGreaterThanOrEqual(2);
    }
    const found = async (search: string) => (await list({ search })).items.map((sample) => sample.sampleId);
    expect(await found(' HOTEL ')).toEqual(['hotel']);
    expect(await found('prescription')).toEqual(['clinic']);
    expect(await found('%')).toEqual([]);
    const page = await list({ offset: 1, limit: 2 });
    expect([page.items.length, page.total, page.offset]).toEqual([2, SAMPLES.length, 1]);
  });

  test.each(LANGUAGES)('are listed and searched in %s', async (language) => {
    const { items } = await list({ language });
    expect(new Set(items.map((sample) => sample.language))).toEqual(new Set([language]));
    const name = items[0]?.appName ?? '';
    expect((await list({ language, search: name })).items[0]?.sampleId).toBe('online-shop');
  });

  const others = ['de', 'es', 'fr', 'sv'] as const;
  test.each(
    SAMPLES.flatMap((sample, at) => [['en', sample] as const, [others[at] ?? 'de', sample] as const]),
  )(
    'in %s answer each wording of each question correctly: $1.appName [APP-07, NAV-12]',
    async (language, sample) => {
      const { faqs } = await sampleIn(language, sample);
      const known = faqs.map(({ questions, answer }) => ({
        faqId: newId('faq'),
        languageCode: language,
        questions,
        answer,
        link: '',
      }));
      const knowledge = await prepareKnowledge({ faqs: known });
      for (const { questions, answer } of faqs)
        for (const question of questions) {
          const finding = await findAnswer(knowledge, { question });
          expect(finding, question).toMatchObject({ kind: 'answer', answer });
        }
    },
  );
});

describe('a copy', () => {
  test("is the user's own draft app with all FAQs of the sample, and answers once published [APP-07]", async () => {
    const [sample] = SAMPLES;
    if (!sample) throw new Error('there are no samples');
    const { sampleId } = sample;
    const { app } = await server.api.call(copySample, {
      session: owner,
      body: { sampleId, appName: 'MyShop' },
    });
    expect(app).toMatchObject({
      appName: 'MyShop',
      description: sample.description,
      status: 'draft',
      isMine: true,
      faqCount: sample.faqs.length,
      publishedAt: null,
    });
    const { appId, parrotId } = app;
    const { settings, revision } = await server.api.call(appDetails, { session: owner, body: { appId } });
    expect([settings.appearance.botName, settings.appearance.welcomeMsg, revision]).toEqual([
      'MyShop',
      sample.welcome,
      1,
    ]);
    const { items } = await server.api.call(listFaqs, { session: owner, body: { appId, limit: 50 } });
    // The last edited app comes first.
    expect(items.map(({ topic, question, answer }) => ({ topic, questions: question, answer }))).toEqual(
      [...sample.faqs].reverse(),
    );
    const { items: activities } = await server.api.call(listActivity, { session: owner, body: {} });
    expect(activities[0]).toMatchObject({ act: 'app.created', values: { sample: sample.appName } });

    await server.api.call(publishApp, { session: owner, body: { appId } });
    const visitor = await openVisitorSocket(server, { parrotId });
    const { messages } = await visitor.ask(openVisitorConversation, {});
    expect(messages.map((message) => message.value)).toEqual([sample.welcome]);
    const value = sample.faqs[0]?.questions[0] ?? '';
    const { message } = await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
    await server.server.platform.outbox.settle();
    const answers = await visitor.ask(openVisitorConversation, { afterSeq: message.seq });
    expect(answers.messages.map((line) => line.value)).toEqual([sample.faqs[0]?.answer]);
    visitor.close();
  });

  test('follows the naming rules; if it is refused, nothing is created [APP-07] [APP-04]', async () => {
    await server.api.call(createApp, { session: owner, body: { appName: 'Taken', appType: 'Q&A' } });
    const before = await server.api.call(listApps, { session: owner, body: {} });
    const taken = await attempt({ sampleId: 'hotel', appName: 'TAKEN' });
    expect([taken.status, taken.body.message]).toEqual([409, ERRORS.app_name_taken.message]);
    const bad = await attempt({ sampleId: 'hotel', appName: 'My hotel' });
    expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['appName']]);
    expect((await attempt({ sampleId: 'zoo', appName: 'MyZoo' })).status).toBe(404);
    const agent = await newMember(server, owner, 'agent');
    expect((await attempt({ sampleId: 'hotel', appName: 'MyHotel' }, agent)).status).toBe(403);
    expect(await server.api.call(listApps, { session: owner, body: {} })).toEqual(before);
    const free = await server.api.call(checkDuplicateApp, { session: owner, body: { appName: 'MyHotel' } });
    expect(free.duplicate).toBe(false);
  });
});
