/** The desk's queues with their filters and counts, by what the caller may see. */
import { endSession, type SessionStatus } from '@parrot/contract/conversations';
import { LIMITS, newId, type UserId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { openTestTenant, type TestSession, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await openTestTenant();
});
afterAll(() => tenant.stop());

const CALLS = {
  unassigned: desk.unassignedUsers,
  assigned: desk.assignedUsers,
  escalated: desk.escalatedUsers,
  history: desk.historyUsers,
} as const;
type Body = Partial<desk.QueueFilter> & { offset?: number; limit?: number };

const list = (view: desk.QueueView, session: TestSession, body: Body = {}) =>
  view === 'inprogress' || view === 'completed'
    ? tenant.server.api.call(desk.botViewSessions, { session, body: { ...body, view } })
    : tenant.server.api.call(CALLS[view], { session, body });
const ids = async (view: desk.QueueView, session: TestSession, body: Body = {}) =>
  (await list(view, session, { limit: 100, ...body })).items.map((item) => item.userSessionId);
const store = (statement: ReturnType<typeof sql>) =>
  tenant.server.server.platform.database.system((tx) => tx.execute(statement));

test('every session is in the queue of its status and in no other [DSK-01]', async () => {
  const { agent, supervisor } = tenant;
  const [bot, waiting, mine] = [
    await tenant.visit(),
    await tenant.waitingVisitor(),
    await tenant.assignedVisitor(agent),
  ];
  const socket = await tenant.connect(agent);
  const escalated = await tenant.assignedVisitor(agent);
  await socket.ask(desk.escalateConversation, {
    userSessionId: escalated.userSessionId,
    toAgentId: supervisor.userId,
    note: 'Beyond me',
  });
  const closed = await tenant.assignedVisitor(agent);
  await tenant.closeConversationOf(socket, closed);
  const done = await tenant.visit();
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

test('pages list every session once, newest message first [DSK-01]', async () => {
  const { otherApp, outsider, sendAsVisitor } = tenant;
  const guests = [];
  for (let i = 0; i < 5; i++) guests.push(await tenant.waitingVisitor(otherApp));
  const [first] = guests;
  if (!first) throw new Error('no visitor');
  await sendAsVisitor(first, 'I am the last to speak');
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

describe('visibility of conversations [DSK-02, DSK-05]', () => {
  test('agents see their own; filtering for all or another agent shows no more and is not refused', async () => {
    const { agent, otherAgent } = tenant;
    const [mine, theirs] = [await tenant.assignedVisitor(agent), await tenant.assignedVisitor(otherAgent)];
    expect(await ids('assigned', agent)).toContain(mine.userSessionId);
    for (const filter of ['self', 'all', otherAgent.userId] as const)
      expect(await ids('assigned', agent, { agent: filter })).not.toContain(theirs.userSessionId);
    expect(await ids('assigned', agent, { agent: 'all' })).toContain(mine.userSessionId);
  });

  test('supervisors see everyone’s or one agent’s, and only their own by default', async () => {
    const { agent, otherAgent, supervisor } = tenant;
    const [mine, theirs] = [await tenant.assignedVisitor(agent), await tenant.assignedVisitor(otherAgent)];
    const all = await ids('assigned', supervisor, { agent: 'all' });
    expect(all).toEqual(expect.arrayContaining([mine.userSessionId, theirs.userSessionId]));
    const one = await ids('assigned', supervisor, { agent: otherAgent.userId });
    expect([one.includes(theirs.userSessionId), one.includes(mine.userSessionId)]).toEqual([true, false]);
    expect(await ids('assigned', supervisor)).toEqual([]);
  });

  test('agents see conversations that mention them in a note or are offered to them', async () => {
    const { agent, otherAgent } = tenant;
    const socket = await tenant.connect(agent);
    await tenant.connect(otherAgent);
    const [noted, offered] = [await tenant.assignedVisitor(agent), await tenant.assignedVisitor(agent)];
    await socket.ask(desk.addNote, {
      userSessionId: noted.userSessionId,
      clientId: newId('msg'),
      value: 'Have you seen this?',
      mentions: [otherAgent.userId],
    });
    await socket.ask(desk.requestTransfer, {
      userSessionId: offered.userSessionId,
      toAgentId: otherAgent.userId,
      note: '',
    });
    const all = await ids('assigned', otherAgent, { agent: 'all' });
    expect(all).toEqual(expect.arrayContaining([noted.userSessionId, offered.userSessionId]));
    const own = await ids('assigned', otherAgent);
    expect([own.includes(noted.userSessionId), own.includes(offered.userSessionId)]).toEqual([false, true]);
  });

  test('an app without access is not found', async () => {
    const { agent, otherApp, app } = tenant;
    const elsewhere = await tenant.waitingVisitor(otherApp);
    expect(await ids('unassigned', agent)).not.toContain(elsewhere.userSessionId);
    expect(await ids('unassigned', tenant.owner, { appId: app.appId })).not.toContain(
      elsewhere.userSessionId,
    );
    const refused = await tenant.server.api.answer(desk.historyUsers, {
      session: agent,
      body: { appId: otherApp.appId },
    });
    expect(refused.status).toBe(404);
  });
});

test('filters by type: unread, unanswered, verified, rated low, answered by email [DSK-02]', async () => {
  const { agent } = tenant;
  const make = async (change?: ReturnType<typeof sql>) => {
    const guest = await tenant.assignedVisitor(agent);
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

test('dates filter ended sessions only, never waiting visitors [DSK-02]', async () => {
  const { agent } = tenant;
  const socket = await tenant.connect(agent);
  const [closed, waiting] = [await tenant.assignedVisitor(agent), await tenant.waitingVisitor()];
  await tenant.closeConversationOf(socket, closed);
  const longAgo = { startDate: '2001-01-01T00:00:00.000Z', endDate: '2001-12-31T00:00:00.000Z' };
  const today = { startDate: '2001-01-01T00:00:00.000Z', endDate: null };
  expect(await ids('history', agent, longAgo)).toEqual([]);
  expect(await ids('history', agent, today)).toContain(closed.userSessionId);
  expect(await ids('unassigned', agent, longAgo)).toContain(waiting.userSessionId);
  await store(sql`update user_sessions set ended_at = '2001-06-01' where id = ${closed.userSessionId}`);
  expect(await ids('history', agent, longAgo)).toEqual([closed.userSessionId]);
});

test('the contract’s queue rule agrees with the lists for every session [DSK-01, DSK-02]', async () => {
  const { supervisor, agent, otherAgent } = tenant;
  const everything = [];
  for (const view of desk.QUEUE_VIEWS)
    everything.push(...(await list(view, supervisor, { agent: 'all', limit: 100 })).items);
  expect(everything.length).toBeGreaterThan(10);
  const filters: Body[] = [
    { agent: 'self' },
    { agent: agent.userId },
    { agent: otherAgent.userId as UserId, conversationType: 'unread' },
    { agent: 'all', conversationType: 'rated_low' },
    { agent: 'all', assignedFilter: 'unread' },
    { agent: 'all', endDate: '2002-01-01T00:00:00.000Z' },
    { agent: 'all', appId: tenant.otherApp.appId },
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
    tenant.server.api.call(desk.switchAgentTab, { session, body });

  test('counts equal the lists’ totals for every caller and filter', async () => {
    const { agent, supervisor, app } = tenant;
    for (const [session, filter] of [
      [agent, {}],
      [agent, { agent: 'all' }],
      [supervisor, { agent: 'all' }],
      [supervisor, { agent: agent.userId, appId: app.appId }],
    ] as [TestSession, Body][]) {
      const reported = (await counts(session, filter)).counts;
      for (const view of ['unassigned', 'assigned', 'escalated', 'inprogress'] as const)
        expect([view, reported[view]]).toEqual([view, (await list(view, session, filter)).total]);
    }
  });

  test('the open tab is stored per agent', async () => {
    const { agent, otherAgent } = tenant;
    expect((await counts(agent)).tab).toBe('unassigned');
    expect((await counts(agent, { tab: 'history' })).tab).toBe('history');
    expect((await counts(agent)).tab).toBe('history');
    expect((await counts(otherAgent)).tab).toBe('unassigned');
  });
});

test('invalid input is refused with the field named [DSK-01]', async () => {
  const { agent, server } = tenant;
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
      const { status, body: reply } = await server.api.answer(call, { session: agent, body });
      expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, [field]]);
    }
  const view = await server.api.answer(desk.botViewSessions, { session: agent, body: { view: 'history' } });
  expect(view.status).toBe(400);
  const tab = await server.api.answer(desk.switchAgentTab, { session: agent, body: { tab: 'x' } });
  expect(tab.status).toBe(400);
});

test('a long history is counted up to a limit, and beyond it as far as it is read', async () => {
  const { agent, app } = tenant;
  const [closed] = (await list('history', agent, { appId: app.appId, agent: 'all' })).items;
  if (!closed) throw new Error('no closed session');
  const added = JSON.stringify(Array.from({ length: LIMITS.countedHistory + 60 }, () => newId('uss')));
  await store(sql`insert into user_sessions (id, tenant_id, app_id, conversation_id, visitor_id, version_id, status,
      last_message_at, started_at, ended_at)
    select added.id, tenant_id, app_id, conversation_id, visitor_id, version_id, status, last_message_at, started_at, ended_at
    from user_sessions, jsonb_array_elements_text(${added}::jsonb) as added (id)
    where user_sessions.id = ${closed.userSessionId}`);
  const body = { appId: app.appId, agent: 'all' as const };
  const pageAt = (offset: number) => list('history', agent, { ...body, offset, limit: 50 });
  const first = await pageAt(0);
  expect([first.items.length, first.total]).toEqual([50, LIMITS.countedHistory + 1]);
  const beyond = await pageAt(LIMITS.countedHistory);
  expect([beyond.items.length, beyond.total]).toEqual([50, LIMITS.countedHistory + 51]);
  // The last page: everything was counted.
  const last = await pageAt(LIMITS.countedHistory + 50);
  expect(last.items.length).toBeGreaterThanOrEqual(11);
  expect(last.total).toBe(LIMITS.countedHistory + 50 + last.items.length);
  const narrow = await list('history', agent, { ...body, endDate: '2000-01-01T00:00:00.000Z' });
  expect(narrow.total).toBe(0);
});
