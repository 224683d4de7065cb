import {
  addPasskey,
  confirmTotp,
  finishPasskeySignIn,
  type NewCredential,
  openSecondFactor,
  removePasskey,
  renamePasskey,
  saveWorkspaceSecurity,
  secondFactorDetails,
  startPasskey,
  startPasskeySignIn,
  startTotp,
  userDetails,
} from '@parrot/contract/accounts';
import { LIMITS } from '@parrot/contract/core';
import {
  followRedirect,
  newOwner,
  sharedTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenAfterPassword } from '../second-factor/second-factor.fixture.ts';
import { totpCode } from '../second-factor/totp.ts';
import { SoftwareAuthenticator } from './software-authenticator.fixture.ts';

let server: TestServer;
let owner: TestSession;
let device: SoftwareAuthenticator;
let recoveryCodes: string[];
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  device = new SoftwareAuthenticator(server.url);
  const answer = await add(owner, device.create(await optionsToAdd(owner)), { name: ' Maya’s laptop ' });
  expect(answer.text).toContain('success');
  ({ recoveryCodes } = answer.body as unknown as { recoveryCodes: string[] });
});
afterAll(() => server.stop());

const optionsToAdd = async (session: TestSession) =>
  (await server.api.call(startPasskey, { session, body: {} })).options;
const add = (session: TestSession, credential: NewCredential, more: object = {}) =>
  server.api.answer(addPasskey, {
    session,
    body: { name: 'Phone', password: TEST_PASSWORD, credential, ...more },
  });
const optionsToSignIn = async (token?: string) =>
  (await server.api.call(startPasskeySignIn, { body: { token } })).options;
type Used = ReturnType<SoftwareAuthenticator['get']>;
const finish = (credential: Used, more: object = {}) =>
  server.api.answer(finishPasskeySignIn, { body: { credential, ...more } });
const own = async (session: TestSession) =>
  (await server.api.call(secondFactorDetails, { session })).passkeys;

