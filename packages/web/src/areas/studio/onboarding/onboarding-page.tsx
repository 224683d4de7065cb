/** The onboarding page. It continues where the user left. */
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { useUserStore } from '../../../state/user-store.ts';
import { Onboarding } from './onboarding.tsx';
import { SkipButton } from './skip-button.tsx';
import { useOnboardingState } from './use-onboarding-draft.ts';

export default function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  const firstName = useUserStore(({ details }) => details?.name.split(' ')[0] ?? '');
  const { data: state, error, isPending, refetch } = useOnboardingState();
  return (
    <PageFrame title={t('title', { name: firstName })} subtitle={t('subtitle')} actions={<SkipButton />}>
      {isPending ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={320} radius="lg" maw={720} />
        </div>
      ) : state ? (
        <Onboarding start={state} />
      ) : (
        <LoadFailure error={error} onRetry={refetch} />
      )}
    </PageFrame>
  );
}
