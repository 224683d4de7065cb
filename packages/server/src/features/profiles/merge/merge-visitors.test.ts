/** Two visitors who are the same person become one, while both browsers continue their conversations. */
import { listActivity } from '@parrot/contract/activity';
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { eraseVisitor, exportVisitor, openConversation, takeConversation } from '@parrot/contract/desk';
import * as calls from '@parrot/contract/profiles';
import { openTestTenant, type TestSession, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProfileTests, profileTests } from '../profile-setup.fixture.ts';

let tenant: TestTenant;
let profiles: ProfileTests;
beforeAll(async () => {
  tenant = await openTestTenant();
  profiles = profileTests(tenant);
});
afterAll(() => tenant.stop());

type Guest = Pick<TestVisitor, 'userSessionId'>;
const idOf = async (guest: Guest) => (await profiles.read(guest, tenant.supervisor)).userId;
const merge = async (one: Guest, other: Guest, session: TestSession = tenant.supervisor) =>
  mergeWith(one, await idOf(other), session);
const mergeWith = async (
  { userSessionId }: Guest,
  otherUserId: string,
  session: TestSession = tenant.supervisor,
) => {
  const body = { userSessionId, otherUserId } as never;
  const { status, text } = await tenant.server.api.answer(calls.mergeVisitors, { session, body });
  return { status, body: JSON.parse(text) };
};
const conversationsOf = async ({ userSessionId }: Guest, session: TestSession = tenant.supervisor) => {
  const { items } = await tenant.server.api.call(calls.profileConversations, {
    session,
    body: { userSessionId },
  });
  return items.map((item) => item.userSessionId).toSorted();
};
const note = async ({ userSessionId }: Guest, value: string) => {
  const body = { userSessionId, clientId: newId('msg'), value };
  await tenant.server.api.call(calls.addProfileNote, { session: tenant.agent, body });
};
const candidates = async ({ userSessionId }: Guest, text: string, session: TestSession) =>
  (await tenant.server.api.call(calls.findMergeCandidates, { session, body: { userSessionId, text } })).items;

test('conversations, notes and values are joined as the preview says, and both browsers continue', async () => {
  const { agent, supervisor, server } = tenant;
  await profiles.addField('plan');
  const laptop = await profiles.arrive({ sub: newId('usr'), name: 'Ada', attributes: { plan: 'Pro' } });
  const phone = await profiles.arrive();
  for (const guest of [laptop, phone]) await guest.socket.ask(requestAgent, {});
  await profiles.edit(phone, 'phone', '+46 40 123 456');
  await profiles.edit(phone, 'plan', 'Basic');
  await note(laptop, 'Of the laptop');
  await note(phone, 'Of the phone');
  const name = (await profiles.read(phone)).contact.name.value as string;
  const [found] = await candidates(phone, 'ada', supervisor);
  expect(found).toMatchObject({
    name: 'Ada',
    isVerified: true,
    conversations: 1,
    userId: await idOf(laptop),
  });
  expect(await candidates(phone, name, supervisor)).toEqual([]);

  const desk = await tenant.connect(agent);
  await desk.ask(openConversation, { userSessionId: laptop.userSessionId });
  const { visitors, values } = await server.api.call(calls.previewMerge, {
    session: supervisor,
    body: { userSessionId: phone.userSessionId, otherUserId: await idOf(laptop) },
  });
  expect(visitors).toMatchObject([
    { name: 'Ada', notes: 1 },
    { name, notes: 1, conversations: 1 },
  ]);
  expect(
    values.map(({ name: key, stays, entries }) => [key, entries[stays].value, entries[stays].source]),
  ).toEqual([
    ['name', 'Ada', 'site'],
    ['phone', '+46 40 123 456', 'agent'],
    ['plan', 'Basic', 'agent'],
  ]);

  const { status, body } = await merge(phone, laptop);
  expect([status, body.profile.merged]).toEqual([200, 1]);
  await desk.next(calls.profileChanged, ({ conversationId }) => conversationId === laptop.conversationId);
  const profile = await profiles.read(laptop);
  expect(profile).toEqual(await profiles.read(phone).then((other) => ({ ...other, userId: profile.userId })));
  expect(profile.contact).toMatchObject({ name: { value: 'Ada' }, phone: { value: '+46 40 123 456' } });
  expect(profile.notes.map(({ value }) => value).toSorted()).toEqual(['Of the laptop', 'Of the phone']);
  const both = [laptop.userSessionId, phone.userSessionId].toSorted();
  expect([await conversationsOf(laptop), await conversationsOf(phone)]).toEqual([both, both]);

  for (const { socket, conversationId } of [laptop, phone]) {
    await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Still here' });
    expect((await socket.ask(openVisitorConversation, { afterSeq: 0 })).conversationId).toBe(conversationId);
  }
  const again = await profiles.arrive(undefined, phone.visitorToken);
  expect(again.conversationId).toBe(phone.conversationId);
  await profiles.edit(laptop, 'name', 'Ada Lovelace');
  expect((await profiles.read(phone)).contact.name.value).toBe('Ada Lovelace');
  const { items } = await server.api.call(listActivity, {
    session: tenant.owner,
    body: { subjects: ['visitor'] },
  });
  const logged = items.find(({ act }) => act === 'visitor.merged');
  expect(logged).toMatchObject({ actorName: supervisor.name, subjectId: tenant.app.appId });
  expect(JSON.stringify(logged)).not.toMatch(/Ada|Visitor \d/);
});

