/** The lists of apps: which app is in which list, and their filters. */
import {
  type App,
  type AppDateFilter,
  archiveApp,
  archivedApps,
  createApp,
  listApps,
  publishApp,
  sampleApps,
  sharedApps,
  tenantApps,
  unpublishApp,
} from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, startOfDay } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { createGroup } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  RETURNS,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const A_DAY = 86_400_000;
const AN_HOUR = 3_600_000;
let server: TestServer;
let owner: TestSession;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  owner = await newOwner(server, { name: 'Maya Lind' });
});
afterAll(() => server.stop());

type Query = {
  search?: string;
  types?: App['appType'][];
  statuses?: ('PENDING' | 'DRAFT' | 'PUBLISHED' | 'ERROR')[];
  date?: AppDateFilter;
  timeZone?: string;
  offset?: number;
  limit?: number;
};
const make = async (appName: string, session = owner) =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app;
const put = (appId: App['appId'], changes: { status?: string; type?: string; updatedAt?: Date }) =>
  server.server.platform.database.tenant(owner.tenantId, (tx) =>
    tx.execute(sql`update apps set status = coalesce(${changes.status ?? null}, status), type = coalesce(${changes.type ?? null}, type),
      updated_at = coalesce(${changes.updatedAt?.toISOString() ?? null}::timestamptz, updated_at) where id = ${appId}`),
  );
const mine = (body: Query = {}, session = owner) => server.api.call(listApps, { session, body });
const shared = (session: TestSession) => server.api.call(sharedApps, { session, body: {} });
const archived = (session: TestSession) => server.api.call(archivedApps, { session, body: {} });
const names = ({ items }: { items: App[] }) => items.map((app) => app.appName);

describe('which app is in which list', () => {
  test('mine are the apps I own; shared are those of others that I can see, for any reason [APP-01]', async () => {
    const given = await make('Given');
    const byGroup = await make('ByGroup');
    await make('Hidden');
    const builder = await newMember(server, owner, 'builder', [given.appId]);
    const admin = await newMember(server, owner, 'admin');
    const body = { groupName: 'Team', userIds: [builder.userId], roleIds: [], appIds: [byGroup.appId] };
    await server.api.call(createGroup, { session: owner, body });
    await make('Own', builder);

    expect(names(await mine({}, builder))).toEqual(['Own']);
    expect(names(await shared(builder)).sort()).toEqual(['ByGroup', 'Given']);
    expect(names(await shared(admin)).sort()).toEqual(['ByGroup', 'Given', 'Hidden', 'Own']);
    expect(names(await shared(owner))).toEqual(['Own']);
    const { items } = await shared(builder);
    expect(items.map(({ isMine, createdBy }) => [isMine, createdBy.userName])).toEqual([
      [false, 'Maya Lind'],
      [false, 'Maya Lind'],
    ]);
    expect((await mine({}, builder)).items[0]).toMatchObject({ isMine: true });
  });

  test('an archived app is in the archive and in no other list, for everyone with access [APP-01]', async () => {
    const { appId } = await make('Old');
    await make('New');
    const builder = await newMember(server, owner, 'builder', [appId]);
    const outsider = await newMember(server, owner, 'builder');
    await server.api.call(archiveApp, { session: owner, body: { appId } });

    expect(names(await mine())).toEqual(['New']);
    expect(names(await archived(owner))).toEqual(['Old']);
    expect(names(await shared(builder))).toEqual([]);
    expect(names(await archived(builder))).toEqual(['Old']);
    expect(names(await archived(outsider))).toEqual([]);
    const choices = await server.api.call(tenantApps, { session: owner, body: {} });
    expect(choices).toMatchObject({ items: [{ appName: 'New' }], total: 1 });
  });

  test('every list returns the sizes of all lists, whatever its filters [APP-01]', async () => {
    const [first] = [await make('First'), await make('Second')];
    const builder = await newMember(server, owner, 'builder');
    await make('Theirs', builder);
    await server.api.call(archiveApp, { session: owner, body: { appId: first.appId } });
    const { counts } = await mine();
    expect(counts).toEqual({ mine: 1, shared: 1, sample: expect.any(Number), archived: 1 });
    expect(counts.sample).toBeGreaterThanOrEqual(4);
    const narrowed = await mine({ search: 'nothing', statuses: ['ERROR'] });
    expect(narrowed).toMatchObject({ items: [], total: 0, counts });
    expect((await shared(owner)).counts).toEqual(counts);
    expect((await archived(owner)).counts).toEqual(counts);
    expect((await server.api.call(sampleApps, { session: owner, body: {} })).counts).toEqual(counts);
    expect((await mine({}, builder)).counts).toEqual({ ...counts, mine: 1, shared: 0, archived: 0 });
  });

  test('the choices of all apps are sorted by name, searched and paged', async () => {
    for (const name of ['beta', 'Alpha', 'Gamma']) await make(name);
    const choose = (body: object) => server.api.call(tenantApps, { session: owner, body });
    const found = async (body: object) => (await choose(body)).items.map((app) => app.appName);
    expect(await found({})).toEqual(['Alpha', 'beta', 'Gamma']);
    expect(await found({ search: ' MM ' })).toEqual(['Gamma']);
    expect(await choose({ offset: 1, limit: 1 })).toMatchObject({
      items: [{ appName: 'beta' }],
      total: 3,
      offset: 1,
    });
  });
});

