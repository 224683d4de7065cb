/** The draft compared with the published version, on questions that visitors asked. */
import {
  type AnswerComparison,
  type AnswerOutcome,
  type ComparedAnswer,
  createApp,
  listComparedAnswers,
  openAnswerComparison,
  publishApp,
  updateApp,
} from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  rateAnswer,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { type AppId, DAY_MS, newId } from '@parrot/contract/core';
import { sendAgentMessage, takeConversation } from '@parrot/contract/desk';
import { saveFlowTest } from '@parrot/contract/flows';
import { addFaq, deleteFaq, listFaqs, updateFaq } from '@parrot/contract/knowledge';
import {
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openVisitorSocket,
  RETURNS,
  startTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const [HOURS = ''] = OPENING_HOURS.question;
const [BACK = ''] = RETURNS.question;
const PARKING = 'Where can I park my bicycle near the shop?';
const PARKING_ANSWER = 'There is a covered bicycle stand behind the house, free for customers.';
const PARKING_FAQ = { languageCode: 'en' as const, question: [PARKING], answer: PARKING_ANSWER };
/** Generous, as another machine may be much slower. */
const WAIT = { timeout: 60_000, interval: 50 };

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let parrotId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  ({ appId, parrotId } = await newPublishedApp(server, owner, [OPENING_HOURS, RETURNS]));
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
const arrive = async (to = parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId: to });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
const ask = async (socket: TestSocket, value: string): Promise<Message> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: message.seq });
  return messages[0] as Message;
};
const faqIdOf = async (question: string) => {
  const { items } = await server.api.call(listFaqs, { session: owner, body: { appId } });
  const found = items.find((faq) => faq.question[0] === question);
  if (!found) throw new Error('the app has no such FAQ');
  return found.faqId;
};
const open = async (session = owner): Promise<AnswerComparison> =>
  (await server.api.call(openAnswerComparison, { session, body: { appId } })).comparison;
const compared = (): Promise<AnswerComparison> =>
  vi.waitFor(async () => {
    const comparison = await open();
    expect(comparison.state).toBe('done');
    return comparison;
  }, WAIT);
const list = async (outcome: AnswerOutcome): Promise<ComparedAnswer[]> =>
  (await server.api.call(listComparedAnswers, { session: owner, body: { appId, outcome } })).items;

test('better, worse and same are told apart, each with both replies and its cause [APP-05]', async () => {
  const visitor = await arrive();
  for (const question of [HOURS, BACK, PARKING, `${PARKING.toUpperCase()}  `]) await ask(visitor, question);
  const removed = await faqIdOf(BACK);
  await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: removed } });
  await server.api.call(addFaq, { session: owner, body: { appId, ...PARKING_FAQ } });

  expect(await compared()).toMatchObject({
    done: 3,
    total: 3,
    counts: { worse: 1, changed: 0, better: 1, same: 1 },
  });
  expect(await list('worse')).toEqual([
    expect.objectContaining({
      question: BACK,
      asked: 1,
      testName: '',
      evidence: 'none',
      before: expect.objectContaining({ kind: 'answer', text: RETURNS.answer, faqId: removed }),
      cause: { what: 'faq', change: 'removed', faqId: removed, name: BACK },
    }),
  ]);
  const added = await faqIdOf(PARKING);
  expect(await list('better')).toEqual([
    expect.objectContaining({
      asked: 2,
      after: expect.objectContaining({ kind: 'answer', text: PARKING_ANSWER, faqId: added }),
      cause: { what: 'faq', change: 'added', faqId: added, name: PARKING },
    }),
  ]);
  expect(await list('same')).toEqual([
    expect.objectContaining({
      question: HOURS,
      cause: null,
      after: expect.objectContaining({ text: OPENING_HOURS.answer }),
    }),
  ]);
  expect(await list('changed')).toEqual([]);
});

test('ratings and agents say which of two answers is right', async () => {
  const visitor = await arrive();
  const helpful = await ask(visitor, HOURS);
  await visitor.ask(rateAnswer, { msgId: helpful.msgId, thumb: 'up' });
  const unhelpful = await ask(visitor, BACK);
  await visitor.ask(rateAnswer, { msgId: unhelpful.msgId, thumb: 'down' });
  const { session } = await visitor.ask(requestAgent, {});
  const desk = await openDeskSocket(server, owner);
  const { userSessionId } = session;
  await desk.ask(takeConversation, { userSessionId });
  const right = 'Send it back within sixty days, with the label from the parcel.';
  await desk.ask(sendAgentMessage, { userSessionId, msgId: newId('msg'), value: right });
  await settle();

  const change = async (question: string, answer: string) => {
    const body = {
      appId,
      faqId: await faqIdOf(question),
      languageCode: 'en' as const,
      question: [question],
      answer,
    };
    await server.api.call(updateFaq, { session: owner, body });
  };
  await change(HOURS, 'Call us.');
  await change(BACK, 'Please write to us.');
  await compared();
  expect(await list('worse')).toEqual([
    expect.objectContaining({
      question: HOURS,
      evidence: 'helpful',
      after: expect.objectContaining({ text: 'Call us.' }),
      cause: expect.objectContaining({ what: 'faq', change: 'changed', name: HOURS }),
    }),
  ]);
  expect(await list('changed')).toEqual([expect.objectContaining({ question: BACK, evidence: 'unhelpful' })]);

  await change(BACK, right);
  await compared();
  expect(await list('better')).toEqual([expect.objectContaining({ question: BACK, evidence: 'agent' })]);
  expect(await list('changed')).toEqual([]);
});

