import { signInOptions } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { listApps } from '@parrot/contract/apps';
import { generateSummary } from '@parrot/contract/assistant';
import {
  listInvoices,
  listSubscriptionActivity,
  subscriptionDetails,
  subscriptionUsage,
} from '@parrot/contract/billing';
import { DAY_MS } from '@parrot/contract/core';
import {
  assignedUsers,
  botViewSessions,
  escalatedUsers,
  historyUsers,
  readVisitorContext,
  unassignedUsers,
} from '@parrot/contract/desk';
import { listSchedules } from '@parrot/contract/hours';
import { fetchGeneratedFaqs, listSources } from '@parrot/contract/knowledge';
import { countGroups, listGroups as listQuestionGroups } from '@parrot/contract/learning';
import { listNotifications } from '@parrot/contract/notifications';
import { listResponses } from '@parrot/contract/responses';
import { listGroups, listRoles, listUsers } from '@parrot/contract/team';
import { ticketDetails } from '@parrot/contract/tickets';
import {
  createFixedClock,
  signInAs,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParrotServer } from '../create-server.ts';
import type { DemoSignIn } from './demo-users.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
let signIns: readonly DemoSignIn[];
let owner: TestSession;
let halfway: string[];
beforeAll(async () => {
  // Within a minute the demo's visitors, who have no connection, would stop waiting.
  server = await startTestServer({ clock: createFixedClock() });
  await expect(seedDemo(cutOff(server.server))).rejects.toThrow('cut off');
  halfway = await usersInStore();
  signIns = await seedDemo(server.server);
  await server.server.platform.outbox.settle();
  owner = await signInAs(server, 'maya@halden.example', 'parrot-demo');
});
afterAll(() => server.stop());

/** A start that fails after the users were created and the first response was written. */
const cutOff = (whole: ParrotServer): ParrotServer => ({
  ...whole,
  slices: {
    ...whole.slices,
    responses: { ...whole.slices.responses, add: () => Promise.reject(new Error('cut off')) },
  },
});
/** The values of one column. */
async function column<T = unknown>(query: SQL): Promise<T[]> {
  const found = await server.server.platform.database.system((tx) => tx.execute(query));
  return (found as unknown as { rows: { value: T }[] }).rows.map(({ value }) => value);
}
const usersInStore = async () => {
  const found = await server.server.platform.database.system((tx) => tx.execute(sql`select name from users`));
  return (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name).sort();
};

