import { useTranslation } from 'react-i18next';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import classes from './availability-form.module.css';

/** Shows the return time, so that 'this week' is unambiguous. */
export function ReturnText({ until }: { until: Date | null }) {
  const { t } = useTranslation('profile');
  if (until && Number.isNaN(until.getTime())) return null;
  return (
    <p className={classes.return} role="status">
      {until ? t('availability.returns', { when: formatLongDateTime(until) }) : t('availability.returnsOpen')}
    </p>
  );
}
