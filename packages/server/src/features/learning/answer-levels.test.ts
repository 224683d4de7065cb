/** The bot asks back beside what it knows; builders choose how sure it must be, and see the effect first. */
import { appDetails, publishApp, updateApp } from '@parrot/contract/apps';
import { type Message, openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { type AppId, newId } from '@parrot/contract/core';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { listGroups, previewAnswerLevels } from '@parrot/contract/learning';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  publishWith,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const texts = FLOW_TEXTS.en;
const DELIVERY = {
  question: ['How do I change my delivery address?'],
  answer: 'Open your order.',
  topic: 'Address',
};
const BILLING = {
  question: ['How do I change my billing address?'],
  answer: 'Open your account.',
  topic: 'Address',
};
/** As near to one as to the other. */
const VAGUE = 'How do I change my address?';

let server: TestServer;
let owner: TestSession;
let appId: AppId;
let parrotId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
beforeEach(async () => {
  ({ appId, parrotId } = await newPublishedApp(server, owner, [DELIVERY, BILLING]));
});
afterAll(() => server.stop());

const arrive = async () => {
  const socket = await openVisitorSocket(server, { parrotId });
  await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return socket;
};
const send = async (socket: TestSocket, value: string): Promise<Message | undefined> => {
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await server.server.platform.outbox.settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages.at(-1);
};
const groups = async () =>
  (await server.api.call(listGroups, { session: owner, body: { appId, state: 'open' } })).items;
const preview = (topic?: { topic: string }) =>
  server.api.call(previewAnswerLevels, { session: owner, body: { appId, topic } });

test('it asks back with choices; none of these offers an agent and is recorded, a choice is answered', async () => {
  const visitor = await arrive();
  const back = await send(visitor, VAGUE);
  expect(back).toMatchObject({ value: texts.didYouMean });
  expect(back?.suggestions.toSorted()).toEqual(
    [DELIVERY.question[0], BILLING.question[0], texts.noneOfThese].toSorted(),
  );
  expect(back?.suggestions.at(-1)).toBe(texts.noneOfThese);
  expect(await groups()).toMatchObject([{ why: { unanswered: 1, noneMeant: 0 } }]);

  const offer = await send(visitor, texts.noneOfThese);
  expect(offer).toMatchObject({
    value: `${texts.unknown} ${texts.offerPerson}`,
    suggestions: [texts.talkToPerson],
  });
  expect(await groups()).toMatchObject([{ question: VAGUE, why: { unanswered: 0, noneMeant: 1 } }]);

  const other = await arrive();
  await send(other, VAGUE);
  expect(await send(other, BILLING.question[0] ?? '')).toMatchObject({ value: BILLING.answer });
  expect(await groups()).toMatchObject([{ count: 1 }]);
});

test('without agents, none of these is recorded all the same', async () => {
  ({ parrotId } = await publishWith(server, owner, appId, { behaviour: { agentEscalation: false } }));
  const visitor = await arrive();
  await send(visitor, VAGUE);
  expect(await send(visitor, texts.noneOfThese)).toMatchObject({ value: texts.unknown, suggestions: [] });
  expect(await groups()).toMatchObject([{ question: VAGUE, why: { noneMeant: 1 } }]);
});

test('the effect of each level on real questions is shown before it is live; a level goes live with a publish', async () => {
  expect(await preview()).toMatchObject({ asked: 0, examples: [], cutShort: false });
  for (const question of [VAGUE, DELIVERY.question[0] ?? '', 'Do zebras sleep?'])
    await send(await arrive(), question);
  const effect = await preview();
  expect(effect).toMatchObject({
    asked: 3,
    levels: [
      { level: 'cautious', answer: 1, didYouMean: 1, unknown: 1 },
      { level: 'balanced', answer: 1, didYouMean: 1, unknown: 1 },
      { level: 'eager', answer: 2, didYouMean: 0, unknown: 1 },
    ],
    examples: [
      { question: VAGUE, outcomes: { cautious: 'didYouMean', balanced: 'didYouMean', eager: 'answer' } },
    ],
  });

  const { revision } = await server.api.call(appDetails, { session: owner, body: { appId } });
  const body = { appId, revision, behaviour: { answerLevel: 'eager' as const } };
  await server.api.call(updateApp, { session: owner, body });
  expect(await send(await arrive(), VAGUE)).toMatchObject({ value: texts.didYouMean });
  await server.api.call(publishApp, { session: owner, body: { appId } });
  expect((await send(await arrive(), VAGUE))?.value).toMatch(/^Open your/);
});

test('a topic can have a level of its own', async () => {
  const path = { topic: 'Address' };
  const behaviour = {
    answerLevel: 'eager' as const,
    topicAnswerLevels: [{ path, level: 'balanced' as const }],
  };
  ({ parrotId } = await publishWith(server, owner, appId, { behaviour }));
  expect(await send(await arrive(), VAGUE)).toMatchObject({ value: texts.didYouMean });
  expect((await preview()).levels.map(({ answer }) => answer)).toEqual([0, 0, 0]);
  expect((await preview(path)).levels.map(({ answer }) => answer)).toEqual([0, 0, 1]);

  const { revision } = await server.api.call(appDetails, { session: owner, body: { appId } });
  for (const topicAnswerLevels of [
    [{ path: {}, level: 'eager' as const }],
    [
      { path, level: 'eager' as const },
      { path, level: 'cautious' as const },
    ],
  ]) {
    const body = { appId, revision, behaviour: { topicAnswerLevels } };
    expect((await server.api.answer(updateApp, { session: owner, body })).status).toBe(400);
  }
});
