import {
  changePassword,
  endLogins,
  forgotPassword,
  listLogins,
  refreshToken,
  resetPassword,
  signIn,
  userDetails,
} from '@parrot/contract/accounts';
import { APP_NAME, LIMITS, newId } from '@parrot/contract/core';
import { sessionEnded } from '@parrot/contract/notifications';
import {
  mailedToken,
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());
// All tests share one client address, so failed attempts are cleared between them.
beforeEach(() => server.clock.advance((LIMITS.longestSignInDelaySeconds * 2 + 1) * 1_000));

const NEW = 'a brand new password';
const change = (session: TestSession, currentPassword: string, newPassword = NEW) =>
  server.api.answer(changePassword, { session, body: { currentPassword, newPassword } });
const isIn = async (session: TestSession) =>
  (await server.api.answer(userDetails, { session })).status === 200;
const canSignIn = async ({ emailId }: TestSession, password: string) =>
  (await server.api.answer(signIn, { body: { emailId, password } })).status === 200;

describe('changing the password', () => {
  test('with the current one works immediately and ends all other sessions', async () => {
    countAttack('sessions');
    const here = await newOwner(server);
    const elsewhere = await signInAs(server, here.emailId);
    const socket = await openNotificationSocket(server, elsewhere);
    expect((await change(here, TEST_PASSWORD)).body).toEqual({ status: 'success' });
    expect(await socket.next(sessionEnded)).toEqual({ reason: 'password' });
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    const refreshed = (session: TestSession) =>
      server.api.answer(refreshToken, {
        body: { userId: session.userId, tenantId: session.tenantId, appName: APP_NAME },
        headers: { cookie: session.cookie },
      });
    expect([(await refreshed(here)).status, (await refreshed(elsewhere)).status]).toEqual([200, 401]);
    expect([await canSignIn(here, TEST_PASSWORD), await canSignIn(here, NEW)]).toEqual([false, true]);
  });

  test('invalidates reset links that were mailed before', async () => {
    countAttack('leaks');
    const here = await newOwner(server);
    await server.api.call(forgotPassword, { body: { emailId: here.emailId } });
    const token = await mailedToken(server, here.emailId);
    await change(here, TEST_PASSWORD);
    const answer = await server.api.answer(resetPassword, { body: { token, password: 'somebody elses' } });
    expect(answer.body.code).toBe('link_invalid');
  });

  test('with a wrong current one is rejected, and guessing is throttled', async () => {
    countAttack('guessing');
    const here = await newOwner(server);
    const elsewhere = await signInAs(server, here.emailId);
    for (let throttle = 1; throttle <= LIMITS.wrongTriesBeforeDelay + 4; throttle++) {
      if (throttle > LIMITS.wrongTriesBeforeDelay) server.clock.advance(20_000);
      const answer = await change(here, 'not the password');
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { currentPassword: 'That’s not your current password.' },
      ]);
    }
    const early = await change(here, TEST_PASSWORD);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    // Counted apart from the sign-in page: a stolen session can't lock its owner out there.
    expect(await canSignIn(here, TEST_PASSWORD)).toBe(true);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, true]);
  });

  test('validates the new password like everywhere else, and requires both', async () => {
    const here = await newOwner(server);
    const short = await change(here, TEST_PASSWORD, 'short');
    expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([400, ['newPassword']]);
    expect((await change(here, '')).body.fields).toEqual({ currentPassword: 'Required' });
    expect(await canSignIn(here, TEST_PASSWORD)).toBe(true);
  });

  test('is rejected with a reason for a user who signs in without a password', async () => {
    const here = await newOwner(server);
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`update users set password_hash = null where id = ${here.userId}`),
    );
    expect((await server.api.call(userDetails, { session: here })).hasPassword).toBe(false);
    const answer = await change(here, TEST_PASSWORD);
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
    expect(answer.body.message).toMatch(/^You sign in without a password/);
    expect(await canSignIn(here, NEW)).toBe(false);
  });

  test('of two concurrent changes exactly one wins', async () => {
    const here = await newOwner(server);
    const answers = await Promise.all([
      change(here, TEST_PASSWORD, 'the first new one'),
      change(here, TEST_PASSWORD, 'the second new one'),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    const winner = answers[0]?.status === 200 ? 'the first new one' : 'the second new one';
    expect(await canSignIn(here, winner)).toBe(true);
  });
});

describe('the list of sessions', () => {
  const logins = async (session: TestSession) => (await server.api.call(listLogins, { session })).items;

  test('shows the user’s own sessions, last used first, with the current one marked', async () => {
    const here = await newOwner(server, { company: 'Halden Home' });
    await newOwner(server);
    server.clock.advance(60_000);
    const later = await signInAs(server, here.emailId);
    const items = await logins(here);
    expect(items.map((item) => item.isCurrent)).toEqual([false, true]);
    expect(items[0]).toEqual({
      sessionId: expect.stringMatching(/^ses_/),
      userAgent: 'node',
      ipAddress: '127.0.0.1',
      tenantName: 'Halden Home',
      signedInAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: false,
    });
    expect((await logins(later)).map((item) => item.isCurrent)).toEqual([true, false]);
    server.clock.advance(LIMITS.refreshTokenDays * 86_400_000 + 1_000);
    expect(await logins(await signInAs(server, here.emailId))).toHaveLength(1);
  });

  test('one session can be ended, and its window is notified immediately', async () => {
    const here = await newOwner(server);
    const [elsewhere, third] = [await signInAs(server, here.emailId), await signInAs(server, here.emailId)];
    const socket = await openNotificationSocket(server, elsewhere);
    const which = (await logins(elsewhere)).find((item) => item.isCurrent)?.sessionId;
    await server.api.call(endLogins, { session: here, body: { which: which ?? 'others' } });
    expect(await socket.next(sessionEnded)).toEqual({ reason: 'logout' });
    expect([await isIn(here), await isIn(elsewhere), await isIn(third)]).toEqual([true, false, true]);
    const again = await server.api.answer(endLogins, { session: here, body: { which } });
    expect(again.status).toBe(404);
  });

  test('all other sessions can be ended at once', async () => {
    countAttack('sessions');
    const here = await newOwner(server);
    const others = [await signInAs(server, here.emailId), await signInAs(server, here.emailId)];
    await server.api.call(endLogins, { session: here, body: { which: 'others' } });
    expect(await logins(here)).toHaveLength(1);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await isIn(here)).toBe(true);
  });

  test("another user's session can't be ended or distinguished from a nonexistent one; nor can the current one", async () => {
    countAttack('tenants');
    const [here, other] = [await newOwner(server), await newOwner(server)];
    const end = (which: unknown) => server.api.answer(endLogins, { session: here, body: { which } });
    const foreign = await end((await logins(other))[0]?.sessionId);
    expect(foreign.status).toBe(404);
    expect((await end(newId('ses'))).text).toBe(foreign.text);
    expect(await isIn(other)).toBe(true);
    const own = await end((await logins(here))[0]?.sessionId);
    expect([own.status, Object.keys(own.body.fields ?? {})]).toEqual([400, ['which']]);
    expect((await end('everything')).status).toBe(400);
    expect(await isIn(here)).toBe(true);
  });
});
