/** Sending, resending and withdrawing invitations, through real calls and mails. */
import { acceptInvitation, openInvitation } from '@parrot/contract/accounts';
import { listActivity } from '@parrot/contract/activity';
import { createApp, sharedApps } from '@parrot/contract/apps';
import { type AppId, type InvitationId, LIMITS, newId, type RoleId } from '@parrot/contract/core';
import { notificationCreated } from '@parrot/contract/notifications';
import {
  createGroup,
  deleteGroup,
  deleteInvite,
  inviteApps,
  inviteRoles,
  inviteUser,
  listUsers,
  resendInvite,
  roleFunctions,
} from '@parrot/contract/team';
import {
  followRedirect,
  mailedToken,
  newEmail,
  newMember,
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
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let other: TestSession;
let shop: AppId;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  other = await newOwner(server, { name: 'Stranger' });
  admin = await newMember(server, owner, 'admin');
  shop = await makeApp(owner, 'Shop');
});
afterAll(() => server.stop());

const makeApp = async (session: TestSession, appName: string) =>
  (await server.api.call(createApp, { session, body: { appName, appType: 'Q&A' } })).app.appId;
const roleNamed = async (name: string, session = owner): Promise<RoleId> => {
  const { items } = await server.api.call(inviteRoles, { session });
  const role = items.find((item) => item.roleName === name);
  if (!role) throw new Error(`no role named ${name}`);
  return role.roleId;
};
const invite = async (
  role: string,
  emailIds: string[],
  { session = owner, ...more }: { session?: TestSession; appIds?: AppId[]; groupIds?: string[] } = {},
) =>
  server.api.answer(inviteUser, {
    session,
    body: { emailIds, roleIds: [await roleNamed(role)], ...more },
  });
/** Invites one address and returns the invitation. */
const inviteOne = async (role: string, emailId = newEmail(), more: object = {}) => {
  const { body } = await invite(role, [emailId], more);
  const { results } = body as unknown as { results: { invitationId: InvitationId }[] };
  return { emailId, id: results[0]?.invitationId as InvitationId };
};
const accept = async (token: string, name = 'New Person') =>
  server.api.answer(acceptInvitation, { body: { token, name, password: TEST_PASSWORD } });
const listed = async (emailId: string) =>
  (await server.api.call(listUsers, { session: owner, body: { search: emailId } })).items;
const lastEntry = async () =>
  (await server.api.call(listActivity, { session: owner, body: { limit: 1 } })).items[0];
const openLink = (token: string) => server.api.answer(openInvitation, { query: { token } });

describe('several addresses at once', () => {
  test('each result is reported, and the other invitations are sent [USR-07]', async () => {
    const [one, two] = [newEmail(), newEmail()];
    const answer = await invite('Agent', [` ${one.toUpperCase()} `, 'nobody', two, one, owner.emailId, '']);
    expect(answer.status).toBe(200);
    const { results } = answer.body as unknown as { results: object[] };
    const sent = { outcome: 'invited', message: '', invitationId: expect.stringMatching(/^inv_/) };
    const invalid = {
      outcome: 'invalid',
      message: 'Please enter a valid email address.',
      invitationId: null,
    };
    expect(results).toEqual([
      { emailId: one, ...sent },
      { emailId: 'nobody', ...invalid },
      { emailId: two, ...sent },
      {
        emailId: one,
        outcome: 'repeated',
        message: 'This email is listed more than once.',
        invitationId: null,
      },
      {
        emailId: owner.emailId,
        outcome: 'already_member',
        message: 'This person is already a member.',
        invitationId: null,
      },
      { emailId: '', ...invalid },
    ]);
    for (const emailId of [one, two]) {
      expect((await openLink(await mailedToken(server, emailId))).status).toBe(200);
      expect(await listed(emailId)).toMatchObject([{ status: 'INVITED', invitedBy: 'Maya Lind' }]);
    }
    expect(await lastEntry()).toMatchObject({ act: 'invitation.sent', values: { roles: 'Agent' } });
  });

  test('more than fit into one call, or none, are refused, and no one is invited [VAL-03]', async () => {
    const many = Array.from({ length: LIMITS.invitationsAtOnce + 1 }, () => newEmail());
    const roleIds = [await roleNamed('Agent')];
    const ask = (body: object) => server.api.answer(inviteUser, { session: owner, body });
    const answers = [
      await ask({ emailIds: many, roleIds }),
      await ask({ emailIds: [], roleIds }),
      await ask({ emailIds: [many[0]], roleIds: [] }),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
      [400, ['emailIds']],
      [400, ['emailIds']],
      [400, ['roleIds']],
    ]);
    expect(await listed(many[0] ?? '')).toEqual([]);
  });

  test('inviting an address again replaces the first invitation, whose link stops working [USR-01]', async () => {
    const { emailId } = await inviteOne('Agent');
    const first = await mailedToken(server, emailId);
    await inviteOne('Builder', emailId);
    expect((await openLink(first)).status).toBe(400);
    expect(await listed(emailId)).toMatchObject([{ roles: [{ roleName: 'Builder' }] }]);
  });

  test('a member of another tenant can be invited', async () => {
    const { emailId } = await inviteOne('Agent', other.emailId);
    expect(await listed(emailId)).toMatchObject([{ status: 'INVITED', userName: '' }]);
  });
});

