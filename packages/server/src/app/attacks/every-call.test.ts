/** Attacks that are the same for every call: hostile texts, wrong types, fields and paths, foreign origins. */
import { request } from 'node:http';
import { CALLS } from '@parrot/contract/catalog';
import { addressOf, type Call, needsSession } from '@parrot/contract/core';
import { newMember, sharedTestServer, signInAs, type TestServer, type TestSession } from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mistyped, sampleOf } from '../inventory/sample-input.fixture.ts';
import { makeTwoTenants, type TwoTenants } from '../inventory/two-tenants.fixture.ts';
import { FORBIDDEN_FIELDS, HOSTILE_TEXTS } from './hostile-texts.fixture.ts';
import { inputSchemaOf, placedTexts, takesQuery } from './request-forms.fixture.ts';

let server: TestServer;
let tenants: TwoTenants;
let agent: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  tenants = await makeTwoTenants(server);
  agent = await newMember(server, tenants.ours.owner, 'agent');
});
afterAll(() => server.stop());

const sessionCalls = CALLS.filter((call) => needsSession(call.access));
/** What ends the session or deletes what others need, comes last. */
const ENDS =
  /logOut|endLogins|changePassword|delete|remove|archive|makeInactive|unpublish|switchTenant|reset/i;
const inOrder = [
  ...sessionCalls.filter(({ name }) => !ENDS.test(name)),
  ...sessionCalls.filter(({ name }) => ENDS.test(name)),
];

/** The ids of our own tenant instead of unknown ones, so that the call goes as far as it can. */
function withOwnIds(input: unknown): unknown {
  const { ours } = tenants;
  const ids: Record<string, string> = {
    app: ours.app.appId,
    ver: ours.versionId,
    faq: ours.faqId,
    src: ours.sourceId,
    ftt: ours.flowTestId,
    rol: ours.roleId,
    grp: ours.groupId,
    usr: agent.userId,
    uss: ours.userSessionId,
    ten: ours.owner.tenantId,
  };
  const text = JSON.stringify(input).replace(/"([a-z]{3})_[0-9a-z]{22}"/g, (id, prefix: string) =>
    ids[prefix] ? `"${ids[prefix]}"` : id,
  );
  return JSON.parse(text);
}

/** In the query or the body, with fields that only the server sets. */
const send = (call: Call, input: unknown) => {
  const { owner } = tenants.theirs;
  const fields = withOwnIds(input) as Record<string, unknown>;
  return takesQuery(call)
    ? server.api.answer(call, { session: tenants.ours.owner, query: fields })
    : server.api.answer(call, {
        session: tenants.ours.owner,
        body: { ...FORBIDDEN_FIELDS(owner), ...fields },
        ...(call.upload && { form: new FormData() }),
      });
};

/** What the caller would like to change by fields it may not set. */
const guardedRows = () =>
  server.server.platform.database.system(async (tx) => {
    const [ours, theirs] = [tenants.ours.owner, tenants.theirs.owner];
    const found = [
      await tx.execute(sql`select m.user_id, m.tenant_id, m.status, r.role_id from memberships m
        left join member_roles r using (tenant_id, user_id)
        where m.tenant_id = ${theirs.tenantId} or m.user_id = ${ours.userId} and m.tenant_id = ${ours.tenantId}
        order by 1, 2, 4`),
      await tx.execute(sql`select id, tenant_id, name, created_by, status from apps
        where tenant_id = ${theirs.tenantId} or created_by = ${theirs.userId} order by 1`),
      await tx.execute(sql`select id, email, email_verified_at from users
        where id in (${ours.userId}, ${theirs.userId}) order by 1`),
      await tx.execute(sql`select tenant_id, plan_code from subscriptions
        where tenant_id in (${ours.tenantId}, ${theirs.tenantId}) order by 1`),
    ];
    return JSON.stringify(found.map((result) => (result as unknown as { rows: unknown[] }).rows));
  });

