import {
  forgotPassword,
  resetPassword,
  signIn,
  signInOptions,
  signUp,
  startOidc,
  userInfo,
  validateToken,
} from '@parrot/contract/accounts';
import { APP_NAME, CHANNEL_NAME, LIMITS } from '@parrot/contract/core';
import {
  followRedirect,
  mailedToken,
  newEmail,
  newOwner,
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
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());
// All tests share one client address, so failed attempts are cleared between them.
beforeEach(() => server.clock.advance((LIMITS.longestSignInDelaySeconds * 2 + 1) * 1_000));

const WRONG = 'not the password';
const tryIn = (emailId: string, password: string, more: { pageRedirection?: string } = {}) =>
  server.api.answer(signIn, { body: { emailId, password, ...more } });
/** Longer than the first four delays. */
const LONG_ENOUGH = 20_000;
/** Fails until the delay is half a minute, long enough for a slow machine to meet it. */
const lockOut = async (emailId: string) => {
  for (let tries = 1; tries <= LIMITS.wrongTriesBeforeDelay + 4; tries++) {
    if (tries > LIMITS.wrongTriesBeforeDelay) server.clock.advance(LONG_ENOUGH);
    expect((await tryIn(emailId, WRONG)).status).toBe(401);
  }
};
const removeFromAllTenants = (session: TestSession) =>
  server.server.platform.database.system((tx) =>
    tx.execute(sql`delete from memberships where user_id = ${session.userId}`),
  );

describe('messages of the login page', () => {
  test('a wrong password and an unknown address: Invalid credentials, with identical replies [AUT-09]', async () => {
    countAttack('enumeration');
    const wrong = await tryIn(owner.emailId, WRONG);
    const unknown = await tryIn(newEmail(), WRONG);
    expect(wrong.body).toEqual({ status: 401, code: 'invalid_credentials', message: 'Invalid credentials' });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('the right password of an unverified address: Please verify your email [AUT-09]', async () => {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD },
    });
    await server.mailTo(emailId);
    expect((await tryIn(emailId, TEST_PASSWORD)).body.message).toBe('Please verify your email');
    // Only someone with the password learns that.
    expect((await tryIn(emailId, WRONG)).body.message).toBe('Invalid credentials');
  });

  test('a user without a tenant: Permission Denied, without a forced logout [AUT-09]', async () => {
    const gone = await newOwner(server);
    await removeFromAllTenants(gone);
    const answer = await tryIn(gone.emailId, TEST_PASSWORD);
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Permission Denied');
  });

  test('a redirect of a deleted user: User not found [AUT-09]', async () => {
    const user = await newOwner(server);
    const { redirectTo } = await server.api.call(signIn, {
      body: { emailId: user.emailId, password: TEST_PASSWORD },
    });
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`delete from users where id = ${user.userId}`),
    );
    await expect(followRedirect(server, redirectTo)).rejects.toThrow('User not found');
  });

  test('a call without an active session: Session Expired! Login to continue [AUT-09]', async () => {
    const session = await signInAs(server, owner.emailId);
    server.clock.advance((LIMITS.accessTokenSeconds + 1) * 1_000);
    const answer = await server.api.answer(userInfo, {
      session,
      body: { appName: APP_NAME, channelName: CHANNEL_NAME, userId: session.userId },
    });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Session Expired! Login to continue');
  });
});

test('without an OpenID Connect provider configured, none is offered and none can be started [AUT-08]', async () => {
  expect(await server.api.call(signInOptions)).toEqual({ oidcName: null, keepsMail: true, demoUsers: [] });
  expect((await server.api.answer(startOidc, { body: {} })).status).toBe(404);
});

