/** Replaces a list or panel that failed to load, with a retry button. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../http/api-error.ts';
import { IconCloudOff } from '../icons/cloud-off.ts';
import { EmptyState } from './empty-state.tsx';

type LoadFailureProps = { error: unknown; onRetry: () => void };

export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.75} />}
        title={t('failure.title')}
        text={messageOf(error)}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
