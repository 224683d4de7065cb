import {
  acceptInvitation,
  changePassword,
  confirmTotp,
  finishSignIn,
  forgotPassword,
  openSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  resetPassword,
  secondFactorDetails,
  signIn,
  startTotp,
  startTotpAtSignIn,
  userDetails,
  validateToken,
} from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { LIMITS } from '@parrot/contract/core';
import { cancelWorkspaceErasure, scheduleWorkspaceErasure, workspaceData } from '@parrot/contract/privacy';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  followRedirect,
  mailedToken,
  newOwner,
  sharedTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Authenticator,
  addTotp,
  enter,
  nextCode,
  secondFactorToken,
  signInWithCode,
  tokenAfterPassword,
} from './second-factor.fixture.ts';
import { totpCode } from './totp.ts';

let server: TestServer;
let owner: TestSession;
let app: Authenticator;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await addTotp(server, owner);
});
afterAll(() => server.stop());
// Failed attempts of one test must not slow down the next.
beforeEach(() => server.clock.advance((LIMITS.longestSignInDelaySeconds * 2 + 1) * 1_000));

const WRONG = 'This code is incorrect or was already used. Enter the one your app shows now.';
const codeErrors = ({ status, body }: Awaited<ReturnType<typeof enter>>) => [status, body.fields];
const actionsOf = async (session: TestSession) => {
  const { items } = await server.api.call(listActivity, { session, body: { subjects: ['user'] } });
  return items.map(({ act }) => act);
};

describe('setting up an authenticator app', () => {
  test('needs the password and a code of the key; only then it counts, and is recorded and mailed', async () => {
    const person = await newOwner(server);
    const { key, address } = await server.api.call(startTotp, { session: person, body: {} });
    expect(address).toContain(`secret=${key}`);
    const confirm = (code: string, password?: string) =>
      server.api.answer(confirmTotp, { session: person, body: { code, password } });
    const code = () => totpCode(key, server.clock.now());
    expect((await confirm(code())).body.fields).toEqual({ password: 'Required' });
    const wrongPassword = await confirm(code(), 'not the password');
    expect(wrongPassword.body.fields).toEqual({ password: 'That’s not your current password.' });
    expect(codeErrors(await confirm('123', TEST_PASSWORD))).toEqual([400, { code: WRONG }]);
    expect(await server.api.call(secondFactorDetails, { session: person })).toMatchObject({
      totpSince: null,
    });
    expect((await server.api.call(signIn, signInBody(person))).redirectTo).toContain('/token-login?');

    const { recoveryCodes } = (await confirm(code(), TEST_PASSWORD)).body as unknown as Authenticator;
    expect(new Set(recoveryCodes).size).toBe(LIMITS.recoveryCodes);
    expect(await server.api.call(secondFactorDetails, { session: person })).toEqual({
      status: 'success',
      totpSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: LIMITS.recoveryCodes,
      isNeeded: false,
    });
    expect(await actionsOf(person)).toEqual(['user.secondFactorAdded']);
    expect((await server.mailTo(person.emailId)).subject).toBe(
      'Two-factor authentication was set up for your Parrot account',
    );
    expect((await server.api.answer(startTotp, { session: person, body: {} })).status).toBe(409);
    expect((await confirm(code(), TEST_PASSWORD)).status).toBe(409);
  });

  test('stores the key encrypted and the recovery codes as hashes', async () => {
    countAttack('secrets');
    const stored = await server.server.platform.database.system(async (tx) => [
      await tx.execute(sql`select * from totp_keys where user_id = ${owner.userId}`),
      await tx.execute(sql`select * from recovery_codes where user_id = ${owner.userId}`),
    ]);
    const text = JSON.stringify(stored);
    expect(text).toContain(owner.userId);
    for (const secret of [app.key, ...app.recoveryCodes]) expect(text).not.toContain(secret);
  });
});

