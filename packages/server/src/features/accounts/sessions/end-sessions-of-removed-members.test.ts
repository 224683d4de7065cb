/** What happens to the sessions of a member who loses access to a tenant. */
import {
  acceptInvitation,
  forgotPassword,
  listLogins,
  refreshToken,
  resetPassword,
  signIn,
  switchTenant,
  userDetails,
  validateToken,
} from '@parrot/contract/accounts';
import { APP_NAME, type RoleId } from '@parrot/contract/core';
import { sessionEnded } from '@parrot/contract/notifications';
import { inviteRoles, inviteUser, makeInactive, removeUsers, setAvailability } from '@parrot/contract/team';
import {
  followRedirect,
  mailedToken,
  newMember,
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberAccessEnded } from '../../team/index.ts';

let server: TestServer;
let owner: TestSession;
let agentRole: RoleId[];
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { company: 'Halden Home' });
  const { items } = await server.api.call(inviteRoles, { session: owner });
  agentRole = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
});
beforeEach(async () => {
  owner = await signInAs(server, owner.emailId);
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const settled = () => server.server.platform.outbox.settle();
const shutOut = (session: TestSession, duration: 'Next 24 hrs' | 'Until Configured') =>
  server.api.call(makeInactive, {
    session: owner,
    body: { userIds: [session.userId], unavailability: { duration, reason: 'Technical Issues' } },
  });
const remove = (session: TestSession) =>
  server.api.call(removeUsers, { session: owner, body: { userIds: [session.userId] } });
const isIn = async (session: TestSession) =>
  (await server.api.answer(userDetails, { session })).status === 200;
const tryIn = ({ emailId }: TestSession) =>
  server.api.answer(signIn, { body: { emailId, password: TEST_PASSWORD } });
const refresh = (session: TestSession) =>
  server.api.answer(refreshToken, {
    body: { userId: session.userId, tenantId: session.tenantId, appName: APP_NAME },
    headers: { cookie: session.cookie },
  });
/** A user who owns a tenant and is an agent in another, with a window open in each. */
const inBoth = async () => {
  const home = await newOwner(server, { company: 'Their Own' });
  const body = { emailIds: [home.emailId], roleIds: agentRole };
  await server.api.call(inviteUser, { session: owner, body });
  const token = await mailedToken(server, home.emailId);
  const { redirectTo } = await server.api.call(acceptInvitation, {
    body: { token, password: TEST_PASSWORD },
  });
  return { home, here: await followRedirect(server, redirectTo) };
};

describe('a removed member', () => {
  test('is signed out of that tenant immediately, sockets included, and of no other [USR-07] [RTM-05]', async () => {
    countAttack('sessions');
    const { home, here } = await inBoth();
    const [socket, homeSocket] = [
      await openNotificationSocket(server, here),
      await openNotificationSocket(server, home),
    ];
    await remove(here);
    expect(await socket.next(sessionEnded)).toEqual({ reason: 'removed' });
    await settled();
    expect([await isIn(here), await isIn(home)]).toEqual([false, true]);
    expect([(await refresh(here)).status, (await refresh(home)).status]).toEqual([401, 200]);
    expect(homeSocket.seen(sessionEnded)).toEqual([]);
    const { items } = await server.api.call(listLogins, { session: home });
    expect(items.map((item) => item.tenantName)).toEqual(['Their Own']);
    const moved = await server.api.answer(switchTenant, {
      session: home,
      body: { tenantId: owner.tenantId },
    });
    expect(moved.status).toBe(404);
    expect((await signInAs(server, home.emailId)).tenantId).toBe(home.tenantId);
  });

  test('who is back before the job is retried keeps the new session', async () => {
    const { home, here } = await inBoth();
    await settled();
    await server.server.platform.database.system(async (tx) =>
      server.server.platform.outbox.write(tx, memberAccessEnded, {
        tenantId: here.tenantId,
        key: here.userId,
        payload: { userId: here.userId, userName: here.name, reason: 'removed' },
      }),
    );
    await settled();
    expect([await isIn(here), await isIn(home)]).toEqual([true, true]);
  });
});

describe('a deactivated member', () => {
  test('is signed out, sees the end date on the sign-in page, and can sign in again afterward [USR-01]', async () => {
    countAttack('sessions');
    const agent = await newMember(server, owner, 'agent');
    const socket = await openNotificationSocket(server, agent);
    const redirect = await tryIn(agent);
    await shutOut(agent, 'Next 24 hrs');
    expect(await socket.next(sessionEnded)).toEqual({ reason: 'inactive' });
    await settled();
    expect(await isIn(agent)).toBe(false);
    expect((await refresh(agent)).status).toBe(401);

    const refused = await tryIn(agent);
    expect([refused.status, refused.body.code]).toEqual([401, 'member_inactive']);
    expect(refused.body.message).toMatch(
      /^Your account is temporarily inactive\. You can sign in again on \w+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M UTC\.$/,
    );
    // A redirect issued a moment before does not work either.
    const query = new URL((redirect.body as unknown as { redirectTo: string }).redirectTo).searchParams;
    const late = await server.api.answer(validateToken, {
      body: { userId: agent.userId, token: query.get('token') },
    });
    expect([late.status, late.body.code]).toEqual([401, 'member_inactive']);

    server.clock.advance(DAY + 1_000);
    expect(await isIn(await signInAs(server, agent.emailId))).toBe(true);
    expect(await isIn(agent)).toBe(false);
  });

  test('without an end date sees that; with a wrong password the reason is not revealed', async () => {
    const agent = await newMember(server, owner, 'agent');
    await shutOut(agent, 'Until Configured');
    expect((await tryIn(agent)).body.message).toBe('Your account is temporarily inactive.');
    const wrong = await server.api.answer(signIn, { body: { emailId: agent.emailId, password: 'wrong' } });
    expect(wrong.body.code).toBe('invalid_credentials');
  });

  test('cannot get in with a password reset either', async () => {
    countAttack('sessions');
    const agent = await newMember(server, owner, 'agent');
    await shutOut(agent, 'Next 24 hrs');
    await server.api.call(forgotPassword, { body: { emailId: agent.emailId } });
    const token = await mailedToken(server, agent.emailId);
    const answer = await server.api.answer(resetPassword, {
      body: { token, password: 'a brand new password' },
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'member_inactive']);
  });

  test('in one tenant can continue in another, and no longer sees the first one', async () => {
    const { home, here } = await inBoth();
    await shutOut(here, 'Next 24 hrs');
    await settled();
    expect([await isIn(here), await isIn(home)]).toEqual([false, true]);
    const again = await signInAs(server, home.emailId);
    expect(again.tenantId).toBe(home.tenantId);
    const { tenantList } = await server.api.call(userDetails, { session: again });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['Their Own']);
  });
});

test('a member who is away stays signed in and can sign in [USR-01]', async () => {
  const agent = await newMember(server, owner, 'agent');
  await server.api.call(setAvailability, {
    session: agent,
    body: { unavailability: { duration: 'Next 24 hrs', reason: 'Personal Emergencies' } },
  });
  await settled();
  expect(await isIn(agent)).toBe(true);
  expect(await isIn(await signInAs(server, agent.emailId))).toBe(true);
});
