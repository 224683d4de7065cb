/** Opening hours through the calls of the Studio, the desk and the widget. */
import { listActivity } from '@parrot/contract/activity';
import { readQueuePosition } from '@parrot/contract/conversations';
import { HOUR_MS, LIMITS } from '@parrot/contract/core';
import * as hours from '@parrot/contract/hours';
import { createGroup } from '@parrot/contract/team';
import { ticketDetails } from '@parrot/contract/tickets';
import { newOwner, openTestTenant, signInAs, type TestSession, type TestTenant } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY = [{ from: '09:00', until: '17:00' }];
const OFFICE: hours.ScheduleDraft = {
  name: 'Office',
  timeZone: 'UTC',
  days: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [], sun: [] },
  holidays: [{ name: 'Christmas', from: '2026-12-24', until: '2026-12-26', yearly: true }],
};
let tenant: TestTenant;
let owner: TestSession;
beforeAll(async () => {
  tenant = await openTestTenant();
  owner = tenant.owner;
});
afterAll(() => tenant.stop());

const api = () => tenant.server.api;
const create = async (draft: Partial<hours.ScheduleDraft> = {}, session = owner) =>
  (await api().call(hours.createSchedule, { session, body: { ...OFFICE, ...draft } })).schedule;
const setApp = async (scheduleId: hours.Schedule['scheduleId'] | null) => {
  await api().call(hours.setAppSchedule, { session: owner, body: { appId: tenant.app.appId, scheduleId } });
  await tenant.settle();
};
/** Moves the clock to the next Friday at this hour. Sessions end meanwhile. */
const toFriday = async (hour: number) => {
  const { clock } = tenant.server;
  const now = clock.now();
  const friday = new Date(now);
  friday.setUTCDate(now.getUTCDate() + ((12 - now.getUTCDay()) % 7 || 7));
  friday.setUTCHours(hour, 0, 0, 0);
  clock.advance(friday.getTime() - now.getTime());
  owner = await signInAs(tenant.server, owner.emailId);
  return friday;
};
const hoursAfter = (moment: Date, count: number) =>
  new Date(moment.getTime() + count * HOUR_MS).toISOString();

test('admins create, change and delete schedules, each change is in the activity log', async () => {
  const schedule = await create();
  expect(schedule).toMatchObject({ ...OFFICE, revision: 1 });
  const body = { ...OFFICE, name: 'Main office', scheduleId: schedule.scheduleId, revision: 1 };
  const changed = await api().call(hours.updateSchedule, { session: owner, body });
  expect(changed.schedule).toMatchObject({ name: 'Main office', revision: 2 });
  const stale = await api().answer(hours.updateSchedule, { session: owner, body });
  expect(stale.status).toBe(409);
  await setApp(schedule.scheduleId);
  await api().call(hours.deleteSchedule, { session: owner, query: { scheduleId: schedule.scheduleId } });
  const listed = await api().call(hours.listSchedules, { session: owner });
  expect(listed.schedules).toEqual([]);
  expect(listed.apps.map(({ scheduleId }) => scheduleId)).toEqual([null, null]);
  const { items } = await api().call(listActivity, { session: owner, body: {} });
  expect(items.slice(0, 4).map(({ act, subjectName }) => [act, subjectName])).toEqual([
    ['schedule.deleted', 'Main office'],
    ['app.scheduleChanged', tenant.app.appName],
    ['schedule.changed', 'Main office'],
    ['schedule.created', 'Office'],
  ]);
});

