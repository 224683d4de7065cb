import { createHash } from 'node:crypto';
import { userDetails, userInfo } from '@parrot/contract/accounts';
import { APP_NAME, addressOf, CHANNEL_NAME, LIMITS, newId } from '@parrot/contract/core';
import { createGroup, deleteGroup, inviteRoles, listUsers, roleFunctions } from '@parrot/contract/team';
import { newMember, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { attack } from '@parrot/testkit/attacks';
import { type SQL, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const body = (session: TestSession) => ({
  appName: APP_NAME,
  channelName: CHANNEL_NAME,
  userId: session.userId,
});
const info = (session: TestSession, headers: Record<string, string | undefined> = {}) =>
  server.api.answer(userInfo, { session, body: body(session), headers });
const withToken = (token: string) => info({ ...owner, token });
const rolesNamed = async (...names: string[]) => {
  const { items } = await server.api.call(inviteRoles, { session: owner });
  return items.filter((role) => names.includes(role.roleName)).map((role) => role.roleId);
};
const inStore = (statement: SQL) => server.server.platform.database.system((tx) => tx.execute(statement));

describe('a foreign or forged token', () => {
  const claims = () => decodeJwt(owner.token);
  const sign = (payload: object, alg: string, key: Uint8Array) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(key);

  test('is rejected: unsigned, signed with another key or algorithm, for another purpose, or without an expiry', async () => {
    const { key } = server.server.platform;
    const { exp: _exp, ...endless } = claims();
    const forged = [
      'nonsense',
      new UnsecuredJWT(claims()).encode(),
      await sign(claims(), 'HS256', new TextEncoder().encode('x'.repeat(48))),
      await sign(claims(), 'HS512', new Uint8Array([...key, ...key])),
      await sign({ ...claims(), aud: 'somebody-else' }, 'HS256', key),
      await sign({ ...claims(), iss: 'somebody-else' }, 'HS256', key),
      await sign(endless, 'HS256', key),
      await sign({ ...claims(), sub: newId('usr') }, 'HS256', key),
      await sign({ ...claims(), sid: newId('ses') }, 'HS256', key),
    ];
    const answers = await Promise.all(forged.map(withToken));
    for (const [number, answer] of answers.entries())
      await attack('tokens', `forged token ${number + 1}`, () => expect(answer.status).toBe(401));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    // The same token without the flaw is accepted, so the flaw was the reason.
    expect((await withToken(await sign(claims(), 'HS256', key))).status).toBe(200);
  });

  test('for a tenant the user does not belong to is rejected, even signed with our key [USR-10]', async () => {
    countAttack('tokens');
    const other = await newOwner(server);
    const token = await sign({ ...claims(), tid: other.tenantId }, 'HS256', server.server.platform.key);
    const answer = await info({ ...owner, token, tenantId: other.tenantId });
    expect(answer.status).toBe(401);
  });

  test('is rejected after 15 minutes', async () => {
    countAttack('tokens');
    const session = await newOwner(server);
    server.clock.advance((LIMITS.accessTokenSeconds - 30) * 1_000);
    expect((await info(session)).status).toBe(200);
    server.clock.advance(31_000);
    expect((await info(session)).status).toBe(401);
    owner = await newOwner(server);
  });
});

describe('the headers of a call', () => {
  test('without a bearer token there is no session [API-01]', async () => {
    countAttack('tokens');
    for (const authorization of [undefined, 'Bearer', `Basic ${owner.token}`, owner.token]) {
      expect((await info(owner, { authorization })).status).toBe(401);
    }
  });

  test.each(['tenant_id', 'user_id', 'hash'])(
    'without %s the error names what is missing [API-01]',
    async (name) => {
      const answer = await info(owner, { [name]: undefined });
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('headers_missing');
      expect(answer.body.message).toContain(name);
    },
  );

  test("another user's id is unauthenticated, another tenant's id is not found [API-01] [USR-10]", async () => {
    countAttack('tenants');
    const other = await newOwner(server);
    expect((await info(owner, { user_id: other.userId })).status).toBe(401);
    const foreign = await info(owner, { tenant_id: other.tenantId });
    const made = await info(owner, { tenant_id: newId('ten') });
    expect(foreign.status).toBe(404);
    expect(made.text).toBe(foreign.text);
  });

  test('a wrong hash of a body or a query is rejected [API-02]', async () => {
    countAttack('hash');
    const wrong = await info(owner, { hash: createHash('md5').update('something else').digest('hex') });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'hash_mismatch']);
    const get = await server.api.answer(userDetails, { session: owner, headers: { hash: 'a'.repeat(32) } });
    expect([get.status, get.body.code]).toEqual([400, 'hash_mismatch']);
  });

  test('the token in a body is excluded from the hash [API-02]', async () => {
    const sent = { tenantId: owner.tenantId, ...body(owner) };
    const response = await fetch(server.url + addressOf(userInfo), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tenant_id: owner.tenantId,
        user_id: owner.userId,
        authorization: `Bearer ${owner.token}`,
        hash: createHash('md5').update(JSON.stringify(sent)).digest('hex'),
      },
      body: JSON.stringify({ ...sent, token: owner.token }),
    });
    expect(response.status).toBe(200);
  });

  test("a body with another tenant's id is answered as if it did not exist [API-03] [USR-10]", async () => {
    countAttack('tenants');
    const other = await newOwner(server);
    const answer = await server.api.answer(userInfo, {
      session: owner,
      body: { ...body(owner), tenantId: other.tenantId },
    });
    expect(answer.status).toBe(404);
  });
});

