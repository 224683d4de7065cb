/** A blocked visitor can't use the chat until an agent unblocks them. */
import { listActivity } from '@parrot/contract/activity';
import {
  leaveEmail,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { openConversation } from '@parrot/contract/desk';
import { blockVisitor, profileChanged } from '@parrot/contract/profiles';
import { openTestTenant, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProfileTests, profileTests } from './profile-setup.fixture.ts';

let tenant: TestTenant;
let profiles: ProfileTests;
beforeAll(async () => {
  tenant = await openTestTenant();
  profiles = profileTests(tenant);
});
afterAll(() => tenant.stop());

const block = (userSessionId: string, blocked: boolean, session: TestSession = tenant.supervisor) =>
  tenant.server.api.answer(blockVisitor, { session, body: { userSessionId, blocked } as never });
const BLOCKED = { ok: false, error: { status: 403, code: 'blocked' } };

test('cannot open, write, ask for an agent or leave an address, with any window or token, until unblocked', async () => {
  const claims = { sub: newId('usr'), name: 'Rude Guest' };
  const guest = await profiles.arrive(claims);
  const { userSessionId, conversationId } = guest;
  const write = () => guest.socket.answer(sendVisitorMessage, { msgId: newId('msg'), value: 'Hello' });
  expect(await write()).toMatchObject({ ok: true });
  const desk = await tenant.connect(tenant.agent);
  await desk.ask(openConversation, { userSessionId });
  expect((await block(userSessionId, true)).status).toBe(200);
  await desk.next(profileChanged, (payload) => payload.conversationId === conversationId);
  expect((await profiles.read(guest)).blocked).toMatchObject({ byName: tenant.supervisor.name });
  expect(await write()).toMatchObject(BLOCKED);
  expect(await guest.socket.answer(requestAgent, {})).toMatchObject(BLOCKED);
  expect(await guest.socket.answer(leaveEmail, { email: 'a@example.com' })).toMatchObject(BLOCKED);
  expect(await guest.socket.answer(openVisitorConversation, { afterSeq: 0 })).toMatchObject(BLOCKED);
  await expect(profiles.arrive(claims)).rejects.toThrow('"code":"blocked"');
  // Other visitors are not affected.
  expect(await (await profiles.arrive()).socket.answer(requestAgent, {})).toMatchObject({ ok: true });
  expect((await block(userSessionId, false)).status).toBe(200);
  expect(await write()).toMatchObject({ ok: true });
});

test('only supervisors block; it is logged once, without the visitor’s name', async () => {
  const { userSessionId } = await tenant.waitingVisitor();
  expect((await block(userSessionId, true, tenant.agent)).status).toBe(403);
  expect((await profiles.read({ userSessionId })).blocked).toBeNull();
  await Promise.all([block(userSessionId, true), block(userSessionId, true, tenant.owner)]);
  await block(userSessionId, false);
  const { items } = await tenant.server.api.call(listActivity, {
    session: tenant.owner,
    body: { subjects: ['visitor'] },
  });
  const acts = items.filter(({ subjectId }) => subjectId === tenant.app.appId).map(({ act }) => act);
  expect(acts.slice(0, 2)).toEqual(['visitor.unblocked', 'visitor.blocked']);
  expect(items.filter(({ act }) => act === 'visitor.blocked')).toHaveLength(2);
});
