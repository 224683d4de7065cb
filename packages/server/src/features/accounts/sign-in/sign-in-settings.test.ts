/** How settings change signing in. */
import { createServer } from 'node:net';
import {
  forgotPassword,
  openInvitation,
  renewInvitation,
  signIn,
  signInOptions,
  signUp,
  validateToken,
} from '@parrot/contract/accounts';
import { LIMITS, type UserId } from '@parrot/contract/core';
import { listOutboxMail } from '@parrot/contract/installation';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  createApiClient,
  newEmail,
  newOwner,
  signInAs,
  startTestServer,
  startTestSmtp,
  TEST_PASSWORD,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cleanUpAccounts } from '../accounts-cleanup.job.ts';

test('over https, the refresh cookie is Secure', async () => {
  const port = await freePort();
  const server = await startTestServer({
    settings: { PORT: String(port), PUBLIC_URL: 'https://parrot.example' },
  });
  try {
    const api = createApiClient(`http://127.0.0.1:${port}`);
    const emailId = newEmail();
    await server.server.slices.accounts.provisioning.createTenant({
      name: 'Ada Berg',
      company: 'Berg',
      emailId,
      password: TEST_PASSWORD,
    });
    const { redirectTo } = await api.call(signIn, { body: { emailId, password: TEST_PASSWORD } });
    expect(redirectTo).toMatch(/^https:\/\/parrot\.example\/token-login\?/);
    const query = new URL(redirectTo).searchParams;
    const answer = await api.answer(validateToken, {
      body: { userId: query.get('id') as UserId, token: query.get('token') },
    });
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure');
  } finally {
    await server.stop();
  }
});

test('guesses from many addresses are limited per account, without blocking a known browser or a reset by mail', async () => {
  countAttack('guessing');
  const server = await startTestServer({ settings: { TRUST_PROXY: 'yes' } });
  try {
    const { emailId } = await newOwner(server);
    const attempt = (address: string, password: string, cookie = '') =>
      server.api.answer(signIn, {
        body: { emailId, password },
        headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      });
    const { redirectTo } = await server.api.call(signIn, { body: { emailId, password: TEST_PASSWORD } });
    const query = new URL(redirectTo).searchParams;
    const { headers } = await server.api.answer(validateToken, {
      body: { userId: query.get('id') as UserId, token: query.get('token') },
    });
    const device = headers.getSetCookie().find((cookie) => cookie.startsWith('parrot_device=')) ?? '';

    for (let guess = 0; guess < LIMITS.wrongTriesOfStrangersBeforeDelay; guess += 1)
      expect((await attempt(`10.0.1.${guess}`, 'a guess')).status).toBe(401);
    const refused = await attempt('10.0.2.1', TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Forgot password?');
    expect((await attempt('10.0.2.2', TEST_PASSWORD, device.split(';')[0])).status).toBe(200);
    const forgot = await server.api.answer(forgotPassword, {
      body: { emailId },
      headers: { 'x-forwarded-for': '10.0.2.3' },
    });
    expect(forgot.status).toBe(200);
  } finally {
    await server.stop();
  }
});

test("with a mail server configured, mails are sent there as text and HTML in the recipient's language [AUT-08]", async () => {
  const smtp = await startTestSmtp();
  const server = await startTestServer({
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Halden <chat@halden.example>' },
  });
  try {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD },
    });
    const mail = await smtp.next();
    expect(mail).toContain('From: Halden <chat@halden.example>');
    expect(mail).toContain(`To: ${emailId}`);
    expect(mail).toContain('Subject: Verify your email for Parrot');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect((await server.api.call(signInOptions)).keepsMail).toBe(false);
    expect((await server.api.answer(listOutboxMail)).status).toBe(404);

    const inviter = newEmail();
    await server.server.slices.accounts.provisioning.createTenant({
      name: 'Åsa Öberg',
      company: 'Möbler & Mer',
      emailId: inviter,
      password: TEST_PASSWORD,
      language: 'sv',
    });
    const session = await signInAs(server, inviter);
    const { items } = await server.api.call(inviteRoles, { session });
    const roleIds = items.filter((role) => role.roleName === 'Agent').map((role) => role.roleId);
    await server.api.call(inviteUser, { session, body: { emailIds: [emailId, newEmail()], roleIds } });
    const mails = [await smtp.next(), await smtp.next()];
    const [known, unknown] = mails.sort((one) => (one.includes(`To: ${emailId}`) ? -1 : 1));
    // Each in the recipient's own language; new users in the inviter's.
    expect(known).toContain('Subject: =?UTF-8?');
    expect(readable(known)).toContain('invited you to join Möbler & Mer on Parrot');
    expect(readable(unknown)).toContain('Åsa Öberg vill ha med dig i Möbler & Mer på Parrot');
    expect(readable(unknown)).toContain('Tacka ja till inbjudan');
    expect(readable(unknown)).toMatch(/<html lang="sv">/);
  } finally {
    await server.stop();
    await smtp.stop();
  }
});

