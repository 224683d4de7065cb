import { subscriptionDetails } from '@parrot/contract/billing';
import type { Rights } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openHome, prepareHome } from '../testing/home.ts';
import { renderAt } from '../testing/render.tsx';
import { startServer } from '../testing/server.ts';
import { NO_RIGHTS, rightsOf, signIn } from '../testing/users.ts';

const without = (rights: Rights, functionName: string): Rights => ({
  ...rights,
  roleFunctionList: rights.roleFunctionList.filter((released) => released.functionName !== functionName),
});
/** Opens an address and waits for the final redirect. */
async function expectLanding(address: string, rights: Rights, expected: string, isFirstTimeUser = false) {
  await prepareHome(rights);
  signIn({ isFirstTimeUser });
  const { router } = renderAt(address);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expected));
  await screen.findByRole('banner', undefined);
  expect(router.state.location.pathname + router.state.location.search).toBe(expected);
}

describe('/home', () => {
  test('a signed-out user goes to the landing page [RTE-01]', async () => {
    await startServer();
    const { router } = renderAt('/home/studio/apps');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('shows a loading state until rights and subscription are known [RTE-01]', async () => {
    const { server } = await prepareHome();
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.delay(subscriptionDetails, released);
    renderAt('/home/profile');
    await waitFor(() => expect(server.requestsTo(subscriptionDetails)).toHaveLength(1));
    await screen.findByRole('status', { name: 'Loading…' });
    expect(screen.queryByRole('banner')).toBeNull();
    answer();
    expect(await screen.findByRole('banner')).toBeTruthy();
  });

  test.each([
    ['owner', rightsOf('owner'), '/home/studio/apps'],
    ['agent', rightsOf('agent'), '/home/desk/chats'],
    ['nobody in particular', NO_RIGHTS, '/home/profile'],
  ])('redirects %s to their area [RTE-02] [RTE-09]', async (_who, rights, expected) => {
    await expectLanding('/home', rights, expected);
  });
});

describe('/home/studio', () => {
  test('without studioAccess redirects to /home [RTE-03]', async () => {
    await expectLanding('/home/studio/apps', rightsOf('agent'), '/home/desk/chats');
  });

  test.each(['apps', 'designer', 'users', 'analytics'])('has %s [RTE-03]', async (child) => {
    await expectLanding(`/home/studio/${child}`, rightsOf('owner'), `/home/studio/${child}`);
  });

  test('starts a first-time builder with the onboarding, others with the apps [RTE-04]', async () => {
    await expectLanding('/home/studio', rightsOf('builder'), '/home/studio/onboarding', true);
  });

  test.each([
    ['a first-time user without Create Apps', rightsOf('billing'), true],
    ['a builder who has been here before', rightsOf('builder'), false],
  ])('keeps %s out of the onboarding [RTE-05]', async (_who, rights, firstTime) => {
    await expectLanding('/home/studio/onboarding', rights, '/home/studio/apps', firstTime);
  });

  test.each([
    ['users', 'Invite Users', '[RTE-06]'],
    ['models', 'Invite Users', '[DSG-07]'],
    ['predefineresponse', 'Create Apps', '[RTE-07]'],
    ['subscription', 'Makes Payment', '[RTE-08]'],
    ['payment', 'Makes Payment', '[RTE-08]'],
  ])('%s without %s redirects to the Studio %s', async (child, functionName) => {
    const rights = without(rightsOf('owner'), functionName);
    await expectLanding(`/home/studio/${child}`, rights, '/home/studio/apps');
  });

  test('predefineresponse with permission to list them stays [RTE-07]', async () => {
    await expectLanding(
      '/home/studio/predefineresponse',
      rightsOf('owner'),
      '/home/studio/predefineresponse',
    );
  });

  test.each([
    ['subscription', '/home/studio/subscription'],
    // Without an order there is nothing to show.
    ['payment', '/home/profile?tab=subscription'],
  ])('%s opens for those who pay [RTE-08]', async (child, expected) => {
    await expectLanding(`/home/studio/${child}`, rightsOf('owner'), expected);
  });
});

describe('/home/desk', () => {
  test('without deskAccess redirects to /home [RTE-09]', async () => {
    await expectLanding('/home/desk/chats', rightsOf('builder'), '/home/studio/apps');
  });

  test('starts with the chats [RTE-09]', async () => {
    await expectLanding('/home/desk', rightsOf('agent'), '/home/desk/chats');
  });
});

test.each(['/home/studio/analytics', '/home/desk/analytics'])(
  '%s is coming soon [RTE-14]',
  async (address) => {
    await openHome(address);
    expect(await screen.findByText('Coming soon')).toBeTruthy();
  },
);

test('the profile opens with the account; the other tab is the subscription [RTE-10]', async () => {
  await openHome('/home/profile');
  const account = await screen.findByRole('tab', { name: 'Account' });
  expect(account.getAttribute('aria-selected')).toBe('true');
  const shown = await screen.findByRole('tabpanel');
  expect(await within(shown).findByText('Maya Lindqvist')).toBeTruthy();
  expect(within(shown).getByText('maya@halden.no')).toBeTruthy();
  expect(within(shown).getByText('Nordlys AS')).toBeTruthy();

  await userEvent.click(screen.getByRole('tab', { name: 'Subscription' }));
  const plan = await screen.findByRole('tabpanel', { name: 'Subscription' });
  expect(within(plan).getByText('Free trial')).toBeTruthy();
  expect(within(plan).getByText('Trial')).toBeTruthy();
  expect(within(plan).getByText('December 2, 2030')).toBeTruthy();
});

test.each(['/nowhere', '/home/nowhere', '/home/studio/nowhere'])(
  '%s is not found [RTE-11]',
  async (address) => {
    await prepareHome();
    renderAt(address);
    expect(await screen.findByText('This page is not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe('/');
  },
);
