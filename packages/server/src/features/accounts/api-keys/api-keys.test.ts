import { createApiKey, listApiKeys, revokeApiKey, saveWorkspaceSecurity } from '@parrot/contract/accounts';
import { exportActivity, listActivity } from '@parrot/contract/activity';
import { createApp } from '@parrot/contract/apps';
import { CALLS } from '@parrot/contract/catalog';
import { API_SCOPES, type ApiScope, addressOf, DAY_MS, LIMITS, newId } from '@parrot/contract/core';
import { agentConnect } from '@parrot/contract/desk';
import { addFaq, listFaqs } from '@parrot/contract/knowledge';
import { listUsers, makeActive, makeInactive, removeUsers } from '@parrot/contract/team';
import {
  newMember,
  newOwner,
  openDeskSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUpAccounts } from '../accounts-cleanup.job.ts';
import { addTotp } from '../second-factor/second-factor.fixture.ts';
import { createAuthorizeKey } from './authorize-key.ts';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const MINUTE_MS = 60_000;
const AWAY = { unavailability: { duration: 'Next 24 hrs', reason: 'Technical Issues' } } as const;

const draft = (scopes: readonly ApiScope[], more: object = {}) => ({
  name: 'Nightly report',
  scopes: [...scopes],
  expiresInDays: 30,
  ...more,
});
const create = (session: TestSession, scopes: readonly ApiScope[], more: object = {}) =>
  server.api.call(createApiKey, { session, body: draft(scopes, more) });
