import {
  confirmTotpAtSignIn,
  createTenant,
  finishSignIn,
  openSecondFactor,
  removeTotp,
  resetSecondFactor,
  resetSecondFactorByOperator,
  saveWorkspaceSecurity,
  signIn,
  startTotpAtSignIn,
  switchTenant,
  userDetails,
  workspaceSecurity,
} from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { sessionEnded } from '@parrot/contract/notifications';
import {
  followRedirect,
  newMember,
  newOwner,
  openNotificationSocket,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTotp, nextCode, signInWithCode, tokenAfterPassword } from './second-factor.fixture.ts';
import { totpCode } from './totp.ts';

const OPERATOR_TOKEN = 'the-token-of-the-operator-1234567';

let server: TestServer;
let owner: TestSession;
let agent: TestSession;
let admin: TestSession;
beforeAll(async () => {
  server = await startTestServer({ settings: { OPERATOR_TOKEN } });
  owner = await newOwner(server, { company: 'Halden Home' });
  agent = await newMember(server, owner, 'agent');
  admin = await newMember(server, owner, 'admin');
});
afterAll(() => server.stop());

const save = (session: TestSession, needsSecondFactor: boolean) =>
  server.api.answer(saveWorkspaceSecurity, { session, body: { needsSecondFactor } });
const isIn = async (session: TestSession) =>
  (await server.api.answer(userDetails, { session })).status === 200;

test('only owners may require a second factor, and only if they have one themselves', async () => {
  expect((await save(admin, true)).body.message).toBe('Only owners can change this.');
  expect((await save(owner, true)).body.message).toMatch(
    /^Set up two-factor authentication for yourself first/,
  );
  await addTotp(server, owner);
  expect(await server.api.call(workspaceSecurity, { session: admin })).toEqual({
    status: 'success',
    needsSecondFactor: false,
    userIds: [owner.userId],
    mayChange: false,
  });
});

test('members without one are signed out at once, and set one up when they sign in, before anything else', async () => {
  countAttack('sessions');
  const elsewhere = (await server.api.call(createTenant, { session: agent, body: { tenantName: 'Own' } }))
    .tenantId;
  const socket = await openNotificationSocket(server, admin);
  expect((await save(owner, true)).status).toBe(200);
  expect(await socket.next(sessionEnded)).toEqual({ reason: 'secondFactor' });
  expect([await isIn(owner), await isIn(agent), await isIn(admin)]).toEqual([true, false, false]);

  const token = await tokenAfterPassword(server, agent);
  expect(await server.api.call(openSecondFactor, { body: { token } })).toMatchObject({ mustSetUp: true });
  const { key } = await server.api.call(startTotpAtSignIn, { body: { token } });
  const confirm = (code: string) => server.api.answer(confirmTotpAtSignIn, { body: { token, code } });
  expect((await confirm('000000')).status).toBe(400);
  const confirmed = (await confirm(totpCode(key, server.clock.now()))).body as unknown as {
    token: string;
    recoveryCodes: string[];
  };
  expect(confirmed.recoveryCodes).toHaveLength(10);
  // Saving the codes takes longer than a redirect lives.
  server.clock.advance(120_000);
  const finish = () =>
    server.api.answer(finishSignIn, { body: { token: confirmed.token, pageRedirection: 'desk' } });
  const { redirectTo } = (await finish()).body as unknown as { redirectTo: string };
  expect((await finish()).status).toBe(401);
  const session = await followRedirect(server, redirectTo);
  await server.api.call(switchTenant, { session, body: { tenantId: elsewhere } });
  agent = await signInWithCode(server, agent, nextCode(server, { key }));

  const body = { code: nextCode(server, { key }), password: TEST_PASSWORD };
  const refusal = await server.api.answer(removeTotp, { session: agent, body });
  expect(refusal.body.message).toBe(
    'Your workspace requires two-factor authentication, so you can’t remove it.',
  );
});

