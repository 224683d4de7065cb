/** The assistant for an app without a model. */

import { publishApp, updateAppDetails } from '@parrot/contract/apps';
import {
  askParrot,
  askParrotGpt,
  assistantAbilities,
  generateSummary,
  rephrase,
  suggestReplies,
  translateMessage,
} from '@parrot/contract/assistant';
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { agentConnect, closeConversation, sendAgentMessage, takeConversation } from '@parrot/contract/desk';
import {
  newMember,
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  openDeskSocket,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let agentWithoutApps: TestSession;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  const app = await newPublishedApp(server, owner);
  parrotId = app.parrotId;
  agent = await newMember(server, owner, 'agent', [app.appId]);
  agentWithoutApps = await newMember(server, owner, 'agent', []);
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
/** A visitor who has sent these messages and waits for an agent. */
const waiting = async (texts: string[], { id = parrotId, language = 'en' } = {}) => {
  const visitor = await openVisitorSocket(server, { parrotId: id, language });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  for (const value of texts) {
    await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
    await settle();
  }
  const { session } = await visitor.ask(requestAgent, {});
  await settle();
  return { visitor, userSessionId: session.userSessionId };
};
const summaryOf = async (userSessionId: UserSessionId, fresh = false) =>
  (await server.api.call(generateSummary, { session: agent, body: { userSessionId, fresh } })).summary;
const ask = async (userSessionId: UserSessionId, question: string) =>
  (await server.api.call(askParrot, { session: agent, body: { userSessionId, question } })).answers;
const suggestions = async (userSessionId: UserSessionId, session = agent) =>
  (await server.api.call(suggestReplies, { session, body: { userSessionId } })).replies;

test('ask/parrot returns answers from the app’s knowledge with source and score, or none [DSK-11]', async () => {
  const { userSessionId } = await waiting(['Hello']);
  const [best, ...others] = await ask(userSessionId, 'what are your opening hours');
  expect(best).toMatchObject({
    text: OPENING_HOURS.answer,
    sources: [{ title: OPENING_HOURS.question[0], url: '' }],
    madeBy: 'extract',
    faqId: expect.stringMatching(/^faq_/),
  });
  expect(best?.score).toBeGreaterThan(0.5);
  for (const each of others) expect(each.score).toBeLessThanOrEqual(best?.score ?? 0);
  expect(await ask(userSessionId, 'xylophone quarterly zebra')).toEqual([]);
});

test('replies to the visitor’s last message are suggested as quotes until the app turns suggestions off [DSK-11]', async () => {
  const { userSessionId } = await waiting(['Hello', 'Can I send something back please?']);
  const [first] = await suggestions(userSessionId);
  expect(first).toMatchObject({ text: RETURNS.answer, madeBy: 'extract' });
  expect(await suggestions((await waiting([])).userSessionId)).toEqual([]);

  const off = await newPublishedAppWith(server, owner, { behaviour: { smartSuggestions: false } });
  const quiet = await waiting(['Can I send something back please?'], { id: off.parrotId });
  expect(await suggestions(quiet.userSessionId, owner)).toEqual([]);
  const query = { userSessionId: quiet.userSessionId };
  const { hasModel, smartSuggestions } = await server.api.call(assistantAbilities, { session: owner, query });
  expect([hasModel, smartSuggestions]).toEqual([false, false]);
});

test('a summary is created at handover and on close, and refreshed on demand [DSK-11]', async () => {
  const { visitor, userSessionId } = await waiting(['My lamp arrived with a broken switch']);
  const first = await summaryOf(userSessionId);
  expect(first).toMatchObject({ madeBy: 'extract', tags: [] });
  expect(first?.text).toMatch(/^Visitor \d{4} asked: “My lamp arrived with a broken switch”$/);

  const desk = await openDeskSocket(server, agent);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: agent.name });
  await desk.ask(takeConversation, { userSessionId });
  await settle();
  await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Do I have to send it back myself?' });
  const taken = await summaryOf(userSessionId);
  expect(taken?.text).not.toContain('send it back');
  const fresh = await summaryOf(userSessionId, true);
  expect(fresh?.text).toContain('Still open: “Do I have to send it back myself?”');
  expect(fresh?.upToSeq).toBeGreaterThan(taken?.upToSeq ?? 0);

  const value = 'No, we will collect it from your door tomorrow.';
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value });
  await desk.ask(closeConversation, { userSessionId });
  await settle();
  const last = await summaryOf(userSessionId);
  expect(last?.text).toContain(`${agent.name} answered: “${value}”`);
  expect(last?.text).not.toContain('Still open');
});