const listed = (session: TestSession) => server.api.call(listApiKeys, { session });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}`, hash: undefined });
/** As a script calls: with the key and nothing else. */
const users = (secret: string, more: object = {}) =>
  server.api.answer(listUsers, { body: {}, headers: { ...bearer(secret), ...more } });
const inStore = (statement: SQL) =>
  server.server.platform.database.system((tx) => tx.execute(statement)) as Promise<{ rows: unknown[] }>;
const anOwnerOf = async (session: TestSession) => {
  const member = await newMember(server, session, 'admin');
  await inStore(sql`insert into member_roles (tenant_id, user_id, role_id)
    select tenant_id, ${member.userId}, id from roles
    where tenant_id = ${session.tenantId} and built_in_key = 'owner'`);
  return member;
};

describe('a key', () => {
  test('makes the calls of its scopes as its creator, without the headers of a browser', async () => {
    const { app } = await server.api.call(createApp, {
      session: owner,
      body: { appName: 'Help', appType: 'FUNCTIONAL' },
    });
    const { secret } = await create(owner, ['knowledge:read', 'knowledge:write']);
    const headers = bearer(secret);
    const faq = { appId: app.appId, question: ['Where is it?'], answer: 'Here.' };
    await server.api.call(addFaq, { body: faq, headers });
    const { items } = await server.api.call(listFaqs, { body: { appId: app.appId }, headers });
    expect(items).toHaveLength(1);
    const own = await server.api.call(listFaqs, { session: owner, body: { appId: app.appId } });
    expect(own.items).toEqual(items);
  });

  test('is refused where it lacks the scope, and by every call without one', async () => {
    countAttack('roles');
    const { secret } = await create(owner, ['activity:read']);
    expect((await users(secret)).body).toEqual({
      status: 403,
      code: 'permission_denied',
      message: 'This API key doesn’t have the scope users:read.',
    });
    const { secret: all } = await create(owner, API_SCOPES);
    for (const call of [createApiKey, listApiKeys, revokeApiKey, removeUsers, saveWorkspaceSecurity]) {
      const answer = await server.api.answer(call, { body: {}, headers: bearer(all) });
      expect([call.name, answer.status, answer.body.message]).toEqual([
        call.name,
        403,
        'This endpoint doesn’t accept API keys.',
      ]);
    }
  });

  test('has no more rights than its creator has now', async () => {
    countAttack('roles');
    const other = await anOwnerOf(owner);
    const { secret } = await create(other, ['users:read']);
    expect((await users(secret)).status).toBe(200);
    await inStore(sql`delete from member_roles where user_id = ${other.userId}`);
    expect((await users(secret)).body.message).toBe('Permission Denied');
    // They still see and revoke what they created, and nothing else.
    const { items, mayCreate } = await listed(other);
    expect([items.map(({ createdBy }) => createdBy.userId), mayCreate]).toEqual([[other.userId], false]);
    const { apiKey } = await create(owner, ['users:read']);
    const revoke = (apiKeyId: string) =>
      server.api.answer(revokeApiKey, { session: other, body: { apiKeyId } });
    expect((await revoke(apiKey.apiKeyId)).status).toBe(404);
    expect((await revoke(items[0]?.apiKeyId ?? '')).status).toBe(200);
    expect((await users(secret)).status).toBe(401);
  });

  test('works only in its workspace: foreign ids do not exist', async () => {
    countAttack('tenants');
    const other = await newOwner(server);
    const { app } = await server.api.call(createApp, {
      session: other,
      body: { appName: 'Theirs', appType: 'FUNCTIONAL' },
    });
    const { secret } = await create(owner, API_SCOPES);
    const faqs = (appId: string) => server.api.answer(listFaqs, { body: { appId }, headers: bearer(secret) });
    const foreign = await faqs(app.appId);
    expect([foreign.status, foreign.text]).toEqual([404, (await faqs(newId('app'))).text]);
    expect((await users(secret, { tenant_id: other.tenantId })).status).toBe(404);
    expect((await users(secret, { user_id: other.userId })).status).toBe(401);
    const inBody = { body: { tenantId: other.tenantId }, headers: bearer(secret) };
    expect((await server.api.answer(listUsers, inBody)).status).toBe(404);
    expect((await users(secret)).text).not.toContain(other.emailId);
  });

  test('is accepted in the Authorization header only', async () => {
    countAttack('tokens');
    const { secret } = await create(owner, API_SCOPES);
    const ask = async (query: string, headers: Record<string, string>) => {
      const url = server.url + addressOf(listUsers) + query;
      const content = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers: { ...content, ...headers }, body: '{}' })).status;
    };
    expect(await ask('', { authorization: `Bearer ${secret}` })).toBe(200);
    for (const name of ['token', 'api_key', 'access_token', 'authorization'])
      expect(await ask(`?${name}=${secret}`, {})).toBe(401);
    expect(await ask('', { cookie: `parrot_refresh=${secret}; token=${secret}` })).toBe(401);
    expect(await ask('', { 'x-api-key': secret })).toBe(401);
    expect(await ask('', { authorization: `Basic ${secret}` })).toBe(401);
    const body = { token: secret };
    expect((await server.api.answer(listUsers, { body })).status).toBe(401);
  });

  test('opens no socket, and is no token of an open one', async () => {
    countAttack('tokens');
    const { secret } = await create(owner, API_SCOPES);
    await expect(openDeskSocket(server, { ...owner, token: secret })).rejects.toThrow();
    const socket = await openDeskSocket(server, owner);
    const answer = await socket.answer(agentConnect, { token: secret });
    expect(answer).toMatchObject({ ok: false, error: { code: 'unauthenticated' } });
    socket.close();
  });

  test('that is malformed or unknown is refused with the same words', async () => {
    countAttack('tokens');
    const { secret } = await create(owner, API_SCOPES);
    const wrong = [
      'parrot_',
      'parrot_x',
      `${secret}x`,
      secret.slice(0, -1),
      `parrot_${'A'.repeat(43)}`,
      `parrot_${'%'.repeat(43)}`,
      `parrot_${owner.token}`,
    ];
    const answers = await Promise.all(wrong.map((one) => users(one)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(
      new Set([JSON.stringify({ status: 401, code: 'unauthenticated', message: INVALID })]),
    );
  });
});

describe('a key ends at once', () => {
  test('when it is revoked, which owners can do to every key', async () => {
    const other = await anOwnerOf(owner);
    const { apiKey, secret } = await create(other, ['users:read']);
    expect((await users(secret)).status).toBe(200);
    const body = { apiKeyId: apiKey.apiKeyId };
    await server.api.call(revokeApiKey, { session: owner, body });
    expect((await users(secret)).body.message).toBe(INVALID);
    expect((await server.api.answer(revokeApiKey, { session: owner, body })).status).toBe(404);
    const { items } = await server.api.call(listActivity, { session: owner, body: {} });
    expect(items.slice(0, 2).map(({ act, subjectName }) => [act, subjectName])).toEqual([
      ['tenant.apiKeyRevoked', 'Nightly report'],
      ['tenant.apiKeyCreated', 'Nightly report'],
    ]);
  });

  test('while its creator is inactive, and for good when they are removed', async () => {
    countAttack('sessions');
    const other = await anOwnerOf(owner);
    const { secret } = await create(other, ['users:read']);
    const userIds = [other.userId];
    await server.api.call(makeInactive, { session: owner, body: { userIds, ...AWAY } });
    expect((await users(secret)).status).toBe(401);
    await server.api.call(makeActive, { session: owner, body: { userIds } });
    expect((await users(secret)).status).toBe(200);
    await server.api.call(removeUsers, { session: owner, body: { userIds } });
    expect((await users(secret)).status).toBe(401);
    const { items } = await listed(owner);
    expect(items.filter(({ createdBy }) => createdBy.userId === other.userId)).toEqual([]);
  });

  test('as long as its creator lacks a second factor that the workspace needs', async () => {
    countAttack('sessions');
    const session = await newOwner(server);
    const other = await anOwnerOf(session);
    const { secret } = await create(other, ['users:read']);
    await addTotp(server, session);
    await server.api.call(saveWorkspaceSecurity, { session, body: { needsSecondFactor: true } });
    expect((await users(secret)).body.message).toMatch(/^This workspace requires two-factor authentication/);
    await server.api.call(saveWorkspaceSecurity, { session, body: { needsSecondFactor: false } });
    expect((await users(secret)).status).toBe(200);
  });

  test('when it expires; the list shows it for another month', async () => {
    countAttack('tokens');
    const session = await newOwner(server);
    const { secret, apiKey } = await create(session, ['users:read'], { expiresInDays: 1 });
    server.clock.advance(DAY_MS - MINUTE_MS);
    expect((await users(secret)).status).toBe(200);
    server.clock.advance(MINUTE_MS);
    expect((await users(secret)).status).toBe(401);
    const stored = async () =>
      (await inStore(sql`select 1 from api_keys where id = ${apiKey.apiKeyId}`)).rows.length;
    await cleanUpAccounts(server.server.platform);
    expect(await stored()).toBe(1);
    server.clock.advance(31 * DAY_MS);
    await cleanUpAccounts(server.server.platform);
    expect(await stored()).toBe(0);
    server.clock.reset();
  });
});

describe('the secret', () => {
  test('is returned once; only its hash is stored', async () => {
    const session = await newOwner(server);
    const { apiKey, secret } = await create(session, ['users:read', 'users:read']);
    expect(secret).toMatch(/^parrot_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ prefix: secret.slice(0, 11), scopes: ['users:read'], lastUsedAt: null });
    const list = await server.api.answer(listApiKeys, { session });
    expect(list.text).not.toContain(secret.slice(0, 12));
    const { rows } = await inStore(sql`select * from api_keys where tenant_id = ${session.tenantId}`);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(0, 12));
    expect(rows).toMatchObject([{ secret_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const activity = await server.api.call(exportActivity, { session, body: {} });
    expect(activity.csv).not.toContain(secret.slice(0, 11));
  });

  test('shows its last use, written once a minute', async () => {
    const session = await newOwner(server);
    const { secret } = await create(session, ['users:read']);
    const lastUse = async () => (await listed(session)).items[0]?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await users(secret);
    const first = await lastUse();
    server.clock.advance(MINUTE_MS / 2);
    await users(secret);
    expect(await lastUse()).toBe(first);
    server.clock.advance(MINUTE_MS / 2 + 1_000);
    await users(secret);
    expect(new Date((await lastUse()) ?? '').getTime()).toBeGreaterThan(new Date(first ?? '').getTime());
    server.clock.reset();
  });
});

describe('creating a key', () => {
  const answer = (session: TestSession, body: object) => server.api.answer(createApiKey, { session, body });

  test('is for owners, and needs a name, known scopes and an end', async () => {
    const admin = await newMember(server, owner, 'admin');
    const refused = await answer(admin, draft(['users:read']));
    expect([refused.status, refused.body.message]).toEqual([403, 'Only owners can do this.']);
    const agent = await newMember(server, owner, 'agent');
    expect((await answer(agent, draft(['users:read']))).status).toBe(403);
    const bad = [
      draft([]),
      draft(['users:read'], { scopes: ['billing:read'] }),
      draft(['users:read'], { name: ' ' }),
      draft(['users:read'], { name: 'x'.repeat(61) }),
      draft(['users:read'], { expiresInDays: 0 }),
      draft(['users:read'], { expiresInDays: 366 }),
      draft(['users:read'], { expiresInDays: undefined }),
    ];
    for (const body of bad) expect((await answer(owner, body)).status).toBe(400);
  });

  test('needs a second factor where the workspace does', async () => {
    const session = await newOwner(server);
    await inStore(sql`update tenants set needs_second_factor = true where id = ${session.tenantId}`);
    expect((await answer(session, draft(['users:read']))).body.code).toBe('second_factor_needed');
  });

  test('ends at the limit of one creator', async () => {
    const session = await newOwner(server);
    for (let made = 0; made < LIMITS.apiKeys.perCreator; made++) await create(session, ['users:read']);
    expect((await answer(session, draft(['users:read']))).status).toBe(400);
  });
});

test('a key that makes too many calls waits for the next minute, and no other key does', async () => {
  countAttack('floods');
  const session = await newOwner(server);
  const [busy, idle] = [await create(session, ['users:read']), await create(session, ['users:read'])];
  const { platform } = server.server;
  const limits = {
    ...platform.limits,
    perMinute(name: string, limit: number) {
      expect(limit).toBe(LIMITS.apiKeys.callsPerMinute);
      return platform.limits.perMinute(name, 2);
    },
  };
  const authorizeKey = createAuthorizeKey({ ...platform, limits });
  const use = (secret: string) => authorizeKey(secret, { ip: '', userAgent: '' });
  await use(busy.secret);
  await use(busy.secret);
  await expect(use(busy.secret)).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 60 });
  expect((await use(idle.secret)).scopes).toEqual(['users:read']);
  server.clock.advance(MINUTE_MS);
  await use(busy.secret);
  server.clock.reset();
});

test('no call about accounts, billing, models or privacy has a scope, and each scope opens a call', () => {
  const open = CALLS.filter(({ scope }) => scope);
  expect(open.filter(({ name }) => /^(accounts|billing|models|privacy|operator)\./.test(name))).toEqual([]);
  expect(open.filter(({ credential }) => credential)).toEqual([]);
  expect(new Set(open.map(({ scope }) => scope))).toEqual(new Set(API_SCOPES));
});

const INVALID = 'This API key is invalid or has expired.';
