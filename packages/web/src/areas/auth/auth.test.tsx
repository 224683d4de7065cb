import { validateToken } from '@parrot/contract/accounts';
import { newId } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { page } from '../../shared/browser/page-location.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { useUserStore } from '../../state/user-store.ts';
import { renderAt } from '../../testing/render.tsx';
import { startServer, type TestServer } from '../../testing/server.ts';
import { answerStart, MAYA, signIn } from '../../testing/users.ts';

let server: TestServer;
let leaveTo: MockInstance<typeof page.leaveTo>;

beforeEach(async () => {
  server = await startServer();
  answerStart(server);
  leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
});

const validated = {
  status: 'success',
  token: 'access-token',
  userId: MAYA.userId,
  emailId: MAYA.emailId,
  name: MAYA.name,
  tenantId: MAYA.tenantId,
  isFirstTimeUser: true,
} as const;
let tokens = 0;
const arrival = (pageRedirection?: string) => {
  tokens += 1;
  const query = new URLSearchParams({ token: `one-time-token-${tokens}`, id: MAYA.userId });
  if (pageRedirection !== undefined) query.set('pageRedirection', pageRedirection);
  return `/token-login?${query}`;
};
const toLogin = expect.stringContaining('/accounts/?appName=parrot&channelName=studio&verifyUser=true');

describe('the token login', () => {
  test('reads token, id and pageRedirection, validates, and redirects [AUT-05]', async () => {
    server.answer(validateToken, validated);
    const { router } = renderAt(arrival('profile?tab=subscription'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/profile'));
    expect(router.state.location.search).toBe('?tab=subscription');
    expect(server.requestsTo(validateToken)).toHaveLength(1);
    expect(server.requestsTo(validateToken)[0]?.body).toEqual({
      userId: MAYA.userId,
      token: `one-time-token-${tokens}`,
    });
  });

  test('clears the stored state and writes token, details, tenant and the first-time flag [SES-02] [SES-01]', async () => {
    signIn({ userId: newId('usr'), name: 'Somebody Else', token: 'old' });
    useFlowStore.setState({ botAppName: 'Of somebody else', profileActiveTab: 'subscription' });
    window.sessionStorage.setItem('something', 'of somebody else');
    server.answer(validateToken, validated);
    const { router } = renderAt(arrival('profile'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/profile'));
    expect(useUserStore.getState().details).toEqual({
      userId: MAYA.userId,
      emailId: MAYA.emailId,
      name: MAYA.name,
      tenantId: MAYA.tenantId,
      token: 'access-token',
      isLoggedIn: true,
      isFirstTimeUser: true,
      showSubscriptionBanner: false,
    });
    expect(useFlowStore.getState().botAppName).toBe('');
    expect(window.sessionStorage.getItem('something')).toBeNull();
    expect(window.localStorage.getItem('parrot-user')).toContain('access-token');
  });

  test.each([
    ['an address elsewhere', 'https://evil.example'],
    ['an address without a scheme', '//evil.example/home'],
    ['backslashes', '\\\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a climb', '../auth'],
    ['an encoded climb', '%2e%2e/auth'],
    ['an absolute path', '/auth'],
  ])('rejects %s as a page [AUT-05]', async (_what, pageRedirection) => {
    server.answer(validateToken, validated);
    const { router } = renderAt(arrival(pageRedirection));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/home\/studio\//));
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test.each([
    ['is refused', () => server.refuse(validateToken, 'link_invalid'), () => arrival('studio/apps')],
    ['breaks', () => server.refuse(validateToken, 'internal'), () => arrival('studio/apps')],
    ['has no token', () => {}, () => '/token-login'],
  ])('that %s leaves to the login page [AUT-06]', async (_how, prepare, address) => {
    prepare();
    renderAt(address());
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(toLogin));
    expect(useUserStore.getState().details).toBeNull();
  });
});

describe('/auth', () => {
  test('redirects a signed-in user to /home [AUT-07]', async () => {
    signIn();
    const { router } = renderAt('/auth');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/home/));
  });

  test('shows that the session expired, and the next step [AUT-07] [AUT-09]', async () => {
    renderAt('/auth?reason=expired');
    expect(await screen.findByText('Session Expired! Login to continue')).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' }).href).toEqual(toLogin);
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test('passes a given token to the token login [AUT-07]', async () => {
    server.answer(validateToken, validated);
    const { router } = renderAt(arrival('profile').replace('/token-login', '/auth'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/profile'));
  });

  test('redirects all others to the login page [AUT-07]', async () => {
    renderAt('/auth');
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(toLogin));
  });
});
