/// <reference path="./oidc-provider.d.ts" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishOidc, signIn, signInOptions, signUp, startOidc, userDetails } from '@parrot/contract/accounts';
import {
  followRedirect,
  newEmail,
  newOwner,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Addresses that the provider has not verified. */
const unverified = new Set<string>();

let provider: Server;
let server: TestServer;

beforeAll(async () => {
  provider = createServer();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestServer({
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'parrot',
      OIDC_CLIENT_SECRET: 'a secret between the two',
      OIDC_NAME: 'Halden ID',
      LOG_LEVEL: 'silent',
    },
  });
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: 'parrot',
        client_secret: 'a secret between the two',
        redirect_uris: [`${server.url}/accounts/oidc`],
      },
    ],
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: !unverified.has(accountId) }),
    }),
  });
  provider.on('request', oidc.callback());
});
afterAll(async () => {
  await server.stop();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

/** Starts a sign-in as the login page does, and keeps the attempt cookie. */
async function leave(pageRedirection?: string) {
  const answer = await server.api.answer(startOidc, { body: { pageRedirection } });
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  return { address: (answer.body as unknown as { redirectTo: string }).redirectTo, cookie, answer };
}

const finish = (callbackUrl: string, cookie: string) =>
  server.api.answer(finishOidc, { body: { callbackUrl }, headers: { cookie } });

async function signInAt(emailId: string, pageRedirection?: string) {
  const { address, cookie } = await leave(pageRedirection);
  return finish(await walkThrough(address, emailId), cookie);
}

describe('with an OpenID Connect provider configured', () => {
  test('the login page gets its name [AUT-08]', async () => {
    expect(await server.api.call(signInOptions)).toEqual({
      oidcName: 'Halden ID',
      keepsMail: true,
      demoUsers: [],
    });
  });

  test('a user with a verified address at the provider is signed in to their account [AUT-08]', async () => {
    const owner = await newOwner(server, { name: 'Maya Lind' });
    const answer = await signInAt(owner.emailId, 'desk/chats');
    expect(answer.status).toBe(200);
    const { redirectTo } = answer.body as unknown as { redirectTo: string };
    expect(new URL(redirectTo).searchParams.get('pageRedirection')).toBe('desk/chats');
    const session = await followRedirect(server, redirectTo);
    expect((await server.api.call(userDetails, { session })).userName).toBe('Maya Lind');
  });

  test('an address without an account: Unregistered user. Please register before sign-in. [AUT-09]', async () => {
    const answer = await signInAt(newEmail());
    expect([answer.status, answer.body.message]).toEqual([
      401,
      'Unregistered user. Please register before sign-in.',
    ]);
  });

  test('an address that the provider has not verified is rejected', async () => {
    countAttack('tokens');
    const owner = await newOwner(server);
    unverified.add(owner.emailId);
    const answer = await signInAt(owner.emailId);
    expect(answer.body.message).toBe('Please verify your email');
  });

  test('a user without a tenant: Permission Denied [AUT-09]', async () => {
    const owner = await newOwner(server);
    await server.server.platform.database.system((tx) =>
      tx.execute(sql`delete from memberships where user_id = ${owner.userId}`),
    );
    expect((await signInAt(owner.emailId)).body.message).toBe('Permission Denied');
  });

  test('an unverified account becomes verified, and its password, set by an unknown person, is removed', async () => {
    const emailId = newEmail();
    await server.api.call(signUp, {
      body: { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD },
    });
    await server.mailTo(emailId);
    expect((await signInAt(emailId)).status).toBe(200);
    const byPassword = await server.api.answer(signIn, { body: { emailId, password: TEST_PASSWORD } });
    expect(byPassword.body.message).toBe('Invalid credentials');
  });
});

describe('a sign-in attempt', () => {
  test('is bound to the browser it started in: a missing, different or forged cookie is rejected', async () => {
    countAttack('tokens');
    const owner = await newOwner(server);
    const { address } = await leave();
    const other = await leave();
    const callbackUrl = await walkThrough(address, owner.emailId);
    for (const cookie of ['', other.cookie, 'parrot_oidc=eyJhbGciOiJub25lIn0.e30.']) {
      expect((await finish(callbackUrl, cookie)).status).toBe(401);
    }
  });

  test('expires when used, and after ten minutes', async () => {
    const owner = await newOwner(server);
    const { address, cookie } = await leave();
    const callbackUrl = await walkThrough(address, owner.emailId);
    const done = await finish(callbackUrl, cookie);
    expect(done.status).toBe(200);
    expect(done.headers.getSetCookie()[0]).toMatch(/^parrot_oidc=;/);
    expect((await finish(callbackUrl, cookie)).status).toBe(401);

    const second = await leave();
    const late = await walkThrough(second.address, owner.emailId);
    server.clock.advance(601_000);
    expect((await finish(late, second.cookie)).status).toBe(401);
  });

  test('uses PKCE, state and nonce, and its cookie is inaccessible to scripts', async () => {
    const { address, answer } = await leave();
    const query = new URL(address).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('redirect_uri')).toBe(`${server.url}/accounts/oidc`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{20,}$/);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /Path=\/api\/v1\/accounts\/oidc; HttpOnly; SameSite=Lax/,
    );
  });

  test('that the user or the provider cancelled is reported as such', async () => {
    const { address, cookie } = await leave();
    const state = new URL(address).searchParams.get('state');
    const answer = await finish(`${server.url}/accounts/oidc?error=access_denied&state=${state}`, cookie);
    expect([answer.status, answer.body.message]).toEqual([
      401,
      'Signing in with Halden ID didn’t work. Please try again.',
    ]);
  });
});

test('if the provider does not respond, the login page says so and keeps working', async () => {
  const cut = await startTestServer({
    settings: { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'parrot', LOG_LEVEL: 'silent' },
  });
  try {
    expect((await cut.api.answer(startOidc, { body: {} })).status).toBe(503);
    expect((await newOwner(cut)).token).not.toBe('');
  } finally {
    await cut.stop();
  }
});

/**
 * A browser at the provider: follows redirects, keeps cookies, submits the forms, and stops at the redirect
 * back to us.
 */
async function walkThrough(start: string, emailId: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step++) {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    const location = response.headers.get('location');
    if (location) {
      address = new URL(location, address).href;
      form = undefined;
      if (address.startsWith(server.url)) return address;
      continue;
    }
    const html = await response.text();
    const action = /action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`provider answered ${response.status}: ${html}`);
    address = new URL(action, address).href;
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? '';
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: emailId, password: 'any' }) });
  }
  throw new Error('provider never redirected back');
}