describe('narrowed', () => {
  test('sorted by the last edit, searched by any part of the name, and paged', async () => {
    const made: App[] = [];
    for (const name of ['Alpha1', 'Beta2', 'Gamma3']) {
      made.push(await make(name));
      server.clock.advance(1_000);
    }
    const appId = made[0]?.appId as App['appId'];
    await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });

    const all = await mine();
    expect(names(all)).toEqual(['Alpha1', 'Gamma3', 'Beta2']);
    expect(all.items[0]).toMatchObject({ faqCount: 1, status: 'draft' });
    expect(names(await mine({ search: ' AMM ' }))).toEqual(['Gamma3']);
    for (const search of ['%', '_', "' or 1=1 --"]) expect(names(await mine({ search }))).toEqual([]);
    const second = await mine({ offset: 1, limit: 1 });
    expect([names(second), second.total, second.offset]).toEqual([['Gamma3'], 3, 1]);
    expect(await mine({ offset: 9 })).toMatchObject({ items: [], total: 3, offset: 9 });
  });

  test('by type and by status; the draft filter includes apps just created [APP-02] [APP-03]', async () => {
    const states = ['Created', 'draft', 'pending', 'error', 'published'];
    for (const [at, status] of states.entries()) {
      const { appId } = await make(`App${status}`);
      await put(appId, { status, updatedAt: new Date(server.clock.now().getTime() - at * 1_000) });
      if (status === 'error') await put(appId, { type: 'GenAI' });
    }
    expect((await mine()).items.map((app) => app.status)).toEqual(states);
    expect(names(await mine({ statuses: ['DRAFT'] }))).toEqual(['AppCreated', 'Appdraft']);
    expect(names(await mine({ statuses: ['PENDING', 'PUBLISHED'] }))).toEqual(['Apppending', 'Apppublished']);
    expect(names(await mine({ statuses: ['ERROR'] }))).toEqual(['Apperror']);
    expect(names(await mine({ types: ['GenAI', 'CUSTOM'] }))).toEqual(['Apperror']);
    expect(names(await mine({ types: ['Q&A'], statuses: ['ERROR'] }))).toEqual([]);
    expect(await mine({ types: ['Q&A'], limit: 1 })).toMatchObject({ total: 4 });
  });

  test("by the day of the last edit in the reader's time zone: the last week is seven days and the last month thirty, including today", async () => {
    const now = server.clock.now();
    const zone = 'Pacific/Auckland';
    const before = (days: number, hours: number) =>
      new Date(startOfDay(now, zone, days).getTime() + hours * AN_HOUR);
    const edited: [string, Date][] = [
      ['JustNow', now],
      ['AsItBegan', before(0, 0)],
      ['Evening', new Date(before(0, 0).getTime() - 1)],
      ['DayBefore', before(1, 0)],
      ['SixDays', before(6, 0)],
      ['SevenDays', new Date(before(6, 0).getTime() - 1)],
      ['EightDays', before(8, 5)],
      ['Month', before(29, 0)],
      ['Longer', new Date(before(29, 0).getTime() - 1)],
    ];
    for (const [name, updatedAt] of edited) await put((await make(name)).appId, { updatedAt });
    const found = async (date: AppDateFilter) => names(await mine({ date, timeZone: zone }));
    const all = edited.map(([name]) => name);
    expect(await found('Today')).toEqual(all.slice(0, 2));
    expect(await found('Yesterday')).toEqual(all.slice(2, 4));
    expect(await found('Last Week')).toEqual(all.slice(0, 5));
    expect(await found('Last Month')).toEqual(all.slice(0, 8));
    const elsewhere = await mine({ date: 'Today', timeZone: 'Pacific/Honolulu' });
    expect(names(elsewhere)).not.toEqual(all.slice(0, 2));
  });

  test.each([
    [{ statuses: ['LOST'] }, 'statuses'],
    [{ types: ['Poem'] }, 'types'],
    [{ date: 'Tomorrow' }, 'date'],
    [{ timeZone: 'Mars/Base' }, 'timeZone'],
    [{ limit: 101 }, 'limit'],
  ])('%j is refused in every list, naming the field [APP-02]', async (body, field) => {
    for (const call of [listApps, sharedApps, archivedApps]) {
      const answer = await server.api.answer(call, { session: owner, body });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields ?? {})[0]).toContain(field);
    }
  });
});