test('if the mail server does not respond, the sign-up still succeeds', async () => {
  const server = await startTestServer({ settings: { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' } });
  try {
    const emailId = newEmail();
    const body = { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD };
    expect(await server.api.call(signUp, { body })).toEqual({ status: 'success' });
    await server.server.slices.accounts.settle();
    const answer = await server.api.answer(signIn, { body: { emailId, password: TEST_PASSWORD } });
    expect(answer.body.message).toBe('Please verify your email');
  } finally {
    await server.stop();
  }
});

test('public calls are rate-limited per client address', async () => {
  countAttack('floods');
  const server = await startTestServer({ settings: { SIGN_INS_PER_MINUTE: '3' } });
  try {
    const makes = [
      () => server.api.answer(signIn, { body: { emailId: newEmail(), password: 'wrong' } }),
      () => server.api.answer(forgotPassword, { body: { emailId: newEmail() } }),
      () => server.api.answer(openInvitation, { query: { token: 'x'.repeat(43) } }),
      () => server.api.answer(renewInvitation, { body: { token: 'x'.repeat(43) } }),
    ];
    for (const make of makes) {
      const statuses = [];
      for (let times = 0; times < 4; times++) statuses.push((await make()).status);
      expect(statuses.slice(0, 3)).not.toContain(429);
      expect(statuses[3]).toBe(429);
    }
    expect((await makes[0]?.())?.headers.get('retry-after')).toMatch(/^\d+$/);
  } finally {
    await server.stop();
  }
});

test('the cleanup deletes only what ended long ago', async () => {
  const server = await startTestServer();
  try {
    const { platform } = server.server;
    const rows = async () => {
      const found = await platform.database.system((tx) =>
        tx.execute(sql`select (select count(*)::int from login_sessions) as sessions,
          (select count(*)::int from refresh_tokens) as refresh,
          (select count(*)::int from one_time_tokens) as once,
          (select count(*)::int from sign_in_tries) as tries`),
      );
      return (found as unknown as { rows: unknown[] }).rows[0];
    };
    const owner = await newOwner(server);
    await server.api.answer(signIn, { body: { emailId: owner.emailId, password: 'wrong' } });
    const before = await rows();
    expect(before).toEqual({ sessions: 1, refresh: 1, once: 1, tries: 3 });
    await cleanUpAccounts(platform);
    expect(await rows()).toEqual(before);
    server.clock.advance(61 * 86_400_000);
    await cleanUpAccounts(platform);
    expect(await rows()).toEqual({ sessions: 0, refresh: 0, once: 0, tries: 0 });
  } finally {
    await server.stop();
  }
});

/** The decoded parts of a mail. */
const readable = (mail = ''): string =>
  mail
    .split(/\r\n--[^\r]+\r\n/)
    .map((part) => {
      const [head = '', body = ''] = [
        part.slice(0, part.indexOf('\r\n\r\n')),
        part.slice(part.indexOf('\r\n\r\n')),
      ];
      if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
      return head.includes('quoted-printable') ? Buffer.from(bytes, 'latin1').toString() : body;
    })
    .join('\n');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