test('a moved threshold is named as the cause', async () => {
  const asked = 'bicycle returns';
  await ask(await arrive(), asked);
  const set = (revision: number, answerThreshold: number) =>
    server.api.call(updateApp, { session: owner, body: { appId, revision, behaviour: { answerThreshold } } });
  await set(1, 0.05);
  await server.api.call(publishApp, { session: owner, body: { appId } });
  await set(2, 0.95);
  await compared();
  expect(await list('worse')).toEqual([
    expect.objectContaining({
      question: asked,
      cause: { what: 'setting', name: 'behaviour.answerThreshold', before: '0.05', after: '0.95' },
    }),
  ]);
});

test('an edit makes the comparison stale, and publishing too', async () => {
  await ask(await arrive(), BACK);
  const first = await compared();
  expect(first.counts).toMatchObject({ same: 1, worse: 0 });
  expect((await open()).runId).toBe(first.runId);

  await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: await faqIdOf(BACK) } });
  const opened = await open();
  expect(opened.runId).not.toBe(first.runId);
  const second = await compared();
  expect(second.runId).toBe(opened.runId);
  expect(second.counts).toMatchObject({ same: 0, worse: 1 });

  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await compared()).counts).toMatchObject({ same: 1, worse: 0 });
});

test('what a recorded test expects is compared, without the turns that a flow answers', async () => {
  const turns = [
    { says: null, hears: ['Hello!'] },
    { says: 'Maya Lind', hears: ['Nice to meet you.'] },
    { says: HOURS, hears: [OPENING_HOURS.answer] },
  ];
  await server.api.call(saveFlowTest, { session: owner, body: { appId, name: 'Hours', turns } });
  await server.api.call(deleteFaq, { session: owner, body: { appId, faqId: await faqIdOf(HOURS) } });
  expect((await compared()).counts).toEqual({ worse: 1, changed: 0, better: 0, same: 0 });
  expect(await list('worse')).toEqual([
    expect.objectContaining({ question: HOURS, testName: 'Hours', asked: 0, evidence: 'test' }),
  ]);
});

test('an app without questions, or without a version, has nothing to compare', async () => {
  expect(await compared()).toMatchObject({ done: 0, total: 0 });
  const body = { appName: 'Fresh', appType: 'Q&A' as const };
  const fresh = (await server.api.call(createApp, { session: owner, body })).app;
  const { comparison } = await server.api.call(openAnswerComparison, {
    session: owner,
    body: { appId: fresh.appId },
  });
  expect(comparison).toMatchObject({ state: 'none', runId: '' });
});

test('only recent questions of this app count, and one goes with its conversation', async () => {
  const other = await newPublishedApp(server, owner);
  await ask(await arrive(other.parrotId), PARKING);
  const visitor = await arrive();
  await ask(visitor, BACK);
  await ask(await arrive(), HOURS);
  const { database } = server.server.platform;
  const past = new Date(server.clock.now().getTime() - 31 * DAY_MS).toISOString();
  await database.system((tx) =>
    tx.execute(
      sql`update messages set created_at = ${past} where sender_id = ${appId} and trace -> 'finding' ->> 'question' = ${HOURS}`,
    ),
  );
  await compared();
  expect((await list('same')).map(({ question }) => question)).toEqual([BACK]);

  const { conversationId } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  await database.tenant(owner.tenantId, (tx) =>
    tx.execute(
      sql`delete from visitors where id = (select visitor_id from conversations where id = ${conversationId})`,
    ),
  );
  expect(await list('same')).toEqual([]);
});

test('other tenants, other builders and agents see nothing', async () => {
  await ask(await arrive(), BACK);
  await compared();
  const status = async (session: TestSession) => [
    (await server.api.answer(openAnswerComparison, { session, body: { appId } })).status,
    (await server.api.answer(listComparedAnswers, { session, body: { appId, outcome: 'same' } })).status,
  ];
  expect(await status(await newOwner(server))).toEqual([404, 404]);
  expect(await status(await newMember(server, owner, 'builder'))).toEqual([404, 404]);
  expect(await status(await newMember(server, owner, 'agent'))).toEqual([403, 403]);
  const wrong = { appId, outcome: 'perfect' as AnswerOutcome };
  expect((await server.api.answer(listComparedAnswers, { session: owner, body: wrong })).status).toBe(400);
});
