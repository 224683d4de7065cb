/** Answers by embeddings, through the whole product. All other tests answer by words alone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, publishApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { addFaq, listFaqs, tryQuestion, understanding, uploadFile } from '@parrot/contract/knowledge';
import {
  newOwner,
  OPENING_HOURS,
  RETURNS,
  sharedTestServer,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { openTestStore } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let driver: Awaited<ReturnType<typeof openTestStore>>;
let server: TestServer;
const start = () => startTestServer({ settings: { ENCODER: 'on' }, driver });
beforeAll(async () => {
  driver = await openTestStore();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await driver.close();
});

type TestBot = { at: TestServer; session: TestSession; appId: AppId };

const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> => {
  const found = await server.server.platform.database.system((tx) => tx.execute(query));
  return (found as unknown as { rows: Record<string, unknown>[] }).rows;
};
const countMeanings = async () => (await rowsOf(sql`select hash from text_meanings`)).length;

async function newBot(at = server): Promise<TestBot> {
  const session = await newOwner(at);
  const body = { appName: 'MeaningBot', appType: 'Q&A' as const };
  const { appId } = (await at.api.call(createApp, { session, body })).app;
  for (const faq of [OPENING_HOURS, RETURNS]) await at.api.call(addFaq, { session, body: { appId, ...faq } });
  return { at, session, appId };
}
const QUESTIONS = OPENING_HOURS.question.length + RETURNS.question.length;

const stateOf = async ({ at, session, appId }: TestBot) => {
  const { encoder, learning } = await at.api.call(understanding, { session, body: { appId } });
  return { encoder, learning };
};
test('a question in other words and another language is answered; embeddings are stored, and deleted once unused', async () => {
  const { session, appId } = await newBot();
  const ask = (question: string) => server.api.call(tryQuestion, { session, body: { appId, question } });
  // Words answer until training is done.
  await expect
    .poll(() => ask('Wann kann ich in den Laden kommen, wann haben Sie geöffnet?'))
    .toMatchObject({ kind: 'answer', answer: OPENING_HOURS.answer });
  expect(await ask('Who is the president of France?')).toMatchObject({ kind: 'unknown' });
  expect(await stateOf({ at: server, session, appId })).toEqual({ encoder: 'ready', learning: null });
  expect(await countMeanings()).toBe(QUESTIONS);
  await server.server.slices.answering.sweep();
  expect(await countMeanings()).toBeGreaterThan(0);
  server.clock.advance(61 * 86_400_000);
  await server.server.slices.answering.sweep();
  expect(await countMeanings()).toBe(0);
});

test('embeddings are computed once content is read or published, before a visitor asks; a restart or another encoder resumes the rest', async () => {
  const bot = await newBot();
  const { session, appId } = bot;
  await server.api.call(publishApp, { session, body: { appId } });
  await expect.poll(countMeanings).toBe(QUESTIONS);
  const form = new FormData();
  const text = 'Repairs\n\nA flat tyre is mended while you wait and costs twelve euros.';
  form.set('file', new File([text], 'repairs.txt'));
  await server.api.call(uploadFile, { session, body: { appId }, form });
  const all = { done: QUESTIONS + 1, total: QUESTIONS + 1 };
  const progress = () => rowsOf(sql`select done, total from app_meanings where app_id = ${appId}`);
  await expect.poll(progress).toEqual([all]);
  expect(await countMeanings()).toBe(QUESTIONS + 1);
  expect((await stateOf(bot)).learning).toBeNull();

  await rowsOf(sql`update app_meanings set done = 1`);
  expect((await stateOf(bot)).learning).toEqual({ ...all, done: 1 });
  await rowsOf(sql`update app_meanings set encoder = 'another', done = total`);
  await rowsOf(sql`delete from text_meanings`);
  await server.stop();
  server = await start();
  await expect.poll(countMeanings).toBe(QUESTIONS + 1);
});

test('a disabled or broken encoder is reported, and words answer', async () => {
  const off = await newBot(await sharedTestServer());
  expect(await stateOf(off)).toEqual({ encoder: 'off', learning: null });
  const folder = await mkdtemp(join(tmpdir(), 'parrot-no-encoder-'));
  const at = await startTestServer({
    settings: { ENCODER: 'on', ENCODER_DIR: folder, LOG_LEVEL: 'silent' },
  });
  onTestFinished(async () => {
    await at.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const broken = await newBot(at);
  expect(await stateOf(broken)).toEqual({ encoder: 'failed', learning: null });
  const { session, appId } = broken;
  const body = { appId, question: OPENING_HOURS.question[0] ?? '' };
  expect(await at.api.call(tryQuestion, { session, body })).toMatchObject({ kind: 'answer' });
});

test('a question in another language is answered if its meaning is clear: in that language if there is a translation, else in English [KNW-09]', async () => {
  const { session, appId } = await newBot();
  const faqs = [
    ['Do you ship abroad?', 'Yes, to all of Europe.'],
    ['Which payment methods do you accept?', 'Cards and invoices.'],
  ] as const;
  for (const [question, answer] of faqs)
    await server.api.call(addFaq, { session, body: { appId, question: [question], answer } });
  const ask = (question: string) => server.api.call(tryQuestion, { session, body: { appId, question } });
  const english = (answer: string) => ({ kind: 'answer', answer });
  await expect.poll(() => ask('Livrez-vous à l’étranger ?')).toMatchObject(english(faqs[0][1]));
  expect(await ask('Quels moyens de paiement acceptez-vous ?')).toMatchObject(english(faqs[1][1]));
  expect(await ask('Quels sont vos horaires d’ouverture ?')).toMatchObject(english(OPENING_HOURS.answer));
  expect(await ask('Vilka betalsätt tar ni emot?')).toMatchObject(english(faqs[1][1]));
  for (const unknown of ['Quel temps fait-il à Paris ?', 'Haben Sie Parkplätze?', '¿Venden zapatos?'])
    expect((await ask(unknown)).kind, unknown).not.toBe('answer');

  const { items } = await server.api.call(listFaqs, { session, body: { appId, search: 'abroad' } });
  const translation = {
    appId,
    languageCode: 'fr' as const,
    question: ['Expédiez-vous hors de France ?'],
    answer: 'Oui, dans toute l’Europe.',
    ...(items[0] && { translationOf: items[0].faqId }),
  };
  await server.api.call(addFaq, { session, body: translation });
  await expect
    .poll(() => ask('Livrez-vous à l’étranger ?'))
    .toMatchObject({ kind: 'answer', answer: translation.answer });
  expect(await ask('Liefern Sie ins Ausland?')).toMatchObject(english(faqs[0][1]));
});
