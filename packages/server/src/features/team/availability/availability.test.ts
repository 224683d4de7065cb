/**
 * Absences and deactivations with a clock that the tests move, with and without the job, and across a
 * restart.
 */
import { refreshToken, signIn, userDetails } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import {
  APP_NAME,
  newId,
  UNAVAILABILITY_DURATIONS,
  UNAVAILABILITY_REASONS,
  type Unavailability,
  type UserId,
} from '@parrot/contract/core';
import { rightsChanged } from '@parrot/contract/notifications';
import { listUsers, makeActive, makeInactive, setAvailability, setUserRoles } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openDeskSocket,
  openNotificationSocket,
  signInAs,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { openTestStore } from '@parrot/testkit/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberRightsChanged } from '../index.ts';

const HOUR = 3_600_000;
const DAY_OFF = { duration: 'Next 24 hrs', reason: 'Training or Meetings' } as const;

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let agent: TestSession;
let other: TestSession;
beforeAll(async () => {
  // The tests run the job, not the schedule.
  server = await startTestServer();
  await server.server.platform.jobs.stop();
  owner = await newOwner(server, { name: 'Maya Lind' });
  other = await newOwner(server);
  admin = await newMember(server, owner, 'admin');
  agent = await newMember(server, owner, 'agent');
});
afterAll(() => server.stop());

/** Access tokens expire quickly, so users sign in again after time has passed. */
const advance = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  [owner, admin] = [await signInAs(server, owner.emailId), await signInAs(server, admin.emailId)];
};
const deactivate = async (userIds: UserId[], unavailability: object = DAY_OFF, session = owner) =>
  server.api.answer(makeInactive, { session, body: { userIds, unavailability } });
const resultsOf = (answer: Awaited<ReturnType<typeof deactivate>>) =>
  (answer.body as unknown as { results: { id: string; ok: boolean; message: string }[] }).results;
const letIn = (userIds: UserId[], session = owner) =>
  server.api.call(makeActive, { session, body: { userIds } });
const listed = async ({ emailId }: TestSession) =>
  (await server.api.call(listUsers, { session: owner, body: { search: emailId } })).items[0];
const stored = async ({ userId }: TestSession) => {
  const { rows } = (await server.server.platform.database.system((tx) =>
    tx.execute(sql`select status, away_since, away_until, away_reason, away_by from memberships
      where user_id = ${userId}`),
  )) as unknown as { rows: object[] };
  return rows[0];
};
const entries = async (limit = 1) =>
  (await server.api.call(listActivity, { session: owner, body: { subjects: ['user'], limit } })).items;
const tryToEnter = async ({ emailId }: TestSession) => {
  const { status, body } = await server.api.answer(signIn, { body: { emailId, password: TEST_PASSWORD } });
  return [status, body.code];
};
const me = (session: TestSession) => server.api.answer(userDetails, { session, body: {} });
const closed = ({ socket }: Awaited<ReturnType<typeof openDeskSocket>>) =>
  new Promise<string>((resolve) => socket.once('disconnect', resolve));

