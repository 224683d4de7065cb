/** Unanswered questions are collected, grouped, answered, and reopened if they come up again. */
import { publishApp } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  rateAnswer,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { type AppId, newId } from '@parrot/contract/core';
import { sendAgentMessage, takeConversation } from '@parrot/contract/desk';
import {
  answerGroup,
  countGroups,
  type GroupState,
  listGroups,
  openGroup,
  openTrace,
  type QuestionGroup,
  setGroupState,
  wouldAnswer,
} from '@parrot/contract/learning';
import {
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerLookedUp } from '../conversations/index.ts';

const PARKING = 'Where can I park my bicycle near the shop?';
const PARKING_TOO = 'where can i park a bicycle near your shop';
const PARKING_ANSWER = 'There is a covered bicycle stand behind the house, free for customers.';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  ({ appId, parrotId } = await newPublishedApp(server, owner));
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
const arrive = async () => {
  const socket = await openVisitorSocket(server, { parrotId });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
/** Returns the messages stored after it, once all work is done. */
const send = async (socket: TestSocket, value: string): Promise<Message[]> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
};
const groups = async (state: GroupState = 'open', session = owner): Promise<QuestionGroup[]> =>
  (await server.api.call(listGroups, { session, body: { appId, state } })).items;
const open = (groupId: QuestionGroup['groupId'], session = owner) =>
  server.api.call(openGroup, { session, body: { appId, groupId } });
const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1);
  return items[0] as Item;
};

/** Asks a question the bot cannot answer, is handed over, and gets an agent's reply. */
async function askAPerson(answers: string[]): Promise<void> {
  const visitor = await arrive();
  await send(visitor, PARKING_TOO);
  const { session } = await visitor.ask(requestAgent, {});
  const desk = await openDeskSocket(server, owner);
  await desk.ask(takeConversation, { userSessionId: session.userSessionId });
  for (const value of answers)
    await desk.ask(sendAgentMessage, {
      userSessionId: session.userSessionId,
      msgId: newId('msg'),
      value,
    });
  await settle();
}

test('unanswered questions become one group, the agent’s own answer is proposed, and the FAQ made of it answers', async () => {
  const visitor = await arrive();
  await send(visitor, PARKING);
  await send(visitor, OPENING_HOURS.question[0] ?? '');
  await askAPerson(['Hello there!', PARKING_ANSWER, 'Is there anything else I can do for you today?']);

  const group = only(await groups());
  expect(group).toMatchObject({
    question: PARKING,
    count: 2,
    why: { unanswered: 2, thumbsDown: 0, handedOver: 1 },
    languages: ['en'],
    days: [0, 0, 0, 0, 0, 0, 2],
  });
  const { items, proposals, variants, languageCode } = await open(group.groupId);
  expect(items.map(({ text, why }) => [text, why])).toEqual([
    [PARKING_TOO, ['unanswered', 'handedOver']],
    [PARKING, ['unanswered']],
  ]);
  expect(only(proposals)).toMatchObject({ answer: PARKING_ANSWER, agentName: owner.name });
  expect([variants.toSorted(), languageCode]).toEqual([[PARKING, PARKING_TOO].toSorted(), 'en']);

  const draft = { appId, groupId: group.groupId, languageCode, question: [PARKING], answer: PARKING_ANSWER };
  const would = await server.api.call(wouldAnswer, { session: owner, body: draft });
  expect(only(would.groups)).toMatchObject({ groupId: group.groupId, asked: 2 });
  expect(would.groups[0]?.answered.map(({ text }) => text).toSorted()).toEqual(
    [PARKING, PARKING_TOO].toSorted(),
  );
  // No question was stored for that.
  expect(await groups('solved')).toEqual([]);

  const made = await server.api.call(answerGroup, { session: owner, body: draft });
  expect(made.group).toMatchObject({ state: 'solved', faq: { faqId: made.faqId, question: PARKING } });
  const again = await server.api.answer(answerGroup, { session: owner, body: draft });
  expect(again.status).toBe(409);
  await server.api.call(publishApp, { session: owner, body: { appId } });
  const [answer] = await send(await arrive(), PARKING_TOO);
  expect(answer?.value).toBe(PARKING_ANSWER);
  expect(await groups()).toEqual([]);
});

test('a solved group stays solved for visitors of the old version, and reopens for those of the next', async () => {
  const early = await arrive();
  await send(early, PARKING);
  const { groupId } = only(await groups());
  const body = {
    appId,
    groupId,
    languageCode: 'en' as const,
    question: ['How tall is the house?'],
    answer: 'Tall.',
  };
  await server.api.call(answerGroup, { session: owner, body });
  await send(early, PARKING_TOO);
  expect(only(await groups('solved'))).toMatchObject({ groupId, count: 2 });
  await server.api.call(publishApp, { session: owner, body: { appId } });
  await send(await arrive(), PARKING);
  expect(only(await groups())).toMatchObject({
    groupId,
    count: 3,
    faq: { question: 'How tall is the house?' },
  });
});

