/** Every specified call: documented, guarded, and clear about what is wrong with its input. */
import { createHash } from 'node:crypto';
import { CALLS } from '@parrot/contract/catalog';
import {
  addressOf,
  type Call,
  ERRORS,
  type ErrorReply,
  hashedText,
  needsSession,
} from '@parrot/contract/core';
import { newMember, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mistyped, needsId, oversized, type Schema, sampleOf } from './sample-input.fixture.ts';
import { SPECIFIED_CALLS } from './specified-call-names.fixture.ts';

type Operation = {
  summary: string;
  'x-access': unknown;
  parameters: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
/** `input`: what the call takes, in its query or its body. */
type Documented = { call: Call; operation: Operation; input: Schema; isQuery: boolean };

let server: TestServer;
let owner: TestSession;
let withoutRoles: TestSession;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  withoutRoles = await newMember(server, owner, 'agent');
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`delete from member_roles where user_id = ${withoutRoles.userId}`),
  );
  ({ paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: typeof paths });
  for (const named of SPECIFIED_CALLS)
    for (const name of Object.keys(documented(named).input.properties ?? {}))
      if (/[a-z][A-Z]|_/.test(name)) codeNames.add(name);
});
afterAll(() => server.stop());

function documented(named: string): Documented {
  const [method = '', path = ''] = named.split(' ');
  const call = CALLS.find((each) => each.method === method && addressOf(each) === path);
  const operation = paths[path]?.[method.toLowerCase()];
  if (!call || !operation) throw new Error(`${named} is not in the contract or not documented`);
  const isQuery = method === 'GET' || method === 'DELETE';
  return { call, operation, input: isQuery ? querySchemaOf(operation) : bodySchemaOf(operation), isQuery };
}

const bodySchemaOf = ({ requestBody }: Operation): Schema =>
  Object.values(requestBody?.content ?? {})[0]?.schema ?? { type: 'object' };

function querySchemaOf({ parameters }: Operation): Schema {
  const named = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name = '', schema = {} }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name = '' }) => name),
  };
}

type Sent = { body?: BodyInit; query?: string; contentType?: string | undefined; session?: TestSession };

