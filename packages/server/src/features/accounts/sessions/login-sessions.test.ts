import {
  acceptInvitation,
  logOut,
  recentTenant,
  refreshToken,
  signIn,
  switchTenant,
  updateActivity,
  userDetails,
  userInfo,
  validateToken,
} from '@parrot/contract/accounts';
import { APP_NAME, CHANNEL_NAME, LIMITS, newId } from '@parrot/contract/core';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  followRedirect,
  mailedToken,
  newOwner,
  sharedTestServer,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginSessionEnded } from '../index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const DAY = 86_400_000;
const redirectOf = async (session: TestSession) => {
  const { redirectTo } = await server.api.call(signIn, {
    body: { emailId: session.emailId, password: TEST_PASSWORD },
  });
  return new URL(redirectTo).searchParams;
};
const infoBody = (session: TestSession) => ({
  appName: APP_NAME,
  channelName: CHANNEL_NAME,
  userId: session.userId,
});
const info = (session: TestSession) => server.api.answer(userInfo, { session, body: infoBody(session) });
const refresh = (session: TestSession, cookie = session.cookie, tenantId = session.tenantId) =>
  server.api.answer(refreshToken, {
    body: { userId: session.userId, tenantId, appName: APP_NAME },
    headers: { cookie },
  });
