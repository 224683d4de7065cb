/** The desk's lists, their filters and counts, for those who may see them. */
import { endSession, type SessionStatus } from '@parrot/contract/conversations';
import { newId, type UserId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { openTestTenant, type TestSession, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let house: TestTenant;
beforeAll(async () => {
  house = await openTestTenant();
});
afterAll(() => house.stop());

const CALLS = {
  unassigned: desk.unassignedUsers,
  assigned: desk.assignedUsers,
  escalated: desk.escalatedUsers,
  history: desk.historyUsers,
} as const;
type Body = Partial<desk.QueueFilter> & { offset?: number; limit?: number };

const list = (view: desk.QueueView, session: TestSession, body: Body = {}) =>
  view === 'inprogress' || view === 'completed'
    ? house.server.api.call(desk.botViewSessions, { session, body: { ...body, view } })
    : house.server.api.call(CALLS[view], { session, body });
const ids = async (view: desk.QueueView, session: TestSession, body: Body = {}) =>
  (await list(view, session, { limit: 100, ...body })).items.map((item) => item.userSessionId);
const store = (statement: ReturnType<typeof sql>) =>
  house.server.server.platform.database.system((tx) => tx.execute(statement));

test('each state has its list, and stands in no other [DSK-01]', async () => {
  const { agent, supervisor } = house;
  const [bot, waiting, mine] = [await house.visit(), await house.waits(), await house.assignedVisitor(agent)];
  const line = await house.connect(agent);
  const escalated = await house.assignedVisitor(agent);
  await line.ask(desk.escalateConversation, {
    userSessionId: escalated.userSessionId,
    toAgentId: supervisor.userId,
    note: 'Beyond me',
  });
  const closed = await house.assignedVisitor(agent);
  await house.closeConversationOf(line, closed);
  const done = await house.visit();
  await done.socket.ask(endSession, {});
  const where = {
    inprogress: bot,
    unassigned: waiting,
    assigned: mine,
    escalated,
    history: closed,
    completed: done,
  } satisfies Record<desk.QueueView, TestVisitor>;
  for (const view of desk.QUEUE_VIEWS) {
    const found = await ids(view, agent);
    for (const [other, { userSessionId }] of Object.entries(where))
      expect([view, other, found.includes(userSessionId)]).toEqual([view, other, view === other]);
  }
  const { items } = await list('escalated', agent);
  expect(items[0]).toMatchObject({
    escalatedAgentId: supervisor.userId,
    escalatedAgentName: supervisor.name,
    status: 'ESCALATED' satisfies SessionStatus,
  });
});

test('newest message first, page by page, nothing twice and nothing left out [DSK-01]', async () => {
  const { otherApp, outsider, says } = house;
  const guests = [];
  for (let i = 0; i < 5; i++) guests.push(await house.waits(otherApp));
  const [first] = guests;
  if (!first) throw new Error('Nobody came.');
  await says(first, 'I am the last to speak');
  const pages = [];
  for (const offset of [0, 2, 4]) pages.push(await list('unassigned', outsider, { offset, limit: 2 }));
  const rows = pages.flatMap((page) => page.items);
  expect(pages.map(({ offset, total }) => [offset, total])).toEqual([
    [0, 5],
    [2, 5],
    [4, 5],
  ]);
  expect(new Set(rows.map((row) => row.userSessionId))).toEqual(
    new Set(guests.map((guest) => guest.userSessionId)),
  );
  expect(rows[0]?.userSessionId).toBe(first.userSessionId);
  const times = rows.map((row) => row.lastMessage?.time ?? row.startedAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(rows[0]).toMatchObject({
    userName: expect.stringMatching(/^Visitor \d+$/),
    lastMessage: { value: 'I am the last to speak', userType: 'visitor' },
    unreadCount: 1,
  });
});

describe('whose conversations one sees [DSK-02, DSK-05]', () => {
  test('agents their own; with ‘all’ or a colleague named still nothing of the colleague, and no refusal', async () => {
    const { agent, colleague } = house;
    const [mine, theirs] = [await house.assignedVisitor(agent), await house.assignedVisitor(colleague)];
    expect(await ids('assigned', agent)).toContain(mine.userSessionId);
    for (const filter of ['self', 'all', colleague.userId] as const)
      expect(await ids('assigned', agent, { agent: filter })).not.toContain(theirs.userSessionId);
    expect(await ids('assigned', agent, { agent: 'all' })).toContain(mine.userSessionId);
  });

  test('who may watch sees everybody’s, or one agent’s; without asking only their own', async () => {
    const { agent, colleague, supervisor } = house;
    const [mine, theirs] = [await house.assignedVisitor(agent), await house.assignedVisitor(colleague)];
    const all = await ids('assigned', supervisor, { agent: 'all' });
    expect(all).toEqual(expect.arrayContaining([mine.userSessionId, theirs.userSessionId]));
    const one = await ids('assigned', supervisor, { agent: colleague.userId });
    expect([one.includes(theirs.userSessionId), one.includes(mine.userSessionId)]).toEqual([true, false]);
    expect(await ids('assigned', supervisor)).toEqual([]);
  });

  test('a colleague who is mentioned in a note sees it from then on, and one whom it is offered to', async () => {
    const { agent, colleague } = house;
    const line = await house.connect(agent);
    await house.connect(colleague);
    const [noted, offered] = [await house.assignedVisitor(agent), await house.assignedVisitor(agent)];
    await line.ask(desk.addNote, {
      userSessionId: noted.userSessionId,
      clientId: newId('msg'),
      value: 'Have you seen this?',
      mentions: [colleague.userId],
    });
    await line.ask(desk.requestTransfer, {
      userSessionId: offered.userSessionId,
      toAgentId: colleague.userId,
      note: '',
    });
    const all = await ids('assigned', colleague, { agent: 'all' });
    expect(all).toEqual(expect.arrayContaining([noted.userSessionId, offered.userSessionId]));
    const own = await ids('assigned', colleague);
    expect([own.includes(noted.userSessionId), own.includes(offered.userSessionId)]).toEqual([false, true]);
  });

  test('an app of which one is not is as if it did not exist', async () => {
    const { agent, otherApp, app } = house;
    const elsewhere = await house.waits(otherApp);
    expect(await ids('unassigned', agent)).not.toContain(elsewhere.userSessionId);
    expect(await ids('unassigned', house.owner, { appId: app.appId })).not.toContain(elsewhere.userSessionId);
    const refused = await house.server.api.answer(desk.historyUsers, {
      session: agent,
      body: { appId: otherApp.appId },
    });
    expect(refused.status).toBe(404);
  });
});

test('kinds of conversations: unread, unanswered, verified, rated low, answered by mail [DSK-02]', async () => {
  const { agent } = house;
  const make = async (change?: ReturnType<typeof sql>) => {
    const guest = await house.assignedVisitor(agent);
    if (change) await store(sql`update user_sessions set ${change} where id = ${guest.userSessionId}`);
    return guest.userSessionId;
  };
  const unread = await make(sql`unread_count = 3`);
  const answered = await make(sql`waiting_since = null, unread_count = 0`);
  const low = await make(sql`rating = 2`);
  const high = await make(sql`rating = 5`);
  const byMail = await make(sql`answers_by_email = true`);
  const verified = await make();
  await store(
    sql`update visitors set identity_subject = ${verified} where id = (select visitor_id from user_sessions where id = ${verified})`,
  );
  const of = (conversationType: desk.ConversationType) => ids('assigned', agent, { conversationType });
  expect(await of('unread')).toContain(unread);
  expect(await of('unread')).not.toContain(answered);
  expect(await of('unanswered')).not.toContain(answered);
  expect(await of('unanswered')).toContain(unread);
  expect(await of('verified')).toEqual([verified]);
  expect(await of('rated_low')).toEqual([low]);
  expect(await of('by_email')).toEqual([byMail]);
  expect(await of('all_types')).toEqual(expect.arrayContaining([low, high, byMail]));
  const toDo = await ids('assigned', agent, { assignedFilter: 'unanswered' });
  expect(toDo).toContain(unread);
  expect(toDo).not.toContain(answered);
});

test('dates narrow what is over, and hide nobody who waits [DSK-02]', async () => {
  const { agent } = house;
  const line = await house.connect(agent);
  const [closed, waiting] = [await house.assignedVisitor(agent), await house.waits()];
  await house.closeConversationOf(line, closed);
  const longAgo = { startDate: '2001-01-01T00:00:00.000Z', endDate: '2001-12-31T00:00:00.000Z' };
  const today = { startDate: '2001-01-01T00:00:00.000Z', endDate: null };
  expect(await ids('history', agent, longAgo)).toEqual([]);
  expect(await ids('history', agent, today)).toContain(closed.userSessionId);
  expect(await ids('unassigned', agent, longAgo)).toContain(waiting.userSessionId);
  await store(sql`update user_sessions set ended_at = '2001-06-01' where id = ${closed.userSessionId}`);
  expect(await ids('history', agent, longAgo)).toEqual([closed.userSessionId]);
});

test('the rule of the contract says of every session what the lists say [DSK-01, DSK-02]', async () => {
  const { supervisor, agent, colleague } = house;
  const everything = [];
  for (const view of desk.QUEUE_VIEWS)
    everything.push(...(await list(view, supervisor, { agent: 'all', limit: 100 })).items);
  expect(everything.length).toBeGreaterThan(10);
  const filters: Body[] = [
    { agent: 'self' },
    { agent: agent.userId },
    { agent: colleague.userId as UserId, conversationType: 'unread' },
    { agent: 'all', conversationType: 'rated_low' },
    { agent: 'all', assignedFilter: 'unread' },
    { agent: 'all', endDate: '2002-01-01T00:00:00.000Z' },
    { agent: 'all', appId: house.otherApp.appId },
  ];
  for (const filter of filters)
    for (const view of desk.QUEUE_VIEWS) {
      const expected = everything
        .filter((session) => desk.viewOf(session.status) === view)
        .filter((session) => desk.passesFilter(session, filter, supervisor.userId))
        .map((session) => session.userSessionId);
      expect(new Set(await ids(view, supervisor, filter))).toEqual(new Set(expected));
    }
});

describe('counts and the tab [DSK-01, DSK-09]', () => {
  const counts = (session: TestSession, body: object = {}) =>
    house.server.api.call(desk.switchAgentTab, { session, body });

  test('counts are what the lists hold, whoever asks and however it is narrowed', async () => {
    const { agent, supervisor, app } = house;
    for (const [session, filter] of [
      [agent, {}],
      [agent, { agent: 'all' }],
      [supervisor, { agent: 'all' }],
      [supervisor, { agent: agent.userId, appId: app.appId }],
    ] as [TestSession, Body][]) {
      const told = (await counts(session, filter)).counts;
      for (const view of ['unassigned', 'assigned', 'escalated', 'inprogress'] as const)
        expect([view, told[view]]).toEqual([view, (await list(view, session, filter)).total]);
    }
  });

  test('the tab is kept for next time, each agent’s own', async () => {
    const { agent, colleague } = house;
    expect((await counts(agent)).tab).toBe('unassigned');
    expect((await counts(agent, { tab: 'history' })).tab).toBe('history');
    expect((await counts(agent)).tab).toBe('history');
    expect((await counts(colleague)).tab).toBe('unassigned');
  });
});

test('what does not fit is refused with the field named [DSK-01]', async () => {
  const { agent, server } = house;
  const wrong: [object, string][] = [
    [{ offset: -1 }, 'offset'],
    [{ offset: 1e9 }, 'offset'],
    [{ limit: 101 }, 'limit'],
    [{ limit: '5; drop table' }, 'limit'],
    [{ appId: "' or 1=1" }, 'appId'],
    [{ agent: 'everybody' }, 'agent'],
    [{ conversationType: 'secret' }, 'conversationType'],
    [{ startDate: 'yesterday' }, 'startDate'],
    [{ endDate: 5 }, 'endDate'],
  ];
  for (const call of [...Object.values(CALLS), desk.botViewSessions])
    for (const [body, field] of wrong) {
      const { status, body: told } = await server.api.answer(call, { session: agent, body });
      expect([status, Object.keys(told.fields ?? {})]).toEqual([400, [field]]);
    }
  const view = await server.api.answer(desk.botViewSessions, { session: agent, body: { view: 'history' } });
  expect(view.status).toBe(400);
  const tab = await server.api.answer(desk.switchAgentTab, { session: agent, body: { tab: 'x' } });
  expect(tab.status).toBe(400);
});
