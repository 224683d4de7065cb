import { afterEach, expect, test } from 'vitest';
import { MAYA, signIn } from '../testing/users.ts';
import { useAppearanceStore } from './appearance-store.ts';
import { EMPTY_FLOW, useFlowStore } from './flow-store.ts';
import { clearAllState, clearPersonalState, rehydrateStores } from './stored-state.ts';
import { signedInDetails, useUserStore } from './user-store.ts';

afterEach(clearAllState);

const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null')?.state;

test('signed in means: login details and a token are stored [SES-01]', () => {
  expect(signedInDetails()).toBeNull();
  signIn();
  expect(signedInDetails()).toEqual(MAYA);
  expect(Object.keys(stored('parrot-user').details).sort()).toEqual(
    [
      'emailId',
      'isFirstTimeUser',
      'isLoggedIn',
      'name',
      'showSubscriptionBanner',
      'tenantId',
      'token',
      'userId',
    ].sort(),
  );
  signIn({ token: '' });
  expect(signedInDetails()).toBeNull();
});

test('stored state is restored after a reload [SES-12]', async () => {
  signIn();
  useFlowStore.setState({
    botAppName: 'StoreAssist',
    isCardView: false,
    filterType: ['Q&A'],
    profileActiveTab: 'subscription',
  });
  useAppearanceStore.setState({ colorScheme: 'dark' });
  const saved = { ...window.localStorage };

  clearAllState();
  for (const [key, value] of Object.entries(saved)) window.localStorage.setItem(key, String(value));
  await rehydrateStores();

  expect(useUserStore.getState().details).toEqual(MAYA);
  expect(useFlowStore.getState()).toEqual({
    ...EMPTY_FLOW,
    botAppName: 'StoreAssist',
    isCardView: false,
    filterType: ['Q&A'],
    profileActiveTab: 'subscription',
  });
  expect(useAppearanceStore.getState().colorScheme).toBe('dark');
});

test('outdated or invalid details are not a session [SES-01] [SES-12]', async () => {
  window.localStorage.setItem(
    'parrot-user',
    JSON.stringify({ state: { details: { token: 'x' } }, version: 0 }),
  );
  await rehydrateStores();
  expect(useUserStore.getState().details).toBeNull();
});

test('the end of a session clears all but the appearance', () => {
  signIn();
  useFlowStore.setState({ botAppName: 'StoreAssist' });
  useAppearanceStore.setState({ colorScheme: 'dark' });
  clearPersonalState();
  expect(useUserStore.getState().details).toBeNull();
  expect(useFlowStore.getState()).toEqual(EMPTY_FLOW);
  expect(Object.keys(window.localStorage)).toEqual(['parrot-appearance']);
});