describe('a passkey', () => {
  test('is added with the password, is listed, and comes with recovery codes if there were none', async () => {
    expect(recoveryCodes).toHaveLength(LIMITS.recoveryCodes);
    expect(await own(owner)).toEqual([
      {
        passkeyId: expect.stringMatching(/^pky_/),
        name: 'Maya’s laptop',
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect((await server.mailTo(owner.emailId)).subject).toBe('A passkey was added to your Parrot account');
    const second = new SoftwareAuthenticator(server.url);
    const options = await optionsToAdd(owner);
    expect(JSON.stringify(options.excludeCredentials)).toContain(device.credentialId.toString('base64url'));
    const refused = await add(owner, second.create(options), { password: undefined });
    expect(refused.body.fields).toEqual({ password: 'Required' });
    const added = await add(owner, second.create(options));
    expect(added.body).toMatchObject({ recoveryCodes: [] });
    expect((await add(owner, second.create(await optionsToAdd(owner)))).body.message).toBe(
      'This passkey is already added.',
    );
  });

  test('is refused from another site, for another challenge or user, or without a check of the user', async () => {
    countAttack('tokens');
    const other = new SoftwareAuthenticator(server.url);
    const otherOwner = await newOwner(server);
    // A challenge is used up by the first reply, so each gets its own.
    for (const deviation of [
      { origin: `${server.url}.evil.test` },
      { challenge: 'bm90LW91cnM' },
      { verified: false },
    ])
      expect((await add(owner, other.create(await optionsToAdd(owner), deviation))).status).toBe(401);
    expect((await add(owner, other.create(await optionsToAdd(otherOwner)))).status).toBe(401);
    const bad = { ...other.create(await optionsToAdd(owner)), id: '<script>' };
    expect(Object.keys((await add(owner, bad)).body.fields ?? {})).toEqual(['credential.id']);
    expect(await own(otherOwner)).toEqual([]);
  });
});

describe('signing in', () => {
  test('works with a passkey alone, on the page that was asked for', async () => {
    const credential = device.get(await optionsToSignIn());
    const { body } = await finish(credential, { pageRedirection: 'desk/chats' });
    const { redirectTo } = body as unknown as { redirectTo: string };
    expect(redirectTo).toMatch(/\/token-login\?.*pageRedirection=desk/);
    const session = await followRedirect(server, redirectTo);
    expect((await server.api.call(userDetails, { session })).emailId).toBe(owner.emailId);
    const [laptop] = await own(owner);
    expect(laptop?.lastUsedAt).not.toBeNull();
    // The challenge is used up.
    expect((await finish(credential)).status).toBe(401);
  });

  test('works with a passkey after the password, but only with one of that user', async () => {
    const token = await tokenAfterPassword(server, owner);
    expect(await server.api.call(openSecondFactor, { body: { token } })).toMatchObject({ hasPasskey: true });
    const options = await optionsToSignIn(token);
    expect(JSON.stringify(options.allowCredentials)).toContain(device.credentialId.toString('base64url'));
    const otherOwner = await newOwner(server);
    const theirs = new SoftwareAuthenticator(server.url);
    await add(otherOwner, theirs.create(await optionsToAdd(otherOwner)));
    expect((await finish(theirs.get(options), { token })).status).toBe(401);
    const again = await optionsToSignIn(token);
    expect((await finish(device.get(again), { token })).status).toBe(200);
    expect((await server.api.answer(startPasskeySignIn, { body: { token } })).status).toBe(401);
  });

  test('is refused from another site, without a check of the user, by a copy, or for an unknown passkey', async () => {
    countAttack('tokens');
    for (const deviation of [{ origin: 'https://evil.test' }, { verified: false }, { counter: 1 }])
      expect((await finish(device.get(await optionsToSignIn(), deviation))).status).toBe(401);
    const unknown = new SoftwareAuthenticator(server.url).get(await optionsToSignIn());
    expect((await finish(unknown)).body.message).toBe(
      'We don’t recognize this passkey. Sign in another way.',
    );
    const late = await optionsToSignIn();
    server.clock.advance(6 * 60_000);
    expect((await finish(device.get(late))).status).toBe(401);
    expect((await finish(device.get(await optionsToSignIn()))).status).toBe(200);
  });
});

test('passkeys are renamed and removed by their owner only; the last factor stays where a workspace needs it', async () => {
  countAttack('tenants');
  const otherOwner = await newOwner(server);
  const [laptop, phone] = await own(owner);
  const passkeyId = laptop?.passkeyId;
  const rename = (session: TestSession, name: string) =>
    server.api.answer(renamePasskey, { session, body: { passkeyId, name } });
  const remove = (id: string | undefined, session = owner, password = TEST_PASSWORD) =>
    server.api.answer(removePasskey, { session, body: { passkeyId: id, password } });
  expect((await rename(owner, ' ')).body.fields).toEqual({ name: 'Required' });
  expect([(await rename(otherOwner, 'Mine')).status, (await remove(passkeyId, otherOwner)).status]).toEqual([
    404, 404,
  ]);
  expect((await rename(owner, 'Old laptop')).status).toBe(200);
  expect((await remove(passkeyId, owner, 'not the password')).status).toBe(400);

  await server.api.call(saveWorkspaceSecurity, { session: owner, body: { needsSecondFactor: true } });
  expect((await remove(phone?.passkeyId)).status).toBe(200);
  expect((await remove(passkeyId)).body.message).toMatch(
    /^Your workspace requires two-factor authentication/,
  );
  const { key } = await server.api.call(startTotp, { session: owner, body: {} });
  const body = { code: totpCode(key, server.clock.now()), password: TEST_PASSWORD };
  await server.api.call(confirmTotp, { session: owner, body });
  expect((await remove(passkeyId)).status).toBe(200);
  expect((await finish(device.get(await optionsToSignIn()))).status).toBe(401);
  expect(await own(owner)).toEqual([]);
});
