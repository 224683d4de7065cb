/** The onboarding of new users, stored so that they continue where they left off. */
import { type OnboardingState, onboardingState } from '@parrot/contract/apps';
import type { Caller, Platform } from '../../../platform/index.ts';
import { findOnboardingState, setOnboardingState, setOnboardingStatus } from '../../users/index.ts';
import { appScopeOf } from '../app-access.policy.ts';
import { findApp } from '../apps.repository.ts';

export type OnboardingService = ReturnType<typeof createOnboardingService>;

export function createOnboardingService({ database }: Pick<Platform, 'database'>) {
  const isActive = (caller: Caller, appId: OnboardingState['appId']) =>
    database.tenant(caller.tenantId, async (tx) => {
      const app = appId && (await findApp(tx, appId, appScopeOf(caller)));
      return app ? app.archivedAt === null : false;
    });

  return {
    async fetch(caller: Caller): Promise<OnboardingState | null> {
      const stored = await database.system((tx) => findOnboardingState(tx, caller.userId));
      const { data: state } = onboardingState.safeParse(stored);
      if (!state) return null;
      if (!state.appId || (await isActive(caller, state.appId))) return state;
      // The app was deleted or belongs to another tenant of this user. The texts can still start a new app.
      return { ...state, step: 'purpose', appId: null };
    },

    save: (caller: Caller, state: OnboardingState): Promise<void> =>
      database.system((tx) => setOnboardingState(tx, caller.userId, state)),

    setStatus: (caller: Caller, status: 'finished' | 'skipped'): Promise<void> =>
      database.system((tx) => setOnboardingStatus(tx, caller.userId, status)),
  };
}