test('a session of another workspace can’t switch to one that needs a second factor', async () => {
  const other = await newOwner(server);
  const { tenantId } = await server.api.call(createTenant, {
    session: other,
    body: { tenantName: 'Strict' },
  });
  await server.server.platform.database.system((tx) =>
    tx.execute(`update tenants set needs_second_factor = true where id = '${tenantId}'`),
  );
  const refused = await server.api.answer(switchTenant, { session: other, body: { tenantId } });
  expect([refused.status, refused.body.code]).toEqual([409, 'second_factor_needed']);
  expect(await isIn(other)).toBe(true);
  await addTotp(server, other);
  expect((await server.api.answer(switchTenant, { session: other, body: { tenantId } })).status).toBe(200);
});

test('an owner resets the second factor of a member of this workspace only; the member is told and signed out', async () => {
  countAttack('tenants');
  const reset = (userId: string, session = owner) =>
    server.api.answer(resetSecondFactor, { session, body: { userId } });
  expect((await reset(agent.userId)).body.message).toMatch(/^This person belongs to other workspaces too/);
  expect((await reset(owner.userId)).body.message).toMatch(/^You can change your own/);
  expect((await reset(admin.userId)).body.message).toBe(
    'This person hasn’t set up two-factor authentication.',
  );

  const token = await tokenAfterPassword(server, admin);
  const { key } = await server.api.call(startTotpAtSignIn, { body: { token } });
  const code = totpCode(key, server.clock.now());
  const { token: next } = await server.api.call(confirmTotpAtSignIn, { body: { token, code } });
  admin = await followRedirect(
    server,
    (await server.api.call(finishSignIn, { body: { token: next } })).redirectTo,
  );
  expect((await reset(owner.userId, admin)).status).toBe(403);
  expect((await reset(admin.userId)).status).toBe(200);
  expect(await isIn(admin)).toBe(false);
  expect((await server.mailTo(admin.emailId)).subject).toBe(
    'Two-factor authentication was reset for your Parrot account',
  );
  const { items } = await server.api.call(listActivity, { session: owner, body: { limit: 1 } });
  expect(items[0]).toMatchObject({
    act: 'user.secondFactorReset',
    actorId: owner.userId,
    subjectId: admin.userId,
  });
  const again = await tokenAfterPassword(server, admin);
  expect(await server.api.call(openSecondFactor, { body: { token: again } })).toMatchObject({
    mustSetUp: true,
  });
});

test('the operator resets the second factor of a locked-out owner', async () => {
  const reset = (authorization: string, emailId = owner.emailId) =>
    server.api.answer(resetSecondFactorByOperator, { body: { emailId }, headers: { authorization } });
  expect((await reset('Bearer wrong')).status).toBe(401);
  const authorization = `Bearer ${OPERATOR_TOKEN}`;
  expect((await reset(authorization, 'nobody@halden.example')).status).toBe(404);
  expect((await reset(authorization)).status).toBe(200);
  expect(await isIn(owner)).toBe(false);
  const token = await tokenAfterPassword(server, owner);
  expect(await server.api.call(openSecondFactor, { body: { token } })).toMatchObject({ mustSetUp: true });
});

test('where it is not required any more, the password is enough again', async () => {
  const token = await tokenAfterPassword(server, owner);
  const { key } = await server.api.call(startTotpAtSignIn, { body: { token } });
  const code = totpCode(key, server.clock.now());
  const { token: next } = await server.api.call(confirmTotpAtSignIn, { body: { token, code } });
  owner = await followRedirect(
    server,
    (await server.api.call(finishSignIn, { body: { token: next } })).redirectTo,
  );
  expect((await save(owner, false)).status).toBe(200);
  const body = { emailId: admin.emailId, password: TEST_PASSWORD };
  expect((await server.api.call(signIn, { body })).redirectTo).toContain('/token-login?');
  const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['tenant'] } });
  expect(items.map(({ act }) => act)).toEqual([
    'tenant.secondFactorOptional',
    'tenant.secondFactorNeeded',
    'tenant.created',
  ]);
});
