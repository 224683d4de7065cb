import { createApp } from '@parrot/contract/apps';
import { type AppId, LIMITS, newId } from '@parrot/contract/core';
import { inviteRoles, inviteUser, listUsers, roleFunctions } from '@parrot/contract/team';
import {
  newEmail,
  newMember,
  newOwner,
  signInAs,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskUserIds, memberNames } from './index.ts';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
});
afterAll(() => server.stop());

const roleNamed = async (session: TestSession, name: string) => {
  const { items } = await server.api.call(inviteRoles, { session });
  const role = items.find((item) => item.roleName === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role.roleId;
};
const invite = async (session: TestSession, role: string, emailId = newEmail(), appIds: AppId[] = []) => {
  const roleIds = [await roleNamed(session, role)];
  return server.api.answer(inviteUser, { session, body: { emailId, roleIds, appIds } });
};

describe('the list of users', () => {
  test('shows members and those invited by name, with their roles; an invitation runs out by the clock [USR-01]', async () => {
    const boss = await newOwner(server, { name: 'Zoe Zander' });
    const agent = await newMember(server, boss, 'agent');
    const emailId = `aaa.${newEmail()}`;
    await invite(boss, 'Builder', emailId);
    const list = async (session: TestSession) => server.api.call(listUsers, { session, body: {} });
    const before = await list(boss);
    expect(before.total).toBe(3);
    expect(before.items).toEqual([
      {
        userId: null,
        invitationId: expect.stringMatching(/^inv_/),
        userName: '',
        emailId,
        status: 'INVITED',
        roles: [{ roleId: expect.any(String), roleName: 'Builder', builtIn: true }],
        expiresAt: expect.any(String),
      },
      expect.objectContaining({
        userId: agent.userId,
        userName: 'agent person',
        status: 'ACTIVE',
        expiresAt: null,
      }),
      expect.objectContaining({
        userId: boss.userId,
        userName: 'Zoe Zander',
        roles: [expect.objectContaining({ roleName: 'Owner' })],
      }),
    ]);
    server.clock.advance(LIMITS.invitationHours * 3_600_000);
    const after = await list(await signInAs(server, boss.emailId));
    expect(after.items[0]).toEqual({ ...before.items[0], status: 'EXPIRED' });
    owner = await signInAs(server, owner.emailId);
  });

  test('is searched by name and address, and comes in pages', async () => {
    const boss = await newOwner(server, { name: 'Boss 100%' });
    for (const name of ['ann', 'ben', 'cem']) await invite(boss, 'Agent', `${name}.${newEmail()}`);
    const find = async (body: { search?: string; offset?: number; limit?: number }) => {
      const { items, total, offset } = await server.api.call(listUsers, { session: boss, body });
      return { found: items.map((item) => item.userName || item.emailId.split('.')[0]), total, offset };
    };
    expect(await find({ search: ' BEN. ' })).toEqual({ found: ['ben'], total: 1, offset: 0 });
    expect(await find({ search: '100%' })).toEqual({ found: ['Boss 100%'], total: 1, offset: 0 });
    expect(await find({ search: '_' })).toEqual({ found: [], total: 0, offset: 0 });
    expect(await find({ offset: 1, limit: 2 })).toEqual({ found: ['ben', 'Boss 100%'], total: 4, offset: 1 });
    expect(await find({ offset: 9 })).toEqual({ found: [], total: 4, offset: 9 });
  });

  test('holds nobody of another tenant, neither as member nor as invited [USR-10]', async () => {
    const other = await newOwner(server);
    await invite(other, 'Agent');
    const mine = await server.api.call(listUsers, { session: owner, body: { limit: 100 } });
    const theirs = await server.api.call(listUsers, { session: other, body: { limit: 100 } });
    expect(theirs.total).toBe(2);
    const known = new Set(mine.items.map((item) => item.emailId));
    expect(theirs.items.filter((item) => known.has(item.emailId))).toEqual([]);
  });
});

describe('inviting', () => {
  test('needs the function Invite Users, as do the roles and the list [USR-04]', async () => {
    const agent = await newMember(server, owner, 'agent');
    const roleIds = [await roleNamed(owner, 'Agent')];
    const answers = [
      await server.api.answer(inviteUser, { session: agent, body: { emailId: newEmail(), roleIds } }),
      await server.api.answer(inviteRoles, { session: agent }),
      await server.api.answer(listUsers, { session: agent, body: {} }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
  });

  test('with a role above the own one is neither offered nor allowed [USR-04]', async () => {
    const admin = await newMember(server, owner, 'admin');
    const { items } = await server.api.call(inviteRoles, { session: admin });
    expect(items.map((role) => role.roleName)).toEqual(['Admin', 'Builder', 'Supervisor', 'Agent']);
    const roleIds = [await roleNamed(owner, 'Owner')];
    const answer = await server.api.answer(inviteUser, {
      session: admin,
      body: { emailId: newEmail(), roleIds },
    });
    expect(answer.status).toBe(403);
  });

  test('with a role of another tenant, or with none there is: not found, alike to the letter [USR-10]', async () => {
    const other = await newOwner(server);
    const withRole = async (roleId: string) =>
      server.api.answer(inviteUser, { session: owner, body: { emailId: newEmail(), roleIds: [roleId] } });
    const foreign = await withRole(await roleNamed(other, 'Agent'));
    const made = await withRole(newId('rol'));
    expect(foreign.status).toBe(404);
    expect(made.text).toBe(foreign.text);
  });

  test('to an app of another tenant, or to none there is: not found, alike to the letter [USR-10]', async () => {
    const other = await newOwner(server);
    const { app } = await server.api.call(createApp, {
      session: other,
      body: { appName: 'Theirs', appType: 'Q&A' },
    });
    const foreign = await invite(owner, 'Agent', newEmail(), [app.appId]);
    const made = await invite(owner, 'Agent', newEmail(), [newId('app')]);
    expect(foreign.status).toBe(404);
    expect(made.text).toBe(foreign.text);
  });

  test('a member is refused; somebody of another tenant is not [USR-10]', async () => {
    const other = await newOwner(server);
    const member = await invite(owner, 'Agent', owner.emailId.toUpperCase());
    expect([member.status, member.body.message]).toEqual([409, 'This person is a member already.']);
    expect((await invite(owner, 'Agent', other.emailId)).status).toBe(200);
  });

  test('needs an address and a role, and names what is missing [VAL-01] [VAL-03]', async () => {
    const answer = await server.api.answer(inviteUser, {
      session: owner,
      body: { emailId: 'nobody', roleIds: [] },
    });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { emailId: 'Please enter a valid e-mail address.', roleIds: 'Required' },
    ]);
  });

  test('what people call themselves can do no harm in the mail', async () => {
    const boss = await newOwner(server, { name: '<img src=x> "Bo"', company: 'A & B\nBcc: all' });
    const emailId = newEmail();
    await invite(boss, 'Agent', emailId);
    const mail = await server.mailTo(emailId);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x&gt; &quot;Bo&quot;');
    expect(mail.html).toContain('A &amp; B');
    expect(mail.subject).not.toContain('\n');
  });
});

test('role/functions tells the rights of each built-in role [USR-04]', async () => {
  const agent = await newMember(server, owner, 'agent');
  expect(await server.api.call(roleFunctions, { session: agent })).toEqual({
    status: 'success',
    userInfo: { studioAccess: false, deskAccess: true },
    roleFunctionList: [{ functionName: 'Handle Chats', viewable: true, actions: [] }],
  });
});

describe('what other slices ask', () => {
  test('names of members of this tenant only [USR-10]', async () => {
    const other = await newOwner(server, { name: 'Stranger' });
    const names = await server.server.platform.database.tenant(owner.tenantId, (tx) =>
      memberNames(tx, [owner.userId, other.userId, owner.userId]),
    );
    expect([...names]).toEqual([[owner.userId, 'Maya Lind']]);
  });

  test('who is at the desk of an app: those whose roles open all apps, and those given', async () => {
    const boss = await newOwner(server);
    const [supervisor, agent, otherAgent, builder] = [
      await newMember(server, boss, 'supervisor'),
      await newMember(server, boss, 'agent'),
      await newMember(server, boss, 'agent'),
      await newMember(server, boss, 'builder'),
    ];
    const found = await server.server.platform.database.tenant(boss.tenantId, (tx) =>
      deskUserIds(tx, boss.tenantId, [agent.userId, builder.userId, owner.userId]),
    );
    expect(new Set(found)).toEqual(new Set([boss.userId, supervisor.userId, agent.userId]));
    expect(found).not.toContain(otherAgent.userId);
  });
});
