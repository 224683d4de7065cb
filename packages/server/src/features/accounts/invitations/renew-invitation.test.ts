import { acceptInvitation, openInvitation, renewInvitation, signUp } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { LIMITS, type RoleId } from '@parrot/contract/core';
import { deleteInvite, inviteRoles, inviteUser, listUsers } from '@parrot/contract/team';
import {
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
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let agentRole: RoleId[];
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind', company: 'Halden Home' });
  const { items } = await server.api.call(inviteRoles, { session: owner });
  agentRole = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
});
beforeEach(async () => {
  owner = await signInAs(server, owner.emailId);
});
afterAll(() => server.stop());

const invited = async (emailId = newEmail()) => {
  const body = { emailIds: [emailId], roleIds: agentRole };
  const { results } = await server.api.call(inviteUser, { session: owner, body });
  return { emailId, token: await mailedToken(server, emailId), invitationId: results[0]?.invitationId };
};
const runOut = () => server.clock.advance(LIMITS.invitationHours * 3_600_000 + 1_000);
const renew = (token: string) => server.api.answer(renewInvitation, { body: { token } });
const open = (token: string) => server.api.answer(openInvitation, { query: { token } });
const mailsTo = (emailId: string) => server.mailsTo(emailId);

test('an expired link can be exchanged for a new one, which is sent to the invited address [USR-01]', async () => {
  const { emailId, token } = await invited();
  runOut();
  expect((await open(token)).body).toMatchObject({
    code: 'link_invalid',
    message: 'Invitation Link is Expired',
  });
  const answer = await renew(token);
  expect(answer.text).toBe('{"status":"success"}');
  const fresh = await mailedToken(server, emailId);
  expect(fresh).not.toBe(token);
  expect(await mailsTo(emailId)).toHaveLength(2);
  expect((await open(fresh)).body).toMatchObject({
    emailId,
    tenantName: 'Halden Home',
    invitedBy: 'Maya Lind',
  });
  const accepted = await server.api.answer(acceptInvitation, {
    body: { token: fresh, name: 'Tomás Ruiz', password: TEST_PASSWORD },
  });
  expect(accepted.status).toBe(200);
});

test('the activity log shows who requested it', async () => {
  const { emailId, token, invitationId } = await invited();
  runOut();
  await renew(token);
  // It is answered before anything is written.
  await expect.poll(() => mailsTo(emailId)).toHaveLength(2);
  owner = await signInAs(server, owner.emailId);
  const { items } = await server.api.call(listActivity, { session: owner, body: { search: emailId } });
  expect(items[0]).toMatchObject({
    act: 'invitation.resent',
    actorId: null,
    actorName: emailId,
    ipAddress: '127.0.0.1',
    subjectId: invitationId,
  });
  const { items: members } = await server.api.call(listUsers, { session: owner, body: { search: emailId } });
  expect(members.map((user) => user.status)).toEqual(['INVITED']);
});

test('an old link sends one mail, however often and however fast it is used', async () => {
  const { emailId, token } = await invited();
  runOut();
  await Promise.all([renew(token), renew(token), renew(token)]);
  await renew(token);
  expect(await mailsTo(emailId)).toHaveLength(2);
  expect((await open(await mailedToken(server, emailId))).status).toBe(200);
});

test('every other link gets the same reply and sends no mail', async () => {
  countAttack('enumeration');
  const expired = await invited();
  const deleted = await invited();
  await server.api.call(deleteInvite, {
    session: owner,
    body: { invitationIds: deleted.invitationId ? [deleted.invitationId] : [] },
  });
  const used = await invited();
  await server.api.call(acceptInvitation, {
    body: { token: used.token, name: 'Tomás Ruiz', password: TEST_PASSWORD },
  });
  runOut();
  owner = await signInAs(server, owner.emailId);
  const open = await invited();
  const sent = await renew(expired.token);
  for (const { token } of [deleted, used, open, { token: 'a'.repeat(43) }]) {
    const answer = await renew(token);
    expect([answer.status, answer.text]).toEqual([sent.status, sent.text]);
  }
  for (const { emailId } of [deleted, used, open]) expect(await mailsTo(emailId)).toHaveLength(1);
  expect((await renew('short')).status).toBe(400);
});

test("the new mail is in the recipient's language", async () => {
  const emailId = newEmail();
  const body = {
    name: 'Anna Berg',
    company: 'Berg',
    emailId,
    password: TEST_PASSWORD,
    language: 'de' as const,
  };
  await server.api.call(signUp, { body });
  await server.mailTo(emailId);
  const { token } = await invited(emailId);
  runOut();
  await renew(token);
  const [latest] = await mailsTo(emailId);
  expect(latest?.subject).toBe('Maya Lind lädt Sie zu Halden Home auf Parrot ein');
  expect(latest?.html).toContain('<html lang="de">');
});