/** Fields that are not the call's own and still pass its schema. */
function acceptedForgedFields(call: Call): string[] {
  const schema = inputSchemaOf(call);
  const forged = FORBIDDEN_FIELDS(tenants.theirs.owner);
  const sample = sampleOf({ ...schema, type: 'object' }) as object;
  const { data } = call.body.safeParse({ ...forged, ...sample });
  const own = Object.keys(schema.properties ?? {});
  return Object.keys((data as object | undefined) ?? {}).filter(
    (name) => name in forged && !own.includes(name),
  );
}

const LEAKS = /syntax error|postgres|node_modules|\bat .+:\d+:\d+|relation "|\/packages\//i;

test('hostile texts in every text of every call cause no error, and forged fields change nothing', async () => {
  const before = await guardedRows();
  let number = 0;
  for (const call of inOrder) {
    const text = () => HOSTILE_TEXTS[number++ % HOSTILE_TEXTS.length] ?? '';
    for (const { path, input } of placedTexts(inputSchemaOf(call), text()))
      await attack('sql', `${call.name} ${path}`, async () => {
        const { status, text: reply } = await send(call, input);
        expect(status, `${call.name} ${path}: ${reply}`).not.toBe(500);
        expect(reply).not.toMatch(LEAKS);
      });
  }
  const after = await guardedRows();
  for (const call of inOrder.filter((each) => !takesQuery(each)))
    await attack('assignment', call.name, () => {
      expect(after).toBe(before);
      expect(acceptedForgedFields(call)).toEqual([]);
    });
});

/** Those of the specification are in bad-input.test.ts. */
const others = CALLS.filter(({ base, upload }) => base === 'parrot' && !upload);

test('objects where texts are due are refused with the field named, by every call', async () => {
  const session = await signInAs(server, tenants.ours.owner.emailId);
  for (const call of others) {
    const input = mistyped(inputSchemaOf(call));
    if (Object.keys(input).length === 0) continue;
    await attack('types', call.name, async () => {
      const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const { status, body } = await server.api.answer(
        call,
        takesQuery(call) ? { session, query } : { session, body: input },
      );
      // Calls of the operator are not served without a token.
      expect([400, 404], `${call.name}: ${JSON.stringify(body)}`).toContain(status);
      if (status === 400) expect(Object.keys(body.fields ?? {}), call.name).not.toEqual([]);
    });
  }
});

const TRICKS: readonly ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/x/../api/'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api/%2e/'),
  (path) => `${path}%00`,
  (path) => `${path};a=b`,
  (path) => `${path}?authorization=Bearer%20x&access_token=x`,
  (path) => `${path}#/`,
  (path) => `/assets/..${path}`,
  (path) => path.replaceAll('/', '\\'),
];

test('no spelling of a path leads around authentication', async () => {
  const origin = new URL(server.url);
  for (const [number, call] of sessionCalls.entries())
    for (const offset of [0, 5, 10]) {
      const trick = TRICKS[(number + offset) % TRICKS.length] ?? String;
      const path = trick(addressOf(call));
      await attack('paths', `${call.method} ${path}`, async () => {
        const reply = await rawReply(origin, call.method, path);
        expect([401, 400, 404, 415], `${call.method} ${path}`).toContain(reply.status);
        expect(reply.type).toContain('json');
      });
    }
});

/** Sends the path as it is written: fetch would tidy it up. */
const rawReply = ({ hostname, port }: URL, method: string, path: string) =>
  new Promise<{ status: number; type: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      const type = response.headers['content-type'] ?? '';
      response.once('end', () => resolve({ status: response.statusCode ?? 0, type }));
    })
      .once('error', reject)
      .end('{}');
  });

/** Pages of other sites show the widget: its settings, and the upload of a visitor's file. */
const OPEN_TO_ALL_ORIGINS = ['conversations.widgetConfig', 'conversations.uploadVisitorFile'];

test('pages of other origins may read no reply, but for those of the widget', async () => {
  for (const call of CALLS)
    await attack('origins', call.name, async () => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': call.method };
      for (const method of ['OPTIONS', call.method]) {
        const reply = await fetch(server.url + addressOf(call), { method, headers });
        await reply.arrayBuffer();
        if (OPEN_TO_ALL_ORIGINS.includes(call.name)) continue;
        expect(reply.headers.get('access-control-allow-origin'), call.name).toBeNull();
      }
    });
});
