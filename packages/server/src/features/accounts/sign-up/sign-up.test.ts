import {
  acceptInvitation,
  forgotPassword,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  userDetails,
  verifyEmail,
} from '@parrot/contract/accounts';
import { subscriptionDetails } from '@parrot/contract/billing';
import { BUILT_IN_ROLES, email, LIMITS } from '@parrot/contract/core';
import { inviteRoles, inviteUser, listUsers, roleFunctions } from '@parrot/contract/team';
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const HOUR = 3_600_000;
const details = (emailId: string) => ({
  name: 'Ada Berg',
  company: 'Berg & Sons',
  emailId,
  password: TEST_PASSWORD,
});
const signUpAs = (emailId: string, more: { password?: string; company?: string } = {}) =>
  server.api.answer(signUp, { body: { ...details(emailId), ...more } });
const verify = (token: string, password?: string) =>
  server.api.answer(verifyEmail, { body: { token, password: password ?? TEST_PASSWORD } });
const inviteAgent = async (owner: TestSession, emailId: string) => {
  const { items } = await server.api.call(inviteRoles, { session: owner });
  const roleIds = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
  await server.api.call(inviteUser, { session: owner, body: { emailIds: [emailId], roleIds } });
};

describe('signing up', () => {
  test('creates the tenant, its owner with all rights and a trial of 14 days [AUT-08]', async () => {
    const emailId = newEmail();
    expect((await signUpAs(emailId)).body).toEqual({ status: 'success' });
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
    });
    const session = await followRedirect(server, redirectTo);

    const profile = await server.api.call(userDetails, { session });
    expect(profile).toMatchObject({ userName: 'Ada Berg', emailId, userStatus: 'ACTIVE' });
    expect(profile.tenantList.map((entry) => entry.tenantName)).toEqual(['Berg & Sons']);
    const rights = await server.api.call(roleFunctions, { session });
    expect(rights.userInfo).toEqual({ studioAccess: true, deskAccess: true });
    expect(rights.roleFunctionList).toEqual(BUILT_IN_ROLES.owner.functions);
    const { items } = await server.api.call(inviteRoles, { session });
    expect(items.map((role) => role.roleName)).toEqual(
      Object.values(BUILT_IN_ROLES).map((role) => role.name),
    );
    const { planDetails } = (await server.api.call(subscriptionDetails, { session })).data;
    expect(planDetails.status).toBe('trial');
    const days =
      (Date.parse(planDetails.currentTermEndDate ?? '') - server.clock.now().getTime()) / (24 * HOUR);
    expect(days).toBeCloseTo(14, 2);
  });

  test('a known address gets the same reply, and its owner a mail about it [AUT-08]', async () => {
    countAttack('enumeration');
    const known = await newOwner(server);
    const first = await signUpAs(newEmail());
    const second = await signUpAs(known.emailId, { password: 'another password' });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    const mail = await server.mailTo(known.emailId);
    expect(mail.subject).toBe('You already have a Parrot account');
    expect(mail.text).not.toContain('token=');
    await signInAs(server, known.emailId);
  });

  test('signing up again before verifying starts over: only the newest link and password work', async () => {
    const emailId = newEmail();
    await signUpAs(emailId, { password: 'somebody else wrote this', company: 'Not mine' });
    const oldToken = await mailedToken(server, emailId);
    await signUpAs(emailId, { company: 'Mine' });
    // The reply comes before the work; the mail comes after it.
    const newToken = await mailedToken(server, emailId);
    expect((await verify(oldToken)).body.code).toBe('link_invalid');
    expect((await verify(newToken)).status).toBe(200);
    const refused = await server.api.answer(signIn, {
      body: { emailId, password: 'somebody else wrote this' },
    });
    expect(refused.body.message).toBe('Invalid credentials');
    const session = await signInAs(server, emailId);
    const { tenantList } = await server.api.call(userDetails, { session });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['Mine']);
  });

  test('concurrent sign-ups with one address create one account', async () => {
    const emailId = newEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUpAs(emailId)));
    expect(new Set(answers.map((answer) => answer.text))).toEqual(new Set(['{"status":"success"}']));
    expect((await verify(await mailedToken(server, emailId))).status).toBe(200);
    const session = await signInAs(server, emailId);
    expect((await server.api.call(userDetails, { session })).tenantList).toHaveLength(1);
  });

  test.each([
    ['a plus sign', 'ada+parrot@example.com'],
    ['two dots in a row', 'ada..berg@example.com'],
    ['no ending', 'ada@example'],
    ['a label that starts with a hyphen', 'ada@-example.com'],
    ['a label of 64 characters', `ada@${'a'.repeat(64)}.com`],
  ])("an address with %s is rejected with the field's name [VAL-01] [VAL-05]", async (_what, emailId) => {
    const answer = await signUpAs(emailId);
    expect(answer.status).toBe(400);
    // The same texts as in the web forms.
    const rule = email.safeParse(emailId).error?.issues[0]?.message;
    expect(rule).toBe('Please enter a valid email address.');
    expect(answer.body.fields).toEqual({ emailId: rule });
  });

  test('every missing field is reported [VAL-03]', async () => {
    const answer = await server.api.answer(signUp, {
      body: { name: ' ', company: '', emailId: '', password: 'short' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      name: 'Required',
      company: `Please use at least ${LIMITS.tenantName.min} characters.`,
      emailId: 'Required',
      password: `Please use at least ${LIMITS.password.min} characters.`,
    });
  });

  test('the verification mail contains no user input, and a link to us', async () => {
    countAttack('script');
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { ...details(emailId), name: '<b>Win</b> http://evil.example', company: 'http://evil.example' },
    });
    const mail = await server.mailTo(emailId, 'Verify your email');
    expect(mail.text + mail.html + mail.subject).not.toMatch(/evil|Win/);
    expect(mail.text).toContain(`${server.url}/accounts/verify?token=`);
    expect(mail.html).toContain(`href="${server.url}/accounts/verify?token=`);
  });
});

