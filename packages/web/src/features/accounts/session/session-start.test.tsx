import { recentTenant, updateActivity } from '@parrot/contract/accounts';
import { subscriptionDetails } from '@parrot/contract/billing';
import { addressOf, type Call, LIMITS, newId } from '@parrot/contract/core';
import { fetchClientAddress } from '@parrot/contract/installation';
import { roleFunctions } from '@parrot/contract/team';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useFlowStore } from '../../../state/flow-store.ts';
import { useUserStore } from '../../../state/user-store.ts';
import { freezeTime, prepareHome, seen as waitUntil } from '../../../testing/home.ts';
import { renderAt } from '../../../testing/render.tsx';
import { TRIAL } from '../../../testing/users.ts';

const seen = (text: string) => waitUntil(() => screen.getByText(text));

beforeEach(() => freezeTime());

test('tenant and address load first, then the rights, then the subscription [SES-07]', async () => {
  const { server } = await prepareHome();
  renderAt('/home/profile');
  await seen('My Profile');
  const position = (call: Call) => {
    const index = server.requests.findIndex(({ path }) => path === addressOf(call));
    expect(index, `${call.name} is requested`).toBeGreaterThanOrEqual(0);
    return index;
  };
  expect(position(recentTenant)).toBeLessThan(position(roleFunctions));
  expect(position(fetchClientAddress)).toBeLessThan(position(subscriptionDetails));
  expect(position(roleFunctions)).toBeLessThan(position(subscriptionDetails));
});

test('activity tracking, the subscription and the notification prompt wait for address and rights [SES-07]', async () => {
  const { server } = await prepareHome();
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
  server.answer(updateActivity, { status: 'success' });
  const releases: (() => void)[] = [];
  const delayed = () => new Promise<void>((resolve) => releases.push(resolve));
  server.delay(fetchClientAddress, delayed());
  server.delay(roleFunctions, delayed());
  const isTracked = () => window.localStorage.getItem('parrot-activity') !== null;
  const question = () => screen.queryByRole('region', { name: 'Browser notifications' });

  renderAt('/home/desk/analytics');
  await waitUntil(() => expect(server.requestsTo(roleFunctions)).toHaveLength(1));
  expect(server.requestsTo(recentTenant)).toHaveLength(1);
  expect(server.requestsTo(fetchClientAddress)).toHaveLength(1);
  const [releaseAddress, releaseRoles] = releases;
  releaseAddress?.();
  await waitUntil(() => expect(window.sessionStorage).toHaveLength(1));
  expect([isTracked(), server.requestsTo(subscriptionDetails).length, question()]).toEqual([false, 0, null]);

  releaseRoles?.();
  await waitUntil(() => expect(question()).not.toBeNull());
  expect([isTracked(), server.requestsTo(subscriptionDetails).length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(LIMITS.heartbeatMs);
  await waitUntil(() => expect(server.requestsTo(updateActivity)).toHaveLength(1));
});

test('the subscription waits for address and rights [SES-07] [RTE-01]', async () => {
  const { server } = await prepareHome();
  server.refuse(roleFunctions, 'internal');
  renderAt('/home/profile');
  await seen('Access error');
  expect(server.requestsTo(subscriptionDetails)).toHaveLength(0);
});

test('the last used tenant applies to all requests [SES-07]', async () => {
  const { server } = await prepareHome();
  const tenantId = newId('ten');
  server.answer(recentTenant, { status: 'success', tenantId });
  renderAt('/home/profile');
  await seen('My Profile');
  expect(useUserStore.getState().details?.tenantId).toBe(tenantId);
  expect(server.requestsTo(roleFunctions)[0]?.headers.tenant_id).toBe(tenantId);
});

test('a failed address lookup blocks nothing [SES-07] [SES-13]', async () => {
  const { server } = await prepareHome();
  server.refuse(fetchClientAddress, 'internal');
  renderAt('/home/profile');
  await seen('My Profile');
});

describe.each([
  { what: 'role details', call: roleFunctions, title: 'Access error' },
  { what: 'subscription', call: subscriptionDetails, title: 'Subscription error' },
])("$what that can't be loaded", ({ call, title }) => {
  test.each([
    ['the message of the server', 'Your role was taken away.', 'Your role was taken away.'],
    ['the default', '', 'Something went wrong, Please try later'],
  ])(
    'show %s, and after 3 s storage is cleared and the login page opens [SES-06, SES-08]',
    async (_case, message, shown) => {
      const { server, leaveTo } = await prepareHome();
      window.sessionStorage.setItem('something', 'kept');
      server.refuse(call, 'internal', { message });
      renderAt('/home/profile');
      await seen(title);
      screen.getByText(shown);
      const since = Date.now();
      expect(leaveTo).not.toHaveBeenCalled();

      await vi.advanceTimersByTimeAsync(2_000);
      expect(leaveTo).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(Date.now() - since).toBe(3_000);
      expect(leaveTo).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/accounts/?appName=parrot'));
      expect(leaveTo).toHaveBeenCalledWith(expect.not.stringContaining('reason='));
      expect(window.localStorage).toHaveLength(0);
      expect(window.sessionStorage).toHaveLength(0);
      expect(useUserStore.getState().details).toBeNull();
    },
  );
});

test('the renewal flag follows the status of the subscription [SES-07] [NAV-09]', async () => {
  await prepareHome(undefined, { ...TRIAL, status: 'grace_period' });
  renderAt('/home/profile');
  await seen('My Profile');
  expect(useFlowStore.getState().showSubscriptionRenewalBar).toBe(true);
  expect(useUserStore.getState().details?.showSubscriptionBanner).toBe(true);
});
