/** An agent's proposed fix is listed in the Studio, and traces are shown at the desk. */
import { publishApp } from '@parrot/contract/apps';
import { proposeFix } from '@parrot/contract/assistant';
import {
  type Message,
  openVisitorConversation,
  rateAnswer,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { type AppId, newId, type UserSessionId } from '@parrot/contract/core';
import { agentConnect, takeConversation } from '@parrot/contract/desk';
import { acceptChange, answerGroup, listGroups, openGroup, openTrace } from '@parrot/contract/learning';
import {
  newMember,
  newOwner,
  newPublishedApp,
  openDeskSocket,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const QUESTION = RETURNS.question[0] ?? '';
const FIX = {
  question: 'Can I return a lamp that I have used?',
  answer: 'Lamps can be returned unused only.',
};

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let appId: AppId;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  ({ appId, parrotId } = await newPublishedApp(server, owner));
  agent = await newMember(server, owner, 'agent', [appId]);
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
/** A visitor with the bot's answer to a message. */
const asked = async (value = QUESTION) => {
  const visitor = await openVisitorSocket(server, { parrotId });
  const { session, conversationId } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  const { message } = await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await settle();
  const { messages } = await visitor.ask(openVisitorConversation, { afterSeq: message.seq });
  const reply = messages.find(({ userType }) => userType === 'bot') as Message;
  return { visitor, conversationId, userSessionId: session?.userSessionId as UserSessionId, reply, message };
};
const propose = (body: object, session = agent) => server.api.answer(proposeFix, { session, body });
const groups = async () =>
  (await server.api.call(listGroups, { session: owner, body: { appId, why: 'proposed' } })).items;

test('a fix is listed with the agent’s name, and the FAQ made of it answers the next visitor [DSK-11]', async () => {
  const { userSessionId, reply } = await asked();
  expect((await propose({ userSessionId, msgId: reply.msgId, ...FIX })).status).toBe(200);
  const [group] = await groups();
  expect(group).toMatchObject({ question: FIX.question, why: { unanswered: 0, proposed: 1 }, state: 'open' });
  if (!group) throw new Error('there is no group');
  const { proposals, items, languageCode } = await server.api.call(openGroup, {
    session: owner,
    body: { appId, groupId: group.groupId },
  });
  expect(proposals).toMatchObject([{ ...FIX, agentName: agent.name, isFix: true }]);
  expect(items).toMatchObject([{ why: ['proposed'], botReply: RETURNS.answer }]);

  // The same agent changes the fix.
  const better = { ...FIX, answer: 'Lamps can be returned, as long as they are unused.' };
  await propose({ userSessionId, msgId: reply.msgId, ...better });
  const again = await server.api.call(openGroup, { session: owner, body: { appId, groupId: group.groupId } });
  expect(again.proposals.map(({ answer }) => answer)).toEqual([better.answer]);

  const draft = { question: [FIX.question], answer: better.answer, languageCode };
  await server.api.call(answerGroup, { session: owner, body: { appId, groupId: group.groupId, ...draft } });
  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await asked(FIX.question)).reply.value).toBe(better.answer);
  expect(await groups()).toEqual([]);
});

test('a change to the FAQ that the bot answered from is shown next to it, and accepted in one click [DSK-11]', async () => {
  const { userSessionId, reply } = await asked();
  const fix = { question: QUESTION, answer: 'Within sixty days now.', changesFaq: true };
  expect((await propose({ userSessionId, msgId: reply.msgId, ...fix })).status).toBe(200);
  const [group] = await groups();
  if (!group) throw new Error('there is no group');
  const { groupId } = group;
  const body = { appId, groupId };
  const { proposals } = await server.api.call(openGroup, { session: owner, body });
  const change = proposals[0]?.change;
  expect(proposals).toMatchObject([
    { answer: fix.answer, agentName: agent.name, change: { question: QUESTION, answer: RETURNS.answer } },
  ]);
  if (!change) throw new Error('there is no proposed change');

  const accept = (instead: string, session = owner) =>
    server.api.answer(acceptChange, { session, body: { ...body, fixId: change.fixId, instead } });
  expect([(await accept('Something else.')).status, (await accept(change.answer, agent)).status]).toEqual([
    409, 403,
  ]);
  expect((await accept(change.answer)).body).toMatchObject({
    faqId: change.faqId,
    group: { state: 'solved' },
  });
  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await asked()).reply.value).toBe(fix.answer);
});

test('a fix stays when the visitor takes back a thumbs-down [DSK-11]', async () => {
  const { visitor, userSessionId, reply } = await asked();
  const rate = async (thumb: 'down' | null) => {
    await visitor.ask(rateAnswer, { msgId: reply.msgId, thumb });
    await settle();
  };
  await rate('down');
  await propose({ userSessionId, msgId: reply.msgId, ...FIX });
  expect(await groups()).toMatchObject([{ why: { thumbsDown: 1, proposed: 1 }, count: 1 }]);
  await rate(null);
  expect(await groups()).toMatchObject([{ why: { thumbsDown: 0, proposed: 1 }, count: 1 }]);
});

test('only bot messages in visible conversations can be fixed', async () => {
  const { userSessionId, reply, message } = await asked();
  const elsewhere = await asked();
  const outsider = await newMember(server, owner, 'agent', []);
  const statuses = [
    await propose({ userSessionId, msgId: message.msgId, ...FIX }),
    await propose({ userSessionId, msgId: newId('msg'), ...FIX }),
    await propose({ userSessionId, msgId: elsewhere.reply.msgId, ...FIX }),
    await propose({ userSessionId, msgId: reply.msgId, ...FIX }, outsider),
    await propose({ userSessionId, msgId: reply.msgId, ...FIX, answer: ' ' }),
    await propose({ userSessionId, msgId: reply.msgId, ...FIX, question: 'x'.repeat(501) }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 400, 400]);
  expect(await groups()).toEqual([]);
});

test('a trace is shown at the desk to agents with visibility of the conversation, and to no others [DSK-11]', async () => {
  const { visitor, conversationId, reply } = await asked();
  const other = await newMember(server, owner, 'agent', [appId]);
  const why = async (session: TestSession) =>
    (await server.api.answer(openTrace, { session, body: { of: { conversationId, msgId: reply.msgId } } }))
      .status;
  expect([await why(agent), await why(other)]).toEqual([200, 200]);
  const { session } = await visitor.ask(requestAgent, {});
  const desk = await openDeskSocket(server, agent);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: agent.name });
  await desk.ask(takeConversation, { userSessionId: session.userSessionId });
  await settle();
  // A live conversation of another agent.
  expect([await why(agent), await why(other), await why(owner)]).toEqual([200, 404, 200]);
});
