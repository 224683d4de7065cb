/** Generated FAQs, from reading a document to the accepted FAQ. */
import { createApp } from '@parrot/contract/apps';
import { type AppId, newId } from '@parrot/contract/core';
import {
  acceptGeneratedFaqs,
  addFaq,
  addSampleDocument,
  deleteFile,
  fetchGeneratedFaqs,
  findQuestions,
  type GeneratedFaq,
  listFaqs,
  listSampleDocuments,
  listSources,
  readSourceAgain,
  rejectGeneratedFaqs,
  uploadFile,
} from '@parrot/contract/knowledge';
import { removeModel, saveModel } from '@parrot/contract/models';
import {
  FAKE_MODEL_KEY,
  type FakeModel,
  newOwner,
  startFakeModel,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let model: FakeModel;
let owner: TestSession;
let appId: AppId;
let count = 0;
beforeAll(async () => {
  model = await startFakeModel();
  server = await startTestServer({ settings: { OUTBOUND_ALLOW: model.host } });
  owner = await newOwner(server);
});
beforeEach(async () => {
  const body = { appName: `Asks${++count}`, appType: 'GenAI' as const };
  appId = (await server.api.call(createApp, { session: owner, body })).app.appId;
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const upload = async (name: string, text: string) => {
  const form = new FormData();
  form.append('file', new File([text], name));
  return (await server.api.call(uploadFile, { session: owner, body: { appId }, form })).source;
};
const fetchAll = () => server.api.call(fetchGeneratedFaqs, { session: owner, body: { appId, limit: 100 } });
const drawn = async (total: number): Promise<GeneratedFaq[]> => {
  await expect.poll(async () => (await fetchAll()).total).toBe(total);
  return (await fetchAll()).items;
};
const sources = async () => (await server.api.call(listSources, { session: owner, body: { appId } })).items;
const faqs = async () => (await server.api.call(listFaqs, { session: owner, body: { appId } })).items;
const accept = (items: readonly GeneratedFaq[], draft?: object) =>
  server.api.call(acceptGeneratedFaqs, {
    session: owner,
    body: { appId, generatedIds: items.map(({ generatedId }) => generatedId), draft } as never,
  });
const HELP =
  '# Help\n\nText.\n\n## Where is my parcel?\n\nClick the number.\n\n## Can I pay in cash?\n\nOnly in the shop.\n\n## How do I change my password?\n\nUnder settings.\n';

test('drafts are accepted unchanged or edited, merged, dropped, and rejected for good [KNW-05]', async () => {
  const known = { question: ['Where is my parcel'], answer: 'On its way.' };
  await server.api.call(addFaq, { session: owner, body: { appId, ...known } });
  const source = await upload('help.md', HELP);
  // One of the three exists already and is not listed.
  const [cash, password] = await drawn(2);
  expect(cash).toMatchObject({
    question: ['Can I pay in cash?'],
    answer: 'Only in the shop.',
    sourceTitle: 'help.md',
    languageCode: 'en',
    from: 'question',
    heading: 'Can I pay in cash?',
    similarTo: null,
  });
  if (!cash || !password) throw new Error('a draft is missing');
  const draft = { question: ['May I pay in cash?', 'Cash?'], answer: 'Yes, in the shop.' };
  expect((await accept([cash], draft)).results).toMatchObject([{ as: 'added' }]);
  expect((await accept([cash])).results).toEqual([
    { generatedId: cash.generatedId, as: 'gone', faqId: null },
  ]);
  expect((await faqs())[0]).toMatchObject({ question: draft.question, answer: draft.answer });

  const body = { appId, generatedIds: [password.generatedId] };
  expect(await server.api.call(rejectGeneratedFaqs, { session: owner, body })).toMatchObject({ rejected: 1 });
  await server.api.call(readSourceAgain, { session: owner, body: { appId, sourceId: source.sourceId } });
  await server.api.call(findQuestions, { session: owner, body: { appId } });
  await expect.poll(async () => (await fetchAll()).finding).toBeNull();
  expect((await fetchAll()).items).toEqual([]);

  // Nearly the same as an existing FAQ: accepting makes it a variant.
  await upload(
    'more.md',
    '# More\n\nText.\n\n## How can I change my delivery address?\n\nOpen your order and choose another address.\n',
  );
  await server.api.call(addFaq, {
    session: owner,
    body: { appId, question: ['How do I change my delivery address?'], answer: 'In your order.' },
  });
  const [address] = await drawn(1);
  if (!address) throw new Error('a draft is missing');
  expect((await accept([address])).results).toMatchObject([{ as: 'merged' }]);
  expect((await faqs()).find(({ answer }) => answer === 'In your order.')?.question).toEqual([
    'How do I change my delivery address?',
    'How can I change my delivery address?',
  ]);
});

test('samples are added in one click; many drafts are accepted at once; drafts of a deleted document are deleted', async () => {
  const { items: samples } = await server.api.call(listSampleDocuments, { session: owner });
  expect(samples.length).toBeGreaterThanOrEqual(3);
  const body = { appId, sampleId: 'shop-help' };
  const { source } = await server.api.call(addSampleDocument, { session: owner, body });
  const items = await drawn(7);
  expect((await accept(items.slice(0, 5))).results.map(({ as }) => as)).toEqual(Array(5).fill('added'));
  expect(await faqs()).toHaveLength(5);
  const { sources } = await fetchAll();
  expect(sources).toEqual([{ sourceId: source.sourceId, title: 'customer-questions.html', count: 2 }]);
  await server.api.call(deleteFile, { session: owner, body: { appId, sourceId: source.sourceId } });
  expect((await fetchAll()).total).toBe(0);
  const { items: left } = await server.api.call(listSources, { session: owner, body: { appId } });
  expect(left).toEqual([]);
});

test.each([
  ['de', 'kundenfragen.html'],
  ['es', 'preguntas-clientes.html'],
  ['fr', 'questions-clients.html'],
  ['sv', 'kundfragor.html'],
] as const)('a sample is in the language of the app: %s', async (language, title) => {
  const app = { appName: `Sample${language}`, appType: 'GenAI', language } as const;
  ({ appId } = (await server.api.call(createApp, { session: owner, body: app })).app);
  const body = { appId, sampleId: 'shop-help' };
  const { source } = await server.api.call(addSampleDocument, { session: owner, body });
  expect(source.title).toBe(title);
  expect(await drawn(7)).toHaveLength(7);
});

test('drafts of other tenants are neither shown nor accepted, and several cannot be edited at once', async () => {
  await upload('help.md', HELP);
  const [first, second] = await drawn(3);
  const outsider = await newOwner(server);
  const generatedIds = [first?.generatedId, second?.generatedId];
  for (const call of [acceptGeneratedFaqs, rejectGeneratedFaqs] as const)
    expect((await server.api.answer(call, { session: outsider, body: { appId, generatedIds } })).status).toBe(
      404,
    );
  const draft = { question: ['One for all?'], answer: 'No.' };
  const many = await server.api.answer(acceptGeneratedFaqs, {
    session: owner,
    body: { appId, generatedIds, draft },
  });
  expect(many.status).toBe(400);
  const none = { appId, sourceId: newId('src') };
  expect((await server.api.answer(findQuestions, { session: owner, body: none })).status).toBe(404);
  expect((await fetchAll()).total).toBe(3);
});

test('a connected model generates more, stored only if grounded in the document; if it fails, extraction still works [KNW-05]', async () => {
  const connection = {
    provider: 'llama' as const,
    address: model.address,
    modelName: 'fake',
    key: FAKE_MODEL_KEY,
  };
  await server.api.call(saveModel, { session: owner, body: connection });
  const upTo = 'Bicycles are mended in the workshop behind the station, and most of them within two days.';
  await upload('workshop.txt', upTo);
  await expect.poll(async () => (await sources()).map(({ state }) => state)).toEqual(['staged']);
  const faqWith = (answer: string) => ({ question: 'How long does a repair take?', answer, passage: 1 });
  model.answers(
    JSON.stringify([
      faqWith('Most bicycles are mended within two days.'),
      { ...faqWith('Most are mended within nine days.'), question: 'Are nine days enough for you?' },
      { ...faqWith('See https://evil.example/prize.'), question: 'Where is the prize to be had?' },
    ]),
  );
  await server.api.call(findQuestions, { session: owner, body: { appId } });
  expect(await drawn(1)).toMatchObject([
    {
      question: ['How long does a repair take?'],
      answer: 'Most bicycles are mended within two days.',
      from: 'model',
    },
  ]);
  expect(model.asked.at(-1)).toMatchObject({ data: { passages: [{ number: 1, text: upTo }] } });

  await expect.poll(async () => (await fetchAll()).finding).toBeNull();
  model.answers({ status: 429 });
  await upload('help.md', HELP);
  await server.api.call(findQuestions, { session: owner, body: { appId } });
  // The first document's drafts stay, and the second's are extracted without the model.
  expect((await drawn(4)).map(({ from }) => from).sort()).toEqual([
    'model',
    'question',
    'question',
    'question',
  ]);
  await server.api.call(removeModel, { session: owner, query: { provider: 'llama' } });
});