describe('the figures of an app', () => {
  test('its status goes from created to draft, to ready, and back to draft [APP-03]', async () => {
    const { appId } = await make('Living');
    const status = async () => (await mine()).items[0]?.status;
    expect(await status()).toBe('Created');
    await server.api.call(addFaq, { session: owner, body: { appId, ...OPENING_HOURS } });
    expect(await status()).toBe('draft');
    await server.api.call(publishApp, { session: owner, body: { appId } });
    expect(await status()).toBe('published');
    await server.api.call(unpublishApp, { session: owner, body: { appId } });
    expect(await status()).toBe('draft');
  });

  // Last, as they move the clock beyond the lifetime of a session.
  test('the percentage of questions of the last seven days that it answered', async () => {
    const app = await newPublishedApp(server, owner);
    const quiet = await make('Quiet');
    const share = async (session = owner) =>
      Object.fromEntries((await mine({}, session)).items.map((item) => [item.appId, item.answeredShare]));
    expect(await share()).toEqual({ [app.appId]: null, [quiet.appId]: null });

    const visitor = await openVisitorSocket(server, { parrotId: app.parrotId });
    await visitor.ask(openVisitorConversation, {});
    const known = [OPENING_HOURS, RETURNS].map(({ question }) => question[0] ?? '');
    for (const value of [...known, 'Why do purple kangaroos whistle?']) {
      await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
      await server.server.platform.outbox.settle();
    }
    visitor.close();
    expect(await share()).toEqual({ [app.appId]: 67, [quiet.appId]: null });

    server.clock.advance(7 * A_DAY + 1_000);
    const later = await signInAs(server, owner.emailId);
    expect(await share(later)).toEqual({ [app.appId]: null, [quiet.appId]: null });
  });

  test('the number of conversations started today', async () => {
    const untilNoon = A_DAY * 1.5 - (server.clock.now().getTime() % A_DAY);
    server.clock.advance(untilNoon);
    const session = await newOwner(server);
    const { parrotId } = await newPublishedApp(server, session);
    const today = async (who: TestSession, timeZone = 'UTC') =>
      (await mine({ timeZone }, who)).items[0]?.conversationsToday;
    for (const expected of [1, 2]) {
      const visitor = await openVisitorSocket(server, { parrotId });
      await visitor.ask(openVisitorConversation, {});
      visitor.close();
      expect(await today(session)).toBe(expected);
    }
    // Half a day later, a new day has begun in some time zones only.
    server.clock.advance(A_DAY / 2 + AN_HOUR);
    const nextDay = await signInAs(server, session.emailId);
    expect([await today(nextDay), await today(nextDay, 'Pacific/Honolulu')]).toEqual([0, 2]);
  });
});
