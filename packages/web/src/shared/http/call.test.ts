import {
  openInvitation,
  recentTenant,
  refreshToken,
  signIn as signInCall,
  switchTenant,
  uploadProfileImage,
  userInfo,
} from '@parrot/contract/accounts';
import { checkDuplicateApp } from '@parrot/contract/apps';
import { ERRORS, newId } from '@parrot/contract/core';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { useUserStore } from '../../state/user-store.ts';
import { errorAnswer, type SeenRequest, startServer, type TestServer } from '../../testing/server.ts';
import { MAYA, signIn } from '../../testing/users.ts';
import { page } from '../browser/page-location.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { md5 } from './md5.ts';

const notDuplicate = { status: 'success', duplicate: false } as const;
const tenantReply = { status: 'success', tenantId: MAYA.tenantId } as const;
const bearer = ({ headers }: SeenRequest) => headers.authorization;

let server: TestServer;
let leaveTo: MockInstance<typeof page.leaveTo>;

beforeEach(async () => {
  server = await startServer();
  leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
});

describe('what a call sends', () => {
  test('sends tenant_id, user_id and the bearer token [API-01]', async () => {
    signIn();
    server.answer(recentTenant, tenantReply);
    await call(recentTenant);
    expect(server.requests[0]?.headers).toMatchObject({
      tenant_id: MAYA.tenantId,
      user_id: MAYA.userId,
      authorization: `Bearer ${MAYA.token}`,
    });
  });

  test('the hash covers the query string, or the body without its token [API-02]', async () => {
    signIn();
    await call(openInvitation, { query: { token: 'a token & more than 16' } }).catch(() => {});
    const [request] = server.requests;
    expect(request?.queryString).not.toBe('');
    expect(request?.headers.hash).toBe(md5(request?.queryString ?? ''));

    const body = { appName: 'parrot', channelName: 'studio', userId: MAYA.userId };
    await call(userInfo, { body: { ...body, token: 'secret' } }).catch(() => {});
    const [sent] = server.requestsTo(userInfo);
    expect(sent?.body).toMatchObject({ token: 'secret' });
    expect(sent?.headers.hash).toBe(md5(JSON.stringify({ tenantId: MAYA.tenantId, ...body })));
  });

  test('the body gets the tenant of the session, unless it names one [API-03]', async () => {
    signIn();
    server.answer(checkDuplicateApp, notDuplicate);
    await call(checkDuplicateApp, { body: { appName: 'StoreAssist' } });
    expect(server.requests[0]?.body).toEqual({ appName: 'StoreAssist', tenantId: MAYA.tenantId });

    const other = newId('ten');
    await call(switchTenant, { body: { tenantId: other } }).catch(() => {});
    expect(server.requestsTo(switchTenant)[0]?.body).toEqual({ tenantId: other });
  });

  test('each service is called at its configured address [API-04]', async () => {
    signIn();
    const elsewhere = await startServer();
    elsewhere.answer(recentTenant, tenantReply);
    await expect(call(recentTenant)).resolves.toEqual(tenantReply);
    expect(elsewhere.requests).toHaveLength(1);
    expect(server.requests).toHaveLength(0);
  });

  test('a sign-in sends nothing of an old session', async () => {
    signIn();
    server.refuse(signInCall, 'invalid_credentials');
    const wrong = call(signInCall, { body: { emailId: 'maya@halden.no', password: 'wrong' } });
    await expect(wrong).rejects.toMatchObject({ status: 401, message: 'Invalid credentials' });
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
    expect(server.requests[0]?.body).not.toHaveProperty('tenantId');
  });
});

describe('what a call throws', () => {
  test('has the code, message and fields of the server [ERR-01]', async () => {
    signIn();
    server.refuse(checkDuplicateApp, 'bad_input', { fields: { appName: 'Invalid app name.' } });
    const error = await call(checkDuplicateApp, { body: { appName: '!' } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'bad_input',
      message: ERRORS.bad_input.message,
      fields: { appName: 'Invalid app name.' },
    });
  });

  test('has the default message if the reply has none [ERR-01]', async () => {
    signIn();
    server.respond(recentTenant, () => ({ status: 500, content: 'a proxy page' }));
    await expect(call(recentTenant)).rejects.toThrow('Something went wrong, Please try later');
    server.respond(recentTenant, () => ({ status: 200, content: { unexpected: true } }));
    await expect(call(recentTenant)).rejects.toThrow('Something went wrong, Please try later');
  });

  test("says that the request can't be processed if the server is unreachable [ERR-02]", async () => {
    signIn();
    await startServer({ bases: { ...(await closedPort()) } });
    await expect(call(recentTenant)).rejects.toMatchObject({
      status: 0,
      message: 'Sorry we are unable to process your request at this time. Please try again later',
    });
  });
});

