import { useTranslation } from 'react-i18next';
import { formatAbsenceEnd, formatTimeLeft } from '../../../shared/format/format-absence.ts';

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
      {t('away.until', { when: formatAbsenceEnd(moment, now) })}
      <span aria-hidden data-countdown>
        {' '}
        {t('away.left', { left: formatTimeLeft(moment, now) })}
      </span>
    </span>
  );
}
