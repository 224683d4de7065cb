import { userDetails } from '@parrot/contract/accounts';
import type { Rights } from '@parrot/contract/core';
import { rightsChanged, sessionEnded } from '@parrot/contract/notifications';
import { roleFunctions } from '@parrot/contract/team';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { queryClient } from '../shared/query/query-client.ts';
import { profileQuery } from '../shared/session/session-queries.ts';
import { prepareHome } from '../testing/home.ts';
import { startNotificationSocket } from '../testing/notification-socket.ts';
import { renderAt } from '../testing/render.tsx';
import { rightsOf } from '../testing/users.ts';

async function openLive(address: string, rights: Rights = rightsOf('owner')) {
  const prepared = await prepareHome(rights);
  const line = await startNotificationSocket();
  const { router } = renderAt(address);
  await screen.findByRole('banner');
  await line.connected();
  const change = (to: Rights) => {
    prepared.server.answer(roleFunctions, { status: 'success', ...to });
    line.push(rightsChanged, {});
  };
  return { ...prepared, line, router, change };
}
const entries = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

describe('rights that change during a session [USR-04]', () => {
  test('update the navigation and redirect from forbidden pages, without a reload [RTE-06]', async () => {
    const { router, change, reload, leaveTo, server } = await openLive('/home/studio/users');
    expect(entries()).toContain('Manage Users');
    await waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeDefined());
    act(() => void queryClient.setQueryData(['team', 'users', 'kept'], { items: ['a secret'] }));
    change(rightsOf('builder'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/apps'));
    await waitFor(() => expect(entries()).toEqual(['Dashboard', 'Analytics']));
    await waitFor(() => expect(queryClient.getQueryData(['team', 'users', 'kept'])).toBeUndefined());
    await waitFor(() => expect(server.requestsTo(userDetails)).toHaveLength(2));
    change(rightsOf('agent'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/desk/chats'));
    expect(reload).not.toHaveBeenCalled();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test('open pages that were forbidden [NAV-01]', async () => {
    const { change, router } = await openLive('/home/studio/analytics', rightsOf('builder'));
    change(rightsOf('admin'));
    await waitFor(() => expect(entries()).toContain('Manage Users'));
    expect(router.state.location.pathname).toBe('/home/studio/analytics');
  });

  test("that can't be fetched leave everything as it is; the next reconnect fetches again", async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { server, line, leaveTo } = await openLive('/home/studio/analytics');
    server.refuse(roleFunctions, 'internal');
    line.push(rightsChanged, {});
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('rights could not be refreshed', expect.anything()),
    );
    expect(server.requestsTo(roleFunctions)).toHaveLength(2);
    expect(entries()).toContain('Manage Users');
    expect(leaveTo).not.toHaveBeenCalled();
    server.answer(roleFunctions, { status: 'success', ...rightsOf('builder') });
    await line.breakDown();
    await waitFor(() => expect(entries()).not.toContain('Manage Users'));
  });
});

describe('a session that is ended elsewhere', () => {
  test.each([
    ['removed', '/accounts/?', 'reason=removed'],
    ['inactive', '/accounts/?', 'reason=inactive'],
    ['password', '/accounts/?', 'reason=password'],
    ['reuse', '/accounts/?', 'reason=expired'],
  ] as const)(
    'for the reason %s shows it on the login page [USR-01] [SES-05]',
    async (reason, page, text) => {
      const { line, leaveTo } = await openLive('/home/studio/analytics');
      line.push(sessionEnded, { reason });
      await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
      expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining(page));
      expect(leaveTo).toHaveBeenCalledWith(expect.stringContaining(text));
    },
  );

  test('by a logout there leads to the landing page [SES-15]', async () => {
    const { line, leaveTo } = await openLive('/home/studio/analytics');
    line.push(sessionEnded, { reason: 'logout' });
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/'));
  });
});
