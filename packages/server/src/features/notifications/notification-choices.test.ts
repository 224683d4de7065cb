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
import { countAttack } from '@parrot/testkit/attack-tests';
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

test('members start with the default choices and have their own in each tenant [USR-08]', async () => {
  const other = await newOwner(server);
  expect(await choices(owner)).toEqual(DEFAULT_CHOICES);
  const chosen = { ...DEFAULT_CHOICES, mention: { inApp: true, browser: false, email: false } };
  expect(await server.api.call(saveChoices, { session: other, body: { choices: chosen } })).toEqual({
    status: 'success',
    choices: chosen,
  });
  expect([await choices(other), await choices(owner)]).toEqual([chosen, DEFAULT_CHOICES]);
  // A kind added after the member's choice follows the defaults.
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

test('browser only: the notification is pushed and listed as read, so the bell does not count it [RTM-05]', async () => {
  const recipient = await newOwner(server);
  const socket = await openNotificationSocket(server, recipient);
  await choose(recipient, { inApp: false, browser: true, email: false });
  await mention(recipient);
  const { notification, unreadCount } = await socket.next(notificationCreated);
  expect(notification).toMatchObject({ kind: 'mention', read: true, byBrowser: true });
  expect(unreadCount).toBe(0);
  expect(await list(recipient)).toMatchObject({ unreadCount: 0, items: [notification] });

  await choose(recipient, { inApp: true, browser: false, email: false });
  await mention(recipient);
  expect(await socket.next(notificationCreated)).toMatchObject({
    notification: { read: false, byBrowser: false },
    unreadCount: 1,
  });

  await choose(recipient, { inApp: false, browser: false, email: false });
  await mention(recipient);
  expect(await list(recipient)).toMatchObject({ total: 2, unreadCount: 1 });
  expect(socket.seen(notificationCreated)).toEqual([]);
  socket.close();
});

test('mails are in each recipient’s language, as text and as HTML with names escaped', async () => {
  countAttack('script');
  const { accounts } = server.server.slices;
  const subjects: Record<LanguageCode, string> = {
    en: 'Ann <b>Berg</b> mentioned you: Ticket 7',
    es: 'Ann <b>Berg</b> te ha mencionado: Ticket 7',
    de: 'Ann <b>Berg</b> erwähnt Sie: Ticket 7',
    fr: 'Ann <b>Berg</b> vous cite : Ticket 7',
    sv: 'Ann <b>Berg</b> nämnde dig: Ticket 7',
  };
  const languages = Object.keys(subjects) as LanguageCode[];
  const recipients = [];
  for (const language of languages) {
    const emailId = newEmail();
    const person = { name: 'Bo', company: 'Berg & Co', emailId, password: TEST_PASSWORD, language };
    recipients.push({ emailId, language, ...(await accounts.provisioning.createTenant(person)) });
  }
  for (const recipient of recipients) await mention(recipient);
  for (const { emailId, language } of recipients) {
    const mail = await server.mailTo(emailId, subjects[language]);
    expect(mail.subject).toBe(subjects[language]);
    expect(mail.text).toContain('Please have a look.');
    expect(mail.text).toContain(`${server.url}/home/desk/chats`);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain('Ann &lt;b&gt;Berg&lt;/b&gt;');
    expect(mail.html).toContain('Berg &amp; Co');
  }
});

test('members who turned mail off get none', async () => {
  const recipient = await newOwner(server);
  await choose(recipient, { inApp: true, browser: true, email: false });
  await mention(recipient, 'Ticket 8');
  await choose(recipient, { inApp: false, browser: false, email: true });
  await mention(recipient, 'Ticket 9');
  await server.mailTo(recipient.emailId, 'Ticket 9');
  const { items } = await server.api.call(listOutboxMail);
  const got = items.filter((mail) => mail.to === recipient.emailId).map((mail) => mail.subject);
  expect(got.filter((subject) => subject.includes('Ticket'))).toEqual([
    'Ann <b>Berg</b> mentioned you: Ticket 9',
  ]);
});
