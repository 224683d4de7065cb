import {
  acceptInvitation,
  resendVerification,
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
  keptTestServer,
  mailedToken,
  newEmail,
  newOwner,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await keptTestServer();
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
const verify = (token: string) => server.api.answer(verifyEmail, { body: { token } });

describe('signing up', () => {
  test('makes the tenant, its owner with all rights and a trial of 14 days [AUT-08]', async () => {
    const emailId = newEmail();
    expect((await signUpAs(emailId)).body).toEqual({ status: 'success' });
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId) },
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
    const days = (Date.parse(planDetails.currentTermEndDate) - server.clock.now().getTime()) / (24 * HOUR);
    expect(days).toBeCloseTo(14, 2);
  });

  test('a known address gets the same answer, and its owner a mail that says so [AUT-08]', async () => {
    const known = await newOwner(server);
    const first = await signUpAs(newEmail());
    const second = await signUpAs(known.emailId, { password: 'another password' });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    const mail = await server.mailTo(known.emailId);
    expect(mail.subject).toBe('You already have a Parrot account');
    expect(mail.text).not.toContain('token=');
    await signInAs(server, known.emailId);
  });

  test('whoever signs up again before verifying starts afresh: only the newest link and password work', async () => {
    const emailId = newEmail();
    await signUpAs(emailId, { password: 'somebody else wrote this', company: 'Not mine' });
    const oldToken = await mailedToken(server, emailId);
    await signUpAs(emailId, { company: 'Mine' });
    expect((await verify(oldToken)).body.code).toBe('link_invalid');
    expect((await verify(await mailedToken(server, emailId))).status).toBe(200);
    const refused = await server.api.answer(signIn, {
      body: { emailId, password: 'somebody else wrote this' },
    });
    expect(refused.body.message).toBe('Invalid credentials');
    const session = await signInAs(server, emailId);
    const { tenantList } = await server.api.call(userDetails, { session });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['Mine']);
  });

  test('many at once with one address make one account', async () => {
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
  ])('an address with %s is refused, and the field named [VAL-01] [VAL-05]', async (_what, emailId) => {
    const answer = await signUpAs(emailId);
    expect(answer.status).toBe(400);
    // The very words of the rule that the web's forms use.
    const rule = email.safeParse(emailId).error?.issues[0]?.message;
    expect(rule).toBe('Please enter a valid e-mail address.');
    expect(answer.body.fields).toEqual({ emailId: rule });
  });

  test('every missing field is named [VAL-03]', async () => {
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

  test('the verification mail carries nothing that was typed, and a link of ours', async () => {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { ...details(emailId), name: '<b>Win</b> http://evil.example', company: 'http://evil.example' },
    });
    const mail = await server.mailTo(emailId, 'verify your email');
    expect(mail.text + mail.html + mail.subject).not.toMatch(/evil|Win/);
    expect(mail.text).toContain(`${server.url}/accounts/verify?token=`);
    expect(mail.html).toContain(`href="${server.url}/accounts/verify?token=`);
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
      message: 'This link is not valid any more. Please ask for a new one.',
    });
  });

  test('works for 24 hours, and then by the link of a new mail', async () => {
    const emailId = newEmail();
    await signUpAs(emailId);
    const token = await mailedToken(server, emailId);
    server.clock.advance(LIMITS.verificationHours * HOUR + 1_000);
    expect((await verify(token)).body.code).toBe('link_invalid');
    await server.api.call(resendVerification, { body: { emailId } });
    expect((await verify(await mailedToken(server, emailId))).status).toBe(200);
  });

  test('asking for the mail again answers alike for unknown and verified addresses, and sends them none', async () => {
    const verified = await newOwner(server);
    const unknown = newEmail();
    const pending = newEmail();
    await signUpAs(pending);
    const answers = [];
    for (const emailId of [verified.emailId, unknown, pending]) {
      answers.push((await server.api.answer(resendVerification, { body: { emailId } })).text);
    }
    expect(new Set(answers).size).toBe(1);
    // By when the last one who asked has theirs, the others would have had them.
    await expect.poll(() => server.mailsTo(pending)).toHaveLength(2);
    expect(await server.mailsTo(unknown)).toEqual([]);
    expect((await verify(await mailedToken(server, verified.emailId))).body.code).toBe('link_invalid');
  });
});

describe('an invited address that signs up by itself', () => {
  const inviteAgent = async (owner: Awaited<ReturnType<typeof newOwner>>, emailId: string) => {
    const { items } = await server.api.call(inviteRoles, { session: owner });
    const roleIds = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
    await server.api.call(inviteUser, { session: owner, body: { emailIds: [emailId], roleIds } });
  };

  test('lands in the inviting tenant with the role it was invited for, and gets no tenant of its own [AUT-08]', async () => {
    const owner = await newOwner(server, { company: 'Inviting Inc' });
    const emailId = newEmail();
    await inviteAgent(owner, emailId);
    const invitationToken = await mailedToken(server, emailId);
    await signUpAs(emailId);
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId) },
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

  test('founds its own tenant where the invitation ran out before the address was verified', async () => {
    const owner = await newOwner(server);
    const emailId = newEmail();
    await inviteAgent(owner, emailId);
    server.clock.advance((LIMITS.invitationHours - 1) * HOUR);
    await signUpAs(emailId, { company: 'On My Own' });
    server.clock.advance(2 * HOUR);
    const { redirectTo } = await server.api.call(verifyEmail, {
      body: { token: await mailedToken(server, emailId) },
    });
    const session = await followRedirect(server, redirectTo);
    const { tenantList } = await server.api.call(userDetails, { session });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['On My Own']);
  });
});
