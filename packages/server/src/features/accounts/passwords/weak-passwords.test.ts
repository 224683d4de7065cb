/** Wherever a password is chosen, those that are guessed first are refused, and nothing changes. */
import {
  acceptInvitation,
  changePassword,
  forgotPassword,
  resetPassword,
  signUp,
} from '@parrot/contract/accounts';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  mailedToken,
  newEmail,
  newOwner,
  sharedTestServer,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const COMMON = ['12345678', 'Password', 'qwertyuiop', 'TRUSTNO1'];
const tooCommon = expect.stringContaining('too common');
const tooPersonal = expect.stringContaining('harder to guess');
const signUpWith = async (password: string) => {
  const emailId = newEmail();
  const body = { name: 'Matilda Fernström', company: 'Saltängen Boats', emailId, password };
  return { emailId, answer: await server.api.answer(signUp, { body }) };
};

test('the most common passwords are refused at sign-up, in any case of letters', async () => {
  countAttack('sessions');
  for (const password of COMMON) {
    const { emailId, answer } = await signUpWith(password);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ password: tooCommon });
    expect(await server.mailsTo(emailId)).toEqual([]);
  }
});

test('a password of little more than the name, the company or the product is refused', async () => {
  for (const password of ['Matilda7!', 'fernström2026', 'SaltängenBoats!', 'parrot123'])
    expect((await signUpWith(password)).answer.body.fields, password).toEqual({ password: tooPersonal });
  expect((await signUpWith('Matilda rows at dawn')).answer.status).toBe(200);
});

test('a reset, a change and an invitation refuse them too; the link and the old password still work', async () => {
  const owner = await newOwner(server);
  const { emailId } = owner;
  await server.api.call(forgotPassword, { body: { emailId } });
  const token = await mailedToken(server, emailId);
  const reset = await server.api.answer(resetPassword, { body: { token, password: 'trustno1' } });
  expect(reset.body.fields).toEqual({ password: tooCommon });
  const personal = await server.api.answer(resetPassword, { body: { token, password: 'MayaLind1' } });
  expect(personal.body.fields).toEqual({ password: tooPersonal });

  const session = await signInAs(server, emailId);
  const change = await server.api.answer(changePassword, {
    session,
    body: { currentPassword: TEST_PASSWORD, newPassword: 'iloveyou' },
  });
  expect(change.body.fields).toEqual({ newPassword: tooCommon });

  const invited = newEmail();
  const { items } = await server.api.call(inviteRoles, { session });
  const roleIds = items.map((role) => role.roleId).slice(-1);
  await server.api.call(inviteUser, { session, body: { emailIds: [invited], roleIds } });
  const accepted = await server.api.answer(acceptInvitation, {
    body: { token: await mailedToken(server, invited), name: 'Tomás Ruiz', password: 'sunshine' },
  });
  expect(accepted.body.fields).toEqual({ password: tooCommon });

  expect((await server.api.answer(resetPassword, { body: { token, password: TEST_PASSWORD } })).status).toBe(
    200,
  );
});
