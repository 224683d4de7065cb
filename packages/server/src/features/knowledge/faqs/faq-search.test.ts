/** The search in the list of an app's FAQs. */
import { createApp } from '@parrot/contract/apps';
import type { AppId, FaqId, LanguageCode } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let count = 0;

beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Search${++count}`, appType: 'Q&A' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(() => server.stop());

type Adding = Partial<calls.FaqDraftInput> & { languageCode?: LanguageCode; translationOf?: FaqId };
const add = async ({
  question = ['When are you open?'],
  answer = 'From nine to five.',
  ...draft
}: Adding = {}) =>
  (await server.api.call(calls.addFaq, { session: owner, body: { appId, question, answer, ...draft } })).faq;
const found = async (search: string, page: { offset?: number; limit?: number } = {}) => {
  const { items, total } = await server.api.call(calls.listFaqs, {
    session: owner,
    body: { appId, search, sortBy: 'question', descending: false, ...page },
  });
  return [items.map(({ loginQuestion }) => loginQuestion), total];
};

test('finds any part of a text, in any case, as it is written and as it is shown', async () => {
  await add({ question: ['Wo ist die Straße?', 'Is it "5 \\ 6"?'], answer: 'Im **Café** Ångström.' });
  await add({ question: ['Other?'], answer: 'No.', tags: '#lamps', uniqueTag: 'Bulb' });
  const [street, other] = [
    [['Wo ist die Straße?'], 1],
    [['Other?'], 1],
  ];
  for (const text of ['traß', '"5 \\ 6"', '**café**', 'im café ÅNG'])
    expect(await found(text), text).toEqual(street);
  for (const text of ['LAMP', 'bulb']) expect(await found(text), text).toEqual(other);
  for (const text of ['strasse', 'cafe', 'bul', 'straße? is', 'no. #lamps'])
    expect(await found(text), text).toEqual([[], 0]);
});

test('is counted as a whole and paged', async () => {
  for (const number of [1, 2, 3]) await add({ question: [`Lamp ${number}?`] });
  await add({ question: ['Chair?'] });
  expect(await found('lamp', { limit: 2 })).toEqual([['Lamp 1?', 'Lamp 2?'], 3]);
  expect(await found('lamp', { limit: 2, offset: 2 })).toEqual([['Lamp 3?'], 3]);
  expect(await found('lamp', { offset: 5 })).toEqual([[], 3]);
  expect(await found('sofa', { offset: 5 })).toEqual([[], 0]);
});

test('finds a translation whose original was deleted', async () => {
  const { faqId } = await add();
  const german = { question: ['Wann offen?'], answer: 'Um neun.', languageCode: 'de' as const };
  await add({ ...german, translationOf: faqId });
  const spanish = { question: ['¿Cuándo?'], answer: 'A las nueve.', languageCode: 'es' as const };
  await add({ ...spanish, translationOf: faqId });
  const body = { appId, selection: { faqIds: [faqId] }, onlyNamed: true };
  await server.api.call(calls.deleteFaqs, { session: owner, body });
  for (const text of ['wann', 'a las nueve']) expect(await found(text), text).toEqual([['Wann offen?'], 1]);
});
