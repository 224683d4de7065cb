/** Flow tests: replayed with the draft, with the replies that changed. */
import { publishChecks } from '@parrot/contract/apps';
import { type AppId, LIMITS, newId } from '@parrot/contract/core';
import { deleteFlowTest, listFlowTests, runFlowTests, saveFlowTest } from '@parrot/contract/flows';
import { addFaq } from '@parrot/contract/knowledge';
import {
  drawFlow,
  greetingFlow,
  newDraftApp,
  newOwner,
  OPENING_HOURS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
});
afterAll(() => server.stop());

const TURNS = [
  { says: null, hears: ['What’s your name?'] },
  { says: 'X', hears: ['Please write your name.'] },
  { says: 'Ada', hears: ['Hello Ada!'] },
];
const record = (appId: AppId, content: object) =>
  server.api.answer(saveFlowTest, { session: owner, body: { appId, ...content } });
const list = async (appId: AppId) =>
  (await server.api.call(listFlowTests, { session: owner, body: { appId } })).items;
const run = async (appId: AppId) =>
  (await server.api.call(runFlowTests, { session: owner, body: { appId } })).results;
const testsCheck = async (appId: AppId) => {
  const { checks } = await server.api.call(publishChecks, { session: owner, body: { appId } });
  return checks.find(({ check }) => check === 'tests');
};

test('a recorded conversation is replayed and passes; once the bot replies differently, the turn is reported [DSG-02]', async () => {
  const { appId } = await newDraftApp(server, owner);
  await drawFlow(server, owner, appId, greetingFlow());
  expect(await testsCheck(appId)).toBeUndefined();
  await record(appId, { name: 'Greets by name', turns: TURNS });
  const [result] = await run(appId);
  expect(result).toMatchObject({ name: 'Greets by name', passed: true });
  expect(result?.turns).toEqual(TURNS.map((turn) => ({ ...turn, currentReplies: turn.hears, same: true })));
  expect(await testsCheck(appId)).toEqual({
    check: 'tests',
    state: 'fine',
    values: { passed: '1', failed: '0', unfinished: '0' },
  });

  await drawFlow(server, owner, appId, greetingFlow('Good day, {{visitor}}.'));
  const [changed] = await run(appId);
  expect(changed?.passed).toBe(false);
  expect(changed?.turns.map(({ same, currentReplies }) => [same, currentReplies])).toEqual([
    [true, ['What’s your name?']],
    [true, ['Please write your name.']],
    [false, ['Good day, Ada.']],
  ]);
  expect(await testsCheck(appId)).toMatchObject({ state: 'advice', values: { passed: '0', failed: '1' } });
});

test('an app without a flow can be tested as well', async () => {
  const { appId } = await newDraftApp(server, owner, 'Q&A');
  await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
  const turns = [{ says: OPENING_HOURS.question[0], hears: [] }];
  await record(appId, { name: 'Opening hours', turns });
  const [result] = await run(appId);
  expect(result?.turns[0]?.currentReplies.at(-1)).toBe(OPENING_HOURS.answer);
  await record(appId, {
    flowTestId: result?.flowTestId,
    name: 'Opening hours',
    turns: [{ says: turns[0]?.says, hears: result?.turns[0]?.currentReplies }],
  });
  expect((await run(appId)).map(({ passed }) => passed)).toEqual([true]);
});

test('flow tests are listed by name with who saved them, replaced, deleted, and limited in number', async () => {
  const { appId } = await newDraftApp(server, owner);
  const other = await newDraftApp(server, owner);
  for (const name of ['beta', 'Alpha']) await record(appId, { name, turns: TURNS });
  const [alpha, beta] = await list(appId);
  expect([alpha?.name, beta?.name, alpha?.savedBy]).toEqual(['Alpha', 'beta', 'Maya Lind']);
  const renamed = { flowTestId: beta?.flowTestId, name: 'Gamma', turns: TURNS.slice(0, 1) };
  expect((await record(appId, renamed)).status).toBe(200);
  expect((await list(appId)).map(({ name, turns }) => [name, turns.length])).toEqual([
    ['Alpha', 3],
    ['Gamma', 1],
  ]);
  expect((await record(other.appId, renamed)).status).toBe(404);
  const gone = (id: AppId, flowTestId = beta?.flowTestId) =>
    server.api.answer(deleteFlowTest, { session: owner, query: { appId: id, flowTestId } });
  expect((await gone(other.appId)).status).toBe(404);
  expect((await gone(appId, newId('ftt'))).status).toBe(404);
  expect((await gone(appId)).status).toBe(200);
  expect((await list(appId)).map(({ name }) => name)).toEqual(['Alpha']);

  await server.server.platform.database.system((tx) =>
    tx.execute(sql`insert into flow_tests select id || n, tenant_id, app_id, name || n, turns, saved_by, saved_at
      from flow_tests, generate_series(2, ${LIMITS.flowTests}::int) n where app_id = ${appId}`),
  );
  const full = await record(appId, { name: 'one more', turns: TURNS });
  expect([full.status, full.body.message]).toEqual([400, expect.stringMatching(/at most 50 recorded/)]);
  expect((await record(appId, { name: '', turns: TURNS })).status).toBe(400);
  expect((await record(appId, { name: 'x', turns: [] })).status).toBe(400);
});
