/** Many FAQs are translated by a model into drafts to confirm; builders' texts stay. */
import type { FaqId } from '@parrot/contract/core';
import { addFaq, confirmFaq, listFaqs, planTranslation, translateFaqs } from '@parrot/contract/knowledge';
import { saveModel } from '@parrot/contract/models';
import {
  FAKE_MODEL_KEY,
  type FakeModel,
  newOwner,
  newPublishedApp,
  startFakeModel,
  startTestServer,
  type TestServer,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let model: FakeModel;
let server: TestServer;
beforeAll(async () => {
  model = await startFakeModel();
  // The model fails on purpose, which is logged.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal', OUTBOUND_ALLOW: model.host } });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

test('FAQs without the language are translated in parts with a result for each; the rest stays', async () => {
  const session = await newOwner(server);
  const { appId } = await newPublishedApp(server, session);
  const add = async (question: string, more: object = {}) =>
    (
      await server.api.call(addFaq, {
        session,
        body: { appId, question: [question, `${question} Really?`], answer: `${question} Yes.`, ...more },
      })
    ).faq;
  const plan = (faqIds: FaqId[]) =>
    server.api.call(planTranslation, { session, body: { appId, selection: { faqIds }, to: 'de' } });
  const translate = async (faqIds: FaqId[]) =>
    (await server.api.call(translateFaqs, { session, body: { appId, faqIds, to: 'de' } })).results;
  const list = async () =>
    (await server.api.call(listFaqs, { session, body: { appId, languageCode: 'de', limit: 50 } })).items;

  const byHand = await add('Do you ship?', { topic: 'Orders', link: 'https://halden.example/ship' });
  await add('Liefert ihr?', { translationOf: byHand.faqId, languageCode: 'de' });
  const open = await add('Are you open?', { topic: 'Visit', link: 'https://halden.example/open' });
  const priced = await add('Is it 20 euros?');
  const all = [byHand.faqId, open.faqId, priced.faqId];
  expect(await plan(all)).toMatchObject({
    faqIds: [open.faqId, priced.faqId],
    kept: 1,
    left: 0,
    model: 'notConnected',
  });
  const refused = await server.api.answer(translateFaqs, {
    session,
    body: { appId, faqIds: all, to: 'de' },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'no_model']);

  const connection = { provider: 'openai', address: model.address, modelName: 'gpt-test' } as const;
  await server.api.call(saveModel, { session, body: { ...connection, key: FAKE_MODEL_KEY } });
  // Loses the number, which makes it invalid.
  model.answers(({ data }) => `DE ${(data as { text: string }).text}`.replace('20', 'zwanzig'));
  expect((await translate(all)).map(({ faqId, outcome, problem }) => [faqId, outcome, problem])).toEqual([
    [byHand.faqId, 'kept', null],
    [priced.faqId, 'failed', 'unfaithful'],
    [open.faqId, 'translated', null],
  ]);
  const [draft, written] = await list();
  expect(written?.answer).toBe('Liefert ihr? Yes.');
  expect(draft).toMatchObject({
    groupId: open.faqId,
    question: ['DE Are you open?', 'DE Are you open? Really?'],
    answer: 'DE Are you open? Yes.',
    topic: 'Visit',
    link: 'https://halden.example/open',
    state: 'unconfirmed',
  });
  await server.api.call(confirmFaq, { session, body: { appId, faqId: draft?.faqId as FaqId } });
  expect((await plan(all)).faqIds).toEqual([priced.faqId]);

  // After a failure the model is not called again, and the rest has no result.
  model.answers({ status: 401 });
  const more = await Promise.all(['One?', 'Two?'].map(async (question) => (await add(question)).faqId));
  const failed = await translate(more);
  expect(failed).toMatchObject([{ faqId: more[0], outcome: 'failed', problem: 'model' }]);
  expect(failed[0]?.message).toMatch(/rejected the key/);
});