describe('deactivated by another member', () => {
  test('locks the member out at once, for 24 hours, and then readmits them, job or no job [USR-01, USR-02]', async () => {
    const [desk, bell] = [await openDeskSocket(server, agent), await openNotificationSocket(server, agent)];
    const ends = Promise.all([closed(desk), closed(bell)]);
    expect(resultsOf(await deactivate([agent.userId]))).toEqual([
      { id: agent.userId, ok: true, message: '' },
    ]);
    await ends;
    expect((await me(agent)).status).toBe(401);
    const renewal = { userId: agent.userId, tenantId: agent.tenantId, appName: APP_NAME };
    const renewed = await server.api.answer(refreshToken, {
      body: renewal,
      headers: { cookie: agent.cookie },
    });
    expect(renewed.status).toBe(401);
    expect(await tryToEnter(agent)).toEqual([401, 'member_inactive']);
    const until = new Date((await listed(agent))?.absence?.until ?? 0);
    expect((until.getTime() - server.clock.now().getTime()) / HOUR).toBeCloseTo(24, 1);
    expect(await listed(agent)).toMatchObject({
      status: 'INACTIVE',
      absence: { reason: 'Training or Meetings', bySelf: false, byName: 'Maya Lind' },
    });
    expect(await entries()).toMatchObject([
      {
        act: 'user.madeInactive',
        actorName: 'Maya Lind',
        subjectName: 'agent person',
        values: { reason: 'Training or Meetings', until: until.toISOString() },
      },
    ]);

    await advance(24 * HOUR - 60_000);
    expect(await tryToEnter(agent)).toEqual([401, 'member_inactive']);
    await advance(60_001);
    agent = await signInAs(server, agent.emailId);
    expect((await me(agent)).status).toBe(200);
    expect(await listed(agent)).toMatchObject({ status: 'ACTIVE', absence: null });
    expect(await stored(agent)).toMatchObject({ status: 'INACTIVE' });
  });

  test('the job stores the return once, and screens are notified [USR-01]', async () => {
    await deactivate([agent.userId]);
    await advance(24 * HOUR);
    agent = await signInAs(server, agent.emailId);
    const bell = await openNotificationSocket(server, agent);
    const events = bell.next(rightsChanged);
    await server.server.slices.team.endDueAbsences();
    await events;
    await server.server.slices.team.endDueAbsences();
    const returns = (await entries(20)).filter(({ act }) => act === 'user.returned');
    expect(returns.filter(({ subjectId }) => subjectId === agent.userId)).toHaveLength(1);
    expect(returns[0]).toMatchObject({ actorId: null, actorName: '', subjectName: 'agent person' });
    expect(await stored(agent)).toEqual({
      status: 'ACTIVE',
      away_since: null,
      away_until: null,
      away_reason: null,
      away_by: null,
    });
    bell.close();
  });

  test('without an end it lasts until another member ends it, and the job leaves it alone [USR-02]', async () => {
    await deactivate([agent.userId], { duration: 'Until Configured', reason: 'Employee termination' });
    await advance(500 * 24 * HOUR);
    await server.server.slices.team.endDueAbsences();
    expect(await tryToEnter(agent)).toEqual([401, 'member_inactive']);
    expect(await listed(agent)).toMatchObject({ status: 'INACTIVE', absence: { until: null } });
    expect((await letIn([agent.userId], admin)).results).toEqual([
      { id: agent.userId, ok: true, message: '' },
    ]);
    expect(await entries()).toMatchObject([{ act: 'user.madeActive', actorName: 'admin person' }]);
    agent = await signInAs(server, agent.emailId);
    const before = await entries();
    await letIn([agent.userId]);
    expect(await entries()).toEqual(before);
  });

  test('is refused for the caller, for owners by an admin and for the last owner; reported for each, the rest is done [USR-04]', async () => {
    const never = newId('usr');
    const wanted = [admin.userId, owner.userId, other.userId, never, agent.userId];
    const events = resultsOf(await deactivate(wanted, DAY_OFF, admin));
    expect(events.map(({ ok, message }) => [ok, message])).toEqual([
      [false, 'You’d lose your own access. Ask another admin to make this change.'],
      [false, 'Permission Denied'],
      [false, 'We couldn’t find that.'],
      [false, 'We couldn’t find that.'],
      [true, ''],
    ]);
    expect(await listed(owner)).toMatchObject({ status: 'ACTIVE' });
    expect((await letIn([other.userId, never, agent.userId], admin)).results.map(({ ok }) => ok)).toEqual([
      false,
      false,
      true,
    ]);
    agent = await signInAs(server, agent.emailId);
    const refused = await server.api.answer(makeActive, {
      session: agent,
      body: { userIds: [agent.userId] },
    });
    expect(refused.status).toBe(403);
  });

  test('of two owners who deactivate each other at the same moment one stays [USR-04]', async () => {
    const rolesOf = async (session: TestSession) => (await listed(session))?.roles ?? [];
    const [ownerRole] = await rolesOf(owner);
    const before = await rolesOf(admin);
    const give = (roleIds: string[]) =>
      server.api.answer(setUserRoles, { session: owner, body: { userId: admin.userId, roleIds } });
    await give([ownerRole?.roleId ?? '']);
    await Promise.all([deactivate([admin.userId]), deactivate([owner.userId], DAY_OFF, admin)]);
    const [first, second] = [await me(owner), await me(admin)];
    expect([first.status, second.status].sort()).toEqual([200, 401]);
    if (first.status === 401) {
      await letIn([owner.userId], admin);
      owner = await signInAs(server, owner.emailId);
    } else {
      await letIn([admin.userId]);
      admin = await signInAs(server, admin.emailId);
    }
    await give(before.map(({ roleId }) => roleId));
  });

  test.each([
    [
      'an end that has passed',
      { duration: 'Custom', until: '2020-01-01T00:00:00.000Z' },
      'unavailability.until',
    ],
    ['an end too far off', { duration: 'Custom', until: '2999-01-01T00:00:00.000Z' }, 'unavailability.until'],
    ['a missing custom end', { duration: 'Custom' }, 'unavailability.until'],
    ['a duration there is not', { duration: 'Next 72 hrs' }, 'unavailability.duration'],
    ['a reason there is not', { duration: 'Next 24 hrs', reason: 'Bad hair' }, 'unavailability.reason'],
    [
      'a time zone there is not',
      { duration: 'This week', timeZone: 'Moon/Crater' },
      'unavailability.timeZone',
    ],
  ])(
    "%s is refused with the field's name, and no one is deactivated [USR-02, USR-03, VAL-03]",
    async (_what, wanted, field) => {
      const answer = await deactivate([agent.userId], { reason: 'Technical Issues', ...wanted });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
      expect(await listed(agent)).toMatchObject({ status: 'ACTIVE' });
    },
  );
});

