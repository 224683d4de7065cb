/** The plan and its end date, below the navigation; links to the subscription. */
import type { PlanDetails } from '@parrot/contract/billing';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
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
  return (
    <Link to="/home/profile?tab=subscription" className={classes.card}>
      <span className={classes.name}>{name}</span>
      <span className={classes.term}>{termText(t, plan, new Date())}</span>
    </Link>
  );
}

/** Nothing renews by itself, so no text promises it. */
function termText(t: TFunction<'shell'>, { status, currentTermEndDate }: PlanDetails, now: Date): string {
  if (currentTermEndDate === null) return t('plan.endless');
  const end = new Date(currentTermEndDate);
  const date = end.getFullYear() === now.getFullYear() ? formatDay(end) : formatDate(end);
  if (end <= now) return t('plan.ended', { date });
  return t(status === 'live' ? 'plan.active' : 'plan.ends', { date });
}
