import { type LanguageCode, newId } from '@parrot/contract/core';
import { listOutboxMail } from '@parrot/contract/installation';
import {
  DEFAULT_CHOICES,
  listNotifications,
  type NotificationChoices,
  notificationCreated,
  readChoices,
  saveChoices,
} from '@parrot/contract/notifications';
import {
  newEmail,
  newOwner,
  openNotificationSocket,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const choose = (session: TestSession, mention: NotificationChoices['mention']) =>
  server.api.call(saveChoices, { session, body: { choices: { ...DEFAULT_CHOICES, mention } } });
const choices = async (session: TestSession) => (await server.api.call(readChoices, { session })).choices;
const list = (session: TestSession) => server.api.call(listNotifications, { session, body: {} });
const mention = async (
  { tenantId, userId }: Pick<TestSession, 'tenantId' | 'userId'>,
  about = 'Ticket 7',
) => {
  const { platform, slices } = server.server;
  await platform.database.tenant(tenantId, (tx) =>
    slices.notifications.mention(tx, {
      tenantId,
      byUserId: newId('usr'),
      byName: 'Ann <b>Berg</b>',
      recipients: [userId],
      about,
      text: 'Please have a look.',
      link: '/home/desk/chats',
      cause: newId('msg'),
    }),
  );
  await platform.outbox.settle();
};

test('everybody starts with the same choices, and keeps their own in each tenant [USR-08]', async () => {
  const other = await newOwner(server);
  expect(await choices(owner)).toEqual(DEFAULT_CHOICES);
  const chosen = { ...DEFAULT_CHOICES, mention: { inApp: true, browser: false, email: false } };
  expect(await server.api.call(saveChoices, { session: other, body: { choices: chosen } })).toEqual({
    status: 'success',
    choices: chosen,
  });
  expect([await choices(other), await choices(owner)]).toEqual([chosen, DEFAULT_CHOICES]);
  // A kind that came up after somebody chose is told as to everybody.
  await server.server.platform.database.tenant(other.tenantId, (tx) =>
    tx.execute(
      sql`update memberships set notification_choices = notification_choices - 'role-changed' || '{"gone": {}}'`,
    ),
  );
  expect(await choices(other)).toEqual(chosen);
});

test.each([
  ['a kind there is not', { ...DEFAULT_CHOICES, weather: DEFAULT_CHOICES.mention }],
  ['a kind left out', { mention: DEFAULT_CHOICES.mention }],
  ['a channel left out', { ...DEFAULT_CHOICES, mention: { inApp: true } }],
  ['a word for a choice', { ...DEFAULT_CHOICES, mention: { inApp: 'yes', browser: true, email: true } }],
])('choices with %s are refused, and nothing changes [VAL-01]', async (_name, wrong) => {
  const answer = await server.api.answer(saveChoices, { session: owner, body: { choices: wrong } });
  expect(answer.status).toBe(400);
  expect(await choices(owner)).toEqual(DEFAULT_CHOICES);
});

test('by the browser only: pushed and listed as read, so that the bell stays quiet [RTM-05]', async () => {
  const reader = await newOwner(server);
  const socket = await openNotificationSocket(server, reader);
  await choose(reader, { inApp: false, browser: true, email: false });
  await mention(reader);
  const { notification, unreadCount } = await socket.next(notificationCreated);
  expect(notification).toMatchObject({ kind: 'mention', read: true, byBrowser: true });
  expect(unreadCount).toBe(0);
  expect(await list(reader)).toMatchObject({ unreadCount: 0, items: [notification] });

  await choose(reader, { inApp: true, browser: false, email: false });
  await mention(reader);
  expect(await socket.next(notificationCreated)).toMatchObject({
    notification: { read: false, byBrowser: false },
    unreadCount: 1,
  });

  await choose(reader, { inApp: false, browser: false, email: false });
  await mention(reader);
  expect(await list(reader)).toMatchObject({ total: 2, unreadCount: 1 });
  expect(socket.seen(notificationCreated)).toEqual([]);
  socket.close();
});

test('by mail: each in the reader’s own language, as text and as HTML in which names do no harm', async () => {
  const { accounts } = server.server.slices;
  const subjects: Record<LanguageCode, string> = {
    en: 'Ann <b>Berg</b> mentioned you: Ticket 7',
    es: 'Ann <b>Berg</b> te ha mencionado: Ticket 7',
    de: 'Ann <b>Berg</b> erwähnt Sie: Ticket 7',
    fr: 'Ann <b>Berg</b> vous cite : Ticket 7',
    sv: 'Ann <b>Berg</b> nämnde dig: Ticket 7',
  };
  const languages = Object.keys(subjects) as LanguageCode[];
  const readers = [];
  for (const language of languages) {
    const emailId = newEmail();
    const person = { name: 'Bo', company: 'Berg & Co', emailId, password: TEST_PASSWORD, language };
    readers.push({ emailId, language, ...(await accounts.provisioning.createTenant(person)) });
  }
  for (const reader of readers) await mention(reader);
  for (const { emailId, language } of readers) {
    const mail = await server.mailTo(emailId, subjects[language]);
    expect(mail.subject).toBe(subjects[language]);
    expect(mail.text).toContain('Please have a look.');
    expect(mail.text).toContain(`${server.url}/home/desk/chats`);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain('Ann &lt;b&gt;Berg&lt;/b&gt;');
    expect(mail.html).toContain('Berg &amp; Co');
  }
});

test('who wants no mail gets none', async () => {
  const reader = await newOwner(server);
  await choose(reader, { inApp: true, browser: true, email: false });
  await mention(reader, 'Ticket 8');
  await choose(reader, { inApp: false, browser: false, email: true });
  await mention(reader, 'Ticket 9');
  await server.mailTo(reader.emailId, 'Ticket 9');
  const { items } = await server.api.call(listOutboxMail);
  const got = items.filter((mail) => mail.to === reader.emailId).map((mail) => mail.subject);
  expect(got.filter((subject) => subject.includes('Ticket'))).toEqual([
    'Ann <b>Berg</b> mentioned you: Ticket 9',
  ]);
});
