/** The workspace's plan; for those who pay also its usage, invoices and history. */
import { Button, Group } from '@mantine/core';
import type { SubscriptionStatus } from '@parrot/contract/billing';
import { hasPermission } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { billingDetailsQuery, usageQuery } from '../../features/billing/billing-queries.ts';
import { BillingDetailsForm } from '../../features/billing/invoices/billing-details-form.tsx';
import { InvoiceList } from '../../features/billing/invoices/invoice-list.tsx';
import { UsageBars } from '../../features/billing/plans/usage-bars.tsx';
import { SubscriptionActivity } from '../../features/billing/subscription-activity.tsx';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { Fact, Panel } from '../../shared/ui/panel.tsx';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';
import { QueryContent } from '../../shared/ui/query-content.tsx';

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
      <Panel>
        <Fact name={t('subscription.plan')}>{current?.name ?? t('subscription.none')}</Fact>
        <Fact name={t('subscription.status')}>
          <Pill dot tone={TONES[plan.status]}>
            {t(`plan.${plan.status}`)}
          </Pill>
        </Fact>
        {current && (
          <Fact name={t('subscription.interval')}>{t(`subscription.${current.interval_unit}`)}</Fact>
        )}
        <Fact name={t('subscription.ends')}>{formatDate(plan.currentTermEndDate)}</Fact>
        <Fact name={t('subscription.grace')}>{t('subscription.graceDays', { count: plan.gracePeriod })}</Fact>
        {mayPay && (
          <Group mt="md">
            <Button component={Link} to="/home/studio/subscription">
              {t('billing:seePlans')}
            </Button>
          </Group>
        )}
      </Panel>
      <QueryContent query={usage}>{(data) => <UsageBars usage={data} />}</QueryContent>
      {mayPay && <Payments />}
    </>
  );
}

function Payments() {
  const { t } = useTranslation('billing');
  const details = useQuery(billingDetailsQuery);
  return (
    <>
      <Panel title={t('invoices.title')}>
        <InvoiceList />
      </Panel>
      <Panel title={t('details.title')} help={t('details.help')}>
        <QueryContent query={details}>{(data) => <BillingDetailsForm details={data} />}</QueryContent>
      </Panel>
      <Panel title={t('activity.title')}>
        <SubscriptionActivity />
      </Panel>
    </>
  );
}