describe('an access token about to expire', () => {
  const MINUTE = 60_000;
  const claim = (moment: number) => Math.floor(moment / 1_000);
  const tokenUntil = (expiresAt: number) => {
    const claims = { iat: claim(expiresAt - 15 * MINUTE), exp: claim(expiresAt) };
    return `header.${btoa(JSON.stringify(claims))}.signature`;
  };
  const newToken = (token: string) => server.answer(refreshToken, { status: 'success', token });
  afterEach(() => vi.useRealTimers());

  test('is refreshed before the call, which the server never refuses [SES-03]', async () => {
    signIn({ token: tokenUntil(Date.now() + 10_000) });
    const second = tokenUntil(Date.now() + 15 * MINUTE);
    newToken(second);
    server.answer(recentTenant, tenantReply);
    await Promise.all([call(recentTenant), call(recentTenant)]);
    expect(server.requestsTo(refreshToken)).toHaveLength(1);
    expect(server.requestsTo(recentTenant).map(bearer)).toEqual([`Bearer ${second}`, `Bearer ${second}`]);
  });

  test('is not refreshed while it is valid for some minutes', async () => {
    signIn({ token: tokenUntil(Date.now() + 5 * MINUTE) });
    server.answer(recentTenant, tenantReply);
    await call(recentTenant);
    expect(server.requestsTo(refreshToken)).toHaveLength(0);
  });

  test('is refreshed once where the computer’s clock is an hour ahead', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 60 * MINUTE });
    signIn({ token: tokenUntil(now + 10 * MINUTE) });
    newToken(tokenUntil(now + 15 * MINUTE));
    server.answer(recentTenant, tenantReply);
    for (const _ of [1, 2, 3]) await call(recentTenant);
    expect(server.requestsTo(refreshToken)).toHaveLength(1);
    vi.setSystemTime(now + 75 * MINUTE);
    newToken(tokenUntil(now + 30 * MINUTE));
    await call(recentTenant);
    expect(server.requestsTo(refreshToken)).toHaveLength(2);
  });

  test('is used as it is if the refresh gets no reply', async () => {
    signIn({ token: tokenUntil(Date.now() + 10_000) });
    server.respond(refreshToken, () => ({ status: 503, content: 'a proxy page' }));
    server.answer(recentTenant, tenantReply);
    await expect(call(recentTenant)).resolves.toEqual(tenantReply);
    expect(leaveTo).not.toHaveBeenCalled();
  });
});

describe('an expired access token', () => {
  const tokenNeeded = (good: string) => (request: SeenRequest) =>
    bearer(request) === `Bearer ${good}`
      ? { status: 200, content: tenantReply }
      : errorAnswer('unauthenticated');

  test('is refreshed and the call is resent [SES-03]', async () => {
    signIn();
    server.respond(recentTenant, tokenNeeded('second'));
    server.answer(refreshToken, { status: 'success', token: 'second' });
    await expect(call(recentTenant)).resolves.toEqual(tenantReply);
    const { userId, tenantId } = MAYA;
    expect(server.requestsTo(refreshToken)[0]?.body).toEqual({ userId, tenantId, appName: 'parrot' });
    expect(useUserStore.getState().details?.token).toBe('second');
  });

  test('is refreshed once for all calls that need it [SES-03]', async () => {
    signIn();
    server.respond(recentTenant, tokenNeeded('second'));
    server.answer(refreshToken, { status: 'success', token: 'second' });
    await Promise.all([call(recentTenant), call(recentTenant), call(recentTenant)]);
    expect(server.requestsTo(refreshToken)).toHaveLength(1);
  });

  test('that another tab refreshed meanwhile is taken from there [SES-03]', async () => {
    const details = signIn();
    server.respond(recentTenant, tokenNeeded('from-the-other-tab'));
    const stored = JSON.stringify({
      state: { details: { ...details, token: 'from-the-other-tab' } },
      version: 0,
    });
    window.localStorage.setItem('parrot-user', stored);
    await expect(call(recentTenant)).resolves.toEqual(tenantReply);
    expect(server.requestsTo(refreshToken)).toHaveLength(0);
  });

  test('is retried once and no more [SES-03]', async () => {
    signIn();
    server.refuse(recentTenant, 'unauthenticated');
    server.answer(refreshToken, { status: 'success', token: 'second' });
    await expect(call(recentTenant)).rejects.toMatchObject({ status: 401 });
    expect(server.requestsTo(recentTenant)).toHaveLength(2);
    expect(server.requestsTo(refreshToken)).toHaveLength(1);
  });

  test('without a new token the error is rejected, and the session stays [SES-03]', async () => {
    signIn();
    server.refuse(recentTenant, 'unauthenticated');
    server.respond(refreshToken, () => ({ status: 200, content: { status: 'success' } }));
    await expect(call(recentTenant)).rejects.toMatchObject({ status: 401 });
    expect(server.requestsTo(recentTenant)).toHaveLength(1);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(useUserStore.getState().details).not.toBeNull();
  });

  test.each(['unauthenticated', 'internal'] as const)(
    'a refresh refused (%s) resets the session, clears storage and goes to the login page [SES-04]',
    async (code) => {
      signIn();
      window.localStorage.setItem('something', 'kept');
      window.sessionStorage.setItem('something', 'kept');
      server.refuse(recentTenant, 'unauthenticated');
      server.refuse(refreshToken, code);
      await expect(call(recentTenant)).rejects.toMatchObject({ status: 401 });
      expect(useUserStore.getState().details).toBeNull();
      expect(window.localStorage).toHaveLength(0);
      expect(window.sessionStorage).toHaveLength(0);
      expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/accounts/?appName=parrot'));
    },
  );
});

