/** The plan's conversations a day: counted exactly, and bots that stay polite past them. */
import { listActivity } from '@parrot/contract/activity';
import { saveTimeZone, subscriptionUsage } from '@parrot/contract/billing';
import { cancelAgentRequest, endSession, leaveEmail, requestAgent } from '@parrot/contract/conversations';
import { DAY_MS, dayIn, startOfDay } from '@parrot/contract/core';
import { unassignedUsers } from '@parrot/contract/desk';
import {
  newEmail,
  newPublishedApp,
  OPENING_HOURS,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  arrive,
  converse,
  LEAVE_MESSAGE,
  newLimitedOwner,
  readAll,
  setLimits,
  write,
} from './limited-tenant.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const [QUESTION = ''] = OPENING_HOURS.question;
const usageOf = async (session: TestSession) => (await server.api.call(subscriptionUsage, { session })).data;

/** A bot whose daily limit is reached, and a visitor who comes then. */
async function pastLimit({ language = 'en', timeZone = 'UTC' } = {}) {
  const owner = await newLimitedOwner(server, { conversationsPerDay: 1 }, timeZone);
  const { parrotId } = await newPublishedApp(server, owner);
  const admitted = await converse(server, parrotId);
  return { owner, parrotId, admitted, ...(await arrive(server, parrotId, language)) };
}

test('past the limit a visitor can leave a message and an email address, and the desk has both', async () => {
  const { owner, socket, opened, admitted } = await pastLimit();
  expect(opened.session).toMatchObject({ status: 'INPROGRESS', botAnswers: false });
  await write(socket, QUESTION);
  await write(socket, 'Is anybody there?');
  expect(await readAll(server, socket)).toEqual([LEAVE_MESSAGE, QUESTION, 'Is anybody there?']);

  const email = newEmail();
  const { session } = await socket.ask(leaveEmail, { email });
  expect(session).toMatchObject({ status: 'UNASSIGNED', answersByEmail: true });
  expect((await readAll(server, socket)).slice(3)).toEqual(['left-email']);
  const { items } = await server.api.call(unassignedUsers, { session: owner, body: {} });
  expect(items).toMatchObject([{ overLimit: true, answersByEmail: true, email, unreadCount: 2 }]);

  // The conversation within the limit goes on, and has no use for an address.
  await write(admitted.socket, QUESTION);
  expect(await readAll(server, admitted.socket)).toContain(OPENING_HOURS.answer);
  expect(await admitted.socket.answer(leaveEmail, { email })).toMatchObject({ error: { code: 'conflict' } });
});

test('past the limit a visitor can ask for a person; back with the bot, they are asked for a message again', async () => {
  const { socket } = await pastLimit({ language: 'de-AT' });
  expect((await socket.ask(requestAgent, {})).session.status).toBe('UNASSIGNED');
  expect((await socket.ask(cancelAgentRequest, {})).session.status).toBe('INPROGRESS');
  // The bot has no German, so it speaks its own language.
  expect(await readAll(server, socket)).toEqual([
    LEAVE_MESSAGE,
    'person-requested',
    'stopped-waiting',
    LEAVE_MESSAGE,
  ]);
});

test('a visitor who returns past the limit reads the message after their own', async () => {
  const { admitted } = await pastLimit();
  await admitted.socket.ask(endSession, {});
  await write(admitted.socket, QUESTION);
  expect((await readAll(server, admitted.socket)).slice(-2)).toEqual([QUESTION, LEAVE_MESSAGE]);
});

test('after an upgrade the bot answers the next message of a visitor who was past the limit', async () => {
  const { owner, socket } = await pastLimit();
  await setLimits(server, owner.tenantId, { conversationsPerDay: 2 });
  await write(socket, QUESTION);
  expect((await readAll(server, socket)).at(-1)).toBe(OPENING_HOURS.answer);
  expect((await usageOf(owner)).conversationsPerDay).toEqual({ used: 2, limit: 2 });
});

test('the first visitors of a day who write at the same moment are all admitted', async () => {
  const owner = await newLimitedOwner(server, { conversationsPerDay: 100 });
  const { parrotId } = await newPublishedApp(server, owner);
  const visitors = await Promise.all(Array.from({ length: 16 }, () => arrive(server, parrotId)));
  const written = await Promise.all(visitors.map(({ socket }) => write(socket, QUESTION)));
  expect(written.filter(({ session }) => !session.botAnswers)).toEqual([]);
  expect((await usageOf(owner)).conversationsPerDay).toEqual({ used: 16, limit: 100 });
});