const cookieOf = (answer: { headers: Headers }) =>
  (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const tokenOf = (answer: { body: unknown }) => (answer.body as { token: string }).token;
const log = (session: TestSession) =>
  server.api.answer(logOut, { session, body: { ...infoBody(session), emailId: session.emailId } });

/** Two tenants, and a user who owns the first and is an agent of the second. */
async function inTwoTenants() {
  const session = await newOwner(server, { company: 'First' });
  const other = await newOwner(server, { company: 'Second' });
  const { items } = await server.api.call(inviteRoles, { session: other });
  const roleIds = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
  await server.api.call(inviteUser, { session: other, body: { emailIds: [session.emailId], roleIds } });
  const token = await mailedToken(server, session.emailId);
  await server.api.call(acceptInvitation, { body: { token, password: TEST_PASSWORD } });
  return { session, other };
}

describe('exchanging the one-time token', () => {
  test('returns the login details and an HttpOnly refresh cookie [API-05]', async () => {
    const session = await newOwner(server, { name: 'Ada Berg' });
    const query = await redirectOf(session);
    const answer = await server.api.answer(validateToken, {
      body: { userId: session.userId, token: query.get('token') },
    });
    expect(answer.body).toEqual({
      status: 'success',
      token: expect.stringMatching(/^eyJ/),
      userId: session.userId,
      emailId: session.emailId,
      name: 'Ada Berg',
      tenantId: session.tenantId,
      isFirstTimeUser: true,
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^parrot_refresh=[\w-]{43};/);
    expect(cookie).toContain('Path=/api/ps-accounts');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('works once, also with concurrent requests', async () => {
    countAttack('tokens');
    const session = await newOwner(server);
    const token = (await redirectOf(session)).get('token');
    const trade = () => server.api.answer(validateToken, { body: { userId: session.userId, token } });
    const answers = await Promise.all([trade(), trade(), trade(), trade()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401]);
    expect((await trade()).body.message).toBe('Session Expired! Login to continue');
  });

  test('works for a minute', async () => {
    countAttack('tokens');
    const session = await newOwner(server);
    const token = (await redirectOf(session)).get('token');
    server.clock.advance((LIMITS.redirectTokenSeconds + 1) * 1_000);
    const answer = await server.api.answer(validateToken, { body: { userId: session.userId, token } });
    expect(answer.status).toBe(401);
  });

  test('fails for another user', async () => {
    countAttack('tokens');
    const [session, thief] = [await newOwner(server), await newOwner(server)];
    const token = (await redirectOf(session)).get('token');
    const stolen = await server.api.answer(validateToken, { body: { userId: thief.userId, token } });
    expect(stolen.status).toBe(401);
    const late = await server.api.answer(validateToken, { body: { userId: session.userId, token } });
    expect(late.status).toBe(401);
  });

  test('opens the requested tenant if the user belongs to it, else the last used one', async () => {
    const { session, other } = await inTwoTenants();
    const otherOwner = await newOwner(server);
    const open = async (tenantId: string | undefined) => {
      const token = (await redirectOf(session)).get('token');
      const answer = await server.api.answer(validateToken, {
        body: { userId: session.userId, token, tenantId },
      });
      return (answer.body as unknown as TestSession).tenantId;
    };
    expect(await open(session.tenantId)).toBe(session.tenantId);
    expect(await open(undefined)).toBe(session.tenantId);
    expect(await open(other.tenantId)).toBe(other.tenantId);
    expect(await open(otherOwner.tenantId)).toBe(other.tenantId);
  });
});

describe('refreshing', () => {
  test('returns a new access token and replaces the cookie [API-05]', async () => {
    const session = await newOwner(server);
    server.clock.advance((LIMITS.accessTokenSeconds + 1) * 1_000);
    expect((await info(session)).status).toBe(401);
    const answer = await refresh(session);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(session.cookie);
    expect((await info({ ...session, token: tokenOf(answer) })).status).toBe(200);
  });

  test('the replaced cookie still works within the leeway, for two tabs that refresh at once', async () => {
    const session = await newOwner(server);
    const answers = await Promise.all([refresh(session), refresh(session), refresh(session)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    server.clock.advance(LIMITS.refreshLeewaySeconds * 500);
    expect((await refresh(session)).status).toBe(200);
    for (const answer of answers) expect((await refresh(session, cookieOf(answer))).status).toBe(200);
  });

  test('a replaced cookie used after the leeway ends the whole token family', async () => {
    countAttack('sessions');
    const session = await newOwner(server);
    const renewed = await refresh(session);
    const current = { ...session, token: tokenOf(renewed), cookie: cookieOf(renewed) };
    server.clock.advance((LIMITS.refreshLeewaySeconds + 1) * 1_000);
    expect((await refresh(session)).status).toBe(401);
    expect((await refresh(current)).status).toBe(401);
    expect((await info(current)).status).toBe(401);
  });

  test('using a replaced cookie within the leeway does not extend it', async () => {
    const session = await newOwner(server);
    await refresh(session);
    server.clock.advance(LIMITS.refreshLeewaySeconds * 600);
    expect((await refresh(session)).status).toBe(200);
    server.clock.advance(LIMITS.refreshLeewaySeconds * 600);
    expect((await refresh(session)).status).toBe(401);
  });

  test('a session expires after 30 days without use; a used one does not', async () => {
    const session = await newOwner(server);
    server.clock.advance((LIMITS.refreshTokenDays - 1) * DAY);
    const renewed = await refresh(session);
    expect(renewed.status).toBe(200);
    server.clock.advance((LIMITS.refreshTokenDays - 1) * DAY);
    const again = await refresh(session, cookieOf(renewed));
    expect(again.status).toBe(200);
    server.clock.advance((LIMITS.refreshTokenDays + 1) * DAY);
    expect((await refresh(session, cookieOf(again))).status).toBe(401);
  });

  test('without a cookie, with a made-up one, or for another user or tenant there is no token', async () => {
    countAttack('tokens');
    const [session, other] = [await newOwner(server), await newOwner(server)];
    expect((await refresh(session, '')).body.code).toBe('unauthenticated');
    expect((await refresh(session, 'parrot_refresh=made-up')).status).toBe(401);
    expect((await refresh({ ...other, cookie: session.cookie })).status).toBe(401);
    expect((await refresh(session, session.cookie, other.tenantId)).status).toBe(401);
    expect((await refresh(session)).status).toBe(200);
  });

  test('a user removed from the tenant gets no new token', async () => {
    countAttack('sessions');
    const session = await newOwner(server);
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`delete from memberships where user_id = ${session.userId}`),
    );
    expect((await refresh(session)).status).toBe(401);
  });
});

describe('logging out', () => {
  test('invalidates the access token and the cookie immediately, and no other session [SES-15] [API-05]', async () => {
    countAttack('sessions');
    const session = await newOwner(server);
    const elsewhere = await signInAs(server, session.emailId);
    const ended: unknown[] = [];
    server.server.platform.bus.listen(loginSessionEnded, (event) => ended.push(event.payload));
    const answer = await log(session);
    expect(answer.body).toEqual({ status: 'success' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^parrot_refresh=;.*Path=\/api\/ps-accounts/);
    expect((await info(session)).status).toBe(401);
    expect((await refresh(session)).status).toBe(401);
    expect((await info(elsewhere)).status).toBe(200);
    await server.server.platform.outbox.settle();
    expect(ended).toEqual([
      { sessionId: expect.stringMatching(/^ses_/), userId: session.userId, reason: 'logout' },
    ]);
  });

  test("another user's id in the body does not log them out", async () => {
    const [session, other] = [await newOwner(server), await newOwner(server)];
    const answer = await server.api.answer(logOut, {
      session,
      body: { ...infoBody(other), emailId: other.emailId },
    });
    expect(answer.status).toBe(404);
    expect((await info(session)).status).toBe(200);
    expect((await info(other)).status).toBe(200);
  });
});

describe('the signed-in user', () => {
  test('user/info returns the user, and whether it is their first sign-in [API-05]', async () => {
    const session = await newOwner(server, { name: 'Ada Berg' });
    expect((await info(session)).body).toEqual({
      status: 'success',
      userId: session.userId,
      emailId: session.emailId,
      name: 'Ada Berg',
      tenantId: session.tenantId,
      isFistTimeLoggedInUser: true,
    });
    const other = await newOwner(server);
    const answer = await server.api.answer(userInfo, { session, body: infoBody(other) });
    expect(answer.status).toBe(404);
  });

  test("v2/user/details lists the user's own tenants only [API-05] [USR-10]", async () => {
    const { session, other } = await inTwoTenants();
    const profile = await server.api.call(userDetails, { session });
    expect(profile.tenantList).toEqual([
      { tenantId: session.tenantId, organizationId: session.tenantId, tenantName: 'First' },
      { tenantId: other.tenantId, organizationId: other.tenantId, tenantName: 'Second' },
    ]);
    expect((await server.api.call(userDetails, { session: other })).tenantList).toHaveLength(1);
  });

  test('the heartbeat is stored per tenant [SES-11]', async () => {
    const session = await newOwner(server);
    const { database } = server.server.platform;
    const lastActive = async () => {
      const found = await database.tenant(session.tenantId, (tx) =>
        tx.execute(sql`select last_active_at from memberships where user_id = ${session.userId}`),
      );
      return (found as unknown as { rows: { last_active_at: unknown }[] }).rows[0]?.last_active_at;
    };
    expect(await lastActive()).toBeNull();
    expect(await server.api.call(updateActivity, { session })).toEqual({ status: 'success' });
    expect(await lastActive()).not.toBeNull();
  });
});

describe('switching tenants', () => {
  test('moves the session: new token, new rights, and the tenant is the default next time [SES-16] [API-05]', async () => {
    const { session, other } = await inTwoTenants();
    const opened = await signInAs(server, session.emailId);
    expect(opened.tenantId).toBe(other.tenantId);
    const answer = await server.api.call(switchTenant, {
      session: opened,
      body: { tenantId: session.tenantId },
    });
    expect(answer.tenantId).toBe(session.tenantId);
    const moved = { ...opened, tenantId: session.tenantId, token: answer.token };
    expect((await server.api.call(recentTenant, { session: moved })).tenantId).toBe(session.tenantId);
    expect((await server.api.call(userInfo, { session: moved, body: infoBody(moved) })).tenantId).toBe(
      session.tenantId,
    );
    expect((await server.api.answer(inviteRoles, { session: moved })).status).toBe(200);
    expect((await refresh(moved)).status).toBe(200);
    expect((await signInAs(server, session.emailId)).tenantId).toBe(session.tenantId);
  });

  test("to another's tenant or a nonexistent one: not found, with identical replies [SES-16] [USR-10]", async () => {
    const [session, other] = [await newOwner(server), await newOwner(server)];
    const foreign = await server.api.answer(switchTenant, { session, body: { tenantId: other.tenantId } });
    const made = await server.api.answer(switchTenant, { session, body: { tenantId: newId('ten') } });
    expect(foreign.status).toBe(404);
    expect(made.text).toBe(foreign.text);
    expect((await server.api.call(recentTenant, { session })).tenantId).toBe(session.tenantId);
  });
});

test('the database stores only hashes of tokens', async () => {
  countAttack('leaks');
  const session = await newOwner(server);
  const { redirectTo } = await server.api.call(signIn, {
    body: { emailId: session.emailId, password: TEST_PASSWORD },
  });
  const refreshSecret = session.cookie.split('=')[1] ?? '';
  const redirectSecret = new URL(redirectTo).searchParams.get('token') ?? '';
  expect(refreshSecret).toHaveLength(43);
  expect(redirectSecret).toHaveLength(43);
  const dump = await server.server.platform.database.system(async (tx) => {
    const tables = ['users', 'login_sessions', 'refresh_tokens', 'one_time_tokens', 'invitations', 'outbox'];
    const rows = [];
    for (const table of tables) {
      const found = await tx.execute(sql`select * from ${sql.identifier(table)}`);
      rows.push((found as unknown as { rows: unknown[] }).rows);
    }
    return JSON.stringify(rows);
  });
  expect(dump).toContain(session.userId);
  expect(dump).toContain('$argon2id$');
  for (const secret of [refreshSecret, redirectSecret, session.token, TEST_PASSWORD]) {
    expect(dump).not.toContain(secret);
  }
  await followRedirect(server, redirectTo);
});
