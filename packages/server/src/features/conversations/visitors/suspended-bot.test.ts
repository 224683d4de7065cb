/**
 * Bots of a tenant whose plan has ended are suspended: visitors get a polite refusal, and nothing is lost.
 */
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  uploadVisitorFile,
  widgetConfig,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  sharedTestServer,
  type TestServer,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

/** As in the plan file. */
const TRIAL_DAYS = 14;
const GRACE_DAYS = 7;

test('past the grace period a bot is suspended, for its own tenant only; after payment it continues where it was', async () => {
  const owner = await newOwner(server);
  const { parrotId } = await newPublishedApp(server, owner);
  const socket = await openVisitorSocket(server, { parrotId });
  const opened = await socket.ask(openVisitorConversation, {});
  const message = { msgId: newId('msg'), value: 'Hello' };
  const closedBecause = async (id = parrotId) =>
    (await server.api.call(widgetConfig, { query: { parrotId: id } })).closedBecause;

  server.clock.advance((TRIAL_DAYS + GRACE_DAYS - 0.5) * DAY);
  await socket.ask(sendVisitorMessage, message);
  expect(await closedBecause()).toBeNull();

  server.clock.advance(DAY);
  const other = await newPublishedApp(server, await newOwner(server));
  expect([await closedBecause(), await closedBecause(other.parrotId)]).toEqual(['resting', null]);
  const resting = { ok: false, error: { status: 402, code: 'resting' } };
  expect(await socket.answer(requestAgent, {})).toMatchObject(resting);
  expect(await socket.answer(sendVisitorMessage, { ...message, msgId: newId('msg') })).toMatchObject(resting);
  await expect(openVisitorSocket(server, { parrotId })).rejects.toMatchObject({ data: { code: 'resting' } });
  const form = new FormData();
  form.append('file', new File(['hello'], 'hello.txt'));
  const body = { parrotId, visitorToken: opened.visitorToken };
  expect((await server.api.answer(uploadVisitorFile, { body, form })).status).toBe(402);

  await server.server.platform.database.system((tx) =>
    tx.execute(sql`update subscriptions set status = 'live', term_end = term_end + interval '1 year'
      where tenant_id = ${owner.tenantId}`),
  );
  server.clock.advance(10_000);
  expect(await closedBecause()).toBeNull();
  const { conversationId, messages } = await socket.ask(openVisitorConversation, {});
  expect(conversationId).toBe(opened.conversationId);
  expect(messages.map(({ msgId }) => msgId)).toContain(message.msgId);
});