test("the day ends at midnight of the workspace's time zone, as the owner's browser reported it", async () => {
  const timeZone = 'Asia/Kolkata';
  const untilMidnight = () => {
    const now = server.clock.now();
    return (
      startOfDay(new Date(startOfDay(now, timeZone).getTime() + 1.5 * DAY_MS), timeZone).getTime() -
      now.getTime()
    );
  };
  server.clock.advance(untilMidnight() + DAY_MS / 2);
  const { owner, parrotId, socket } = await pastLimit({ timeZone });
  expect(await usageOf(owner)).toMatchObject({ timeZone, conversationsPerDay: { used: 1, limit: 1 } });
  const day = dayIn(server.clock.now(), timeZone);

  server.clock.advance(untilMidnight() - 1_000);
  expect((await arrive(server, parrotId)).opened.session?.botAnswers).toBe(false);
  server.clock.advance(1_000);
  const { conversationsPerDay, trend } = await usageOf(await signInAs(server, owner.emailId));
  expect(conversationsPerDay).toEqual({ used: 0, limit: 1 });
  expect(trend).toHaveLength(30);
  expect(trend.slice(-2)).toEqual([
    { day, conversations: 1 },
    { day: dayIn(server.clock.now(), timeZone), conversations: 0 },
  ]);
  await write(socket, QUESTION);
  expect((await readAll(server, socket)).at(-1)).toBe(OPENING_HOURS.answer);
  expect((await arrive(server, parrotId)).opened.session?.botAnswers).toBe(false);
});

test('another time zone is logged and does not extend the limit of the day; an unknown one is refused', async () => {
  const { owner, parrotId } = await pastLimit();
  const change = (timeZone: string) =>
    server.api.answer(saveTimeZone, { session: owner, body: { timeZone } });
  expect((await change('Mars/Olympus')).status).toBe(400);
  // One of them is in another day now.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    expect((await change(timeZone)).status).toBe(200);
    expect(await usageOf(owner)).toMatchObject({ timeZone, conversationsPerDay: { used: 1, limit: 1 } });
    expect((await arrive(server, parrotId)).opened.session?.botAnswers).toBe(false);
  }
  await change('Pacific/Niue');
  const { items } = await server.api.call(listActivity, {
    session: owner,
    body: { subjects: ['subscription'] },
  });
  expect(items.map(({ act, actorName, values }) => [act, actorName, values])).toEqual([
    ['subscription.timeZoneChanged', owner.name, { before: 'Pacific/Kiritimati', after: 'Pacific/Niue' }],
    ['subscription.timeZoneChanged', owner.name, { before: 'UTC', after: 'Pacific/Kiritimati' }],
  ]);
});

test('a plan that becomes limited counts the conversations that the day already had', async () => {
  const owner = await newLimitedOwner(server, {});
  const { parrotId } = await newPublishedApp(server, owner);
  for (let visits = 0; visits < 2; visits++) await converse(server, parrotId);
  await arrive(server, parrotId);
  await setLimits(server, owner.tenantId, { conversationsPerDay: 3 });
  const third = await converse(server, parrotId);
  const fourth = await converse(server, parrotId);
  expect([third, fourth].map(({ session }) => session.botAnswers)).toEqual([true, false]);
});

test('opening a chat counts nothing; a first message or a request for a person does, once [APP-08]', async () => {
  const owner = await newLimitedOwner(server, { conversationsPerDay: 2 });
  const { parrotId } = await newPublishedApp(server, owner);
  const used = async () => (await usageOf(owner)).conversationsPerDay.used;
  const visitors = [];
  for (let visits = 0; visits < 4; visits++) visitors.push(await arrive(server, parrotId));
  expect(visitors.map(({ opened }) => opened.session?.botAnswers)).toEqual([true, true, true, true]);
  expect(await used()).toBe(0);
  const [writing, tapping, late, calling] = visitors.map(({ socket }) => socket);
  if (!writing || !tapping || !late || !calling) throw new Error('four visitors opened the chat');

  await write(writing, QUESTION);
  await write(writing, QUESTION);
  expect((await readAll(server, writing)).at(-1)).toBe(OPENING_HOURS.answer);
  expect(await used()).toBe(1);
  await tapping.ask(requestAgent, {});
  expect(await used()).toBe(2);

  // They were greeted before the limit was reached.
  expect((await write(late, QUESTION)).session.botAnswers).toBe(false);
  expect((await readAll(server, late)).slice(-2)).toEqual([QUESTION, LEAVE_MESSAGE]);
  expect((await calling.ask(requestAgent, {})).session).toMatchObject({
    status: 'UNASSIGNED',
    botAnswers: false,
  });
  expect((await arrive(server, parrotId)).opened.session?.botAnswers).toBe(false);
  expect(await used()).toBe(2);
});