test('after a start that was cut off, the next one deletes the half and seeds all of it', async () => {
  expect(halfway).toHaveLength(8);
  expect(await usersInStore()).toEqual(halfway);
  const counted = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select (select count(*)::int from tenants) as tenants, (select count(*)::int from apps) as apps,
      (select count(*)::int from subscriptions) as plans`),
  );
  expect(counted).toMatchObject({ rows: [{ tenants: 1, apps: 7, plans: 1 }] });
});

test('there are four users to sign in as, and more in lists: away, inactive, invited', async () => {
  expect(signIns.map((person) => person.emailId.split('@')[0])).toEqual(['maya', 'jonas', 'aino', 'tomas']);
  const { demoUsers } = await server.api.call(signInOptions);
  expect(demoUsers.map(({ name, role }) => [name, role])).toEqual([
    ['Maya Lindqvist', 'owner'],
    ['Jonas Weber', 'builder'],
    ['Aino Virtanen', 'supervisor'],
    ['Tomás Ruiz', 'agent'],
  ]);
  const { items } = await server.api.call(listUsers, { session: owner, body: {} });
  expect(items.map((item) => [item.emailId.split('@')[0], item.status, item.roles[0]?.roleName])).toEqual(
    expect.arrayContaining([
      ['maya', 'ACTIVE', 'Owner'],
      ['elif', 'ACTIVE', 'Admin'],
      ['peter', 'ACTIVE', 'Billing'],
      ['sofia', 'INVITED', 'Shift lead'],
    ]),
  );
  const absent = items.flatMap(({ emailId, absence }) => (absence ? [[emailId, absence.bySelf]] : []));
  expect(absent.sort()).toEqual([
    ['camille@halden.example', true],
    ['henrik@halden.example', false],
  ]);
  expect(items).toHaveLength(9);
});

test('the tenant has a role and groups of its own', async () => {
  const { items: roles } = await server.api.call(listRoles, { session: owner, body: {} });
  expect(roles.filter((role) => !role.builtIn).map((role) => role.roleName)).toEqual(['Shift lead']);
  const { items: groups } = await server.api.call(listGroups, { session: owner, body: {} });
  expect(groups.map(({ groupName, memberCount }) => [groupName, memberCount]).sort()).toEqual([
    ['Europe desk', 3],
    ['Weekend shift', 2],
  ]);
});

test('the weekend shift has hours of its own', async () => {
  const { schedules, groups } = await server.api.call(listSchedules, { session: owner });
  expect(schedules).toMatchObject([{ name: 'Weekends', days: { fri: [], sat: [{ from: '10:00' }] } }]);
  expect(groups.filter(({ scheduleId }) => scheduleId === schedules[0]?.scheduleId)).toMatchObject([
    { groupName: 'Weekend shift' },
  ]);
});

test('agents have predefined responses, each under its tag [PRE-01]', async () => {
  const { items } = await server.api.call(listResponses, { session: owner, query: { search: '#hello' } });
  expect(items).toMatchObject([{ title: 'Greeting', isForAllApps: true }]);
  const { total } = await server.api.call(listResponses, { session: owner, query: {} });
  expect(total).toBeGreaterThan(4);
});

test('there is an app of each type, and published ones are never suspended', async () => {
  const { items } = await server.api.call(listApps, { session: owner, body: {} });
  const bots = items.map((app) => [app.appName, app.appType, app.status]);
  expect(bots.sort()).toEqual([
    ['AskParrot', 'GenAI', 'published'],
    ['HelpPoint', 'CUSTOM', 'published'],
    ['LampGuide', 'GenAI', 'published'],
    ['OrderStatus', 'FUNCTIONAL', 'published'],
    ['ReturnsDesk', 'FUNCTIONAL', 'published'],
    ['StoreAssist', 'Q&A', 'published'],
    ['WarrantyFAQ', 'Q&A', 'draft'],
  ]);
  const share = items.find(({ appName }) => appName === 'StoreAssist')?.answeredShare ?? 0;
  expect(share).toBeGreaterThanOrEqual(70);
  expect(share).toBeLessThanOrEqual(80);
});

test('the plan is paid for, after a payment that failed, and the trend shows 30 days within its limits', async () => {
  const { data } = await server.api.call(subscriptionDetails, { session: owner });
  expect(data.planDetails).toMatchObject({
    status: 'live',
    plans: [{ name: 'Growth', interval_unit: 'years' }],
  });
  const invoices = await server.api.call(listInvoices, { session: owner });
  expect(invoices.items).toHaveLength(2);
  const activity = await server.api.call(listSubscriptionActivity, { session: owner, body: {} });
  expect(activity.items.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['payment_failed', 'payment_received', 'plan_changed']),
  );
  const { data: usage } = await server.api.call(subscriptionUsage, { session: owner });
  for (const { used, limit } of [usage.users, usage.apps, usage.conversationsPerDay])
    expect(used).toBeLessThanOrEqual(limit ?? 0);
  const counts = usage.trend.slice(0, -1).map(({ conversations }) => conversations);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  const total = counts.reduce((sum, each) => sum + each, 0);
  expect(total).toBeGreaterThan(150);
  expect(total).toBeLessThan(400);
});

test('transcripts repeat no sentence, in five languages', async () => {
  const { rows } = (await server.server.platform.database.system((tx) =>
    tx.execute(sql`select value as text, count(*)::int as times from messages
      where user_type in ('visitor', 'agent') group by 1 having count(*) > 1`),
  )) as unknown as { rows: { text: string; times: number }[] };
  expect(rows).toEqual([]);
  const languages = await column<string>(sql`select distinct language as value from visitors`);
  expect(languages.sort()).toEqual(['de', 'en', 'es', 'fr', 'sv']);
});

test('history has tickets in every state, calls of every outcome, ratings and handovers', async () => {
  expect((await column(sql`select distinct status as value from tickets`)).sort()).toEqual([
    'closed',
    'open',
    'pending',
    'snoozed',
    'solved',
  ]);
  expect(await column(sql`select count(*)::int as value from ticket_comments`)).not.toEqual([0]);
  const tagged = await column<number>(
    sql`select count(distinct session_id)::int as value from session_tags group by tag_id`,
  );
  // Four by the subjects of tickets, and one by a rule.
  expect(tagged).toHaveLength(5);
  expect(tagged.filter((sessions) => sessions > 2)).toHaveLength(4);
  expect((await column(sql`select distinct kind || ' ' || end_reason as value from calls`)).sort()).toEqual([
    'video completed',
    'video declined',
    'voice completed',
    'voice declined',
    'voice missed',
  ]);
  const events = await column(sql`select distinct event as value from messages where event is not null`);
  expect(events).toEqual(
    expect.arrayContaining(['taken', 'escalated', 'transfer-offered', 'transferred', 'call', 'closed']),
  );
  expect(
    (await column(sql`select distinct rating as value from user_sessions order by 1`)).slice(0, 5),
  ).toEqual([1, 2, 3, 4, 5]);
});

test('there are questions to teach, generated FAQs to review, and a site that was read', async () => {
  const { items: apps } = await server.api.call(listApps, { session: owner, body: {} });
  const idOf = (name: string) => {
    const found = apps.find(({ appName }) => appName === name);
    if (!found) throw new Error(`no app ${name}`);
    return found.appId;
  };
  const { items: groups } = await server.api.call(listQuestionGroups, {
    session: owner,
    body: { appId: idOf('StoreAssist') },
  });
  expect(groups.length).toBeGreaterThan(10);
  expect(Math.max(...groups.map(({ count }) => count))).toBeGreaterThan(1);
  const { open, solved, ignored } = await server.api.call(countGroups, {
    session: owner,
    body: { appId: idOf('StoreAssist') },
  });
  expect(open).toBeGreaterThan(20);
  expect(open).toBeLessThan(80);
  expect(solved).toBeGreaterThan(6);
  expect(ignored).toBeGreaterThan(6);
  const { items: generated } = await server.api.call(fetchGeneratedFaqs, {
    session: owner,
    body: { appId: idOf('LampGuide') },
  });
  expect(generated.length).toBeGreaterThan(5);
  const { items: sources } = await server.api.call(listSources, {
    session: owner,
    body: { appId: idOf('LampGuide') },
  });
  expect(sources.map(({ kind, state }) => [kind, state]).sort()).toEqual([
    ['file', 'ready'],
    ['file', 'ready'],
    ['site', 'ready'],
  ]);
});

test('the bots have had conversations: a flow to its end, an answer from the document', async () => {
  const messageTexts = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select value as text from messages`),
  );
  const { rows } = messageTexts as unknown as { rows: { text: string }[] };
  const texts = rows.map(({ text }) => text).join('\n');
  for (const botTexts of ['Money back: within 5 days', 'soft, dry cloth', 'Please send us a photo'])
    expect(texts).toContain(botTexts);
});

