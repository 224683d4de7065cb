import { appDetails, createApp } from '@parrot/contract/apps';
import { type AppId, type FaqId, LIMITS, newId } from '@parrot/contract/core';
import {
  addFaq,
  addTrymeFaq,
  deleteFaq,
  type FaqDraftInput,
  listFaqs,
  updateFaq,
} from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  OPENING_HOURS,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Olga Berg' });
});
beforeEach(async () => {
  const body = { appName: `Knows${++count}`, appType: 'Q&A' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(() => server.stop());

const add = async (draft: FaqDraftInput) =>
  (await server.api.call(addFaq, { session: owner, body: { appId, ...draft } })).faq;
const list = (body: { search?: string; languageCode?: 'en' | 'de'; offset?: number; limit?: number } = {}) =>
  server.api.call(listFaqs, { session: owner, body: { appId, ...body } });
const refusal = async (draft: unknown) =>
  server.api.answer(addFaq, { session: owner, body: { appId, ...(draft as object) } });

describe('adding', () => {
  test('an FAQ without a language is in that of the app', async () => {
    const body = { appName: `Knows${++count}`, appType: 'Q&A' as const, language: 'sv' as const };
    appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
    expect(await add(OPENING_HOURS)).toMatchObject({ languageCode: 'sv' });
    const { faq } = await server.api.call(addTrymeFaq, { session: owner, body: { appId, ...RETURNS } });
    expect(faq).toMatchObject({ languageCode: 'sv' });
  });

  test('an FAQ stores every field, and its first question is its login question [KNW-01]', async () => {
    const draft = {
      domain: 'Shop',
      topic: 'Orders',
      subtopicLevel1: 'Returns',
      subtopicLevel2: 'Europe',
      category: 'Information' as const,
      uniqueTag: 'returns-eu',
      question: ['How do I return it?', 'Can I send it back?'],
      answer: 'Within 30 days.',
      task: 'return',
      tags: '#returns, #shop',
      link: 'https://example.com/returns',
      imageLink: 'https://example.com/box.png',
      imageType: 'png',
    };
    const sent = { ...draft, appName: 'Any', parrotId: newId('prt'), newFaq: false as const };
    const faq = await add({ ...sent, languageCode: 'de' } as FaqDraftInput);
    expect(faq).toEqual({
      ...draft,
      faqId: faq.faqId,
      groupId: faq.faqId,
      languageCode: 'de',
      dataset: '',
      state: 'draft',
      tags: '#returns,#shop',
      loginQuestion: 'How do I return it?',
      updatedAt: faq.updatedAt,
      updatedBy: 'Olga Berg',
    });
    const languages = [{ languageCode: 'de', faqId: faq.faqId, state: 'draft' }];
    expect((await list()).items).toEqual([{ ...faq, languages, asked: 0 }]);
  });

  test('question and answer are stored as trimmed text without HTML tags [KNW-02]', async () => {
    const faq = await add({
      question: ['  <b>Is 5 < 6?</b> ', '<script>alert(1)</script>', ' null ', 'undefined', '', null],
      answer: ' <p onclick="steal()">Yes, and 7 > 3.</p><script src="//evil"></script>&lt;b&gt; ',
      topic: null,
      task: 'undefined',
    });
    expect(faq.question).toEqual(['Is 5 < 6?', 'alert(1)']);
    expect(faq.answer).toBe('Yes, and 7 > 3.&lt;b&gt;');
    expect(faq).toMatchObject({ topic: '', task: '', domain: '' });
    const split = await add({ question: ['<<b>script>alert(2)<<b>/script>'], answer: 'a < b' });
    expect(split).toMatchObject({ question: ['script>alert(2)/script>'], answer: 'a < b' });
  });

  test.each([
    ['no question', { ...RETURNS, question: [] }, 'question'],
    ['questions that are all empty', { ...RETURNS, question: [' ', 'null', '<br>'] }, 'question'],
    ['an empty answer', { ...RETURNS, answer: '<p> </p>' }, 'answer'],
    ['no answer', { question: ['Why?'] }, 'answer'],
    ['another category', { ...RETURNS, category: 'Gossip' }, 'category'],
    ['a tag without #', { ...RETURNS, tags: '#fine,wrong' }, 'tags'],
    ['a link that is a script', { ...RETURNS, link: 'javascript:alert(1)' }, 'link'],
    ['too long an answer', { ...RETURNS, answer: 'a'.repeat(LIMITS.faqAnswerLength + 1) }, 'answer'],
    ['too many questions', { ...RETURNS, question: Array(LIMITS.faqQuestions + 1).fill('Why?') }, 'question'],
    ['an unknown language', { ...RETURNS, languageCode: 'tlh' }, 'languageCode'],
  ])('%s is refused, with the field named', async (_what, draft, field) => {
    const answer = await refusal(draft);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect((await list()).total).toBe(0);
  });

  test('characters the database cannot store are removed', async () => {
    const faq = await add({ question: ['A\u0000B \ud800 C'], answer: 'D\u0000E' });
    expect(faq).toMatchObject({ question: ['AB  C'], answer: 'DE' });
    const search = { appId, search: 'A\u0000B' };
    expect((await server.api.answer(listFaqs, { session: owner, body: search })).status).toBe(400);
  });

  test('a full app refuses another FAQ', async () => {
    await server.server.platform.database.tenant(owner.tenantId, (tx) =>
      tx.execute(sql`
        insert into faqs select 'faq_' || lpad(n::text, 22, '0'), ${owner.tenantId}, ${appId}, 'en', '', '', '', '', '',
          '["Why?"]', 'Because.', '', '', '', '', '', now(), now(), 'faq_' || lpad(n::text, 22, '0'), now()
        from generate_series(1, ${LIMITS.faqsPerApp}) as n`),
    );
    const answer = await refusal(RETURNS);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('An app can have at most 10,000 questions. Delete some first.');
    expect((await list({ limit: 1 })).total).toBe(LIMITS.faqsPerApp);
  });
});

describe('list, change, delete', () => {
  test('FAQs are listed last edited first, in pages, by language and by their text', async () => {
    const hours = await add(OPENING_HOURS);
    server.clock.advance(1_000);
    const returns = await add({ ...RETURNS, tags: '#parcel' });
    server.clock.advance(1_000);
    const german = await add({
      question: ['Wann?'],
      answer: 'Um neun.',
      languageCode: 'de',
    } as FaqDraftInput);
    const ids = async (body: Parameters<typeof list>[0]) => (await list(body)).items.map((faq) => faq.faqId);

    expect(await ids({})).toEqual([german.faqId, returns.faqId, hours.faqId]);
    expect(await ids({ languageCode: 'en' })).toEqual([returns.faqId, hours.faqId]);
    expect(await ids({ search: 'OPENING hours' })).toEqual([hours.faqId]);
    expect(await ids({ search: 'free of charge' })).toEqual([returns.faqId]);
    expect(await ids({ search: '#parcel' })).toEqual([returns.faqId]);
    expect(await ids({ search: '%' })).toEqual([]);
    expect(await list({ offset: 1, limit: 1 })).toMatchObject({
      items: [{ faqId: returns.faqId }],
      total: 3,
      offset: 1,
    });
  });

  test('an FAQ is changed and deleted, and the app announces each step', async () => {
    const status = async () => (await server.api.call(appDetails, { session: owner, body: { appId } })).app;
    expect((await status()).status).toBe('Created');
    const { faqId } = await add(OPENING_HOURS);
    expect(await status()).toMatchObject({ status: 'draft', faqCount: 1 });

    server.clock.advance(1_000);
    const before = await status();
    const body = { appId, faqId, question: ['When?'], answer: 'At nine.' };
    const { faq } = await server.api.call(updateFaq, { session: owner, body });
    expect(faq).toMatchObject({ faqId, loginQuestion: 'When?', answer: 'At nine.' });
    expect((await status()).updatedAt > before.updatedAt).toBe(true);

    await server.api.call(deleteFaq, { session: owner, body: { appId, faqId } });
    expect(await status()).toMatchObject({ status: 'draft', faqCount: 0 });
    const gone = await server.api.answer(deleteFaq, { session: owner, body: { appId, faqId } });
    expect(gone.status).toBe(404);
  });

  test('an FAQ is reached only through its own app', async () => {
    const { faqId } = await add(OPENING_HOURS);
    const body = { appName: 'Another', appType: 'Q&A' as const };
    const { app } = await server.api.call(createApp, { session: owner, body });
    const answer = await server.api.answer(deleteFaq, { session: owner, body: { appId: app.appId, faqId } });
    expect(answer.status).toBe(404);
    expect((await list()).total).toBe(1);
  });
});

describe('permissions', () => {
  const attempts = (id: AppId, faqId: FaqId) => [
    [listFaqs, { appId: id }] as const,
    [addFaq, { appId: id, ...RETURNS }] as const,
    [updateFaq, { appId: id, faqId, ...RETURNS }] as const,
    [deleteFaq, { appId: id, faqId }] as const,
  ];

  test('nothing of another tenant is read or changed; its ids are like unknown ones [USR-10]', async () => {
    const { faqId } = await add(OPENING_HOURS);
    const outsider = await newOwner(server);
    const nowhere = attempts(newId('app'), newId('faq'));
    for (const [at, [call, body]] of attempts(appId, faqId).entries()) {
      const theirs = await server.api.answer(call, { session: outsider, body });
      const missing = await server.api.answer(call, { session: outsider, body: nowhere[at]?.[1] });
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(missing.text);
    }
    expect((await list()).items.map((faq) => faq.answer)).toEqual([OPENING_HOURS.answer]);
  });

  test('agents have no access, builders only to apps shared with them', async () => {
    const { faqId } = await add(OPENING_HOURS);
    const agent = await newMember(server, owner, 'agent', [appId]);
    const builder = await newMember(server, owner, 'builder');
    const added = await newMember(server, owner, 'builder', [appId]);
    for (const [call, body] of attempts(appId, faqId)) {
      expect((await server.api.answer(call, { session: agent, body })).status).toBe(403);
      expect((await server.api.answer(call, { session: builder, body })).status).toBe(404);
      expect((await server.api.answer(call, { session: added, body })).status).toBe(200);
    }
  });
});
