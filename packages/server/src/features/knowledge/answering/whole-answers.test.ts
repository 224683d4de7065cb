/** From a page to the visitor's chat: whole procedures, the right row of a table, and sources that disagree. */
import { createApp, publishApp } from '@parrot/contract/apps';
import { type Message, openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { tryQuestion } from '@parrot/contract/knowledge';
import { messageTrace } from '@parrot/contract/learning';
import { saveModel } from '@parrot/contract/models';
import {
  FAKE_MODEL_KEY,
  type FakeModel,
  newOwner,
  openVisitorSocket,
  startFakeModel,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesVersioned } from '../index.ts';
import { parseDocument } from '../reading/parse-document.ts';

const MARINA = `<html><head><title>Marina</title></head><body><main>
  <h2>Berth prices</h2><p>A berth includes water and electricity.</p>
  <table><tr><th>Length</th><th>Price per night</th></tr><tr><td>up to 8 m</td><td>24 €</td></tr>
  <tr><td>8–10 m</td><td>31 €</td></tr><tr><td>over 10 m</td><td>45 €</td></tr></table>
  <h2>Cancel a tour</h2><p>You can cancel a tour until the evening before.</p>
  <ol><li>Open your booking in the app.</li><li>Choose Cancel and give a reason.</li><li>Confirm with the code that we send you.</li></ol>
  <h2>Shuttle boat</h2><p>The shuttle boat to the island costs 9 € for adults.</p>
  <h2>Showers</h2><p>The showers are behind the harbor office and open at six in the morning.</p></main></body></html>`;
const FLYER = `<html><head><title>Old flyer</title></head><body><h2>Shuttle</h2><p>The shuttle boat to the island costs 7 € for adults.</p></body></html>`;

const BERTHS = [
  '**Berth prices**',
  'Length · Price per night',
  'up to 8 m · 24 €',
  '**8–10 m** · **31 €**',
  'over 10 m · 45 €',
];
const STEPS = [
  '1. Open your booking in the app.',
  '2. Choose Cancel and give a reason.',
  '3. Confirm with the code that we send you.',
];

let model: FakeModel;
let server: TestServer;
let owner: TestSession;
let bot: Awaited<ReturnType<typeof newBot>>;

async function newBot(session: TestSession) {
  const body = { appName: 'Marina', appType: 'GenAI' as const };
  const { app } = await server.api.call(createApp, { session, body });
  const sources = await Promise.all(
    [MARINA, FLYER].map(async (html) => {
      const read = await parseDocument({
        bytes: Buffer.from(html),
        name: 'a.html',
        contentType: '',
        mostPassages: 100,
      });
      if ('problem' in read) throw new Error(`the page is ${read.problem}`);
      return { sourceId: newId('src'), url: 'https://marina.example', ...read };
    }),
  );
  const { tenantId, userId } = session;
  const { database, clock } = server.server.platform;
  const change = { by: userId, at: clock.now() };
  await database.tenant(tenantId, (tx) =>
    sourcesVersioned.restore(tx, { tenantId, appId: app.appId }, { sources }, change),
  );
  return (await server.api.call(publishApp, { session, body: { appId: app.appId } })).app;
}

beforeAll(async () => {
  model = await startFakeModel();
  server = await startTestServer({ settings: { OUTBOUND_ALLOW: model.host } });
  owner = await newOwner(server);
  bot = await newBot(owner);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

async function answerTo(question: string): Promise<Message | undefined> {
  const socket = await openVisitorSocket(server, { parrotId: bot.parrotId, language: 'en' });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: question });
  await server.server.platform.outbox.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: 1 });
  return messages[1];
}
async function traceOf(answer: Message | undefined) {
  const stored = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select trace from messages where msg_id = ${answer?.msgId}`),
  );
  const [row] = (stored as unknown as { rows: { trace: unknown }[] }).rows;
  return messageTrace.parse(row?.trace).finding;
}

test('a berth of ten metres gets the table with its own row marked', async () => {
  const answer = await answerTo('What does a berth for ten metres cost?');
  expect(answer).toMatchObject({ sources: [{ title: 'Marina' }] });
  expect(answer?.value.split('\n').filter((line) => !line.startsWith('A berth'))).toEqual(BERTHS);
});

test('a tour is canceled in three steps, and all of them are given', async () => {
  const answer = await answerTo('How do I cancel a tour?');
  expect(answer?.value.split('\n').slice(-3)).toEqual(STEPS);
});

test('two sources that disagree are both shown, and the trace names them', async () => {
  const question = 'What does the shuttle boat to the island cost?';
  const answer = await answerTo(question);
  expect(answer?.value).toMatch(/^Our sources disagree on this:\n\n\*\*.*\*\*\nThe shuttle/);
  expect(answer?.value).toContain('costs 9 €');
  expect(answer?.value).toContain('costs 7 €');
  expect(answer?.sources.map(({ title }) => title).sort()).toEqual(['Marina', 'Old flyer']);
  expect((await traceOf(answer))?.disagreement).toHaveLength(2);
  const body = { appId: bot.appId, question };
  const tried = await server.api.call(tryQuestion, { session: owner, body });
  expect(tried.disagreement?.toSorted()).toEqual(['Marina', 'Old flyer']);
});

describe('with a model', () => {
  beforeAll(async () => {
    const connection = { provider: 'llama' as const, address: model.address, modelName: 'fake' };
    await server.api.call(saveModel, { session: owner, body: { ...connection, key: FAKE_MODEL_KEY } });
  });

  test.each<[string, string, string]>([
    [
      'the price of the asked size is sent',
      'A berth of 8–10 m costs 31 € per night [1].',
      'A berth of 8–10 m costs 31 € per night.',
    ],
    [
      'that of another size is not: the table is',
      'A berth of 10 m costs 24 € per night [1].',
      '**8–10 m** · **31 €**',
    ],
    ['nor is a name of its own', 'A berth costs 31 € per night at Port Royal [1].', '**8–10 m** · **31 €**'],
  ])('%s', async (_what, written, expected) => {
    model.answers(written);
    expect((await answerTo('What does a berth for ten metres cost?'))?.value).toContain(expected);
  });

  test('it gets whole units', async () => {
    model.asked.length = 0;
    model.answers('NONE');
    await answerTo('How do I cancel a tour?');
    expect(model.asked[0]?.data).toMatchObject({
      passages: [{ heading: 'Cancel a tour', text: expect.stringContaining(STEPS.join('\n')) }],
    });
  });

  test.each<[string, string, string]>([
    [
      'a procedure without its last step is not sent: the whole one is',
      'Open your booking in the app [1]. Choose Cancel and give a reason [1].',
      STEPS[2] ?? '',
    ],
    [
      'a whole one is',
      `${STEPS.map((step) => `${step.slice(3, -1)} [1].`).join(' ')}`,
      'Confirm with the code that we send you.',
    ],
  ])('%s', async (_what, written, expected) => {
    model.answers(written);
    expect((await answerTo('How do I cancel a tour?'))?.value).toContain(expected);
  });

  test('it does not choose between sources that disagree', async () => {
    model.answers('The shuttle boat to the island costs 9 € [1].');
    expect((await answerTo('What does the shuttle boat to the island cost?'))?.value).toContain('costs 7 €');
  });
});