describe('failed attempts', () => {
  test('after five, each further one is delayed, twice as long every time', async () => {
    countAttack('guessing');
    const { emailId } = await newOwner(server);
    await lockOut(emailId);
    for (const longest of [32, 64]) {
      const early = await tryIn(emailId, TEST_PASSWORD);
      expect(early.status).toBe(429);
      const wait = Number(early.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(longest / 2);
      expect(wait).toBeLessThanOrEqual(longest);
      server.clock.advance(wait * 1_000);
      expect((await tryIn(emailId, WRONG)).status).toBe(401);
    }
    server.clock.advance(LIMITS.longestSignInDelaySeconds * 1_000);
    expect((await tryIn(emailId, TEST_PASSWORD)).status).toBe(200);
  });

  test('an unknown address is throttled in the same way', async () => {
    countAttack('enumeration');
    const { emailId } = await newOwner(server);
    const answers = [];
    for (const address of [emailId, newEmail()]) {
      await lockOut(address);
      answers.push(await tryIn(address, WRONG));
    }
    expect(answers.map((answer) => answer.status)).toEqual([429, 429]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  test('concurrent attempts gain nothing', async () => {
    countAttack('guessing');
    const { emailId } = await newOwner(server);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryIn(emailId, WRONG)));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(LIMITS.wrongTriesBeforeDelay);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(3);
  });

  test('the right password resets the count', async () => {
    const { emailId } = await newOwner(server);
    for (let round = 0; round < 2; round++) {
      for (let tries = 1; tries < LIMITS.wrongTriesBeforeDelay; tries++) {
        expect((await tryIn(emailId, WRONG)).status).toBe(401);
      }
      expect((await tryIn(emailId, TEST_PASSWORD)).status).toBe(200);
    }
  });

  const deviceOf = async (emailId: string) => {
    const { redirectTo } = await server.api.call(signIn, { body: { emailId, password: TEST_PASSWORD } });
    const query = new URL(redirectTo).searchParams;
    const { headers } = await server.api.answer(validateToken, {
      body: { userId: query.get('id'), token: query.get('token') },
    });
    const cookie = headers.getSetCookie().find((line) => line.startsWith('parrot_device=')) ?? '';
    expect(cookie).toMatch(/Path=\/api\/v1\/accounts; HttpOnly; SameSite=Lax/);
    return { cookie: cookie.split(';')[0] ?? '' };
  };
  const tryWith = (emailId: string, password: string, headers: Record<string, string>) =>
    server.api.answer(signIn, { body: { emailId, password }, headers });

  test('of strangers do not lock out a browser that signed in before', async () => {
    const { emailId } = await newOwner(server);
    const device = await deviceOf(emailId);
    await lockOut(emailId);
    expect((await tryIn(emailId, TEST_PASSWORD)).status).toBe(429);
    expect((await tryWith(emailId, TEST_PASSWORD, device)).status).toBe(200);
  });

  test('in a browser that signed in before are counted too, and it gets no advantage with other accounts', async () => {
    countAttack('guessing');
    const { emailId } = await newOwner(server);
    const device = await deviceOf(emailId);
    const other = await newOwner(server);
    await lockOut(other.emailId);
    expect((await tryWith(other.emailId, TEST_PASSWORD, device)).status).toBe(429);
    for (let tries = 0; tries < LIMITS.wrongTriesBeforeDelay; tries++)
      expect((await tryWith(emailId, WRONG, device)).status).toBe(401);
    expect((await tryWith(emailId, TEST_PASSWORD, device)).status).toBe(429);
  });

  test('one client that tries many accounts is throttled for every account', async () => {
    countAttack('guessing');
    for (let tries = 0; tries < LIMITS.wrongTriesPerClientBeforeDelay; tries++) {
      expect((await tryIn(newEmail(), WRONG)).status).toBe(401);
    }
    for (let tries = 0; tries < 4; tries++) {
      server.clock.advance(LONG_ENOUGH);
      expect((await tryIn(newEmail(), WRONG)).status).toBe(401);
    }
    const next = await tryIn(owner.emailId, TEST_PASSWORD);
    expect(next.status).toBe(429);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(16);
  });
});

describe('the redirect after sign-in', () => {
  test('leads to the token-login page with token, id and requested page', async () => {
    const { redirectTo } = await server.api.call(signIn, {
      body: { emailId: owner.emailId, password: TEST_PASSWORD, pageRedirection: 'desk/chats?view=all' },
    });
    const address = new URL(redirectTo);
    expect(address.origin + address.pathname).toBe(`${server.url}/token-login`);
    expect(address.searchParams.get('id')).toBe(owner.userId);
    expect(address.searchParams.get('pageRedirection')).toBe('desk/chats?view=all');
    expect(address.searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/\\evil.example',
    '../../evil',
    'desk/%2e%2e/evil',
    'desk#@evil',
    'desk chats',
    '',
  ])('the page %s is dropped', async (pageRedirection) => {
    const { redirectTo } = await server.api.call(signIn, {
      body: { emailId: owner.emailId, password: TEST_PASSWORD, pageRedirection },
    });
    expect(new URL(redirectTo).searchParams.has('pageRedirection')).toBe(false);
    expect(redirectTo).not.toContain('evil');
  });
});

describe('password reset', () => {
  const forget = (emailId: string) => server.api.answer(forgotPassword, { body: { emailId } });
  const reset = (token: string, password = 'a brand new password') =>
    server.api.answer(resetPassword, { body: { token, password } });

  test('the mailed link sets a new password, signs in and ends all earlier sessions [AUT-08]', async () => {
    countAttack('sessions');
    const before = await newOwner(server);
    await forget(before.emailId);
    const token = await mailedToken(server, before.emailId);
    const { redirectTo } = await server.api.call(resetPassword, {
      body: { token, password: 'a brand new password' },
    });
    const after = await followRedirect(server, redirectTo);
    const info = { appName: APP_NAME, channelName: CHANNEL_NAME, userId: before.userId };
    expect((await server.api.answer(userInfo, { session: before, body: info })).status).toBe(401);
    expect((await server.api.answer(userInfo, { session: after, body: info })).status).toBe(200);
    expect((await tryIn(before.emailId, TEST_PASSWORD)).status).toBe(401);
    expect((await tryIn(before.emailId, 'a brand new password')).status).toBe(200);
    expect((await reset(token)).body.code).toBe('link_invalid');
  });

  test('it clears the delay of failed attempts', async () => {
    const { emailId } = await newOwner(server);
    await lockOut(emailId);
    expect((await tryIn(emailId, TEST_PASSWORD)).status).toBe(429);
    await forget(emailId);
    expect((await reset(await mailedToken(server, emailId))).status).toBe(200);
    expect((await tryIn(emailId, 'a brand new password')).status).toBe(200);
  });

  test('a redirect issued before is invalid afterward', async () => {
    countAttack('sessions');
    const { emailId, userId } = await newOwner(server);
    const { redirectTo } = await server.api.call(signIn, { body: { emailId, password: TEST_PASSWORD } });
    await forget(emailId);
    await reset(await mailedToken(server, emailId));
    const answer = await server.api.answer(validateToken, {
      body: { userId, token: new URL(redirectTo).searchParams.get('token') },
    });
    expect(answer.status).toBe(401);
  });

  test('the link works for an hour, and only the newest one does', async () => {
    const { emailId } = await newOwner(server);
    await forget(emailId);
    const first = await mailedToken(server, emailId);
    await forget(emailId);
    const second = await mailedToken(server, emailId);
    expect((await reset(first)).body.code).toBe('link_invalid');
    server.clock.advance((LIMITS.passwordResetMinutes * 60 + 1) * 1_000);
    expect((await reset(second)).body.code).toBe('link_invalid');
  });

  test('the reply is the same for every address, and an unknown one gets no mail', async () => {
    countAttack('enumeration');
    const [{ emailId: known }, unknown] = [await newOwner(server), newEmail()];
    const answers = [await forget(unknown), await forget(known)];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    // Mail is sent in order, so the earlier request would have its mail by now.
    await server.mailTo(known, 'password');
    expect(await server.mailsTo(unknown)).toEqual([]);
  });

  test('a verification link does not reset the password', async () => {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD },
    });
    expect((await reset(await mailedToken(server, emailId))).body.code).toBe('link_invalid');
  });

  test('a reset before the verification also verifies the address', async () => {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD },
    });
    await server.mailTo(emailId);
    await forget(emailId);
    expect((await reset(await mailedToken(server, emailId))).status).toBe(200);
    expect((await tryIn(emailId, 'a brand new password')).status).toBe(200);
  });
});
