import { logOut } from '@parrot/contract/accounts';
import { appDetails, archivedApps, defaultSettings, listApps, sharedApps } from '@parrot/contract/apps';
import { listSources } from '@parrot/contract/knowledge';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anApp, pageFrom } from '../areas/studio/studio.fixture.tsx';
import { queryClient } from '../shared/query/query-client.ts';
import { useFlowStore } from '../state/flow-store.ts';
import { clearAllState, rehydrateStores } from '../state/stored-state.ts';
import { prepareHome, seen } from '../testing/home.ts';
import { press } from '../testing/press.ts';
import { renderAt } from '../testing/render.tsx';
import { TRIAL } from '../testing/users.ts';

const done = { status: 'success' } as const;
const app = anApp({ appType: 'CUSTOM' });

/** Only data stored by the browser survives. */
async function reload(address: string) {
  cleanup();
  const stored = { ...window.localStorage };
  clearAllState();
  queryClient.clear();
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, String(value));
  await rehydrateStores();
  return renderAt(address);
}

const renewalBar = () => screen.getByText(/^Payment Failed/);
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const screens = () => within(screen.getByRole('navigation', { name: 'Screens' }));

test('after a reload the user sees the same app, view, filter, screens, plan and rights [SES-17]', async () => {
  const user = userEvent.setup({ delay: null });
  const { server, leaveTo } = await prepareHome(undefined, { ...TRIAL, status: 'grace_period' });
  const counts = { mine: 1, shared: 0, sample: 0, archived: 0 };
  server.answer(listApps, (request) => ({ ...pageFrom([app])(request), counts }));
  for (const call of [sharedApps, archivedApps])
    server.answer(call, (request) => ({ ...pageFrom([])(request), counts }));
  server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
  server.answer(listSources, (request) => pageFrom([])(request));
  server.answer(logOut, done);
  const { router } = renderAt('/home/studio/apps');

  // isCardView and filterType.
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  await press(user, 'Type');
  await user.click(await screen.findByRole('checkbox', { name: 'CUSTOM' }));
  await screen.findByRole('button', { name: 'Type: CUSTOM' });
  // appId, botAppName, parrotID and defaultDesignerSidebar.
  await act(() => router.navigate(`/home/studio/designer?app=${app.appId}&screen=documents`));
  await screen.findByRole('heading', { level: 1, name: 'StoreAssist' });
  // profileActiveTab.
  await act(() => router.navigate('/home/profile'));
  await user.click(await screen.findByRole('tab', { name: 'Subscription' }));
  // paymentStatus, as the payment page stores it.
  act(() => useFlowStore.setState({ paymentStatus: 'failed' }));
  renewalBar();
  expect(useFlowStore.getState()).toMatchObject({
    appId: app.appId,
    botAppName: 'StoreAssist',
    parrotID: app.parrotId,
    showSubscriptionRenewalBar: true,
  });

  const again = await reload('/home/profile');
  await seen(renewalBar);
  expect(selectedTab()).toBe('Subscription');
  // subscriptionDetails, profileDetails and userRoleDetails come from the server again.
  expect(screen.getAllByText('Free trial')).not.toEqual([]);
  await screen.findAllByRole('button', { name: /Account menu.*Maya Lindqvist/ });
  screen.getAllByRole('link', { name: 'Manage Users' });

  await act(() => again.router.navigate('/home/studio/apps'));
  await screen.findByRole('link', { name: 'Open StoreAssist' });
  expect(screen.queryByRole('article')).toBeNull();
  await screen.findByRole('button', { name: 'Type: CUSTOM' });

  await act(() => again.router.navigate('/home/studio/designer'));
  // botDetails, appRoleDetails and defaultAppConfig: the designer opens the app with its settings.
  await screen.findByRole('heading', { level: 1, name: 'StoreAssist' });
  expect(screens().getByRole('link', { current: 'page' }).textContent).toContain('Documents');

  // triggerLogout.
  act(() => useFlowStore.setState({ triggerLogout: true }));
  await seen(() => expect(leaveTo).toHaveBeenCalled());
  expect(server.requestsTo(logOut)).toHaveLength(1);
});
