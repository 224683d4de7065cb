/** Asking the draft, also with FAQs that are not saved. */
import { createApp } from '@parrot/contract/apps';
import { type AppId, type FaqId, type LanguageCode, LIMITS } from '@parrot/contract/core';
import { type FlowSession, processConversation, type TryInput } from '@parrot/contract/flows';
import * as calls from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  publishWith,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
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
  const body = { appName: `Try${++count}`, appType: 'Q&A' as const };
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
const list = async () => (await server.api.call(calls.listFaqs, { session: owner, body: { appId } })).items;

const tryIt = (question: string, session = owner) =>
  server.api.call(calls.tryQuestion, { session, body: { appId, question } });

test('the draft answers with its matches, their scores and the app’s threshold [KNW-04]', async () => {
  const { faqId } = await add({ question: ['When are you open?', 'Opening hours?'] });
  await add({ question: ['How do I return a lamp?'], answer: 'By post.' });
  const found = await tryIt('When are you open?');
  expect(found).toMatchObject({ kind: 'answer', answer: 'From nine to five.', faqId, score: 1 });
  expect(found.candidates[0]).toMatchObject({
    faqId,
    question: 'When are you open?',
    onTrial: false,
    languageCode: 'en',
  });
  expect(found.threshold).toBe(LIMITS.answerThreshold);
  expect(await tryIt('Who wrote Hamlet, and why?')).toMatchObject({
    kind: 'unknown',
    answer: '',
    faqId: null,
  });
  await publishWith(server, owner, appId, { behaviour: { answerThreshold: 0.9 } });
  expect((await tryIt('When are you open?')).threshold).toBe(0.9);
});

test('an FAQ and its translations do not compete, and each answers in its language with its picture [KNW-09]', async () => {
  const imageLink = 'https://example.com/door.png';
  const { faqId } = await add({ question: ['When are you open?'], imageLink });
  const german = {
    question: ['Wann habt ihr geöffnet?'],
    answer: 'Von neun bis fünf.',
    languageCode: 'de' as const,
  };
  await add({ ...german, translationOf: faqId });
  await publishWith(server, owner, appId, { behaviour: { languageList: ['de'] } });
  expect(await tryIt('Wann habt ihr geöffnet?')).toMatchObject({
    answer: german.answer,
    faqId,
    language: 'de',
  });
  const found = await tryIt('When are you open?');
  expect(found).toMatchObject({ answer: 'From nine to five.', faqId });
  expect(found.candidates.map((candidate) => candidate.faqId)).toEqual([faqId]);
  const send = async (session: FlowSession | null, input: TryInput) =>
    server.api.call(processConversation, { session: owner, body: { appId, session, input } });
  const { session } = await send(null, { type: 'start' });
  const { lines } = await send(session, { type: 'message', text: 'When are you open?' });
  expect(lines.at(-1)).toMatchObject({ value: 'From nine to five.', attachment: { imageUrl: imageLink } });
});

test('an FAQ is tried without being saved, visible only to the builder who tries it, until it is removed [KNW-04]', async () => {
  const body = { appId, question: ['Do you sell gift cards?'], answer: 'Yes, from 10 euros.' };
  const { faq } = await server.api.call(calls.addTrymeFaq, { session: owner, body });
  expect(await tryIt('Do you sell gift cards?')).toMatchObject({
    kind: 'answer',
    faqId: faq.faqId,
    candidates: [{ onTrial: true }],
  });
  expect(await list()).toEqual([]);
  const other = await newMember(server, owner, 'builder', [appId]);
  expect((await tryIt('Do you sell gift cards?', other)).kind).toBe('unknown');
  const tried = async (session = owner) =>
    (await server.api.call(calls.listTrymeFaqs, { session, body: { appId } })).items;
  expect([await tried(), await tried(other)]).toEqual([[faq], []]);
  const gone = { appId, faqId: faq.faqId };
  expect((await server.api.answer(calls.removeTrymeFaq, { session: other, body: gone })).status).toBe(404);
  await server.api.call(calls.removeTrymeFaq, { session: owner, body: gone });
  expect((await tryIt('Do you sell gift cards?')).kind).toBe('unknown');
});

test('a tried FAQ expires, and their number is limited', async () => {
  const body = { appId, question: ['Why?'], answer: 'Because.' };
  for (let trial = 0; trial < LIMITS.triedFaqs; trial++)
    await server.api.call(calls.addTrymeFaq, { session: owner, body });
  expect((await server.api.answer(calls.addTrymeFaq, { session: owner, body })).status).toBe(400);
  await server.server.platform.database.tenant(owner.tenantId, (tx) =>
    tx.execute(
      sql`update tried_faqs set tried_at = tried_at - make_interval(hours => ${LIMITS.triedFaqHours})`,
    ),
  );
  const { items } = await server.api.call(calls.listTrymeFaqs, { session: owner, body: { appId } });
  expect(items).toEqual([]);
  await server.api.call(calls.addTrymeFaq, { session: owner, body });
});