describe('away by their own choice', () => {
  const setOwn = async (session: TestSession, unavailability: object | null) =>
    server.api.call(setAvailability, { session, body: { unavailability: unavailability as Unavailability } });

  test('a member stays signed in, shows as inactive, and is back when the time is over [USR-01, USR-02]', async () => {
    const { absence } = await setOwn(agent, DAY_OFF);
    expect(absence).toMatchObject({ reason: 'Training or Meetings', bySelf: true, byName: 'agent person' });
    expect((await me(agent)).status).toBe(200);
    expect(await listed(agent)).toMatchObject({ status: 'INACTIVE', absence });
    expect(await entries()).toMatchObject([{ act: 'user.madeInactive', actorName: 'agent person' }]);
    await advance(24 * HOUR);
    agent = await signInAs(server, agent.emailId);
    expect(await listed(agent)).toMatchObject({ status: 'ACTIVE', absence: null });
    await server.server.slices.team.endDueAbsences();
    expect(await entries()).toMatchObject([{ act: 'user.returned', subjectName: 'agent person' }]);
  });

  test('a member can end it early', async () => {
    await setOwn(agent, { duration: 'Until Configured', reason: 'Workload Management' });
    expect(await setOwn(agent, null)).toMatchObject({ absence: null });
    expect(await listed(agent)).toMatchObject({ status: 'ACTIVE', absence: null });
    expect(await entries()).toMatchObject([{ act: 'user.madeActive', actorName: 'agent person' }]);
    const before = await entries();
    await setOwn(agent, null);
    expect(await entries()).toEqual(before);
  });

  test('the only owner may be away, and still manages; no one can set it for others [USR-04]', async () => {
    expect((await setOwn(owner, DAY_OFF)).absence).toMatchObject({ bySelf: true });
    expect((await deactivate([agent.userId])).status).toBe(200);
    await letIn([agent.userId]);
    await setOwn(owner, null);
    agent = await signInAs(server, agent.emailId);
  });

  test.each(UNAVAILABILITY_DURATIONS)('for: %s [USR-02]', async (duration) => {
    const now = server.clock.now().getTime();
    const until = new Date(now + 3 * HOUR).toISOString();
    const wanted = { duration, reason: 'Technical Issues', timeZone: 'Europe/Stockholm' };
    const { absence } = await setOwn(agent, { ...wanted, ...(duration === 'Custom' && { until }) });
    if (duration === 'Until Configured') expect(absence?.until).toBeNull();
    else {
      const hours = (new Date(absence?.until ?? 0).getTime() - now) / HOUR;
      const most = {
        'Next 24 hrs': 24.1,
        'Next 48 hrs': 48.1,
        'This week': 169,
        'This Month': 745,
        Custom: 3.1,
      };
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThan(most[duration]);
    }
    await setOwn(agent, null);
  });

  test.each(UNAVAILABILITY_REASONS)('because of: %s [USR-03]', async (reason) => {
    expect((await setOwn(agent, { duration: 'Next 24 hrs', reason })).absence).toMatchObject({ reason });
    await setOwn(agent, null);
  });
});

test('a start ends the absences that expired while nothing ran; after it the job does [USR-01]', async () => {
  const driver = await openTestStore();
  const first = await startTestServer({ driver });
  const boss = await newOwner(first);
  const helper = await newMember(first, boss, 'agent');
  const body = { userIds: [helper.userId], unavailability: DAY_OFF };
  await first.api.call(makeInactive, { session: boss, body });
  const { clock } = first;
  await first.stop();
  clock.advance(24 * HOUR);

  const second = await startTestServer({ driver, clock });
  const { bus } = second.server.platform;
  const session = await signInAs(second, boss.emailId);
  const { items } = await second.api.call(listActivity, { session, body: { subjects: ['user'], limit: 1 } });
  expect(items).toMatchObject([{ act: 'user.returned', subjectId: helper.userId }]);
  expect((await signInAs(second, helper.emailId)).userId).toBe(helper.userId);

  await second.api.call(makeInactive, { session, body });
  clock.advance(24 * HOUR);
  const back = new Promise<UserId[]>((resolve) =>
    bus.listen(memberRightsChanged, ({ payload }) => resolve(payload.userIds)),
  );
  // By its schedule, within seconds.
  expect(await back).toEqual([helper.userId]);
  await second.stop();
  await driver.close();
});
