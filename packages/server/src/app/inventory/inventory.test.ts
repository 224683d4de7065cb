/**
 * Every call of the contract is served, only reviewed ones without a session, and each refuses another
 * tenant's ids.
 */
import { CALLS, EMITS } from '@parrot/contract/catalogue';
import { needsSession } from '@parrot/contract/core';
import { sharedTestServer, type TestServer } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS_WITHOUT_SESSION } from './calls-without-session.fixture.ts';
import { FOREIGN_CALLS } from './foreign-calls.fixture.ts';
import { FOREIGN_EMITS } from './foreign-emits.fixture.ts';
import { makeTwoTenants, type TwoTenants } from './two-tenants.fixture.ts';

let server: TestServer;
let tenants: TwoTenants;
beforeAll(async () => {
  server = await sharedTestServer();
  tenants = await makeTwoTenants(server);
});
afterAll(() => server.stop());

const names = (items: readonly { name: string }[]) => items.map((item) => item.name).sort();
const emitNames = EMITS.map((event) => `${event.channel}:${event.name}`).sort();
const sessionCalls = CALLS.filter((call) => needsSession(call.access));

test('the server serves exactly the calls of the contract', () => {
  expect(names(server.server.routes.map((route) => route.call))).toEqual(names(CALLS));
});

/** Names that other clients already use. */
const CALLS_OF_APPS = [
  'post v2/list/apps',
  'post v2/shared/apps',
  'post v2/sample/apps',
  'post v2/list/archive/apps',
  'post v2/create/app',
  'post archive/app',
  'post unArchive/app',
  'put update/app',
  'put update/app/details',
  'post check/duplicate/app',
  'post publish/app',
  'post unpublish/app',
  'post share/code',
  'post list/app/activity',
  'post v2/app/user/list',
  'post v2/user/app/details',
  'post tenant/apps',
];

test('the calls about apps are documented by their names and methods, with what goes in and out [API-06]', async () => {
  const { paths } = await (await fetch(`${server.url}/api/openapi.json`)).json();
  for (const named of CALLS_OF_APPS) {
    const [method = '', path = ''] = named.split(' ');
    expect(paths[`/api/ps-studio/${path}`]?.[method], named).toMatchObject({
      requestBody: { content: { 'application/json': { schema: expect.anything() } } },
      responses: { 200: { content: { 'application/json': { schema: expect.anything() } } } },
    });
  }
});

test('only reviewed calls need no session', () => {
  expect(names(CALLS.filter((call) => !needsSession(call.access)))).toEqual(
    [...CALLS_WITHOUT_SESSION].sort(),
  );
});

test('every call with a session and every emit is in the two-tenant matrix', () => {
  expect(Object.keys(FOREIGN_CALLS).sort()).toEqual(names(sessionCalls));
  expect(Object.keys(FOREIGN_EMITS).sort()).toEqual(emitNames);
});

test.each(sessionCalls.map((call) => [call.name, call] as const))(
  '%s without a token is 401 [API-01, RTM-06]',
  async (_name, call) => {
    const { status, body } = await server.api.answer(call, { body: {} });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  },
);

test.each(sessionCalls.map((call) => [call.name, call] as const))(
  '%s with the ids of another tenant [USR-10]',
  async (name, call) => {
    await FOREIGN_CALLS[name]?.(server, tenants, call);
  },
);

test.each(emitNames)('%s with the ids of another tenant [USR-10, RTM-06]', async (name) => {
  await FOREIGN_EMITS[name]?.(server, tenants);
});
