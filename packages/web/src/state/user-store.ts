/** The signed-in user. Signed in means: login details and a token are stored. */
import { type LoginDetails, readLoginDetails } from '@parrot/contract/accounts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from './timed-storage.ts';

type UserState = { details: LoginDetails | null };

export const useUserStore = create<UserState>()(
  persist((): UserState => ({ details: null }), {
    name: 'parrot-user',
    storage: browserStorage<UserState>(),
    skipHydration: true,
    merge: (stored) => ({ details: readLoginDetails((stored as Partial<UserState> | undefined)?.details) }),
  }),
);

export const signedInDetails = (): LoginDetails | null => {
  const { details } = useUserStore.getState();
  return details?.isLoggedIn && details.token ? details : null;
};

export const useSignedIn = (): boolean =>
  useUserStore(({ details }) => Boolean(details?.isLoggedIn && details.token));

export function updateDetails(change: Partial<LoginDetails>): void {
  useUserStore.setState(({ details }) => ({ details: details && { ...details, ...change } }));
}
