import { newId } from '@parrot/contract/core';
import {
  newEmail,
  startTestServer,
  startTestSmtp,
  TEST_PASSWORD,
  type TestServer,
  type TestSmtp,
} from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const refused: string[] = [];
let smtp: TestSmtp;
let server: TestServer;
beforeAll(async () => {
  smtp = await startTestSmtp((address) => {
    const isFirst = !refused.includes(address);
    if (isFirst) refused.push(address);
    return isFirst;
  });
  server = await startTestServer({ settings: { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

test('a failed mail is retried until it is delivered, and then no more [RTM-07]', async () => {
  const { platform, slices } = server.server;
  const emailId = newEmail();
  const person = { name: 'Bo', company: 'Berg', emailId, password: TEST_PASSWORD };
  const { tenantId, userId } = await slices.accounts.provisioning.createTenant(person);
  const mention = (about: string) =>
    platform.database.tenant(tenantId, (tx) =>
      slices.notifications.mention(tx, {
        tenantId,
        byUserId: newId('usr'),
        byName: 'Ann',
        recipients: [userId],
        about,
        text: 'Please have a look.',
        link: '/home/desk/chats',
        cause: about,
      }),
    );
  await mention('Ticket 7');
  expect(await smtp.next()).toContain('Subject: Ann mentioned you: Ticket 7');
  expect(refused).toEqual([emailId]);
  await mention('Ticket 8');
  expect(await smtp.next()).toContain('Subject: Ann mentioned you: Ticket 8');
  expect(smtp.received).toHaveLength(2);
});
