/** The workspace's plan; for those who pay also its usage, invoices and history. */
import { Button, Group } from '@mantine/core';
import type { PlanDetails, SubscriptionStatus } from '@parrot/contract/billing';
import { hasPermission } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  billingDetailsQuery,
  paymentOptionsQuery,
  usageQuery,
} from '../../features/billing/billing-queries.ts';
import { PortalButton } from '../../features/billing/checkout/portal-button.tsx';
import { BillingDetailsForm } from '../../features/billing/invoices/billing-details-form.tsx';
import { InvoiceList } from '../../features/billing/invoices/invoice-list.tsx';
import { UsageBars } from '../../features/billing/plans/usage-bars.tsx';
import { ServiceRequestList } from '../../features/billing/requests/service-request-list.tsx';
import { SubscriptionActivity } from '../../features/billing/subscription-activity.tsx';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { Fact, Panel } from '../../shared/ui/panel.tsx';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';
import { QueryContent } from '../../shared/ui/query-content.tsx';
import classes from './profile-page.module.css';

const PLANS_PAGE = '/home/studio/subscription';

const TONES: Record<SubscriptionStatus, Tone> = {
  trial: 'info',
  live: 'ok',
  grace_period: 'warning',
  expired: 'danger',
  cancelled: 'neutral',
};

/** The plan is loaded before any screen of /home opens. */
export function SubscriptionSection() {
  const { t } = useTranslation(['profile', 'billing']);
  const rights = useRights();
  const { data: plan } = useQuery({ ...subscriptionQuery, enabled: false });
  const usage = useQuery(usageQuery);
  if (!plan) return null;
  const [current] = plan.plans;
  const mayPay = hasPermission(rights, 'Makes Payment');
  return (
    <>
      <div className={classes.wide}>
        <QueryContent query={usage}>{(data) => <UsageBars usage={data} />}</QueryContent>
      </div>
      <div className={classes.column}>
        <Panel>
          <Fact name={t('subscription.plan')}>{current?.name ?? t('subscription.none')}</Fact>
          <Fact name={t('subscription.status')}>
            <Pill dot tone={TONES[plan.status]}>
              {t(`plan.${plan.status}`)}
            </Pill>
          </Fact>
          {current && plan.status !== 'trial' && (
            <Fact name={t('subscription.interval')}>{t(`subscription.${current.interval_unit}`)}</Fact>
          )}
          {plan.currentTermEndDate && (
            <>
              <Fact name={t('subscription.ends')}>{formatDate(plan.currentTermEndDate)}</Fact>
              <Fact name={t('subscription.grace')}>
                {t('subscription.graceDays', { count: plan.gracePeriod })}
              </Fact>
            </>
          )}
          {mayPay && <PlanActions plan={plan} />}
        </Panel>
        {mayPay && <Invoices />}
      </div>
      {mayPay && <BillingDetails />}
    </>
  );
}

/** What follows the plan, and the buttons that change it. */
function PlanActions({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation(['profile', 'billing']);
  const rights = useRights();
  const { data: options } = useQuery(paymentOptionsQuery);
  const next = options?.nextPlan;
  const mayRenew = hasPermission(rights, 'Makes Payment', 'Renew subscription');
  return (
    <>
      {next && (
        <Fact name={t('subscription.next')}>
          {t(next.isPaid ? 'subscription.nextPaid' : 'subscription.nextUnpaid', {
            plan: next.planName,
            date: formatDate(next.startsAt),
          })}
        </Fact>
      )}
      <Group mt="md" gap="xs">
        <Button component={Link} to={PLANS_PAGE}>
          {t('billing:seePlans')}
        </Button>
        {mayRenew && plan.currentTermEndDate && options?.renewalPlanCode && (
          <Button component={Link} to={`${PLANS_PAGE}?renew=1`} variant="default">
            {t('billing:status.renew')}
          </Button>
        )}
        {options?.hasCustomerPortal && <PortalButton />}
      </Group>
    </>
  );
}

/** The invoices, and what was asked about the plan. */
function Invoices() {
  const { t } = useTranslation('billing');
  const rights = useRights();
  return (
    <>
      <Panel title={t('invoices.title')}>
        <InvoiceList />
      </Panel>
      <Panel title={t('requests.title')} help={t('requests.help')}>
        <ServiceRequestList mayCancelPlan={hasPermission(rights, 'Makes Payment', 'Delete subscription')} />
      </Panel>
    </>
  );
}

/** What the next invoices contain, and what happened to the plan. */
function BillingDetails() {
  const { t } = useTranslation('billing');
  const details = useQuery(billingDetailsQuery);
  return (
    <div className={classes.column}>
      <Panel title={t('details.title')} help={t('details.help')}>
        <QueryContent query={details}>{(data) => <BillingDetailsForm details={data} />}</QueryContent>
      </Panel>
      <Panel title={t('activity.title')}>
        <SubscriptionActivity />
      </Panel>
    </div>
  );
}
