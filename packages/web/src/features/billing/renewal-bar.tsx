/** The bar on every screen when the plan has expired or is about to. */
import { renewalBar } from '@parrot/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import classes from './renewal-bar.module.css';

export function RenewalBar() {
  const { t } = useTranslation();
  const shown = useFlowStore((flow) => flow.showSubscriptionRenewalBar);
  const paymentStatus = useFlowStore((flow) => flow.paymentStatus);
  const { data: plan } = useQuery({ ...subscriptionQuery, enabled: false });
  const bar = shown && plan ? renewalBar(plan, paymentStatus, new Date()) : null;
  if (!bar || !plan) return null;

  const values = {
    count: 'daysLeft' in bar ? bar.daysLeft : 0,
    date: formatDate(plan.currentTermEndDate),
  };
  return (
    <div role="status" className={classes.bar} data-tone={bar.tone}>
      {t(`renewal.${bar.text}`, values)}
    </div>
  );
}
