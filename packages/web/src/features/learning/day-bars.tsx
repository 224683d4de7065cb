/** The number per day as bars, and as text for screen readers. */
import { useTranslation } from 'react-i18next';
import classes from './unanswered.module.css';

const HIGHEST = 20;

export function DayBars({ days }: { days: readonly number[] }) {
  const { t } = useTranslation('learning');
  const most = Math.max(1, ...days);
  const label = t('days', { count: days.reduce((sum, day) => sum + day, 0) });
  return (
    <span className={classes.bars} role="img" aria-label={label} title={label}>
      {days.map((day, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place alone.
          key={at}
          className={classes.bar}
          data-none={day === 0 || undefined}
          style={{ height: day === 0 ? 2 : Math.max(4, Math.round((day / most) * HIGHEST)) }}
        />
      ))}
    </span>
  );
}
