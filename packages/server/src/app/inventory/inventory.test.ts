/**
 * Every call of the contract is served, only reviewed ones without a session, and each refuses another
 * tenant's ids.
 */
import { CALLS, EMITS } from '@parrot/contract/catalog';
import { addressOf, needsSession } from '@parrot/contract/core';
import { openDeskSocket, sharedTestServer, type TestServer } from '@parrot/testkit';
import { attack, recordCoverage } from '@parrot/testkit/attacks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS_WITHOUT_SESSION } from './calls-without-session.fixture.ts';
import { FOREIGN_CALLS } from './foreign-calls.fixture.ts';
import { FOREIGN_EMITS } from './foreign-emits.fixture.ts';
import { OTHER_ROUTES } from './other-routes.fixture.ts';
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
  recordCoverage({ of: 'events', covered: Object.keys(FOREIGN_EMITS).length, all: emitNames.length });
});

test('every address that is served is a call or reviewed', () => {
  const calls = CALLS.map((call) => `${call.method} ${addressOf(call)}`);
  const reviewed = Object.keys(OTHER_ROUTES);
  expect(server.server.addresses.toSorted()).toEqual([...calls, ...reviewed].sort());
  const tried = Object.keys(FOREIGN_CALLS).length + CALLS_WITHOUT_SESSION.length + reviewed.length;
  recordCoverage({ of: 'routes', covered: tried, all: server.server.addresses.length });
});

test.each(Object.entries(OTHER_ROUTES).filter(([, { attempt }]) => attempt))(
  '%s reveals nothing to those without its credential',
  async (name, { attempt }) => {
    for (const [path, status] of attempt ?? [])
      await attack('anonymous', `${name} at ${path}`, async () => {
        const [method = 'GET'] = name.split(' ');
        const response = await fetch(server.url + path, { method });
        expect([path, response.status]).toEqual([path, status]);
      });
  },
);

const deskEmits = EMITS.filter((event) => event.channel === 'desk');

test.each(deskEmits.map((event) => [event.name, event] as const))(
  'desk:%s without a token, and with an expired one, is 401 [RTM-06]',
  async (name, event) => {
    const socket = await openDeskSocket(server, tenants.ours.owner);
    for (const token of [undefined, '', `${tenants.ours.owner.token}x`, tenants.theirs.owner.token])
      await attack('anonymous', `desk:${name} with ${token ? 'a wrong' : 'no'} token`, async () => {
        const answer = await socket.answer(event, { token, userSessionId: tenants.ours.userSessionId });
        expect(answer).toMatchObject({ ok: false, error: { status: 401, code: 'unauthenticated' } });
      });
    socket.close();
  },
);

test.each(sessionCalls.map((call) => [call.name, call] as const))(
  '%s without a token is 401 [API-01, RTM-06]',
  async (name, call) => {
    await attack('anonymous', name, async () => {
      const { status, body } = await server.api.answer(call, { body: {} });
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
    });
  },
);

test.each(sessionCalls.map((call) => [call.name, call] as const))(
  '%s with the ids of another tenant [USR-10]',
  async (name, call) => {
    await attack('tenants', name, () => FOREIGN_CALLS[name]?.(server, tenants, call));
  },
);

test.each(emitNames)('%s with the ids of another tenant [USR-10, RTM-06]', async (name) => {
  await attack('tenants', name, () => FOREIGN_EMITS[name]?.(server, tenants));
});
