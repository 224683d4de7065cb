import type { NotificationId } from '@parrot/contract/core';
import { DAY_MS, LIMITS, newId } from '@parrot/contract/core';
import {
  listNotifications,
  notificationCreated,
  notificationsRead,
  readNotifications,
} from '@parrot/contract/notifications';
import {
  newOwner,
  openNotificationSocket,
  sharedTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldNotifications } from './delete-old-notifications.job.ts';
import { listNotifications as listRows } from './notifications.repository.ts';

let server: TestServer;
let owner: TestSession;
let otherTenantOwner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  otherTenantOwner = await newOwner(server);
});
afterAll(() => server.stop());

const settle = () => server.server.platform.outbox.settle();
const list = (session: TestSession, body = {}) => server.api.call(listNotifications, { session, body });
const read = (session: TestSession, notificationIds: NotificationId[] | 'all') =>
  server.api.call(readNotifications, { session, body: { notificationIds } });
/** Sends one notification; each is a moment later than the one before. */
const sendNotifications = async ({ tenantId, userId }: TestSession, ...texts: string[]) => {
  for (const text of texts) {
    server.clock.advance(1_000);
    await server.server.platform.database.tenant(tenantId, (tx) =>
      server.server.slices.notifications.mention(tx, {
        tenantId,
        byUserId: newId('usr'),
        byName: 'Ann',
        recipients: [userId],
        about: 'Ticket 7',
        text,
        link: '/home/desk/chats',
        cause: newId('msg'),
      }),
    );
  }
  await settle();
};

test('the list returns the newest first, in pages, unread only on request, with the unread count [RTM-05]', async () => {
  await sendNotifications(owner, 'one', 'two', 'three');
  const all = await list(owner);
  expect(all).toMatchObject({ total: 3, offset: 0, unreadCount: 3 });
  expect(all.items.map((item) => item.values.text)).toEqual(['three', 'two', 'one']);
  expect(all.items[0]).toEqual({
    notificationId: expect.stringMatching(/^ntf_/),
    kind: 'mention',
    values: { byName: 'Ann', about: 'Ticket 7', text: 'three' },
    link: '/home/desk/chats',
    createdAt: expect.any(String),
    read: false,
    byBrowser: true,
  });
  const [third, second] = all.items.map((item) => item.notificationId);
  if (!third || !second) throw new Error('too few notifications');
  expect(await read(owner, [second])).toEqual({ status: 'success', unreadCount: 2 });
  const unread = await list(owner, { unreadOnly: true, offset: 1, limit: 1 });
  expect(unread).toMatchObject({ total: 2, offset: 1, unreadCount: 2, items: [{ values: { text: 'one' } }] });
  expect((await list(owner)).items.map((item) => item.read)).toEqual([false, true, false]);
});

test('reading in one window marks as read in all windows of that user only [RTM-05]', async () => {
  const reader = await newOwner(server);
  const windows = [
    await openNotificationSocket(server, reader),
    await openNotificationSocket(server, reader),
  ];
  const other = await openNotificationSocket(server, owner);
  // One at a time: the count is read when the push is sent.
  for (const text of ['one', 'two', 'three']) await sendNotifications(reader, text);
  for (const window of windows) {
    const counts = [];
    for (let at = 0; at < 3; at++) counts.push((await window.next(notificationCreated)).unreadCount);
    expect(counts).toEqual([1, 2, 3]);
  }
  const ids = (await list(reader)).items.map((item) => item.notificationId);
  await read(reader, ids.slice(0, 1));
  for (const window of windows)
    expect(await window.next(notificationsRead)).toEqual({
      notificationIds: ids.slice(0, 1),
      unreadCount: 2,
    });
  expect(await read(reader, 'all')).toMatchObject({ unreadCount: 0 });
  for (const window of windows) {
    const { notificationIds, unreadCount } = await window.next(notificationsRead);
    expect(unreadCount).toBe(0);
    expect([...notificationIds].sort()).toEqual(ids.slice(1).sort());
  }
  // Marking as read again changes nothing and pushes nothing.
  await read(reader, ids);
  await read(reader, 'all');
  await settle();
  expect(windows.flatMap((window) => window.seen(notificationsRead))).toEqual([]);
  expect(other.seen(notificationsRead)).toEqual([]);
  for (const socket of [...windows, other]) socket.close();
});

test('more ids than a push may carry are reported as all [RTM-05]', async () => {
  const reader = await newOwner(server);
  await sendNotifications(reader, ...Array.from({ length: LIMITS.bulk + 1 }, (_, at) => `${at}`));
  const window = await openNotificationSocket(server, reader);
  await read(reader, 'all');
  expect(await window.next(notificationsRead)).toEqual({ notificationIds: 'all', unreadCount: 0 });
  window.close();
});

test('notifications of other users are neither listed nor marked as read', async () => {
  await sendNotifications(otherTenantOwner, 'secret');
  const secret = (await list(otherTenantOwner)).items[0]?.notificationId;
  if (!secret) throw new Error('no notification');
  expect((await list(owner, { limit: 100 })).items.map((item) => item.notificationId)).not.toContain(secret);
  const tried = await server.api.answer(readNotifications, {
    session: owner,
    body: { notificationIds: [secret] },
  });
  const made = await server.api.answer(readNotifications, {
    session: owner,
    body: { notificationIds: ['ntf_0000000000000000000000'] },
  });
  expect([tried.status, tried.text]).toEqual([200, made.text]);
  expect(await list(otherTenantOwner)).toMatchObject({ unreadCount: 1, items: [{ read: false }] });
});

test('malformed ids are refused and nothing is marked as read [VAL-01]', async () => {
  const before = await list(owner);
  for (const notificationIds of [[], ['x'], 'some', Array(LIMITS.bulk + 1).fill(newId('ntf'))]) {
    const { status } = await server.api.answer(readNotifications, {
      session: owner,
      body: { notificationIds },
    });
    expect(status).toBe(400);
  }
  expect(await list(owner)).toEqual(before);
});

test('notifications older than the limit are deleted overnight, and no others [RTM-05]', async () => {
  const reader = await newOwner(server);
  await sendNotifications(reader, 'old');
  server.clock.advance(LIMITS.notificationDays * DAY_MS);
  await sendNotifications(reader, 'new');
  const texts = () =>
    server.server.platform.database.tenant(reader.tenantId, async (tx) =>
      (await listRows(tx, reader.userId, { unreadOnly: false, offset: 0, limit: 10 })).rows.map(
        (row) => row.details.text,
      ),
    );
  expect(await texts()).toEqual(['new', 'old']);
  await deleteOldNotifications(server.server.platform);
  expect(await texts()).toEqual(['new']);
});