test('a thumbs-down counts until it is taken back; an ignored group is reopened only by hand', async () => {
  const visitor = await arrive();
  const [answer] = await send(visitor, RETURNS.question[0] ?? '');
  const rate = async (thumb: 'down' | null) => {
    await visitor.ask(rateAnswer, { msgId: answer?.msgId as Message['msgId'], thumb });
    await settle();
  };
  await rate('down');
  const group = only(await groups());
  expect(group).toMatchObject({ question: RETURNS.question[0], why: { unanswered: 0, thumbsDown: 1 } });
  const asked = only((await open(group.groupId)).items);
  expect(asked.botReply).toBe(RETURNS.answer);

  const set = (state: 'open' | 'ignored') =>
    server.api.call(setGroupState, { session: owner, body: { appId, groupIds: [group.groupId], state } });
  await set('ignored');
  expect(await server.api.call(countGroups, { session: owner, body: { appId } })).toMatchObject({
    open: 0,
    ignored: 1,
  });
  await set('open');
  await rate(null);
  expect(await groups()).toEqual([]);
});

test('a question reported twice counts once; erasing a conversation erases its questions', async () => {
  const { bus, database } = server.server.platform;
  const received: Parameters<typeof bus.deliver>[0][] = [];
  bus.listen(answerLookedUp, (event) => void received.push(event));
  const [first, second] = [await arrive(), await arrive()];
  await send(first, PARKING);
  await send(second, PARKING_TOO);
  for (const event of [...received, ...received]) await bus.deliver(event);
  await settle();
  expect(only(await groups())).toMatchObject({ count: 2 });

  const { conversationId } = await first.ask(openVisitorConversation, { afterSeq: 0 });
  await database.tenant(owner.tenantId, (tx) =>
    tx.execute(
      sql`delete from visitors where id = (select visitor_id from conversations where id = ${conversationId})`,
    ),
  );
  for (const event of received.slice(0, 2)) await bus.deliver(event);
  expect(only(await groups())).toMatchObject({ count: 1, question: PARKING_TOO });
});

test("only users with desk access see where a question was asked; traces are visible to the app's users in one tenant", async () => {
  const visitor = await arrive();
  const [reply] = await send(visitor, PARKING);
  const builder = await newMember(server, owner, 'builder');
  const agent = await newMember(server, owner, 'agent');
  const { groupId } = only(await groups());
  const asOwner = only((await open(groupId)).items);
  const { conversationId } = await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  expect(asOwner.conversation).toMatchObject({ conversationId });
  // Another member's app is visible to a builder once it is shared.
  await server.server.platform.database.tenant(owner.tenantId, async (tx) => {
    for (const { userId } of [builder, agent])
      await tx.execute(
        sql`insert into app_members (tenant_id, app_id, user_id) values (${owner.tenantId}, ${appId}, ${userId})`,
      );
  });
  expect(only((await open(groupId, builder)).items).conversation).toBeNull();

  const why = (session: TestSession, of: object) => server.api.answer(openTrace, { session, body: { of } });
  const byMessage = { conversationId, msgId: reply?.msgId };
  const received = await server.api.call(openTrace, {
    session: builder,
    body: { of: { askedId: asOwner.askedId } },
  });
  expect(received).toMatchObject({
    botReply: reply?.value,
    version: { number: 1 },
    trace: {
      language: 'en',
      milliseconds: expect.any(Number),
      finding: {
        question: PARKING,
        kind: expect.stringMatching(/unknown|didYouMean/),
        threshold: expect.any(Number),
      },
    },
  });
  const steps = received.trace.steps.flatMap(({ blockId }) => blockId ?? []);
  expect(Object.keys(received.flow?.blocks ?? {})).toEqual(expect.arrayContaining(steps));
  const forAgent = JSON.parse((await why(agent, byMessage)).text);
  expect(forAgent).toMatchObject({ flow: null, trace: { steps: [], finding: { question: PARKING } } });

  const outsider = await newOwner(server);
  const neverWas = await why(outsider, { askedId: newId('ask') });
  for (const of of [{ askedId: asOwner.askedId }, byMessage])
    expect(await why(outsider, of)).toMatchObject({ status: 404, text: neverWas.text });
  const strangers = await newPublishedApp(server, outsider);
  const foreign = { appId: strangers.appId, groupId };
  expect((await server.api.answer(openGroup, { session: outsider, body: foreign })).status).toBe(404);
  expect((await why(await newMember(server, owner, 'billing'), byMessage)).status).toBe(403);
});