describe('rights', () => {
  test('a revoked role, a function removed from a role and a removal take effect on the next call [USR-04]', async () => {
    countAttack('sessions');
    const admin = await newMember(server, owner, 'admin');
    const list = () => server.api.answer(listUsers, { session: admin, body: {} });
    expect((await list()).status).toBe(200);

    await inStore(sql`update roles set functions = '[{"functionName":"invite users","viewable":false,"actions":[]}]'
      where tenant_id = ${owner.tenantId} and built_in_key = 'admin'`);
    expect((await list()).body).toEqual({
      status: 403,
      code: 'permission_denied',
      message: 'Permission Denied',
    });
    await inStore(sql`update roles set functions = '[{"functionName":"invite users","viewable":true,"actions":[]}]'
      where tenant_id = ${owner.tenantId} and built_in_key = 'admin'`);
    expect((await list()).status).toBe(200);

    await inStore(sql`delete from member_roles where user_id = ${admin.userId}`);
    expect((await list()).status).toBe(403);
    expect((await info(admin)).status).toBe(200);

    await inStore(sql`update memberships set status = 'INACTIVE' where user_id = ${admin.userId}`);
    expect((await info(admin)).status).toBe(401);
  });

  test('rights add up over roles [USR-04]', async () => {
    const member = await newMember(server, owner, 'builder');
    await inStore(sql`insert into member_roles (tenant_id, user_id, role_id)
      select tenant_id, ${member.userId}, id from roles
      where tenant_id = ${owner.tenantId} and built_in_key in ('agent', 'billing')`);
    const rights = await server.api.call(roleFunctions, { session: member });
    expect(rights.userInfo).toEqual({ studioAccess: true, deskAccess: true });
    expect(rights.roleFunctionList.map((entry) => entry.functionName).sort()).toEqual([
      'Create Apps',
      'Handle Chats',
      'Makes Payment',
    ]);
    expect((await server.api.answer(inviteRoles, { session: member })).status).toBe(403);
  });

  test('roles of groups count like own ones, each once [USR-04, USR-06]', async () => {
    const member = await newMember(server, owner, 'agent');
    const functions = async (session: TestSession) =>
      (await server.api.call(roleFunctions, { session })).roleFunctionList.map((entry) => entry.functionName);
    const roleIds = await rolesNamed('Agent', 'Builder');
    const draft = { groupName: 'Makers', userIds: [member.userId], roleIds, appIds: [] };
    const { group } = await server.api.call(createGroup, { session: owner, body: draft });
    expect((await functions(member)).sort()).toEqual(['Create Apps', 'Handle Chats']);
    await inStore(sql`delete from member_roles where user_id = ${member.userId}`);
    expect((await functions(member)).sort()).toEqual(['Create Apps', 'Handle Chats']);
    await server.api.call(deleteGroup, { session: owner, query: { groupId: group.groupId } });
    expect(await functions(member)).toEqual([]);
  });

  test('a member who is away is authorized; a deactivated one is authorized again when the period ends [USR-01]', async () => {
    const member = await newMember(server, owner, 'agent');
    const set = (status: string, until: Date | null) =>
      inStore(sql`update memberships set status = ${status}, away_since = now(), away_until = ${until?.toISOString() ?? null}::timestamptz
        where user_id = ${member.userId}`);
    await set('ACTIVE', null);
    expect((await info(member)).status).toBe(200);
    await set('INACTIVE', null);
    expect((await info(member)).status).toBe(401);
    await set('INACTIVE', new Date(server.clock.now().getTime() + 60_000));
    expect((await info(member)).status).toBe(401);
    server.clock.advance(60_001);
    expect((await info(member)).status).toBe(200);
  });
});

test('no error contains a stack trace, a path or a query [ERR-03]', async () => {
  countAttack('leaks');
  const answers = [
    await withToken('nonsense'),
    await info(owner, { hash: 'wrong' }),
    await server.api.answer(userInfo, { session: owner, body: { userId: { $ne: '' } } }),
    await server.api.answer(userInfo, { session: owner, body: [] }),
    await server.api.answer(listUsers, { session: owner, body: { search: "' or 1=1 --", limit: 'many' } }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(Object.keys(answer.body).filter((key) => key !== 'fields')).toEqual(['status', 'code', 'message']);
    expect(answer.text).not.toMatch(/ at |node_modules|packages\/|\.ts|select |insert /);
  }
});