/** Sends bytes as they are, with the headers of a session and the hash of what is sent. */
async function send(call: Call, { body, query = '', contentType, session = owner }: Sent) {
  const isJson = contentType?.includes('json') && typeof body === 'string';
  const hash = createHash('md5')
    .update(hashedText(query, isJson ? parsed(body) : undefined))
    .digest('hex');
  const response = await fetch(`${server.url}${addressOf(call)}${query && `?${query}`}`, {
    method: call.method,
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(!call.upload && { hash }),
      ...(needsSession(call.access) && {
        tenant_id: session.tenantId,
        user_id: session.userId,
        authorization: `Bearer ${session.token}`,
      }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends fields where the call takes them: in its query, its form or its JSON. */
function sendFields({ call, isQuery }: Documented, fields: object) {
  if (isQuery) {
    const texts = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
    return send(call, { query: new URLSearchParams(texts).toString() });
  }
  if (!call.upload) return send(call, { body: JSON.stringify(fields), contentType: 'application/json' });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return send(call, { body: form });
}

const SPECIFIED_MESSAGES = new Set<string>([
  'Required',
  ...Object.values(ERRORS).map(({ message }) => message),
]);
const ZODS_OWN = /invalid (input|string|value)|expected|received|too (big|small)|unrecognized|[<>]=|pattern/i;
/** The names of fields that no person would write. */
const codeNames = new Set<string>();
const namesCode = (text: string) => text.match(/\w+/g)?.some((word) => codeNames.has(word)) ?? false;
const isSentence = (text: string) =>
  SPECIFIED_MESSAGES.has(text) ||
  (/^[A-Z\d‘“].*[.!?^~]$/s.test(text) && !ZODS_OWN.test(text) && !namesCode(text));

/** An error of ours: the documented shape, with sentences. */
function expectClear(answer: { status: number; text: string }, what: string): ErrorReply {
  expect(answer.status, `${what}: ${answer.text}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500);
  const error = JSON.parse(answer.text) as ErrorReply;
  const { status, code, message, fields = {}, ...rest } = error;
  expect([status, rest], what).toEqual([answer.status, {}]);
  expect(Object.keys(ERRORS), what).toContain(code);
  for (const text of [message, ...Object.values(fields)])
    expect(isSentence(text), `${what} says: ${text}`).toBe(true);
  return error;
}

/** A call for many at once says it of each. */
function expectUnknown(answer: { status: number; text: string }): void {
  const { results } = JSON.parse(answer.text) as { results?: { ok: boolean; message: string }[] };
  if (!results) {
    expectClear(answer, 'unknown ids');
    return;
  }
  expect(results.map(({ ok, message }) => [ok, isSentence(message)])).toEqual(
    results.map(() => [false, true]),
  );
}

/** No text of a call is as long as this, and no body but that of a flow or a file. */
const ABSURD_BODY = 1_500_000;
const ABSURD_FIELD = 300_000;
const ABSURD_QUERY = 8_000;

test('the contract has every specified call, and its other calls are under /api/v1 [API-08]', () => {
  const served = CALLS.filter(({ base }) => base !== 'parrot').map(
    (call) => `${call.method} ${addressOf(call)}`,
  );
  expect(SPECIFIED_CALLS).toHaveLength(121);
  expect(SPECIFIED_CALLS.filter((named) => !served.includes(named))).toEqual([]);
});

test.each(SPECIFIED_CALLS)(
  '%s is documented, guarded, and answers bad input with sentences of ours [API-08]',
  async (named) => {
    countAttack('types');
    const call = documented(named);
    const { operation, input, isQuery } = call;
    const { access, method, upload, download } = call.call;

    expect(operation.summary).toMatch(/^[A-Z].*\.$/s);
    expect(operation['x-access']).toEqual(access);
    const [reply] = Object.values(operation.responses['200']?.content ?? {});
    expect(download ? reply?.schema : reply?.schema.properties?.status).toBeDefined();

    if (needsSession(access)) {
      const anonymous = await fetch(`${server.url}${addressOf(call.call)}`, { method });
      expect([anonymous.status, JSON.parse(await anonymous.text()).code]).toEqual([401, 'unauthenticated']);
      const refused = await send(call.call, { session: withoutRoles, query: '' });
      if (access.kind !== 'signedIn')
        expect(expectClear(refused, 'without a role').code).toBe('permission_denied');
    }

    const hasRequired = (input.required ?? []).length > 0;
    if (!isQuery) {
      const contentType = upload ? 'text/plain' : 'application/json';
      const unread = await send(call.call, { body: '{"appId": ', contentType });
      expect(expectClear(unread, 'not JSON').status).toBe(400);
      const list = await send(call.call, { body: '[]', contentType });
      if (!upload) expect(Object.keys(expectClear(list, 'a list').fields ?? {})).toEqual(['body']);
    }
    if (Object.keys(input.properties ?? {}).length > 0) {
      const { fields = {} } = expectClear(await sendFields(call, mistyped(input)), 'wrong types');
      expect(Object.keys(fields)).not.toEqual([]);
    }
    if (hasRequired) expect(expectClear(await sendFields(call, {}), 'nothing').status).toBe(400);

    const absurd = isQuery ? ABSURD_QUERY : ABSURD_FIELD;
    const long = oversized(input, absurd);
    if (Object.values(long).some((value) => String(value).length === absurd))
      expect([400, 413]).toContain(expectClear(await sendFields(call, long), 'long texts').status);
    if (!isQuery && !upload) {
      const body = JSON.stringify({ junk: 'x'.repeat(ABSURD_BODY) });
      const huge = await send(call.call, { body, contentType: 'application/json' });
      expect([400, 413]).toContain(expectClear(huge, 'a huge body').status);
    }

    if (needsId(input) && !upload) expectUnknown(await sendFields(call, sampleOf(input) as object));
  },
);
