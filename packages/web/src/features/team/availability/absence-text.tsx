import { useTranslation } from 'react-i18next';
import { shortMoment, timeLeft } from '../../../shared/format/format-moment.ts';

type AbsenceTextProps = { until: string | null; now: Date };

/**
 * 'Away until Mon 9:00 · 2 h 14 min left'. The countdown is hidden from screen readers, which would read it
 * every minute.
 */
export function AbsenceText({ until, now }: AbsenceTextProps) {
  const { t } = useTranslation();
  if (until === null) return t('away.open');
  const moment = new Date(until);
  return (
    <span>
      {t('away.until', { when: shortMoment(moment, now) })}
      <span aria-hidden data-countdown>
        {' '}
        {t('away.left', { left: timeLeft(moment, now) })}
      </span>
    </span>
  );
}
