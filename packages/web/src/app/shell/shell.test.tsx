import type { Rights } from '@parrot/contract/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { useDesignerSession } from '../../state/designer-session.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import { openHome } from '../../testing/home.ts';
import { NO_RIGHTS, rightsOf, TRIAL } from '../../testing/users.ts';

/** The left navigation precedes the bottom bar of phones; a browser shows one of them. */
const sideNav = () => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
const entries = () =>
  within(sideNav())
    .queryAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const header = () => screen.getByRole('banner');

describe('the left navigation', () => {
  test('of the Studio [NAV-01]', async () => {
    await openHome('/home/studio/analytics');
    expect(entries()).toEqual([
      ['Dashboard', '/home/studio/apps'],
      ['Manage Users', '/home/studio/users'],
      ['Analytics', '/home/studio/analytics'],
      ['Models', '/home/studio/models'],
      ['Opening hours', '/home/studio/hours'],
    ]);
  });

  test('has Manage Users, Models and Opening hours only with Invite Users [NAV-01]', async () => {
    await openHome('/home/studio/analytics', rightsOf('builder'));
    expect(entries().map(([name]) => name)).toEqual(['Dashboard', 'Analytics']);
  });

  test('of the Desk [NAV-02]', async () => {
    await openHome('/home/desk/analytics', rightsOf('agent'));
    expect(entries()).toEqual([
      ['Chats', '/home/desk/chats'],
      ['Tickets', '/home/desk/tickets'],
      ['Analytics', '/home/desk/analytics'],
    ]);
  });

  test('includes Agents, Routing rules and Rules for supervisors [DSK-05]', async () => {
    await openHome('/home/desk/analytics', rightsOf('supervisor'));
    expect(entries().slice(-3)).toEqual([
      ['Agents', '/home/desk/agents'],
      ['Routing rules', '/home/desk/routing'],
      ['Rules', '/home/desk/rules'],
    ]);
  });

  test('is empty for a user with neither', async () => {
    await openHome('/home/profile', NO_RIGHTS);
    expect(entries()).toEqual([]);
  });
});

describe('the navigation of phones', () => {
  const bar = () => within(screen.getAllByRole('navigation', { name: 'Main' })[1] as HTMLElement);
  const shown = () =>
    bar()
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);

  test('shows all entries where they fit', async () => {
    await openHome('/home/desk/analytics', rightsOf('agent'));
    expect(shown()).toEqual(['Chats', 'Tickets', 'Analytics', 'Profile']);
    expect(bar().queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('has the others under More, which marks the current one', async () => {
    const { router } = await openHome('/home/desk/analytics');
    expect(shown()).toEqual(['Chats', 'Tickets', 'Analytics', 'Agents']);
    const user = userEvent.setup({ delay: null });
    const more = () => bar().getByRole('button', { name: 'More' });
    expect(more().hasAttribute('data-current')).toBe(false);
    await user.click(more());
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Routing', '/home/desk/routing'],
      ['Rules', '/home/desk/rules'],
      ['Studio', '/home/studio'],
      ['Profile', '/home/profile'],
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(router.state.location.pathname).toBe('/home/profile');
    await waitFor(() => expect(more().hasAttribute('data-current')).toBe(true));
  });
});

describe('the link to the other area', () => {
  test.each([
    ['/home/studio/analytics', 'Go to Desk', 'Go to my Desk', '/home/desk'],
    ['/home/desk/analytics', 'Go to Studio', 'Go to Studio', '/home/studio'],
  ])(
    'from %s, in the navigation and in the header [NAV-03] [NAV-07]',
    async (address, inNav, inHeader, to) => {
      await openHome(address);
      const link = within(header()).getByRole('link', { name: inHeader });
      expect(link.getAttribute('href')).toBe(to);
      const ways = screen.getAllByRole('link', { name: inNav }).filter((way) => !header().contains(way));
      expect(ways.map((way) => way.getAttribute('href'))).toContain(to);
    },
  );

  test.each(['builder', 'agent'] as const)(
    'is hidden for a %s, who has one area only [NAV-03]',
    async (role) => {
      await openHome('/home/profile', rightsOf(role));
      expect(screen.queryByRole('link', { name: /^Go to/ })).toBeNull();
    },
  );
});

describe('the breadcrumb', () => {
  const both = rightsOf('owner');
  test.each<[string, Rights, string[]]>([
    ['/home/studio/apps', both, ['Studio', 'Apps']],
    ['/home/studio/users', both, ['Studio', 'Manage Users']],
    ['/home/studio/predefineresponse', both, ['Studio', 'Predefined Responses']],
    ['/home/desk/chats', both, ['Desk', 'Chats']],
    ['/home/profile', both, ['Studio', 'Profile']],
    ['/home/profile', rightsOf('agent'), ['Desk', 'Profile']],
  ])('at %s [NAV-05]', async (address, rights, expected) => {
    await openHome(address, rights);
    expect(crumbs()).toEqual(expected);
  });

  test('names the open step of the designer [NAV-05]', async () => {
    await openHome('/home/studio/designer');
    for (const [activeRoute, name] of [
      [0, 'Designer'],
      [1, 'Personalization'],
      [2, 'Publish'],
    ] as const) {
      act(() => useDesignerSession.setState({ activeRoute }));
      expect(crumbs().at(-1)).toBe(name);
    }
    act(() => useFlowStore.setState({ botAppName: 'StoreAssist' }));
    expect(crumbs()).toEqual(['Studio', 'StoreAssist', 'Publish']);
    act(() => useDesignerSession.setState({ activeRoute: 0 }));
  });
});

test('the avatar opens tenants, profile and sign-out [NAV-04]', async () => {
  await openHome('/home/studio/analytics');
  const [avatar] = await screen.findAllByRole('button', { name: 'Account menu of Maya Lindqvist' });
  await userEvent.click(avatar as HTMLElement);
  await screen.findByRole('menuitem', { name: 'Nordlys AS' });
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Halden Home',
    'Nordlys AS',
    'Create another workspace…',
    'My Profile',
    'Logout',
  ]);
  expect(items[0]?.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  fireEvent.click(screen.getByRole('menuitem', { name: 'My Profile' }));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeTruthy();
});

describe('the renewal bar', () => {
  const text = /Your plan has expired/;

  test.each(['/home/studio/analytics', '/home/desk/analytics', '/home/profile'])(
    'is on every screen while the flag is set: %s [NAV-09]',
    async (address) => {
      const currentTermEndDate = new Date(Date.now() - 2 * 86_400_000 + 60_000).toISOString();
      await openHome(address, undefined, { ...TRIAL, status: 'grace_period', currentTermEndDate });
      expect((await screen.findByText(text)).textContent).toBe(
        'Your plan has expired. 6 days left in the grace period',
      );
    },
  );

  test('is hidden otherwise [NAV-09]', async () => {
    await openHome('/home/profile');
    await screen.findByText('My Profile');
    expect(screen.queryByText(text)).toBeNull();
  });
});
