/** How long the call has lasted. */
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../shared/clock/use-clock.ts';
import { formatDuration } from '../../../shared/format/format-duration.ts';

export function CallTimer({ from }: { from: string }) {
  const { t } = useTranslation('calls');
  const duration = useClock((now) => formatDuration((now - Date.parse(from)) / 1_000));
  return (
    <span role="timer" aria-label={t('timer')}>
      {duration}
    </span>
  );
}