describe('the password of an account', () => {
  const STRANGERS = 'chosen by a stranger';
  const otherSignsUp = async (emailId: string) => {
    const answer = await signUpAs(emailId, { password: STRANGERS });
    await server.mailTo(emailId, 'Verify');
    return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  };
  const signInWith = (emailId: string, password: string) =>
    server.api.answer(signIn, { body: { emailId, password } });

  test('is never the one a stranger signed up with: the owner of the mailbox chooses it, and the stranger stays out', async () => {
    countAttack('guessing');
    const owner = await newOwner(server);
    const emailId = newEmail();
    await inviteAgent(owner, emailId);
    const cookie = await otherSignsUp(emailId);
    const token = await mailedToken(server, emailId);
    const refused = await server.api.answer(verifyEmail, { body: { token } });
    expect([refused.status, refused.body.code]).toEqual([409, 'password_needed']);
    expect((await verify(token)).status).toBe(200);
    expect((await signInWith(emailId, STRANGERS)).body.code).toBe('invalid_credentials');
    const session = await signInAs(server, emailId);
    expect(session.tenantId).toBe(owner.tenantId);
    const again = await server.api.answer(verifyEmail, { body: { token }, headers: { cookie } });
    expect(again.body.code).toBe('link_invalid');
  });

  test('is the one from the sign-up if the link is opened in the same browser', async () => {
    const emailId = newEmail();
    const answer = await signUpAs(emailId);
    const cookie = answer.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(
      /^parrot_sign_up=.*Path=\/api\/v1\/accounts\/verify-email; HttpOnly; SameSite=Lax/,
    );
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId) },
      headers: { cookie: cookie.split(';')[0] },
    });
    await followRedirect(server, redirectTo);
    await signInAs(server, emailId);
  });

  test('from the first sign-up is discarded once another person signed up with the address', async () => {
    const emailId = newEmail();
    const first = await signUpAs(emailId);
    await server.mailTo(emailId);
    await otherSignsUp(emailId);
    const answer = await server.api.answer(verifyEmail, {
      body: { token: await mailedToken(server, emailId) },
      headers: { cookie: (first.headers.getSetCookie()[0] ?? '').split(';')[0] },
    });
    expect(answer.body.code).toBe('password_needed');
  });

  test('comes from the invitation if one is accepted, regardless of earlier sign-ups with the address', async () => {
    const owner = await newOwner(server);
    const emailId = newEmail();
    await inviteAgent(owner, emailId);
    const invitation = await mailedToken(server, emailId);
    const cookie = await otherSignsUp(emailId);
    const verification = await mailedToken(server, emailId);
    await server.api.call(acceptInvitation, {
      body: { token: invitation, name: 'Ada Berg', password: TEST_PASSWORD },
    });
    expect((await signInWith(emailId, STRANGERS)).body.code).toBe('invalid_credentials');
    const late = await server.api.answer(verifyEmail, { body: { token: verification }, headers: { cookie } });
    expect(late.body.code).toBe('link_invalid');
    await signInAs(server, emailId);
  });

  test("comes from the reset if one is requested before the address is confirmed, and the mail contains no stranger's text", async () => {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { ...details(emailId), name: 'Win at http://evil.example', password: STRANGERS },
    });
    await server.mailTo(emailId, 'Verify');
    await server.api.call(forgotPassword, { body: { emailId } });
    const mail = await server.mailTo(emailId, 'password');
    expect(mail.text + mail.html).not.toContain('evil');
    await server.api.call(resetPassword, {
      body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
    });
    expect((await signInWith(emailId, STRANGERS)).body.code).toBe('invalid_credentials');
    await signInAs(server, emailId);
  });

  test('the reply to a sign-up is the same for a known address, cookie included', async () => {
    countAttack('enumeration');
    const known = await newOwner(server);
    const shapes = [];
    for (const emailId of [known.emailId, newEmail()]) {
      const answer = await signUpAs(emailId);
      const cookie = answer.headers.getSetCookie()[0] ?? '';
      shapes.push([answer.status, answer.text, cookie.length]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });
});

