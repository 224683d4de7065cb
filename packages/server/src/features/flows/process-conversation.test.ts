/** Try me: turn by turn with the draft, without storing anything. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type App, updateApp } from '@parrot/contract/apps';
import { type AppId, type BodyOf, LIMITS, newId } from '@parrot/contract/core';
import { type Block, type FlowSession, processConversation } from '@parrot/contract/flows';
import { addFaq, updateFaq } from '@parrot/contract/knowledge';
import {
  drawFlow,
  flowOf,
  greetingFlow,
  newDraftApp,
  newMember,
  newOwner,
  OPENING_HOURS,
  sharedTestServer,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

type Input = BodyOf<typeof processConversation>['input'];
const START: Input = { type: 'start' };
const write = (text: string): Input => ({ type: 'message', text });
const turn = (appId: AppId, session: FlowSession | null, input: Input) =>
  server.api.call(processConversation, { session: owner, body: { appId, session, input } });
const attempt = (body: object, session = owner) => server.api.answer(processConversation, { session, body });

test('the draft replies with its trace, and the session state travels with each turn [DSG-02]', async () => {
  const { appId } = await newDraftApp(server, owner);
  await drawFlow(server, owner, appId, greetingFlow());
  const first = await turn(appId, null, START);
  expect(first).toMatchObject({
    lines: [{ value: 'What’s your name?', expects: 'text' }],
    session: { blockId: 'first', waitingFor: 'message' },
    outcome: 'goesOn',
  });
  const wrong = await turn(appId, first.session, write('X'));
  expect(wrong.lines.map(({ value }) => value)).toEqual(['Please write your name.']);
  expect(wrong.trace).toContainEqual(expect.objectContaining({ what: 'answerRefused', blockId: 'first' }));
  const last = await turn(appId, wrong.session, write('Ada'));
  expect(last).toMatchObject({
    lines: [{ value: 'Hello Ada!' }],
    values: { visitor: 'Ada', lastMessage: 'Ada', language: 'en' },
    outcome: 'ended',
  });
  expect(last.trace.map(({ blockId }) => blockId)).toEqual(expect.arrayContaining(['first', 'hello']));

  // The same turn with the same state has the same result: nothing was stored.
  expect(await turn(appId, wrong.session, write('Ada'))).toEqual(last);
  const jumped = await turn(appId, last.session, { type: 'jump', blockId: 'hello' });
  expect(jumped.lines.map(({ value }) => value)).toEqual(['Hello Ada!']);
  const stored = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select count(*)::int as sessions from user_sessions where app_id = ${appId}`),
  );
  expect((stored as unknown as { rows: { sessions: number }[] }).rows[0]?.sessions).toBe(0);
});

test.each(['Q&A', 'GenAI', 'CUSTOM'] as const)(
  "a %s app answers from the draft's knowledge immediately after each change, with its findings [DSG-02]",
  async (type) => {
    const { appId } = await newDraftApp(server, owner, type);
    const added = await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    const ask = async () =>
      turn(appId, (await turn(appId, null, START)).session, write('When are you open?'));
    const answer = await ask();
    expect(answer.lines.map(({ value }) => value)).toEqual([OPENING_HOURS.answer]);
    expect(answer.findings).toMatchObject([{ question: 'When are you open?', kind: 'answer' }]);
    const change = { ...OPENING_HOURS, answer: 'We never close.' };
    const { faqId } = added.faq;
    await server.api.call(updateFaq, { session: owner, body: { appId, faqId, ...change } });
    expect((await ask()).lines.map(({ value }) => value)).toEqual(['We never close.']);
  },
);

test("the welcome of a Q&A app is the draft's, and a request for an agent is reported as a hand-over", async () => {
  const { appId } = await newDraftApp(server, owner, 'Q&A');
  const body = { appId, revision: 1, appearance: { welcomeMsg: 'Ahoy!' } };
  await server.api.call(updateApp, { session: owner, body });
  const first = await turn(appId, null, START);
  expect(first.lines.map(({ value }) => value)).toEqual(['Ahoy!']);
  const handed = await turn(appId, first.session, write('I want to talk to a person'));
  expect(handed).toMatchObject({ outcome: 'handedOver', session: { waitingFor: 'person' } });
});

describe('refused', () => {
  let app: App;
  beforeAll(async () => {
    app = await newDraftApp(server, owner);
  });

  test('are invalid sessions and inputs, and apps that the caller cannot see', async () => {
    const { appId } = app;
    const { session } = await turn(appId, null, START);
    const bad = [
      { appId, session: {}, input: START },
      { appId, session: { ...session, stack: Array(LIMITS.flowStack + 1).fill('first') }, input: START },
      { appId, session: { ...session, values: { constructor: 'x' } }, input: START },
      { appId, session, input: write('x'.repeat(LIMITS.messageLength + 1)) },
      { appId, session, input: { type: 'finding' } },
    ];
    for (const body of bad) expect((await attempt(body)).status, JSON.stringify(body)).toBe(400);
    const agent = await newMember(server, owner, 'agent', [appId]);
    const outsider = await newMember(server, owner, 'builder');
    const body = { appId, session: null, input: START };
    expect((await attempt(body, agent)).status).toBe(403);
    expect((await attempt(body, outsider)).status).toBe(404);
    expect((await attempt({ ...body, appId: newId('app') })).status).toBe(404);
  });

  test('a made-up session is harmless: it is at no block, and the bot says so', async () => {
    const { session } = await turn(app.appId, null, START);
    const astray = {
      ...session,
      blockId: 'nowhere',
      waitingFor: 'apiReply',
      requests: 9_007_199_254_740_991,
    };
    const { status } = await attempt({ appId: app.appId, session: astray, input: write('Hello') });
    expect(status).toBe(200);
  });

  test('is a turn that takes longer than fifteen seconds [DSG-02]', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const calling = await startTestServer({ settings: { OUTBOUND_ALLOW: address, LOG_LEVEL: 'silent' } });
    onTestFinished(async () => {
      silent.closeAllConnections();
      silent.close();
      await calling.stop();
    });
    const session = await newOwner(calling);
    const { appId } = await newDraftApp(calling, session);
    await drawFlow(calling, session, appId, flowOf({ first: callsBlock(`http://${address}/`) }));
    // Only this timer fires immediately: the server's own must run on.
    const wait = globalThis.setTimeout;
    const hurry = ((run: () => void, ms?: number) =>
      wait(run, ms === LIMITS.processConversationMs ? 0 : ms)) as typeof setTimeout;
    const hurried = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurry);
    onTestFinished(() => void hurried.mockRestore());
    const body = { appId, session: null, input: START };
    expect(await calling.api.answer(processConversation, { session, body })).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        message: expect.stringMatching(/didn’t answer within 15 seconds/),
      },
    });
  });
});

/** Calls an address and waits for the response. */
const callsBlock = (url: string): Block => ({
  type: 'call-api',
  title: '',
  part: null,
  method: 'GET',
  url,
  headers: [],
  body: '',
  timeoutSeconds: 20,
  results: [],
  next: { done: null, failed: null },
});