test('a summary quotes the visitor; without messages there is none', async () => {
  const { userSessionId } = await waiting(['Meine Lampe ist kaputt angekommen, was kann ich jetzt tun?']);
  expect((await summaryOf(userSessionId))?.text).toContain('asked: “Meine Lampe');
  expect(await summaryOf((await waiting([])).userSessionId)).toBeNull();
});

test('the summary and the name of an anonymous visitor are in the language of the app', async () => {
  const { appId, parrotId: id } = await newPublishedApp(server, owner);
  await server.api.call(updateAppDetails, { session: owner, body: { appId, language: 'sv' } });
  await server.api.call(publishApp, { session: owner, body: { appId } });
  const { userSessionId } = await waiting(['My lamp arrived broken, what can I do now?'], { id });
  const body = { userSessionId, fresh: false };
  const { summary } = await server.api.call(generateSummary, { session: owner, body });
  expect(summary?.text).toMatch(/^Besökare \d{4} frågade: ”My lamp/);
});

test('calls that need a model report that there is none [DSK-11]', async () => {
  const { userSessionId } = await waiting(['Hello']);
  const requestId = 'request-0001';
  for (const [call, body] of [
    [askParrotGpt, { userSessionId, requestId, question: 'What now?' }],
    [rephrase, { userSessionId, text: 'Go away.', tone: 'friendlier' }],
    [translateMessage, { userSessionId, text: 'Hello', to: 'de' }],
  ] as const) {
    const answer = await server.api.answer(call, { session: agent, body });
    expect([answer.status, answer.body.code]).toEqual([409, 'no_model']);
  }
});

test('the assistant returns not found for a conversation the caller may not see; invalid input is refused', async () => {
  const { userSessionId } = await waiting(['Hello']);
  const bodies = [
    [askParrot, { question: 'What?' }],
    [askParrotGpt, { question: 'What?', requestId: 'request-0001' }],
    [generateSummary, {}],
    [suggestReplies, {}],
    [rephrase, { text: 'Hello', tone: 'formal' }],
    [translateMessage, { text: 'Hello', to: 'sv' }],
  ] as const;
  for (const [call, more] of bodies) {
    const body = { userSessionId, ...more };
    expect((await server.api.answer(call, { session: agentWithoutApps, body })).status).toBe(404);
    const missing = { ...body, userSessionId: newId('uss') };
    expect((await server.api.answer(call, { session: agent, body: missing })).status).toBe(404);
  }
  const query = { userSessionId };
  expect((await server.api.answer(assistantAbilities, { session: agentWithoutApps, query })).status).toBe(
    404,
  );
  for (const [call, body] of [
    [askParrot, { userSessionId, question: ' ' }],
    [askParrot, { userSessionId, question: 'x'.repeat(1_001) }],
    [askParrotGpt, { userSessionId, question: 'What?', requestId: '<script>' }],
    [rephrase, { userSessionId, text: 'Hello', tone: 'rude' }],
    [translateMessage, { userSessionId, text: 'Hello', to: 'xx' }],
    [generateSummary, { userSessionId: { $ne: null } }],
  ] as const)
    expect((await server.api.answer(call, { session: agent, body })).status).toBe(400);
});
