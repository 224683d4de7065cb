import { acceptInvitation, openInvitation, userDetails } from '@parrot/contract/accounts';
import { createApp } from '@parrot/contract/apps';
import { LIMITS, type RoleId } from '@parrot/contract/core';
import { listAgentApps } from '@parrot/contract/desk';
import { inviteRoles, inviteUser, listUsers, roleFunctions } from '@parrot/contract/team';
import {
  followRedirect,
  mailedToken,
  newEmail,
  newMember,
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

let server: TestServer;
let owner: TestSession;
let agentRole: RoleId[];
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind', company: 'Halden Home' });
  const { items } = await server.api.call(inviteRoles, { session: owner });
  agentRole = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
});
afterAll(() => server.stop());

const invited = async (emailId = newEmail()) => {
  await server.api.call(inviteUser, { session: owner, body: { emailIds: [emailId], roleIds: agentRole } });
  return { emailId, token: await mailedToken(server, emailId) };
};
const open = (token: string) => server.api.answer(openInvitation, { query: { token } });
const accept = (body: { token: string; password: string; name?: string }) =>
  server.api.answer(acceptInvitation, { body });
const redirectIn = (answer: { body: unknown }) => (answer.body as { redirectTo: string }).redirectTo;

describe('a new user', () => {
  test('sees the inviter and the tenant, chooses name and password, and joins [AUT-08]', async () => {
    const { emailId, token } = await invited();
    const mail = await server.mailTo(emailId);
    expect(mail.subject).toBe('Maya Lind invited you to Halden Home on Parrot');
    expect(mail.text).toContain(`${server.url}/accounts/invitation?token=`);
    expect((await open(token)).body).toEqual({
      status: 'success',
      emailId,
      tenantName: 'Halden Home',
      invitedBy: 'Maya Lind',
      roleNames: ['Agent'],
      expiresAt: expect.any(String),
      hasAccount: false,
    });
    const answer = await accept({ token, name: 'Tomás Ruiz', password: TEST_PASSWORD });
    const session = await followRedirect(server, redirectIn(answer));
    expect(session).toMatchObject({ name: 'Tomás Ruiz', emailId, tenantId: owner.tenantId });
    expect((await server.api.call(roleFunctions, { session })).userInfo).toEqual({
      studioAccess: false,
      deskAccess: true,
    });
    expect((await signInAs(server, emailId)).tenantId).toBe(owner.tenantId);
  });

  test('gets access to the apps of the invitation only', async () => {
    const make = async (appName: string) =>
      (await server.api.call(createApp, { session: owner, body: { appName, appType: 'Q&A' } })).app.appId;
    const [mine] = [await make('Given'), await make('NotGiven')];
    const agent = await newMember(server, owner, 'agent', [mine]);
    const { items } = await server.api.call(listAgentApps, { session: agent, body: {} });
    expect(items.map((app) => app.appName)).toEqual(['Given']);
  });

  test('must enter a name and a valid password', async () => {
    const { token } = await invited();
    const nameless = await accept({ token, password: TEST_PASSWORD });
    expect([nameless.status, nameless.body.fields]).toEqual([400, { name: 'Required' }]);
    const short = await accept({ token, name: 'Tomás Ruiz', password: 'short' });
    expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([400, ['password']]);
    expect((await accept({ token, name: 'Tomás Ruiz', password: TEST_PASSWORD })).status).toBe(200);
  });

  test('can accept only once, also concurrently, and gets a clear error afterward [AUT-08]', async () => {
    const { token } = await invited();
    const answers = await Promise.all(
      ['Ann', 'Ben', 'Cem'].map((name) => accept({ token, name, password: TEST_PASSWORD })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const again of [await accept({ token, name: 'Dan', password: TEST_PASSWORD }), await open(token)]) {
      expect([again.status, again.body.code, again.body.message]).toEqual([
        409,
        'invitation_used',
        'This invitation was already accepted. Please sign in.',
      ]);
    }
  });

  test('finds the link expired after 24 hours [USR-01]', async () => {
    const { token } = await invited();
    server.clock.advance(LIMITS.invitationHours * 3_600_000 + 1_000);
    const opened = await open(token);
    expect([opened.status, opened.body.code, opened.body.message]).toEqual([
      400,
      'link_invalid',
      'Invitation Link is Expired',
    ]);
    expect((await accept({ token, name: 'Late', password: TEST_PASSWORD })).body.code).toBe('link_invalid');
    owner = await signInAs(server, owner.emailId);
  });

  test('finds the link expired if a newer invitation has replaced it', async () => {
    const { emailId, token } = await invited();
    const second = await invited(emailId);
    expect((await open(token)).body.message).toBe('Invitation Link is Expired');
    expect((await open(second.token)).status).toBe(200);
    const { items } = await server.api.call(listUsers, { session: owner, body: { search: emailId } });
    expect(items).toHaveLength(1);
  });

  test('a made-up link is rejected', async () => {
    expect((await open('a'.repeat(43))).body.message).toBe('Invitation Link is Expired');
    expect((await open('short')).status).toBe(400);
  });
});

describe('a user who has an account', () => {
  test('joins with their own password and then belongs to both tenants', async () => {
    const known = await newOwner(server, { company: 'Their Own' });
    const { token } = await invited(known.emailId);
    expect((await open(token)).body).toMatchObject({ hasAccount: true });
    const answer = await accept({ token, password: TEST_PASSWORD });
    const session = await followRedirect(server, redirectIn(answer));
    expect(session.tenantId).toBe(owner.tenantId);
    const { tenantList } = await server.api.call(userDetails, { session });
    expect(tenantList.map((entry) => entry.tenantName)).toEqual(['Their Own', 'Halden Home']);
  });

  test('gets a clear error when accepting as a new user [AUT-10]', async () => {
    const known = await newOwner(server);
    const { token } = await invited(known.emailId);
    const answer = await accept({ token, name: 'Somebody New', password: 'another password' });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Seems like you have already registered with another tenant.',
    ]);
    await signInAs(server, known.emailId);
    expect((await accept({ token, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('needs the right password, and guessing is throttled', async () => {
    countAttack('guessing');
    const known = await newOwner(server);
    const { token } = await invited(known.emailId);
    for (let throttle = 1; throttle <= LIMITS.wrongTriesBeforeDelay + 4; throttle++) {
      if (throttle > LIMITS.wrongTriesBeforeDelay) server.clock.advance(20_000);
      const answer = await accept({ token, password: 'not the password' });
      expect(answer.body.message).toBe('Invalid credentials');
    }
    const early = await accept({ token, password: TEST_PASSWORD });
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  // A member deactivated since then must not come in again by an old link.
  test.each(['ACTIVE', 'INACTIVE'])(
    'who has become a member meanwhile, now %s, gets a clear error',
    async (status) => {
      const known = await newOwner(server);
      const { token } = await invited(known.emailId);
      await server.server.platform.database.system((tx) =>
        tx.execute(sql`insert into memberships (tenant_id, user_id, status, created_at)
        values (${owner.tenantId}, ${known.userId}, ${status}, now())`),
      );
      for (const answer of [await open(token), await accept({ token, password: TEST_PASSWORD })]) {
        expect([answer.status, answer.body.message]).toEqual([409, 'This person is already a member.']);
      }
    },
  );
});
