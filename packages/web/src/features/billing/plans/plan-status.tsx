/**
 * The state of the plan in a sentence, what follows it, and the button that renews it early. Once a renewal is
 * due, the renewal bar has the button.
 */
import { Button } from '@mantine/core';
import { isRenewalDue, type PlanDetails } from '@parrot/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { paymentOptionsQuery } from '../billing-queries.ts';
import classes from './plan-status.module.css';

type PlanStatusProps = { plan: PlanDetails; mayRenew: boolean; onRenew: () => void };

export function PlanStatus({ plan, mayRenew, onRenew }: PlanStatusProps) {
  const { t } = useTranslation('billing');
  const { data: options } = useQuery(paymentOptionsQuery);
  const end = plan.currentTermEndDate;
  const name = plan.plans[0]?.name ?? '';
  const hasEnded = end !== null && new Date(end) <= new Date();
  const text = end === null ? 'endless' : hasEnded ? 'ended' : plan.status === 'live' ? 'active' : 'ends';
  const next = options?.nextPlan;
  return (
    <section className={classes.status} aria-label={t('status.label')}>
      <p>
        {t(`status.${text}`, { plan: name, date: end === null ? '' : formatDate(end) })}
        {next && (
          <>
            {' '}
            {t(next.isPaid ? 'status.nextPaid' : 'status.next', {
              plan: next.planName,
              date: formatDate(next.startsAt),
            })}
          </>
        )}
      </p>
      {mayRenew && end !== null && options?.renewalPlanCode && !isRenewalDue(plan) && (
        <Button variant="default" size="sm" onClick={onRenew}>
          {t('status.renew')}
        </Button>
      )}
    </section>
  );
}