describe('signing in with a second factor', () => {
  test('the password alone opens no session; with a code it does, on the page that was asked for', async () => {
    const body = { ...signInBody(owner).body, pageRedirection: 'desk/chats' };
    const { redirectTo } = await server.api.call(signIn, { body });
    const token = secondFactorToken(redirectTo);
    expect(new URL(redirectTo).searchParams.get('pageRedirection')).toBe('desk/chats');
    const stolen = await server.api.answer(validateToken, { body: { userId: owner.userId, token } });
    expect(stolen.status).toBe(401);
    expect(await server.api.call(openSecondFactor, { body: { token } })).toEqual({
      status: 'success',
      emailId: owner.emailId,
      mustSetUp: false,
      hasPasskey: false,
    });
    const again = await signInWithCode(server, owner, nextCode(server, app));
    expect((await server.api.call(userDetails, { session: again })).emailId).toBe(owner.emailId);
  });

  test('a code works once, also at another moment of its validity and for two at the same time', async () => {
    countAttack('guessing');
    const [first, second] = [
      await tokenAfterPassword(server, owner),
      await tokenAfterPassword(server, owner),
    ];
    const code = nextCode(server, app);
    const answers = await Promise.all([enter(server, first, code), enter(server, second, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    server.clock.advance(30_000);
    expect(codeErrors(await enter(server, await tokenAfterPassword(server, owner), code))).toEqual([
      400,
      { code: WRONG },
    ]);
    // The token is used up with the sign-in.
    const used = answers[0]?.status === 200 ? first : second;
    expect((await enter(server, used, nextCode(server, app))).status).toBe(401);
  });

  test('a code with blanks is accepted; one that is two steps old, or empty, is not', async () => {
    const token = await tokenAfterPassword(server, owner);
    const old = nextCode(server, app);
    server.clock.advance(60_000);
    expect(codeErrors(await enter(server, token, old))).toEqual([400, { code: WRONG }]);
    expect(codeErrors(await enter(server, token, ' '))).toEqual([400, { code: 'Required' }]);
    const code = nextCode(server, app);
    expect((await enter(server, token, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('a recovery code works once, however it is typed, and its owner is told', async () => {
    const [code = '', other = ''] = app.recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const session = await signInWithCode(server, owner, typed);
    expect((await server.mailTo(owner.emailId)).subject).toBe(
      'A recovery code was used to sign in to Parrot',
    );
    expect((await actionsOf(session))[0]).toBe('user.recoveryCodeUsed');
    const token = await tokenAfterPassword(server, owner);
    expect(codeErrors(await enter(server, token, code))).toEqual([400, { code: WRONG }]);
    const { recoveryCodesLeft } = await server.api.call(secondFactorDetails, { session });
    expect(recoveryCodesLeft).toBe(LIMITS.recoveryCodes - 1);
    const otherOwner = await newOwner(server);
    await addTotp(server, otherOwner);
    expect((await enter(server, await tokenAfterPassword(server, otherOwner), other)).status).toBe(400);
  });

  test('guessing is slowed down, whatever tokens are used; a browser that signed in before is not', async () => {
    countAttack('guessing');
    const person = await newOwner(server);
    const own = await addTotp(server, person);
    const { redirectTo } = (
      await enter(server, await tokenAfterPassword(server, person), nextCode(server, own))
    ).body as unknown as { redirectTo: string };
    const query = new URL(redirectTo).searchParams;
    const opened = await server.api.answer(validateToken, {
      body: { userId: person.userId, token: query.get('token') ?? '' },
    });
    const device = opened.headers.getSetCookie().find((cookie) => cookie.startsWith('parrot_device'));
    for (let guess = 0; guess < LIMITS.wrongTriesBeforeDelay; guess++)
      expect((await enter(server, await tokenAfterPassword(server, person), `00000${guess}`)).status).toBe(
        400,
      );
    const code = totpCode(own.key, new Date(server.clock.now().getTime() + 30_000));
    const token = await tokenAfterPassword(server, person);
    const refused = await enter(server, token, code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const cookie = { cookie: device?.split(';')[0] ?? '' };
    expect((await enter(server, token, code, cookie)).status).toBe(200);
  });

  test('a token is refused if it is made up, expired or from before a new password', async () => {
    countAttack('tokens');
    const person = await newOwner(server);
    const own = await addTotp(server, person);
    const refusal = (token: string) => enter(server, token, nextCode(server, own));
    expect((await refusal('made-up-by-somebody')).body.message).toBe(
      'That took too long. Please sign in again.',
    );
    const old = await tokenAfterPassword(server, person);
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a brand new password' };
    await server.api.call(changePassword, { session: person, body });
    expect((await refusal(old)).status).toBe(401);
    const late = await tokenAfterPassword(server, owner);
    server.clock.advance(LIMITS.secondFactorMinutes * 60_000);
    expect((await enter(server, late, nextCode(server, app))).status).toBe(401);
  });

  test('is also asked for after a password reset and an invitation, and can’t be set up anew there', async () => {
    const emailId = owner.emailId;
    await server.api.call(forgotPassword, { body: { emailId } });
    const reset = await server.api.call(resetPassword, {
      body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
    });
    const token = secondFactorToken(reset.redirectTo);
    const setUp = await server.api.answer(startTotpAtSignIn, { body: { token } });
    expect(setUp.status).toBe(401);
    expect((await server.api.answer(finishSignIn, { body: { token } })).status).toBe(401);

    const other = await newOwner(server);
    const { items } = await server.api.call(inviteRoles, { session: other });
    const roleIds = items.slice(0, 1).map(({ roleId }) => roleId);
    await server.api.call(inviteUser, { session: other, body: { emailIds: [emailId], roleIds } });
    const accepted = await server.api.call(acceptInvitation, {
      body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
    });
    const joined = await enter(server, secondFactorToken(accepted.redirectTo), nextCode(server, app));
    const session = await followRedirect(
      server,
      (joined.body as unknown as { redirectTo: string }).redirectTo,
    );
    expect(session.tenantId).toBe(other.tenantId);
  });
});

describe('in the profile', () => {
  test('recovery codes are renewed with code and password; the old ones stop working', async () => {
    const person = await newOwner(server);
    const own = await addTotp(server, person);
    const renew = (code: string) =>
      server.api.answer(renewRecoveryCodes, { session: person, body: { code, password: TEST_PASSWORD } });
    expect(codeErrors(await renew('000000'))).toEqual([400, { code: WRONG }]);
    const renewed = (await renew(nextCode(server, own))).body as unknown as Authenticator;
    expect(renewed.recoveryCodes).toHaveLength(LIMITS.recoveryCodes);
    const token = await tokenAfterPassword(server, person);
    expect((await enter(server, token, own.recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await enter(server, token, renewed.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('the app is removed with password and code, or a recovery code; then the password is enough', async () => {
    const person = await newOwner(server);
    const own = await addTotp(server, person);
    const remove = (code: string, password: string | undefined = TEST_PASSWORD) =>
      server.api.answer(removeTotp, { session: person, body: { code, password } });
    expect((await remove(nextCode(server, own), 'not the password')).status).toBe(400);
    expect(codeErrors(await remove('000000'))).toEqual([400, { code: WRONG }]);
    expect((await remove(own.recoveryCodes[3] ?? '')).status).toBe(200);
    expect((await server.mailTo(person.emailId)).subject).toBe(
      'Two-factor authentication was removed from your Parrot account',
    );
    expect(await actionsOf(person)).toEqual(['user.secondFactorRemoved', 'user.secondFactorAdded']);
    expect((await server.api.call(signIn, signInBody(person))).redirectTo).toContain('/token-login?');
    expect(await server.api.call(secondFactorDetails, { session: person })).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    });
  });
});

const signInBody = ({ emailId }: TestSession) => ({ body: { emailId, password: TEST_PASSWORD } });

test('erasing the workspace needs a code of the app besides the password, each once', async () => {
  const session = await newOwner(server, { company: 'Twice Proved' });
  const authenticator = await addTotp(server, session);
  const { needsPassword, needsCode, workspaceName } = await server.api.call(workspaceData, { session });
  expect([needsPassword, needsCode]).toEqual([true, true]);
  const schedule = (code?: string) =>
    server.api.answer(scheduleWorkspaceErasure, {
      session,
      body: { workspaceName, password: TEST_PASSWORD, code },
    });
  expect((await schedule()).body.fields).toEqual({ code: 'Required' });
  expect(codeErrors(await schedule('000000'))).toEqual([400, { code: WRONG }]);
  const code = nextCode(server, authenticator);
  expect((await schedule(code)).status).toBe(200);
  await server.api.call(cancelWorkspaceErasure, { session });
  expect(codeErrors(await schedule(code))).toEqual([400, { code: WRONG }]);
});
