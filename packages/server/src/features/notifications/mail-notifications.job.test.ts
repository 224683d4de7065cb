import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newId } from '@parrot/contract/core';
import { newEmail, startTestServer, TEST_PASSWORD, type TestServer } from '@parrot/testkit';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const refused: string[] = [];
const received: string[] = [];
let arrived: (mail: string) => void = () => {};
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (refused.includes(address)) return done();
    refused.push(address);
    done(new Error('Mailbox temporarily unavailable'));
  },
  onData: (stream, _session, done) => {
    text(stream).then((mail) => {
      received.push(mail);
      arrived(mail);
      done();
    }, done);
  },
});
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startTestServer({
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
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
  const next = () =>
    new Promise<string>((resolve) => {
      arrived = resolve;
    });
  const first = next();
  await mention('Ticket 7');
  expect(await first).toContain('Subject: Ann mentioned you: Ticket 7');
  expect(refused).toEqual([emailId]);
  const second = next();
  await mention('Ticket 8');
  expect(await second).toContain('Subject: Ann mentioned you: Ticket 8');
  expect(received).toHaveLength(2);
});