test('the desk looks used: every queue, and weeks of rated history [DSK-01, DSK-07, DSK-16]', async () => {
  const session = await signInAs(server, 'tomas@halden.example', 'parrot-demo');
  const now = server.clock.now().getTime();
  const all = { session, body: { agent: 'all' as const, limit: 100 } };
  const { items: history, total } = await server.api.call(historyUsers, all);
  expect(total).toBeGreaterThan(60);
  expect(history[0]).toMatchObject({ userName: 'Nils Åberg', rating: 5 });
  const rated = history.filter(({ rating }) => rating !== null);
  expect(rated.length).toBeGreaterThan(history.length / 2);
  const daysAgo = history.map(({ endedAt }) => Math.floor((now - Date.parse(endedAt ?? '')) / 86_400_000));
  expect(Math.max(...daysAgo)).toBeGreaterThan(20);
  const { items: waiting } = await server.api.call(unassignedUsers, all);
  expect(waiting.map(({ language, answersByEmail }) => [language, answersByEmail])).toEqual(
    expect.arrayContaining([
      ['es', false],
      ['fr', false],
      ['en', true],
    ]),
  );
  const { items: escalated } = await server.api.call(escalatedUsers, { session, body: {} });
  expect(escalated).toMatchObject([{ userName: 'Elsa Lund', lastMessage: { userType: 'visitor' } }]);
  const { total: withBot } = await server.api.call(botViewSessions, all);
  expect(withBot).toBeGreaterThan(2);

  const { items: assigned } = await server.api.call(assignedUsers, { session, body: {} });
  const hannah = assigned.find(({ userName }) => userName === 'Hannah Price');
  if (!hannah) throw new Error('Tomás has no conversation with Hannah Price');
  expect(hannah).toMatchObject({ isVerified: true, unreadCount: 1 });
  const { userSessionId } = hannah;
  const { ticket } = await server.api.call(ticketDetails, { session, query: { userSessionId } });
  expect(ticket).toMatchObject({ subject: 'Where is my order?', status: 'open' });
  const { summary } = await server.api.call(generateSummary, { session, body: { userSessionId } });
  expect(summary?.text).toContain('order');
  const { visitor } = await server.api.call(readVisitorContext, { session, query: { userSessionId } });
  expect(visitor).toMatchObject({ browser: { name: 'Safari' }, geoLocation: { city: 'London' } });
});

test('the activity is logged, and agents are notified of the visitors who still wait', async () => {
  const { items } = await server.api.call(listActivity, { session: owner, body: { limit: 100 } });
  const acts = items.map((item) => `${item.act} ${item.subjectName}`);
  expect(acts).toEqual(
    expect.arrayContaining([
      'app.created StoreAssist',
      'app.published StoreAssist',
      'user.joined Elif Kaya',
      'role.created Shift lead',
      'group.created Weekend shift',
      'invitation.sent sofia@halden.example',
    ]),
  );
  const notified = await server.api.call(listNotifications, { session: owner, body: {} });
  const kinds = notified.items.map((item) => item.kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['person-waiting', 'payment-received', 'payment-failed', 'mention']),
  );
});

test('a second start finds the demo complete, and adds nothing', async () => {
  const count = async () => (await server.api.call(listActivity, { session: owner, body: {} })).total;
  const before = await count();
  expect(await seedDemo(server.server)).toBe(signIns);
  expect(await count()).toBe(before);
});

test('a start after the paid term is over grants the plan, so that the bots still answer', async () => {
  server.clock.advance(400 * DAY_MS);
  await seedDemo(server.server);
  const session = await signInAs(server, 'maya@halden.example', 'parrot-demo');
  const { data } = await server.api.call(subscriptionDetails, { session });
  expect(data.planDetails).toMatchObject({ status: 'live', currentTermEndDate: null });
});
