/** The end of the onboarding: the server hears of it, and the first-time screen is gone for good. */
import { updateOnboardingStatus } from '@parrot/contract/apps';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useRefreshApps } from '../../../features/apps/use-apps.ts';
import { call } from '../../../shared/http/call.ts';
import { updateDetails } from '../../../state/user-store.ts';

type Leaving = { onboardingStatus: 'finished' | 'skipped'; to: string };

export function useLeave() {
  const navigate = useNavigate();
  const refreshApps = useRefreshApps();
  return useMutation({
    mutationFn: ({ onboardingStatus }: Leaving) =>
      call(updateOnboardingStatus, { body: { onboardingStatus } }),
    onSuccess: (_done, { to }) => {
      void refreshApps();
      navigate(to, { replace: true });
      updateDetails({ isFirstTimeUser: false });
    },
  });
}