test('a missing permission logs out in the same way [SES-05]', async () => {
  signIn();
  window.localStorage.setItem('something', 'kept');
  server.refuse(recentTenant, 'permission_denied');
  await expect(call(recentTenant)).rejects.toMatchObject({ status: 403 });
  expect(useUserStore.getState().details).toBeNull();
  expect(window.localStorage).toHaveLength(0);
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/accounts/?appName=parrot'));
  expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining('reason=denied'));
  expect(server.requestsTo(refreshToken)).toHaveLength(0);
});

test.each([
  ['unauthenticated', 'expired'],
  ['no_tenant', 'denied'],
] as const)(
  'a refresh refused with %s leads to the login page with the reason %s [SES-04]',
  async (code, reason) => {
    signIn();
    server.refuse(recentTenant, 'unauthenticated');
    server.refuse(refreshToken, code);
    await expect(call(recentTenant)).rejects.toMatchObject({ status: 401 });
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`reason=${reason}`));
  },
);

test('the login page does not redirect to a page whose permission is missing', async () => {
  signIn();
  window.history.replaceState(null, '', '/home/studio/users');
  server.refuse(recentTenant, 'permission_denied');
  await expect(call(recentTenant)).rejects.toMatchObject({ status: 403 });
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.not.stringContaining('pageRedirection'));
});

describe('a file', () => {
  const photo = () => new File(['the bytes'], 'me.png', { type: 'image/png' });
  const stored = { status: 'success', profileUrl: '/files/me' } as const;

  test('is sent as a form after the tenant, and without a hash [API-02]', async () => {
    signIn();
    server.answer(uploadProfileImage, stored);
    await expect(call(uploadProfileImage, { file: photo() })).resolves.toEqual(stored);
    const [sent] = server.requestsTo(uploadProfileImage);
    expect(sent?.headers).toMatchObject({ tenant_id: MAYA.tenantId, authorization: `Bearer ${MAYA.token}` });
    expect(sent?.headers.hash).toBeUndefined();
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    const form = sent?.form ?? '';
    expect(form).toMatch(/name="file"; filename="me.png"\s+Content-Type: image\/png\s+the bytes/);
    expect(form.indexOf(MAYA.tenantId)).toBeGreaterThan(-1);
    expect(form.indexOf(MAYA.tenantId)).toBeLessThan(form.indexOf('the bytes'));
  });

  test('is resent completely after the token was refreshed [API-02] [SES-03]', async () => {
    signIn();
    server.respond(uploadProfileImage, (request) =>
      bearer(request) === 'Bearer second' ? { status: 200, content: stored } : errorAnswer('unauthenticated'),
    );
    server.answer(refreshToken, { status: 'success', token: 'second' });
    await expect(call(uploadProfileImage, { file: photo() })).resolves.toEqual(stored);
    const forms = server.requestsTo(uploadProfileImage).map(({ form }) => form);
    expect(forms).toHaveLength(2);
    expect(forms[1]).toContain('the bytes');
  });

  test('that the server refuses shows its message [USR-08]', async () => {
    signIn();
    server.refuse(uploadProfileImage, 'not_an_image');
    await expect(call(uploadProfileImage, { file: photo() })).rejects.toMatchObject({
      status: 400,
      message: ERRORS.not_an_image.message,
    });
  });
});

test('a deactivated user sees that on the login page [USR-01] [SES-04]', async () => {
  signIn();
  server.refuse(recentTenant, 'unauthenticated');
  server.refuse(refreshToken, 'member_inactive');
  await expect(call(recentTenant)).rejects.toMatchObject({ status: 401 });
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('reason=inactive'));
});

/** The bases of a stopped server. */
async function closedPort() {
  const { DEFAULT_SETTINGS } = await import('../settings/settings.ts');
  return { ...DEFAULT_SETTINGS.bases, accounts: 'http://127.0.0.1:1' };
}