describe('what can be granted by invitation', () => {
  test('needs the function Invite Users [USR-04]', async () => {
    const agent = await newMember(server, owner, 'agent');
    const body = { emailIds: [newEmail()], roleIds: [await roleNamed('Agent')] };
    const answers = [
      await server.api.answer(inviteUser, { session: agent, body }),
      await server.api.answer(inviteApps, { session: agent, body: {} }),
      await server.api.answer(resendInvite, { session: agent, body: { invitationIds: [newId('inv')] } }),
      await server.api.answer(deleteInvite, { session: agent, body: { invitationIds: [newId('inv')] } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test('a role above the own one is neither offered nor allowed, nor through a group [USR-04]', async () => {
    const { items } = await server.api.call(inviteRoles, { session: admin });
    expect(items.map((role) => role.roleName)).toEqual(['Admin', 'Builder', 'Supervisor', 'Agent']);
    const emailId = newEmail();
    const { group } = await server.api.call(createGroup, {
      session: owner,
      body: { groupName: 'Payers', userIds: [], roleIds: [await roleNamed('Billing')], appIds: [] },
    });
    const answers = [
      await invite('Owner', [emailId], { session: admin }),
      await invite('Agent', [emailId], { session: admin, groupIds: [group.groupId] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await listed(emailId)).toEqual([]);
  });

  test('roles, apps and groups of another tenant, or nonexistent ones: not found, with the same reply [USR-10]', async () => {
    const foreignApp = await makeApp(other, 'Theirs');
    const { group } = await server.api.call(createGroup, {
      session: other,
      body: { groupName: 'Theirs', userIds: [], roleIds: [], appIds: [] },
    });
    const ask = (more: object) =>
      server.api.answer(inviteUser, { session: owner, body: { emailIds: [newEmail()], ...more } });
    const roleIds = [await roleNamed('Agent')];
    const answers = [
      await ask({ roleIds: [newId('rol')] }),
      await ask({ roleIds: [await roleNamed('Agent', other)] }),
      await ask({ roleIds, appIds: [newId('app')] }),
      await ask({ roleIds, appIds: [foreignApp] }),
      await ask({ roleIds, groupIds: [newId('grp')] }),
      await ask({ roleIds, groupIds: [group.groupId] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('the offered apps are those the inviter can access, by name [USR-07]', async () => {
    await makeApp(owner, 'Annex');
    const reply = await server.api.call(inviteApps, { session: admin, body: {} });
    expect(reply.items.map(({ appName }) => appName)).toEqual(['Annex', 'Shop']);
    const found = await server.api.call(inviteApps, { session: admin, body: { search: ' sho ' } });
    expect([found.items, found.total]).toEqual([[{ appId: shop, appName: 'Shop' }], 1]);
    const theirs = await server.api.call(inviteApps, { session: other, body: {} });
    expect(theirs.items.map(({ appName }) => appName)).not.toContain('Shop');
  });
});

describe('accepting', () => {
  test('accepting grants the roles, apps and groups that still exist, and the inviter is notified [USR-01]', async () => {
    const makeGroup = async (groupName: string, roleName: string) =>
      (
        await server.api.call(createGroup, {
          session: owner,
          body: { groupName, userIds: [], roleIds: [await roleNamed(roleName)], appIds: [] },
        })
      ).group.groupId;
    const [remaining, gone] = [await makeGroup('Kept', 'Supervisor'), await makeGroup('Gone', 'Builder')];
    const { emailId } = await inviteOne('Agent', newEmail(), { appIds: [shop], groupIds: [remaining, gone] });
    await server.api.call(deleteGroup, { session: owner, query: { groupId: gone } });
    const bell = await openNotificationSocket(server, owner);

    const { body } = await accept(await mailedToken(server, emailId), 'Nina New');
    const session = await followRedirect(server, (body as unknown as { redirectTo: string }).redirectTo);
    expect(await listed(emailId)).toMatchObject([
      {
        userName: 'Nina New',
        status: 'ACTIVE',
        invitationId: null,
        roles: [{ roleName: 'Agent' }],
        groups: [{ groupName: 'Kept' }],
      },
    ]);
    const { userInfo } = await server.api.call(roleFunctions, { session });
    expect(userInfo).toEqual({ studioAccess: false, deskAccess: true });
    const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['user'] } });
    expect(items[0]).toMatchObject({
      act: 'user.joined',
      actorId: session.userId,
      actorName: 'Nina New',
      ipAddress: expect.stringMatching(/./),
      subjectName: 'Nina New',
    });
    await bell.next(notificationCreated, ({ notification }) => notification.kind === 'invitation-accepted');
    bell.close();
  });

  test('each sees exactly what was granted: a builder no desk, an agent no studio [USR-04]', async () => {
    const builder = await newMember(server, owner, 'builder', [shop]);
    const { items } = await server.api.call(sharedApps, { session: builder, body: {} });
    expect(items.map(({ appName }) => appName)).toEqual(['Shop']);
    const rights = await server.api.call(roleFunctions, { session: builder });
    expect(rights.userInfo).toEqual({ studioAccess: true, deskAccess: false });
  });
});

describe('sending again', () => {
  test('gives the new link the full validity; the old one stops working [USR-01]', async () => {
    const { emailId, id } = await inviteOne('Agent');
    const old = await mailedToken(server, emailId);
    server.clock.advance(LIMITS.invitationHours * 3_600_000);
    [owner, admin, other] = [
      await signInAs(server, owner.emailId),
      await signInAs(server, admin.emailId),
      await signInAs(server, other.emailId),
    ];
    expect(await listed(emailId)).toMatchObject([{ status: 'EXPIRED' }]);

    const { results } = await server.api.call(resendInvite, {
      session: admin,
      body: { invitationIds: [id, id] },
    });
    expect(results).toEqual([{ id, ok: true, message: '' }]);
    const [shown] = await listed(emailId);
    expect(shown).toMatchObject({ invitationId: id, status: 'INVITED', invitedBy: 'admin person' });
    const left = new Date(shown?.expiresAt ?? 0).getTime() - server.clock.now().getTime();
    expect(left / 3_600_000).toBeCloseTo(LIMITS.invitationHours, 1);
    expect(await lastEntry()).toMatchObject({ act: 'invitation.resent', subjectName: emailId });
    expect((await accept(old)).status).toBe(400);
    expect((await accept(await mailedToken(server, emailId))).status).toBe(200);
  });

  test('or withdrawing what was accepted, does not exist, or is of another tenant is reported for each; the rest is done [USR-07, USR-10]', async () => {
    const used = await inviteOne('Agent');
    await accept(await mailedToken(server, used.emailId));
    const [remaining, never] = [await inviteOne('Agent'), newId('inv')];
    const { results: made } = await server.api.call(inviteUser, {
      session: other,
      body: { emailIds: [newEmail()], roleIds: [await roleNamed('Agent', other)] },
    });
    const foreign = made[0]?.invitationId as InvitationId;
    const invitationIds = [used.id, foreign, never, remaining.id];
    const message = 'We couldn’t find that.';
    const expected = [
      { id: used.id, ok: false, message },
      { id: foreign, ok: false, message },
      { id: never, ok: false, message },
      { id: remaining.id, ok: true, message: '' },
    ];
    const body = { invitationIds };
    expect((await server.api.call(resendInvite, { session: owner, body })).results).toEqual(expected);
    expect((await server.api.call(deleteInvite, { session: owner, body })).results).toEqual(expected);
    const { items } = await server.api.call(listUsers, { session: other, body: { statuses: ['INVITED'] } });
    expect(items.map(({ invitationId }) => invitationId)).toEqual([foreign]);
  });
});

describe('withdrawing', () => {
  test('stops the link and is logged [USR-07]', async () => {
    const { emailId, id } = await inviteOne('Agent');
    const token = await mailedToken(server, emailId);
    await server.api.call(deleteInvite, { session: admin, body: { invitationIds: [id] } });
    expect(await listed(emailId)).toEqual([]);
    expect(await lastEntry()).toMatchObject({ act: 'invitation.deleted', subjectName: emailId });
    expect((await accept(token)).status).toBe(400);
  });

  test('or resending what the caller could not grant is rejected [USR-04]', async () => {
    const { emailId, id } = await inviteOne('Owner');
    const token = await mailedToken(server, emailId);
    const body = { invitationIds: [id] };
    const refused = [{ id, ok: false, message: 'Permission Denied' }];
    expect((await server.api.call(resendInvite, { session: admin, body })).results).toEqual(refused);
    expect((await server.api.call(deleteInvite, { session: admin, body })).results).toEqual(refused);
    expect((await openLink(token)).status).toBe(200);
  });
});

describe('the mail', () => {
  test("is in the recipient's language if they have an account, else in the inviter's", async () => {
    const inStore = (language: string, { userId }: TestSession) =>
      server.server.platform.database.system((tx) =>
        tx.execute(sql`update users set language = ${language} where id = ${userId}`),
      );
    const known = await newOwner(server);
    await inStore('sv', known);
    await inStore('de', owner);
    const unknown = newEmail();
    await invite('Agent', [known.emailId, unknown]);
    const languageOf = async (emailId: string) =>
      /<html lang="(\w+)"/.exec((await server.mailTo(emailId)).html)?.[1];
    expect([await languageOf(known.emailId), await languageOf(unknown)]).toEqual(['sv', 'de']);
    await inStore('en', owner);
  });

  test('escapes the names in it', async () => {
    countAttack('script');
    const boss = await newOwner(server, { name: '<img src=x> "Bo"', company: 'A & B\nBcc: all' });
    const emailId = newEmail();
    await server.api.call(inviteUser, {
      session: boss,
      body: { emailIds: [emailId], roleIds: [await roleNamed('Agent', boss)] },
    });
    const mail = await server.mailTo(emailId);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x&gt; &quot;Bo&quot;');
    expect(mail.html).toContain('A &amp; B');
    expect(mail.subject).not.toContain('\n');
  });
});
