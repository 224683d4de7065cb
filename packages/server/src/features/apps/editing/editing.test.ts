/** Which users have an app open, and when they count as gone. */
import { type App, createApp, noteEditing } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { newMember, newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let admin: TestSession;
let app: App;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind' });
  admin = await newMember(server, owner, 'admin');
  const body = { appName: 'OpenTwice', appType: 'CUSTOM' as const };
  app = (await server.api.call(createApp, { session: owner, body })).app;
});
afterAll(() => server.stop());

const note = async (session: TestSession, isHere = true) =>
  (await server.api.call(noteEditing, { session, body: { appId: app.appId, isHere } })).others.map(
    ({ userId }) => userId,
  );

test('two users with an app open see each other until one of them leaves [DSG-01]', async () => {
  expect(await note(owner)).toEqual([]);
  expect(await note(admin)).toEqual([owner.userId]);
  expect(await note(owner)).toEqual([admin.userId]);
  await note(admin, false);
  expect(await note(owner)).toEqual([]);
});

test('a user whose client stops reporting counts as gone', async () => {
  await note(owner);
  await note(admin);
  server.clock.advance(LIMITS.editing.forgetSeconds * 1_000);
  expect(await note(owner)).toEqual([]);
});

test('without access to an app, a user sees no editors and is not listed', async () => {
  const builder = await newMember(server, owner, 'builder');
  await note(owner);
  const reply = await server.api.answer(noteEditing, {
    session: builder,
    body: { appId: app.appId, isHere: true },
  });
  expect(reply.status).toBe(404);
  expect(await note(owner)).toEqual([]);
});
