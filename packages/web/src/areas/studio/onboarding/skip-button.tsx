/** Dismisses the onboarding permanently. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFinishOnboarding } from './use-finish-onboarding.ts';

export function SkipButton() {
  const { t } = useTranslation('onboarding');
  const leave = useFinishOnboarding();
  return (
    <Button
      variant="subtle"
      size="lg"
      loading={leave.isPending}
      onClick={() => leave.mutate({ onboardingStatus: 'skipped', to: '/home/studio/apps' })}
    >
      {t('leave')}
    </Button>
  );
}
