import { listActivity } from '@parrot/contract/activity';
import { listApps } from '@parrot/contract/apps';
import { generateSummary } from '@parrot/contract/assistant';
import { subscriptionDetails } from '@parrot/contract/billing';
import {
  assignedUsers,
  botViewSessions,
  escalatedUsers,
  historyUsers,
  readVisitorContext,
  unassignedUsers,
} from '@parrot/contract/desk';
import { listNotifications } from '@parrot/contract/notifications';
import { listResponses } from '@parrot/contract/responses';
import { listGroups, listRoles, listUsers } from '@parrot/contract/team';
import { ticketDetails } from '@parrot/contract/tickets';
import { signInAs, startTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParrotServer } from '../create-server.ts';
import type { DemoSignIn } from './demo-users.ts';
import { seedDemo } from './seed-demo.ts';

let server: TestServer;
let signIns: readonly DemoSignIn[];
let owner: TestSession;
let halfway: string[];
beforeAll(async () => {
  server = await startTestServer();
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
const usersInStore = async () => {
  const found = await server.server.platform.database.system((tx) => tx.execute(sql`select name from users`));
  return (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name).sort();
};

test('after a start that was cut off, the next one deletes the half and seeds all of it', async () => {
  expect(halfway).toHaveLength(6);
  expect(await usersInStore()).toEqual(halfway);
  const counted = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select (select count(*)::int from tenants) as tenants, (select count(*)::int from apps) as apps,
      (select count(*)::int from subscriptions) as plans`),
  );
  expect(counted).toMatchObject({ rows: [{ tenants: 1, apps: 6, plans: 1 }] });
});

test('there are four users to sign in as, and more in lists', async () => {
  expect(signIns.map((person) => person.emailId.split('@')[0])).toEqual(['maya', 'jonas', 'aino', 'tomas']);
  const { items } = await server.api.call(listUsers, { session: owner, body: {} });
  expect(items.map((item) => [item.emailId.split('@')[0], item.status, item.roles[0]?.roleName])).toEqual(
    expect.arrayContaining([
      ['maya', 'ACTIVE', 'Owner'],
      ['elif', 'ACTIVE', 'Admin'],
      ['peter', 'ACTIVE', 'Billing'],
      ['sofia', 'INVITED', 'Shift lead'],
    ]),
  );
  expect(items).toHaveLength(7);
});

test('the tenant has a role and a group of its own', async () => {
  const { items: roles } = await server.api.call(listRoles, { session: owner, body: {} });
  expect(roles.filter((role) => !role.builtIn).map((role) => role.roleName)).toEqual(['Shift lead']);
  const { items: groups } = await server.api.call(listGroups, { session: owner, body: {} });
  expect(groups).toMatchObject([
    { groupName: 'Weekend shift', memberCount: 2, apps: [{ appName: 'StoreAssist' }] },
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
    ['AskParrot', 'Q&A', 'published'],
    ['HelpPoint', 'CUSTOM', 'published'],
    ['LampGuide', 'GenAI', 'published'],
    ['ReturnsDesk', 'FUNCTIONAL', 'published'],
    ['StoreAssist', 'Q&A', 'published'],
    ['WarrantyFAQ', 'Q&A', 'draft'],
  ]);
  const { data } = await server.api.call(subscriptionDetails, { session: owner });
  expect(data.planDetails.status).toBe('live');
  expect(data.planDetails.currentTermEndDate).toMatch(/^2099-/);
});

test('the bots have had conversations: a flow to its end, an answer from the document', async () => {
  const messageTexts = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select value as text from messages`),
  );
  const { rows } = messageTexts as unknown as { rows: { text: string }[] };
  const texts = rows.map(({ text }) => text).join('\n');
  for (const botTexts of ['Money back: done within 5 days', 'soft, dry cloth', 'Please send us a picture'])
    expect(texts).toContain(botTexts);
});

test('the desk looks used: waiting conversations, those of Tomás, and days of rated history [DSK-01, DSK-07, DSK-16]', async () => {
  const session = await signInAs(server, 'tomas@halden.example', 'parrot-demo');
  const now = server.clock.now().getTime();
  const all = { session, body: { agent: 'all' as const, limit: 100 } };
  const { items: history } = await server.api.call(historyUsers, all);
  expect(history.map(({ userName, rating }) => [userName, rating])).toEqual([
    ['Nils Åberg', 5],
    [expect.stringMatching(/^Visitor /), 2],
    ['Ingrid Dahl', 5],
  ]);
  const daysAgo = history.map(({ endedAt }) => Math.floor((now - Date.parse(endedAt ?? '')) / 86_400_000));
  expect(daysAgo).toEqual([0, 2, 4]);
  const { items: waiting } = await server.api.call(unassignedUsers, all);
  expect(waiting.map(({ language, answersByEmail }) => [language, answersByEmail])).toEqual([
    ['es', false],
    ['en', true],
  ]);
  const { items: escalated } = await server.api.call(escalatedUsers, { session, body: {} });
  expect(escalated).toMatchObject([{ userName: 'Elsa Lund', lastMessage: { userType: 'visitor' } }]);
  const { total: withBot } = await server.api.call(botViewSessions, all);
  expect(withBot).toBe(2);

  const { items: assigned } = await server.api.call(assignedUsers, { session, body: {} });
  const [hannah] = assigned;
  if (!hannah) throw new Error('Tomás has no conversation');
  expect(assigned).toMatchObject([{ userName: 'Hannah Price', isVerified: true, unreadCount: 1 }]);
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
  expect(notified.items.map((item) => item.kind)).toEqual(Array(2).fill('person-waiting'));
});

test('a second start finds the demo complete, and adds nothing', async () => {
  const count = async () => (await server.api.call(listActivity, { session: owner, body: {} })).total;
  const before = await count();
  expect(await seedDemo(server.server)).toBe(signIns);
  expect(await count()).toBe(before);
});