test('an agent sees only conversations they may see, and can’t merge', async () => {
  const { agent, otherAgent } = tenant;
  const own = await tenant.assignedVisitor(agent);
  const theirs = await tenant.assignedVisitor(otherAgent);
  expect((await merge(own, theirs, agent)).status).toBe(403);
  expect((await merge(own, theirs)).status).toBe(200);
  expect(await conversationsOf(own, agent)).toEqual([own.userSessionId]);
  expect(await conversationsOf(own)).toHaveLength(2);
});

test('who is blocked stays blocked, and unblocking is for both', async () => {
  const [rude, other] = [await tenant.waitingVisitor(), await tenant.waitingVisitor()];
  const block = (blocked: boolean) =>
    tenant.server.api.call(calls.blockVisitor, {
      session: tenant.supervisor,
      body: { userSessionId: rude.userSessionId, blocked },
    });
  await block(true);
  await merge(other, rude);
  const write = () => other.socket.answer(sendVisitorMessage, { msgId: newId('msg'), value: 'Hello' });
  expect(await write()).toMatchObject({ ok: false, error: { code: 'blocked' } });
  expect((await profiles.read(other)).blocked?.byName).toBe(tenant.supervisor.name);
  await block(false);
  expect(await write()).toMatchObject({ ok: true });
});

test('of two supervisors who merge the same visitors at once, one succeeds and the other is told', async () => {
  const [one, other] = [await tenant.waitingVisitor(), await tenant.waitingVisitor()];
  const replies = await Promise.all([merge(one, other), merge(other, one, tenant.owner)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('These visitors are already merged.');
  expect(await conversationsOf(one)).toHaveLength(2);
});

test('a third visitor joins the others; themselves and those of other apps are refused', async () => {
  const [a, b, c] = [
    await tenant.waitingVisitor(),
    await tenant.waitingVisitor(),
    await tenant.waitingVisitor(),
  ];
  const elsewhere = await tenant.waitingVisitor(tenant.otherApp);
  await merge(a, b);
  await merge(b, c);
  const all = [a, b, c].map(({ userSessionId }) => userSessionId).toSorted();
  for (const guest of [a, b, c]) expect(await conversationsOf(guest)).toEqual(all);
  expect((await merge(c, a)).status).toBe(409);
  expect((await merge(a, a)).status).toBe(400);
  expect((await merge(a, elsewhere)).status).toBe(404);
  expect((await mergeWith(a, newId('vis'))).status).toBe(404);
});

test('only the claims of the account that came first count, and erasure and export cover both', async () => {
  const { server, supervisor } = tenant;
  const sign = { sub: newId('usr'), name: 'Bo' };
  const first = await profiles.arrive(sign);
  server.clock.advance(1_000);
  const claims = { sub: newId('usr'), name: 'Bosse' };
  const second = await profiles.arrive(claims);
  await merge(second, first);
  await profiles.arrive({ ...claims, name: 'Bertil' });
  expect((await profiles.read(second, supervisor)).contact.name.value).toBe('Bo');
  await profiles.arrive({ ...sign, name: 'Bo Ek' });
  expect((await profiles.read(second, supervisor)).contact.name.value).toBe('Bo Ek');

  await second.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Of the second' });
  const userId = await idOf(second);
  const archive = await server.api.call(exportVisitor, { session: supervisor, body: { userId } });
  expect(Buffer.from(archive).toString('latin1')).toContain('mergedVisitors.json');
  const desk = await tenant.connect(supervisor);
  for (const guest of [first, second]) {
    await guest.socket.ask(requestAgent, {});
    await desk.ask(takeConversation, { userSessionId: guest.userSessionId });
    await tenant.closeConversationOf(desk, guest);
  }
  const body = { userId, confirmName: 'Bo Ek' };
  const { receipt } = await server.api.call(eraseVisitor, { session: supervisor, body });
  expect(receipt.counts).toMatchObject({ conversations: 2 });
  for (const { userSessionId } of [first, second]) {
    const query = { userSessionId };
    expect((await server.api.answer(calls.readProfile, { session: supervisor, query })).status).toBe(404);
  }
});
