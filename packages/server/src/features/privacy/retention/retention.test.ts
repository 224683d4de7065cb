/** Conversations are deleted when their app’s retention period is over. */
import { listActivity } from '@parrot/contract/activity';
import { openVisitorConversation } from '@parrot/contract/conversations';
import { DAY_MS, LIMITS } from '@parrot/contract/core';
import { readVisitorContext } from '@parrot/contract/desk';
import { previewRetention, readRetention, saveRetention } from '@parrot/contract/privacy';
import { openTestTenant, signInAs, type TestSession, type TestTenant } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tenant: TestTenant;
let owner: TestSession;
beforeAll(async () => {
  tenant = await openTestTenant();
  owner = tenant.owner;
});
afterAll(() => tenant.stop());

const daysOf = async () =>
  (await tenant.server.api.call(readRetention, { session: owner, body: { appId: tenant.app.appId } })).days;
const preview = async (days: number | null) =>
  (
    await tenant.server.api.call(previewRetention, {
      session: owner,
      body: { appId: tenant.app.appId, days },
    })
  ).conversations;
const save = (days: unknown, session = owner) =>
  tenant.server.api.answer(saveRetention, { session, body: { appId: tenant.app.appId, days } });
const hits = async (needle: string): Promise<number> => {
  const { rows } = (await tenant.server.server.platform.database.system((tx) =>
    tx.execute(sql`select (select count(*) from messages where position(${needle} in value) > 0)
      + (select count(*) from user_sessions where id = ${needle})
      + (select count(*) from tickets where session_id = ${needle})
      + (select count(*) from visitors where id = ${needle}) as hits`),
  )) as unknown as { rows: { hits: string }[] };
  return Number(rows[0]?.hits);
};

test('is for ever at first, within limits, and changed by those who may edit the app', async () => {
  expect(await daysOf()).toBeNull();
  for (const days of [0, -1, 1.5, LIMITS.retentionDays.max + 1, '30', {}]) {
    const { status, body } = await save(days);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['days']]);
  }
  expect((await save(30, tenant.agent)).status).toBe(403);
  expect(await daysOf()).toBeNull();
});

test('deletes only what ended longer ago, and the visitor with their last conversation', async () => {
  const { server, agent, app } = tenant;
  const socket = await tenant.connect(agent);
  const leaving = await tenant.assignedVisitor(agent);
  await tenant.sendAsVisitor(leaving, 'bygone-words of a former visitor');
  const staying = await tenant.assignedVisitor(agent);
  await tenant.sendAsVisitor(staying, 'bygone-words of a visitor who returned');
  const { visitor } = await server.api.call(readVisitorContext, {
    session: agent,
    query: { userSessionId: leaving.userSessionId },
  });
  for (const guest of [leaving, staying]) await tenant.closeConversationOf(socket, guest);
  await tenant.settle();

  server.clock.advance(4 * DAY_MS);
  owner = await signInAs(server, owner.emailId);
  await tenant.sendAsVisitor(staying, 'I am back with another question');
  await tenant.settle();
  expect(await preview(null)).toBe(0);
  expect(await preview(5)).toBe(0);
  expect(await preview(3)).toBe(2);
  expect(await hits('bygone-words')).toBe(2);

  expect((await save(3)).status).toBe(200);
  await server.server.slices.privacy.deleteExpiredConversations();
  expect(await daysOf()).toBe(3);
  expect(await hits('bygone-words')).toBe(0);
  expect(await hits(leaving.userSessionId)).toBe(0);
  expect(await hits(visitor.userId)).toBe(0);
  expect(await hits(staying.userSessionId)).toBe(0);
  expect(await hits('I am back with another question')).toBe(1);
  const { messages } = await staying.socket.ask(openVisitorConversation, { afterSeq: 0 });
  expect(messages.map(({ value }) => value).join()).toContain('I am back with another question');

  const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['app'] } });
  const entries = items.map(({ act, values }) => ({ act, values }));
  expect(entries).toContainEqual({
    act: 'app.retentionChanged',
    values: { daysBefore: '', daysAfter: '3' },
  });
  // The run after the save and this one may share the work.
  const counted = entries.filter(({ act }) => act === 'app.conversationsExpired');
  expect(counted.reduce((sum, { values }) => sum + Number(values.count), 0)).toBe(2);
  expect(app.appName).toBe(items[0]?.subjectName);
});
