/** The seconds left to answer an offer. */
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import classes from './owner-bar.module.css';

export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation('desk');
  const left = Math.max(0, Math.ceil((Date.parse(until) - useNow(500).getTime()) / 1_000));
  return (
    <span className={classes.seconds} aria-live="off">
      {t('offer.seconds', { count: left })}
    </span>
  );
}
