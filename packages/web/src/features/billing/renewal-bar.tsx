/** The bar over every screen when the plan has run out or is about to. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import classes from './renewal-bar.module.css';
import { renewalState } from './renewal-state.ts';

export function RenewalBar() {
  const { t } = useTranslation();
  const shown = useFlowStore((flow) => flow.showSubscriptionRenewalBar);
  const paymentStatus = useFlowStore((flow) => flow.paymentStatus);
  const { data: plan } = useQuery({ ...subscriptionQuery, enabled: false });
  if (!shown || !plan) return null;

  const state = renewalState(plan, paymentStatus, new Date());
  const values = {
    count: 'daysLeft' in state ? state.daysLeft : 0,
    date: formatDate(plan.currentTermEndDate),
  };
  return (
    <div role="status" className={classes.bar} data-tone={state.tone}>
      {t(`renewal.${state.text}`, values)}
    </div>
  );
}
