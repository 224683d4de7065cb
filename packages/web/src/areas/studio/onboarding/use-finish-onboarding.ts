/** Ends the onboarding: stores it on the server and leaves the page. */
import { updateOnboardingStatus } from '@parrot/contract/apps';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRefreshApps } from '../../../features/apps/use-apps.ts';
import { call } from '../../../shared/http/call.ts';
import { updateDetails } from '../../../state/user-store.ts';

type Leaving = { onboardingStatus: 'finished' | 'skipped'; to: string };

export function useFinishOnboarding() {
  const navigate = useNavigate();
  const refreshApps = useRefreshApps();
  const { pathname } = useLocation();
  const isDone = useRef(false);
  // Not before this screen is gone: its gate closes then, and would lead elsewhere while the next one is still loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place means that this one is left.
  useEffect(
    () => () => {
      if (isDone.current) updateDetails({ isFirstTimeUser: false });
    },
    [pathname],
  );
  return useMutation({
    mutationFn: ({ onboardingStatus }: Leaving) =>
      call(updateOnboardingStatus, { body: { onboardingStatus } }),
    onSuccess: (_done, { to }) => {
      void refreshApps();
      isDone.current = true;
      navigate(to, { replace: true });
    },
  });
}