test('names are unique, times, zones and ranges have to exist, and there is a limit', async () => {
  const session = await newOwner(tenant.server);
  await create({}, session);
  const refused = async (draft: object) => {
    const { status, text } = await api().answer(hours.createSchedule, {
      session,
      body: { ...OFFICE, ...draft },
    });
    return [status, Object.keys(JSON.parse(text).fields ?? {})];
  };
  expect(await refused({ name: 'OFFICE' })).toEqual([400, ['name']]);
  expect(await refused({ name: 'Mars', timeZone: 'Mars/Olympus' })).toEqual([400, ['timeZone']]);
  const backwards = { name: 'Trip', from: '2027-02-02', until: '2027-02-01', yearly: false };
  expect((await refused({ name: 'Trips', holidays: [backwards] }))[0]).toBe(400);
  const late = { ...OFFICE.days, mon: [{ from: '25:00', until: '26:00' }] };
  expect((await refused({ name: 'Late', days: late }))[0]).toBe(400);
  for (let count = 1; count < LIMITS.schedulesPerTenant; count += 1)
    await create({ name: `Team ${count}` }, session);
  expect((await refused({ name: 'One too many' }))[0]).toBeGreaterThan(400);
});

test('agents cannot manage hours, and see which of their apps are closed', async () => {
  const refused = [
    await api().answer(hours.listSchedules, { session: tenant.agent }),
    await api().answer(hours.createSchedule, { session: tenant.agent, body: OFFICE }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  await setApp((await create({ name: 'Closing' })).scheduleId);
  const evening = await toFriday(18);
  const closedFor = async ({ emailId }: TestSession) =>
    (await api().call(hours.closedApps, { session: await signInAs(tenant.server, emailId) })).items;
  expect(await closedFor(tenant.agent)).toEqual([
    { appId: tenant.app.appId, opensAt: hoursAfter(evening, 6 + 48 + 9) },
  ]);
  expect(await closedFor(tenant.outsider)).toEqual([]);
});

test('a group has its own hours, and without them those of the app', async () => {
  const { hours: slice } = tenant.server.server.slices;
  const office = await create({ name: 'Day' });
  const night = await create({
    name: 'Night',
    days: { ...OFFICE.days, wed: [{ from: '22:00', until: '06:00' }] },
  });
  await setApp(office.scheduleId);
  const body = { groupName: 'Night shift', userIds: [], roleIds: [], appIds: [] };
  const { group } = await api().call(createGroup, { session: owner, body });
  const { tenantId } = owner;
  const hoursOf = () =>
    tenant.server.server.platform.database.tenant(tenantId, (tx) =>
      slice.ofConversation(tx, { tenantId, appId: tenant.app.appId, groupId: group.groupId }),
    );
  expect(await hoursOf()).toMatchObject({ name: 'Day' });
  const set = { groupId: group.groupId, scheduleId: night.scheduleId };
  await api().call(hours.setGroupSchedule, { session: owner, body: set });
  await tenant.settle();
  expect(await hoursOf()).toMatchObject({ name: 'Night' });
  const { groups } = await api().call(hours.listSchedules, { session: owner });
  expect(groups).toContainEqual({ ...set, groupName: 'Night shift' });
});

test('outside the hours a visitor learns when it opens, and the conversation still becomes a ticket', async () => {
  await setApp((await create({ name: 'Front desk' })).scheduleId);
  const noon = await toFriday(12);
  const visitor = await tenant.waitingVisitor();
  await tenant.settle();
  const position = async () => (await visitor.socket.ask(readQueuePosition, {})).waiting;
  expect(await position()).toMatchObject({ position: 1, closed: null });
  tenant.server.clock.advance(6 * HOUR_MS);
  const opensAt = hoursAfter(noon, 6 + 6 + 48 + 9);
  expect(await position()).toMatchObject({ estimateSeconds: null, closed: { opensAt } });
  const late = await tenant.waitingVisitor();
  await tenant.settle();
  expect((await late.socket.ask(readQueuePosition, {})).waiting).toMatchObject({ closed: { opensAt } });
  owner = await signInAs(tenant.server, owner.emailId);
  const { ticket } = await api().call(ticketDetails, {
    session: owner,
    query: { userSessionId: late.userSessionId },
  });
  expect(ticket).toMatchObject({ status: 'open' });
  await setApp(null);
  expect(await position()).toMatchObject({ closed: null });
});