describe('verifying the address', () => {
  test('works once [AUT-08]', async () => {
    const emailId = newEmail();
    await signUpAs(emailId);
    const token = await mailedToken(server, emailId);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
    expect((await verify(token)).body).toEqual({
      status: 400,
      code: 'link_invalid',
      message: 'This link is no longer valid. Please request a new one.',
    });
  });

  test('works for 24 hours, and then with the link of a new mail', async () => {
    const emailId = newEmail();
    await signUpAs(emailId);
    const token = await mailedToken(server, emailId);
    server.clock.advance(LIMITS.verificationHours * HOUR + 1_000);
    expect((await verify(token)).body.code).toBe('link_invalid');
    await server.api.call(resendVerification, { body: { emailId } });
    expect((await verify(await mailedToken(server, emailId))).status).toBe(200);
  });

  test('requesting the mail again gets the same reply for unknown and verified addresses, and sends them none', async () => {
    countAttack('enumeration');
    const verified = await newOwner(server);
    const unknown = newEmail();
    const pending = newEmail();
    await signUpAs(pending);
    // The account is made after the reply.
    await expect.poll(() => server.mailsTo(pending)).toHaveLength(1);
    const answers = [];
    for (const emailId of [verified.emailId, unknown, pending]) {
      answers.push((await server.api.answer(resendVerification, { body: { emailId } })).text);
    }
    expect(new Set(answers).size).toBe(1);
    // Mail is sent in order, so the earlier requests would have theirs by now.
    await expect.poll(() => server.mailsTo(pending)).toHaveLength(2);
    expect(await server.mailsTo(unknown)).toEqual([]);
    expect((await verify(await mailedToken(server, verified.emailId))).body.code).toBe('link_invalid');
  });
});

describe('an invited address that signs up on its own', () => {
  test('joins the inviting tenant with the invited role, and gets no tenant of its own [AUT-08]', async () => {
    const owner = await newOwner(server, { company: 'Inviting Inc' });
    const emailId = newEmail();
    await inviteAgent(owner, emailId);
    const invitationToken = await mailedToken(server, emailId);
    await signUpAs(emailId);
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
    });
    const session = await followRedirect(server, redirectTo);
    expect(session.tenantId).toBe(owner.tenantId);
    const { tenantList } = await server.api.call(userDetails, { session });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['Inviting Inc']);
    const rights = await server.api.call(roleFunctions, { session });
    expect(rights.userInfo).toEqual({ studioAccess: false, deskAccess: true });
    const { items } = await server.api.call(listUsers, { session: owner, body: { search: emailId } });
    expect(items.map((member) => member.status)).toEqual(['ACTIVE']);
    const again = await server.api.answer(acceptInvitation, {
      body: { token: invitationToken, password: TEST_PASSWORD },
    });
    expect(again.body.code).toBe('invitation_used');
  });

  test('gets its own tenant if the invitation expired before the address was verified', async () => {
    const owner = await newOwner(server);
    const emailId = newEmail();
    await inviteAgent(owner, emailId);
    server.clock.advance((LIMITS.invitationHours - 1) * HOUR);
    await signUpAs(emailId, { company: 'On My Own' });
    server.clock.advance(2 * HOUR);
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
    });
    const session = await followRedirect(server, redirectTo);
    const { tenantList } = await server.api.call(userDetails, { session });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['On My Own']);
  });
});
