/** Out of the onboarding, for good. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLeave } from './use-finish-onboarding.ts';

export function LeaveButton() {
  const { t } = useTranslation('onboarding');
  const leave = useLeave();
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
