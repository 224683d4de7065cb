/** Answers by meaning, through the whole product; everywhere else tests answer by words alone. */
import { createApp } from '@parrot/contract/apps';
import { addFaq, tryQuestion } from '@parrot/contract/knowledge';
import { newOwner, OPENING_HOURS, RETURNS, startTestServer, type TestServer } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ENCODER: 'on' } });
});
afterAll(() => server.stop());

async function asking() {
  const session = await newOwner(server);
  const body = { appName: 'MeaningBot', appType: 'Q&A' as const };
  const { appId } = (await server.api.call(createApp, { session, body })).app;
  for (const faq of [OPENING_HOURS, RETURNS])
    await server.api.call(addFaq, { session, body: { appId, ...faq } });
  return (question: string) => server.api.call(tryQuestion, { session, body: { appId, question } });
}

const countMeanings = async (): Promise<number> => {
  const found = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select hash from text_meanings`),
  );
  return (Array.isArray(found) ? found : (found as { rows: unknown[] }).rows).length;
};

test('a question in other words and another language is answered; meanings are kept, and go when nobody needs them [KNW-10]', async () => {
  const ask = await asking();
  expect(await ask('Wann kann ich in den Laden kommen, wann haben Sie geöffnet?')).toMatchObject({
    kind: 'answer',
    answer: OPENING_HOURS.answer,
  });
  expect(await ask('Who is the president of France?')).toMatchObject({ kind: 'unknown' });
  expect(server.server.slices.answering.encoder).toBe('ready');
  expect(await countMeanings()).toBe(OPENING_HOURS.question.length + RETURNS.question.length);
  await server.server.slices.answering.sweep();
  expect(await countMeanings()).toBeGreaterThan(0);
  server.clock.advance(61 * 86_400_000);
  await server.server.slices.answering.sweep();
  expect(await countMeanings()).toBe(0);
});
