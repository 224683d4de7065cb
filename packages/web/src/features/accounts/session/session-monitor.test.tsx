import { logOut as logOutCall, updateActivity } from '@parrot/contract/accounts';
import { newId } from '@parrot/contract/core';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useFlowStore } from '../../../state/flow-store.ts';
import { useUserStore } from '../../../state/user-store.ts';
import { freezeTime, openHome, seen } from '../../../testing/home.ts';
import { MAYA } from '../../../testing/users.ts';

const MINUTE = 60_000;
const done = { status: 'success' } as const;

/** Opens the account menu and chooses an item. */
async function choose(entry: string) {
  const [avatar] = screen.getAllByRole('button', { name: /Account menu/ });
  fireEvent.click(avatar as HTMLElement);
  fireEvent.click(await seen(() => screen.getByRole('menuitem', { name: entry })));
}

/** Another tab of the same browser writes a value, or clears everything. */
function otherTab(act: () => void, key: string | null) {
  act();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => vi.unstubAllGlobals());

describe('idle', () => {
  test('for 30 minutes logs out, on the server and here [SES-09] [SES-15]', async () => {
    freezeTime();
    const { server, leaveTo } = await openHome('/home/profile');
    server.answer(logOutCall, done);
    await vi.advanceTimersByTimeAsync(28 * MINUTE);
    expect(leaveTo).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    await seen(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth?reason=expired'));
    expect(server.requestsTo(logOutCall)).toHaveLength(1);
    expect(useUserStore.getState().details).toBeNull();
    expect(useFlowStore.getState().triggerLogout).toBe(false);
  });
});

describe('the heartbeat', () => {
  test('reaches the server every five minutes of activity; its failure changes nothing [SES-11]', async () => {
    freezeTime();
    const { server, leaveTo } = await openHome('/home/profile');
    server.refuse(updateActivity, 'internal');
    fireEvent.keyDown(window);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await seen(() => expect(server.requestsTo(updateActivity)).toHaveLength(1));
    expect(server.requestsTo(updateActivity)[0]).toMatchObject({
      method: 'PUT',
      path: '/api/ps-accounts/update/user/activity',
      headers: { authorization: `Bearer ${MAYA.token}` },
    });
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(server.requestsTo(updateActivity)).toHaveLength(1);
    expect(leaveTo).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('logout', () => {
  test('notifies the server and clears the stored user here [SES-15] [NAV-04]', async () => {
    const { server, leaveTo } = await openHome('/home/profile');
    server.answer(logOutCall, done);
    await choose('Logout');
    await seen(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/'));
    const { userId, emailId, tenantId } = MAYA;
    expect(server.requestsTo(logOutCall)[0]?.body).toEqual({
      userId,
      emailId,
      tenantId,
      appName: 'parrot',
      channelName: 'studio',
    });
    expect(useUserStore.getState().details).toBeNull();
    expect(window.localStorage.getItem('parrot-user')).toBeNull();
  });

  test("works here even if the server can't be reached [SES-15]", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { server, leaveTo } = await openHome('/home/profile');
    server.refuse(logOutCall, 'internal');
    await choose('Logout');
    await seen(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/'));
    expect(useUserStore.getState().details).toBeNull();
  });

  test.each([
    ['its own', 'parrot-user', () => window.localStorage.removeItem('parrot-user')],
    ['everything', null, () => window.localStorage.clear()],
  ])('in another tab, which clears %s, logs out this one [SES-10]', async (_what, key, clear) => {
    const { router } = await openHome('/home/profile');
    otherTab(clear, key);
    await seen(() => expect(router.state.location.pathname).toBe('/'));
    expect(useUserStore.getState().details).toBeNull();
  });

  test('for inactivity in another tab says so in this one [SES-10] [AUT-09]', async () => {
    const { leaveTo } = await openHome('/home/profile');
    otherTab(() => {
      window.localStorage.setItem('parrot-activity', JSON.stringify({ state: 'idle', at: 0 }));
      window.localStorage.removeItem('parrot-user');
    }, 'parrot-user');
    await seen(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth?reason=expired'));
  });

  test('a new token in another tab applies to this one too; another tenant restarts it [SES-10]', async () => {
    const { reload } = await openHome('/home/profile');
    const store = (change: object) =>
      window.localStorage.setItem(
        'parrot-user',
        JSON.stringify({ state: { details: { ...MAYA, ...change } }, version: 0 }),
      );
    otherTab(() => store({ token: 'second' }), 'parrot-user');
    await seen(() => expect(useUserStore.getState().details?.token).toBe('second'));
    expect(reload).not.toHaveBeenCalled();
    otherTab(() => store({ tenantId: newId('ten') }), 'parrot-user');
    await seen(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

describe('the notification prompt', () => {
  const browser = (permission: string, answer = permission) => {
    const requestPermission = vi.fn(async () => answer);
    vi.stubGlobal('Notification', { permission, requestPermission });
    return requestPermission;
  };
  const bar = () => screen.queryByRole('region', { name: 'Browser notifications' });
  const button = (name: string) => seen(() => screen.getByRole('button', { name }));

  test('is a bar at the desk while the browser is undecided; a refusal shows a warning [SES-14] [SES-07]', async () => {
    const requestPermission = browser('default', 'denied');
    await openHome('/home/desk/analytics');
    const allow = await button('Allow notifications');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(allow);
    await seen(() => screen.getByText('Notification permission blocked'));
    screen.getByText('Will get auto-blocked without prompts, if you cancel two successive prompts.');
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(bar()).toBeNull();
  });

  test('that is accepted shows no warning [SES-14]', async () => {
    const requestPermission = browser('default', 'granted');
    await openHome('/home/desk/analytics');
    fireEvent.click(await button('Allow notifications'));
    await seen(() => expect(requestPermission).toHaveBeenCalledTimes(1));
    await seen(() => expect(bar()).toBeNull());
    expect(screen.queryByText('Notification permission blocked')).toBeNull();
  });

  test('that is dismissed does not return, and nothing is requested', async () => {
    const requestPermission = browser('default');
    const { unmount } = await openHome('/home/desk/analytics');
    fireEvent.click(await button('Not now'));
    await seen(() => expect(bar()).toBeNull());
    unmount();
    await openHome('/home/desk/analytics');
    expect(bar()).toBeNull();
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test.each([
    ['away from the desk', 'default', '/home/profile'],
    ['where the browser has granted it', 'granted', '/home/desk/analytics'],
    ['where the browser has denied it', 'denied', '/home/desk/analytics'],
  ])('is not shown %s [SES-07]', async (_where, permission, address) => {
    browser(permission);
    await openHome(address);
    expect(bar()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
