/** FAQs with translations, topics and tags, bulk actions, and duplicates. */
import { createApp, publishApp } from '@parrot/contract/apps';
import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { newOwner, publishWith, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Faqs${++count}`, appType: 'Q&A' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(() => server.stop());

type Adding = Partial<calls.FaqDraftInput> & {
  languageCode?: LanguageCode;
  translationOf?: FaqId;
  confirmed?: boolean;
};
const add = async ({
  question = ['When are you open?'],
  answer = 'From nine to five.',
  ...draft
}: Adding = {}) => {
  server.clock.advance(1_000);
  return (
    await server.api.call(calls.addFaq, { session: owner, body: { appId, question, answer, ...draft } })
  ).faq;
};
const update = async (faqId: FaqId, draft: Partial<calls.FaqDraftInput>) => {
  server.clock.advance(1_000);
  const body = { appId, faqId, question: ['When are you open?'], answer: 'From nine to five.', ...draft };
  return (await server.api.call(calls.updateFaq, { session: owner, body })).faq;
};
type Listing = calls.FaqFilterInput & { sortBy?: calls.FaqSort; descending?: boolean };
const list = async (body: Listing = {}) =>
  (await server.api.call(calls.listFaqs, { session: owner, body: { appId, ...body } })).items;
const asked = async (body: Listing = {}) => (await list(body)).map(({ loginQuestion }) => loginQuestion);
const open = async (faqId: FaqId) =>
  (await server.api.call(calls.openFaq, { session: owner, body: { appId, faqId } })).items;
const publish = () => server.api.call(publishApp, { session: owner, body: { appId } });

describe('translations', () => {
  test('an FAQ and its translations are one entry, found by the text of any of them', async () => {
    const english = await add({ tags: '#hours', topic: 'Visit' });
    const german = await add({
      question: ['Wann habt ihr offen?'],
      answer: 'Von neun bis fünf.',
      languageCode: 'de',
      translationOf: english.faqId,
      topic: 'something else',
    });
    expect(german).toMatchObject({ groupId: english.faqId, tags: '#hours', topic: 'Visit' });
    expect(await asked()).toEqual(['When are you open?']);
    expect(await asked({ search: 'neun bis' })).toEqual(['When are you open?']);
    expect(await asked({ languageCode: 'de' })).toEqual(['Wann habt ihr offen?']);
    expect(await asked({ languageCode: 'de', search: 'nine' })).toEqual([]);
    expect(await asked({ lacks: 'de' })).toEqual([]);
    expect(await asked({ lacks: 'fr' })).toEqual(['When are you open?']);
    expect((await open(german.faqId)).map(({ languageCode }) => languageCode)).toEqual(['en', 'de']);

    const twice = {
      appId,
      question: ['Offen?'],
      answer: 'Ja.',
      languageCode: 'de',
      translationOf: english.faqId,
    };
    const { status, body } = await server.api.answer(calls.addFaq, { session: owner, body: twice });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['languageCode']]);
  });

  test('a translation is stale once its original changes, until it is rewritten or confirmed', async () => {
    const { faqId } = await add();
    const translated = { question: ['¿Cuándo?'], answer: 'De nueve a cinco.', languageCode: 'es' as const };
    const spanish = await add({ ...translated, translationOf: faqId });
    const states = async () => (await open(faqId)).map(({ state }) => state);
    expect(await states()).toEqual(['draft', 'draft']);
    await update(faqId, { tags: '#new' });
    expect(await states()).toEqual(['draft', 'draft']);
    await update(faqId, { answer: 'From ten to six.' });
    expect(await states()).toEqual(['draft', 'stale']);
    expect(await asked({ states: ['stale'] })).toEqual(['When are you open?']);
    await server.api.call(calls.confirmFaq, { session: owner, body: { appId, faqId: spanish.faqId } });
    expect(await states()).toEqual(['draft', 'draft']);
    await update(faqId, { answer: 'From ten to seven.' });
    await update(spanish.faqId, { question: ['¿Cuándo?'], answer: 'De diez a siete.' });
    expect(await states()).toEqual(['draft', 'draft']);
    expect(await list({ states: ['stale'] })).toEqual([]);
  });

  test('a machine translation is published only once a builder has confirmed it', async () => {
    const { faqId } = await add();
    const machine = { question: ['Wann?'], answer: 'Um neun.', languageCode: 'de' as const };
    const german = await add({ ...machine, translationOf: faqId, confirmed: false });
    expect(german.state).toBe('unconfirmed');
    await publish();
    const states = async () => (await open(faqId)).map(({ state }) => state);
    expect(await states()).toEqual(['live', 'unconfirmed']);
    expect((await list())[0]?.languages).toEqual([
      { languageCode: 'en', faqId, state: 'live' },
      { languageCode: 'de', faqId: german.faqId, state: 'unconfirmed' },
    ]);
    server.clock.advance(1_000);
    await server.api.call(calls.confirmFaq, { session: owner, body: { appId, faqId: german.faqId } });
    expect(await states()).toEqual(['live', 'draft']);
    await publish();
    expect(await states()).toEqual(['live', 'live']);
  });

  test('the progress of each language is shown', async () => {
    const { faqId } = await add({ question: ['When are you open?', 'Opening hours?'] });
    await add({ question: ['Where are you?'], answer: 'In Oslo.' });
    await add({
      question: ['Wann?'],
      answer: 'Um neun.',
      languageCode: 'de',
      translationOf: faqId,
      confirmed: false,
    });
    await publishWith(server, owner, appId, { behaviour: { languageList: ['de', 'fr'] } });
    const { languages } = await server.api.call(calls.trainedLanguages, { session: owner, body: { appId } });
    const none = { stale: 0, unconfirmed: 0, published: 0 };
    expect(languages).toEqual([
      { ...none, languageCode: 'en', role: 'own', faqs: 2, questions: 3, published: 2, missing: 0 },
      { ...none, languageCode: 'de', role: 'chosen', faqs: 1, questions: 1, unconfirmed: 1, missing: 1 },
      { ...none, languageCode: 'fr', role: 'chosen', faqs: 0, questions: 0, missing: 2 },
    ]);
  });
});

describe('topics, tags and states', () => {
  test('FAQs are added, listed, found by topic and language, changed and deleted [KNW-03]', async () => {
    const path = { domain: 'Shop', topic: 'Orders' };
    const { faqId } = await add({ question: ['Where is my order?'], ...path });
    await add({ question: ['Wo ist mein Paket?'], languageCode: 'de', topic: 'Versand' });
    expect(await asked()).toEqual(['Wo ist mein Paket?', 'Where is my order?']);
    const topicsIn = async (languageCode?: LanguageCode) => {
      const body = { appId, ...(languageCode && { languageCode }) };
      const { topics } = await server.api.call(calls.topicDetails, { session: owner, body });
      return topics.map(({ topic }) => topic);
    };
    expect(await topicsIn()).toEqual(['Versand', 'Orders']);
    expect(await topicsIn('de')).toEqual(['Versand']);
    expect(await server.api.call(calls.faqTopics, { session: owner, body: { appId } })).toMatchObject({
      domain: ['Shop'],
      topic: ['Orders', 'Versand'],
    });
    await update(faqId, { question: ['Where is my parcel?'], answer: 'On its way.', topic: 'Delivery' });
    expect(await list({ place: { topic: 'Delivery' } })).toMatchObject([
      { faqId, question: ['Where is my parcel?'], answer: 'On its way.' },
    ]);
    await server.api.call(calls.deleteFaq, { session: owner, body: { appId, faqId } });
    expect(await asked()).toEqual(['Wo ist mein Paket?']);
    expect(await topicsIn()).toEqual(['Versand']);
  });

  test('topics are counted, named and filtered, level by level', async () => {
    await add({ question: ['One?'], domain: 'Shop', topic: 'Orders', subtopicLevel1: 'Returns' });
    await add({ question: ['Two?'], domain: 'Shop', topic: 'Orders', tags: '#vip,#new' });
    await add({ question: ['Three?'], topic: 'Orders' });
    await add({ question: ['Vier?'], languageCode: 'de' });
    const { topics, total } = await server.api.call(calls.topicDetails, { session: owner, body: { appId } });
    expect(topics.map((topic) => [...calls.TOPIC_LEVELS.map((level) => topic[level]), topic.count])).toEqual([
      ['', '', '', '', 1],
      ['', 'Orders', '', '', 1],
      ['Shop', 'Orders', '', '', 1],
      ['Shop', 'Orders', 'Returns', '', 1],
    ]);
    expect(total).toBe(4);
    const german = { appId, languageCode: 'de' as const };
    expect(await server.api.call(calls.topicDetails, { session: owner, body: german })).toMatchObject({
      total: 1,
    });
    expect(await server.api.call(calls.faqTopics, { session: owner, body: { appId } })).toMatchObject({
      domain: ['Shop'],
      topic: ['Orders'],
      subtopicLevel1: ['Returns'],
      subtopicLevel2: [],
      tags: ['#new', '#vip'],
    });
    expect(await asked({ place: { domain: 'Shop' } })).toEqual(['Two?', 'One?']);
    expect(await asked({ place: { domain: '', topic: 'Orders' } })).toEqual(['Three?']);
    expect(await asked({ tag: '#vip' })).toEqual(['Two?']);
    expect(await asked({ tag: '#v' })).toEqual([]);
    expect(await asked({ sortBy: 'question', descending: false })).toEqual([
      'One?',
      'Three?',
      'Two?',
      'Vier?',
    ]);
    expect(await asked({ sortBy: 'topic', descending: false })).toEqual(['Vier?', 'Three?', 'Two?', 'One?']);
  });

  test('published FAQs are distinguished from changed and new ones', async () => {
    const { faqId } = await add({ question: ['Changed?'] });
    await add({ question: ['Live?'] });
    await publish();
    await update(faqId, { question: ['Changed now?'] });
    await add({ question: ['New?'] });
    const state = async () => (await list()).map((faq) => [faq.loginQuestion, faq.state]);
    expect(await state()).toEqual([
      ['New?', 'draft'],
      ['Changed now?', 'changed'],
      ['Live?', 'live'],
    ]);
    for (const [question, of] of await state())
      expect(await asked({ states: [of as calls.FaqState] })).toEqual([question]);
    expect(await asked({ states: ['live', 'draft'] })).toEqual(['New?', 'Live?']);
  });

  test('an edit that is undone by hand is no change, with any text and after any number of saves', async () => {
    const text = {
      question: ['Is it "5 \\ 6" or 7?', 'Ü → 日本\u0001'],
      answer: 'Tab\t, line\nand \u2028 😀.',
    };
    const { faqId } = await add({
      ...text,
      tags: '#hours',
      topic: 'Visit',
      link: 'https://halden.example/?a=b',
    });
    const [stored] = await open(faqId);
    await publish();
    const states = async () => [
      (await list())[0]?.state,
      (await list({ states: ['changed'] })).length,
      (await list({ states: ['live'] })).length,
    ];
    const undone = { ...text, tags: '#hours', topic: 'Visit', link: 'https://halden.example/?a=b' };
    for (const edited of [{ answer: 'At six.' }, { topic: 'Stay' }, { question: ['Other?'] }, { tags: '' }]) {
      expect((await update(faqId, { ...undone, ...edited })).state).toBe('changed');
      expect(await states()).toEqual(['changed', 1, 0]);
      expect((await update(faqId, undone)).state).toBe('live');
      expect(await states()).toEqual(['live', 0, 1]);
    }
    const [now] = await open(faqId);
    expect({ ...now, updatedAt: '' }).toEqual({ ...stored, state: 'live', updatedAt: '' });
  });

  test('a unique tag belongs to one FAQ, in all its languages', async () => {
    const { faqId } = await add({ uniqueTag: 'hours' });
    const german = {
      question: ['Wann?'],
      answer: 'Um neun.',
      languageCode: 'de' as const,
      translationOf: faqId,
    };
    expect(await add({ ...german, uniqueTag: 'hours' })).toMatchObject({ uniqueTag: 'hours' });
    const body = { appId, question: ['Another?'], answer: 'Yes.', uniqueTag: 'hours' };
    const { status, body: reply } = await server.api.answer(calls.addFaq, { session: owner, body });
    expect([status, reply.fields]).toEqual([
      400,
      { uniqueTag: 'Another question already has this unique tag.' },
    ]);
  });
});

describe('many at once', () => {
  const moveTo = (selection: calls.FaqSelectionInput, to: calls.TopicPath) =>
    server.api.call(calls.moveFaqs, { session: owner, body: { appId, selection, to } });

  test('FAQs chosen by a filter or by ids are moved and tagged with their translations', async () => {
    const one = await add({
      question: ['One?'],
      domain: 'Shop',
      topic: 'Old',
      subtopicLevel1: 'Deep',
      tags: '#a',
    });
    await add({ question: ['Eins?'], answer: 'Ja.', languageCode: 'de', translationOf: one.faqId });
    const two = await add({ question: ['Two?'], topic: 'Other' });
    expect(await moveTo({ all: { place: { topic: 'Old' } } }, { topic: 'New' })).toMatchObject({
      changed: 1,
    });
    expect(
      (await open(one.faqId)).map(({ domain, topic, subtopicLevel1 }) => [domain, topic, subtopicLevel1]),
    ).toEqual([
      ['Shop', 'New', 'Deep'],
      ['Shop', 'New', 'Deep'],
    ]);
    expect(await moveTo({ faqIds: [two.faqId] }, { topic: 'Other' })).toMatchObject({ changed: 0 });
    const body = { appId, selection: { faqIds: [one.faqId, two.faqId] }, add: ['#b'], remove: ['#a'] };
    expect(await server.api.call(calls.tagFaqs, { session: owner, body })).toMatchObject({ changed: 2 });
    expect((await open(one.faqId)).map(({ tags }) => tags)).toEqual(['#b', '#b']);
    const wrong = { ...body, add: ['no hash'] };
    expect((await server.api.answer(calls.tagFaqs, { session: owner, body: wrong })).status).toBe(400);
  });

  test('deleted FAQs are restored once, as they were, and only for their tenant', async () => {
    const one = await add({ question: ['One?'], uniqueTag: 'one' });
    await add({ question: ['Eins?'], answer: 'Ja.', languageCode: 'de', translationOf: one.faqId });
    await add({ question: ['Two?'] });
    await publish();
    const before = await list();
    const selection = { faqIds: before.map(({ faqId }) => faqId) };
    const { changed, undoId } = await server.api.call(calls.deleteFaqs, {
      session: owner,
      body: { appId, selection },
    });
    expect([changed, await list()]).toEqual([2, []]);
    await add({ question: ['Eins!'], uniqueTag: 'one' });
    const { app: other } = await server.api.call(createApp, {
      session: owner,
      body: { appName: `Other${++count}`, appType: 'Q&A' },
    });
    const restore = (id: AppId) =>
      server.api.answer(calls.restoreFaqs, { session: owner, body: { appId: id, undoId } });
    expect((await restore(other.appId)).status).toBe(404);
    expect((await restore(appId)).body).toMatchObject({ changed: 2 });
    expect((await restore(appId)).status).toBe(404);
    const [, ...after] = await list();
    const [two, restored] = before as [calls.ListedFaq, calls.ListedFaq];
    // Another FAQ took its unique tag meanwhile, so it differs from the published one.
    const state = 'changed' as const;
    const languages = restored.languages.map((language) => ({ ...language, state }));
    expect(after).toEqual([two, { ...restored, uniqueTag: '', state, languages }]);
  });

  test('one translation alone can be deleted', async () => {
    const { faqId } = await add();
    const german = await add({
      question: ['Wann?'],
      answer: 'Um neun.',
      languageCode: 'de',
      translationOf: faqId,
    });
    const body = { appId, selection: { faqIds: [german.faqId] }, onlyNamed: true };
    await server.api.call(calls.deleteFaqs, { session: owner, body });
    expect((await open(faqId)).map(({ languageCode }) => languageCode)).toEqual(['en']);
  });
});

test('an existing question is reported while a builder writes it again, except the one being edited', async () => {
  const hours = await add({ question: ['When are you open?', 'What are your opening hours?'] });
  await add({ question: ['How do I return a lamp?'], answer: 'By post.' });
  const similar = async (question: string[], except?: FaqId) => {
    const body = { appId, languageCode: 'en' as const, question, ...(except && { except }) };
    return (await server.api.call(calls.similarFaqs, { session: owner, body })).items;
  };
  expect(await similar(['when are you OPEN'])).toEqual([
    expect.objectContaining({
      faqId: hours.faqId,
      question: 'When are you open?',
      isSame: true,
      similarity: 1,
    }),
  ]);
  const [near] = await similar(['Parking?', 'What are the opening hours?']);
  expect(near).toMatchObject({ faqId: hours.faqId, isSame: false, nearTo: 'What are the opening hours?' });
  expect(await similar(['when are you OPEN'], hours.faqId)).toEqual([]);
  expect(await similar(['Do you sell gift cards?'])).toEqual([]);
  // The index is rebuilt after each change.
  await add({ question: ['Do you sell gift cards?'], answer: 'Yes.' });
  expect(await similar(['Do you sell gift cards'])).toHaveLength(1);
});
