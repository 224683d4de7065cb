/**
 * Connecting models, as a tenant's admins do: over the network, against a fake model with the real protocol.
 */
import { appDetails, createApp, publishApp, updateApp } from '@parrot/contract/apps';
import type { BodyOf } from '@parrot/contract/core';
import { addFaq, trainedLanguages, tryQuestion } from '@parrot/contract/knowledge';
import {
  listModels,
  listModelUse,
  MODEL_PROBLEMS,
  type ModelProblem,
  removeModel,
  saveModel,
  saveModelBudget,
  testModel,
  translateContent,
} from '@parrot/contract/models';
import {
  FAKE_MODEL_KEY,
  type FakeAnswer,
  type FakeModel,
  newMember,
  newOwner,
  newPublishedApp,
  startFakeModel,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Draft = BodyOf<typeof saveModel>;

let model: FakeModel;
let server: TestServer;
let owner: TestSession;

beforeAll(async () => {
  model = await startFakeModel();
  // Models fail on purpose, which is logged.
  server = await startTestServer({ settings: { LOG_LEVEL: 'fatal', OUTBOUND_ALLOW: model.host } });
});
beforeEach(async () => {
  model.asked.length = 0;
  model.answers('OK');
  owner = await newOwner(server);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const openai = (more: Partial<Draft> = {}): Draft => ({
  provider: 'openai',
  address: model.address,
  modelName: 'gpt-test',
  key: FAKE_MODEL_KEY,
  ...more,
});
const azure = (more: Partial<Draft> = {}): Draft =>
  openai({ provider: 'azure_openai', address: model.azureAddress, modelName: 'our-deployment', ...more });
const llama = (more: Partial<Draft> = {}): Draft =>
  openai({ provider: 'llama', modelName: 'llama-test', ...more });

const save = (body: Draft, session = owner) => server.api.call(saveModel, { session, body });
const list = (session = owner) => server.api.call(listModels, { session, body: {} });
const trial = (body: Draft) => server.api.call(testModel, { session: owner, body });
const settle = () => server.server.platform.outbox.settle();

describe('every provider is called in its own protocol [DSG-07]', () => {
  test.each<[string, () => Draft, string]>([
    ['Open AI', () => openai(), '/v1/chat/completions'],
    [
      'Microsoft Open AI by date',
      () => azure({ apiVersion: '2024-10-21' }),
      '/openai/deployments/our-deployment/chat/completions?api-version=2024-10-21',
    ],
    ['Microsoft Open AI', () => azure(), '/openai/v1/chat/completions'],
    ['Parrot AI', () => llama(), '/v1/chat/completions'],
  ])('%s', async (_name, draft, path) => {
    expect(await trial(draft())).toMatchObject({ ok: true, problem: null, message: '' });
    expect(model.asked).toMatchObject([{ path, modelName: draft().modelName, data: { reply: 'OK' } }]);
  });
});

describe('problems are reported in our own words, never in the provider’s', () => {
  test.each<[string, FakeAnswer, ModelProblem, number]>([
    ['a wrong key', { status: 401 }, 'refused', 1],
    ['too many questions', { status: 429 }, 'overLimit', 2],
    ['a model that is not there', { status: 404 }, 'notUnderstood', 1],
    ['trouble at the provider’s', { status: 500 }, 'notReachable', 2],
    ['a line that breaks', { cutAfter: 'O' }, 'notReachable', 2],
    ['no JSON', { raw: '<html>Welcome</html>' }, 'notUnderstood', 1],
    ['other JSON', { raw: '{"hello":"world"}' }, 'notUnderstood', 1],
    ['no word', '', 'notUnderstood', 1],
  ])('%s', async (_what, answer, problem, tries) => {
    model.answers(answer);
    expect(await trial(openai())).toMatchObject({ ok: false, problem, message: MODEL_PROBLEMS[problem] });
    expect(model.asked).toHaveLength(tries);
  });

  test('a transient problem is retried once', async () => {
    const answers: FakeAnswer[] = [{ status: 503 }, 'OK'];
    model.answers(() => answers.shift() ?? { status: 500 });
    expect(await trial(llama())).toMatchObject({ ok: true });
  });

  test('an internal or invalid address is not called', async () => {
    expect(await trial(llama({ address: 'http://169.254.169.254/v1' }))).toMatchObject({
      problem: 'notAllowed',
    });
    const port = new URL(server.url).port;
    expect(await trial(llama({ address: `http://127.0.0.1:${port}/v1` }))).toMatchObject({
      problem: 'notAllowed',
    });
    for (const address of ['file:///etc/passwd', 'http://a@b/v1', 'http://host/v1?x', '']) {
      const { status } = await server.api.answer(testModel, { session: owner, body: llama({ address }) });
      expect(status).toBe(400);
    }
  });

  test('a model file needs the package that runs it, and a file in the models folder', async () => {
    expect(await trial(llama({ address: '', modelName: '', file: 'tiny.gguf' }))).toMatchObject({
      problem: 'notInstalled',
    });
    for (const file of ['../secret.gguf', '/etc/passwd', '.gguf', 'a\\b.gguf']) {
      const { status } = await server.api.answer(testModel, { session: owner, body: llama({ file }) });
      expect(status).toBe(400);
    }
  });
});

test('a key is stored encrypted, shown only by its ending, and bound to its address [DSG-07]', async () => {
  countAttack('secrets');
  const { connection } = await save(openai());
  expect(connection).toMatchObject({ provider: 'openai', keyEnding: 'WXYZ' });
  expect(JSON.stringify(await list())).not.toContain(FAKE_MODEL_KEY);
  const stored = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select sealed_key from model_connections where tenant_id = ${owner.tenantId}`),
  );
  const [row] = (stored as unknown as { rows: { sealed_key: string }[] }).rows;
  expect(row?.sealed_key).toMatch(/^v1\./);
  expect(Buffer.from(row?.sealed_key ?? '', 'base64').toString('latin1')).not.toContain('sk-fake');

  const { key: _given, ...unchanged } = openai({ modelName: 'another' });
  expect((await save(unchanged)).connection).toMatchObject({ modelName: 'another', keyEnding: 'WXYZ' });
  expect(await trial(unchanged)).toMatchObject({ ok: true });
  const elsewhere = { ...unchanged, address: 'https://collector.example/v1' };
  for (const call of [saveModel, testModel]) {
    const { status, text } = await server.api.answer(call, { session: owner, body: elsewhere });
    expect([status, text]).toEqual([400, expect.stringContaining('Please enter the key for this address.')]);
  }
});

test('builders see connections, only team admins change them, and no tenant sees another’s', async () => {
  await save(llama());
  const builder = await newMember(server, owner, 'builder');
  expect((await list(builder)).connections).toMatchObject([{ provider: 'llama' }]);
  expect((await server.api.answer(saveModel, { session: builder, body: llama() })).status).toBe(403);
  const outsider = await newOwner(server);
  expect((await list(outsider)).connections).toEqual([]);
  const gone = { session: outsider, query: { provider: 'llama' } };
  expect((await server.api.answer(removeModel, gone)).status).toBe(404);
  await server.api.call(removeModel, { session: owner, query: { provider: 'llama' } });
  expect((await list()).connections).toEqual([]);
});

describe('translate/content', () => {
  const translate = (appId: string, texts: string[], session = owner) =>
    server.api.call(translateContent, { session, body: { appId: appId as never, texts, to: ['de', 'es'] } });

  test('each text is translated into each language; invalid translations are omitted', async () => {
    const { appId } = await newPublishedApp(server, owner);
    await save(llama());
    model.answers(({ data, instructions }) => {
      const { text } = data as { text: string };
      if (text.includes('30 days')) return 'Innerhalb von 300 Tagen.';
      return `${instructions.includes('German') ? 'DE' : 'ES'} ${text}`;
    });
    const { translations } = await translate(appId, ['Hello {{visitorName}}', '', 'Within 30 days.']);
    expect(translations).toEqual({
      de: ['DE Hello {{visitorName}}', '', null],
      es: ['ES Hello {{visitorName}}', '', null],
    });
  });

  test('an answer translated into each chosen language is trained, and the bot answers in each [DSG-11]', async () => {
    const body = { appName: 'Polyglot', appType: 'Q&A' as const };
    const { appId } = (await server.api.call(createApp, { session: owner, body })).app;
    const to = ['de', 'es'] as const;
    const { revision } = await server.api.call(appDetails, { session: owner, body: { appId } });
    const behaviour = { multilingualSelection: true, languageList: [...to] };
    await server.api.call(updateApp, { session: owner, body: { appId, revision, behaviour } });
    await save(llama());
    const written: Record<string, string> = {
      'When are you open?': 'Wann habt ihr geöffnet?/¿Cuándo abren?',
      'From nine to five.': 'Von neun bis fünf Uhr./De nueve a cinco.',
    };
    model.answers(({ data, instructions }) => {
      const [german, spanish] = written[(data as { text: string }).text]?.split('/') ?? [];
      return (instructions.includes('German') ? german : spanish) ?? '';
    });
    const [question, answer] = Object.keys(written) as [string, string];
    const add = (faq: { question: string[]; answer: string } & Partial<BodyOf<typeof addFaq>>) =>
      server.api.call(addFaq, { session: owner, body: { appId, ...faq } });
    const { faq } = await add({ question: [question], answer });
    const { translations } = await translate(appId, [question, answer]);
    for (const languageCode of to) {
      const [translated, reply] = translations[languageCode] ?? [];
      const texts = { question: [translated ?? ''], answer: reply ?? '' };
      await add({ ...texts, languageCode, translationOf: faq.faqId });
    }
    await server.api.call(publishApp, { session: owner, body: { appId } });
    const { languages } = await server.api.call(trainedLanguages, { session: owner, body: { appId } });
    expect(languages.map(({ languageCode, role, published }) => [languageCode, role, published])).toEqual([
      ['en', 'own', 1],
      ['de', 'chosen', 1],
      ['es', 'chosen', 1],
    ]);
    const answered = async (asked: string) =>
      (await server.api.call(tryQuestion, { session: owner, body: { appId, question: asked } })).answer;
    expect(await answered('When are you open?')).toBe('From nine to five.');
    expect(await answered('Wann habt ihr geöffnet?')).toBe('Von neun bis fünf Uhr.');
    expect(await answered('¿Cuándo abren?')).toBe('De nueve a cinco.');
  });

  test('a missing or unreachable model is reported', async () => {
    const { appId } = await newPublishedApp(server, owner);
    await expect(translate(appId, ['Hello'])).rejects.toThrow('No model is connected');
    await save(llama());
    model.answers({ status: 401 });
    await expect(translate(appId, ['Hello'])).rejects.toThrow(MODEL_PROBLEMS.refused);
  });
});

test('tokens and cost are counted per day and app; a budget limits them, and the owner is notified before', async () => {
  const { appId, appName } = await newPublishedApp(server, owner);
  await save(llama({ prices: { input: 1_000, output: 2_000 } }));
  const ask = () =>
    server.api.answer(translateContent, { session: owner, body: { appId, texts: ['Hello'], to: ['de'] } });
  model.answers('Hallo');
  expect((await ask()).status).toBe(200);
  const day = server.clock.now().toISOString().slice(0, 10);
  const { items } = await server.api.call(listModelUse, { session: owner, body: { from: day, to: day } });
  const [one] = items;
  expect(items).toMatchObject([{ day, appId, appName, provider: 'llama', purpose: 'translate', calls: 1 }]);
  expect(one?.cost).toBeCloseTo(((one?.inputTokens ?? 0) + 2 * (one?.outputTokens ?? 0)) / 1_000);

  // The first call uses three quarters, the second passes the mark and the third the limit.
  const monthlyTokens = Math.floor(((one?.inputTokens ?? 0) + (one?.outputTokens ?? 0)) * 2.2);
  const budget = { monthlyTokens, monthlyCost: null };
  expect((await server.api.call(saveModelBudget, { session: owner, body: budget })).budget.usedPercent).toBe(
    45,
  );
  const notified = async () => {
    await settle();
    const { rows } = (await server.server.platform.database.system((tx) =>
      tx.execute(
        sql`select details from notifications where tenant_id = ${owner.tenantId} and kind = 'limit-near' order by created_at, id`,
      ),
    )) as unknown as { rows: { details: { percent: string } }[] };
    return rows.map(({ details }) => details.percent);
  };
  expect(await notified()).toEqual([]);
  expect((await ask()).status).toBe(200);
  expect(await notified()).toEqual(['80']);
  expect((await ask()).status).toBe(200);
  expect((await notified()).sort()).toEqual(['100', '80']);
  expect((await ask()).status).toBe(409);
  expect((await list()).budget.usedPercent).toBeGreaterThanOrEqual(100);
});
