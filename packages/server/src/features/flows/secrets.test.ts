/** The secrets of an app: those for the APIs it calls, and the one with which host pages sign. */
import { listActivity } from '@parrot/contract/activity';
import {
  type App,
  archiveApp,
  deleteApp,
  duplicateApp,
  identitySecret,
  renewIdentitySecret,
} from '@parrot/contract/apps';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { deleteSecret, listSecrets, saveSecret } from '@parrot/contract/flows';
import {
  newDraftApp,
  newMember,
  newOwner,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let app: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  app = await newDraftApp(server, owner);
});
afterAll(() => server.stop());

const keep = (appId: AppId, name: string, value: string, session = owner) =>
  server.api.answer(saveSecret, { session, body: { appId, name, value } });
const namesOf = async (appId: AppId) =>
  (await server.api.call(listSecrets, { session: owner, body: { appId } })).items.map(({ name }) => name);
const opened = (appId: AppId) =>
  server.server.platform.database.tenant(owner.tenantId, async (tx) =>
    Object.fromEntries(await server.server.slices.flows.openSecrets(tx, appId)),
  );
const rows = async (appId: AppId): Promise<string> => {
  const found = await server.server.platform.database.system((tx) =>
    tx.execute(sql`select * from app_secrets where app_id = ${appId}`),
  );
  return JSON.stringify((found as unknown as { rows: unknown[] }).rows);
};

describe('API secrets', () => {
  test('are stored encrypted, listed by name, replaced and deleted, and given only to the runner', async () => {
    const { appId } = app;
    expect((await keep(appId, 'shopKey', 'hunter2-first')).text).toBe('{"status":"success"}');
    await keep(appId, 'shopKey', 'hunter2');
    await keep(appId, 'crm', 'p4ssw0rd');
    const listed = await server.api.answer(listSecrets, { session: owner, body: { appId } });
    expect(await namesOf(appId)).toEqual(['crm', 'shopKey']);
    for (const text of [listed.text, await rows(appId)]) expect(text).not.toMatch(/hunter2|p4ssw0rd/);
    expect(await opened(appId)).toEqual({ crm: 'p4ssw0rd', shopKey: 'hunter2' });

    const gone = { session: owner, query: { appId, name: 'crm' } };
    await server.api.call(deleteSecret, gone);
    expect(await namesOf(appId)).toEqual(['shopKey']);
    expect((await server.api.answer(deleteSecret, gone)).status).toBe(404);
  });

  test('cannot be decrypted for another app, and are not copied with an app', async () => {
    countAttack('secrets');
    const { appId } = await newDraftApp(server, owner);
    await keep(appId, 'shopKey', 'hunter2');
    const body = { appId, appName: 'WithoutKeys' };
    const copy = await server.api.call(duplicateApp, { session: owner, body });
    expect(await namesOf(copy.app.appId)).toEqual([]);
    // Write access to the database without the key is not enough.
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`update app_secrets set app_id = ${copy.app.appId} where app_id = ${appId}`),
    );
    expect(await opened(copy.app.appId)).toEqual({});
  });

  test('have simple names, are limited in number, and are only for builders', async () => {
    const { appId, appName } = await newDraftApp(server, owner);
    for (const name of ['', 'Shop', '__proto__', 'constructor', 'a b', 'secret.name'])
      expect((await keep(appId, name, 'x')).status, name).toBe(400);
    for (const value of ['', 'x'.repeat(2_001)]) expect((await keep(appId, 'key', value)).status).toBe(400);
    await keep(appId, 'key', 'x');
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`insert into app_secrets select tenant_id, app_id, kind, name || n, sealed, saved_at
        from app_secrets, generate_series(2, ${LIMITS.secretsPerApp}::int) n where app_id = ${appId}`),
    );
    const full = await keep(appId, 'oneMore', 'x');
    expect([full.status, full.body.message]).toEqual([400, expect.stringMatching(/at most 50 secrets/)]);
    expect((await keep(appId, 'key7', 'another')).status).toBe(200);
    const agent = await newMember(server, owner, 'agent', [appId]);
    expect((await keep(appId, 'key7', 'x', agent)).status).toBe(403);
    await server.api.call(archiveApp, { session: owner, body: { appId } });
    expect((await keep(appId, 'key7', 'x')).body.code).toBe('app_archived');
    await server.api.call(deleteApp, { session: owner, query: { appId, appName } });
    expect(await rows(appId)).toBe('[]');
  });
});

describe('the identity secret', () => {
  const show = (appId: AppId) => server.api.call(identitySecret, { session: owner, body: { appId } });
  const renew = (appId: AppId) => server.api.call(renewIdentitySecret, { session: owner, body: { appId } });
  const keyOf = async (appId: AppId) => {
    const key = await server.server.slices.apps.identityKeyOf(owner.tenantId, appId);
    return key && new TextDecoder().decode(key);
  };

  test('is created on the first request, once, and verifies signatures', async () => {
    const { appId } = await newDraftApp(server, owner, 'Q&A');
    expect(await keyOf(appId)).toBeNull();
    const [one, other] = await Promise.all([show(appId), show(appId)]);
    expect(one).toEqual(other);
    expect(one.secret).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(appId)).toBe(one.secret);
    expect(await rows(appId)).not.toContain(one.secret);
    expect(await namesOf(appId)).toEqual([]);
  });

  test('applies immediately once renewed, which is recorded', async () => {
    const { appId } = await newDraftApp(server, owner, 'Q&A');
    const first = await show(appId);
    expect(await keyOf(appId)).toBe(first.secret);
    const second = await renew(appId);
    expect(second.secret).not.toBe(first.secret);
    expect(await keyOf(appId)).toBe(second.secret);
    expect(await show(appId)).toEqual(second);
    const { items } = await server.api.call(listActivity, { session: owner, body: { subjects: ['app'] } });
    const entries = items.filter(({ act, subjectId }) => act === 'app.secretRenewed' && subjectId === appId);
    expect(entries.map(({ actorName }) => actorName)).toEqual(['Maya Lind']);
    expect(JSON.stringify(entries)).not.toContain(second.secret);
  });
});
