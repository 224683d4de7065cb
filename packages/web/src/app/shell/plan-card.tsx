/** The plan and its end date, below the navigation; links to the subscription. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDay } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import classes from './plan-card.module.css';

export function PlanCard() {
  const { t } = useTranslation();
  const { data: plan } = useQuery({ ...subscriptionQuery, enabled: false });
  const name = plan?.plans[0]?.name;
  if (!plan || !name) return null;

  const word = {
    trial: 'trialEnds',
    live: 'term',
    grace_period: 'over',
    expired: 'over',
    cancelled: 'trialEnds',
  } as const;
  return (
    <Link to="/home/profile?tab=subscription" className={classes.card}>
      <span className={classes.name}>{name}</span>
      <span className={classes.term}>
        {t(`plan.${word[plan.status]}`, { date: formatTermEnd(plan.currentTermEndDate) })}
      </span>
    </Link>
  );
}

/** A date in another year has its year. */
const formatTermEnd = (date: string): string =>
  new Date(date).getFullYear() === new Date().getFullYear() ? formatDay(date) : formatDate(date);
