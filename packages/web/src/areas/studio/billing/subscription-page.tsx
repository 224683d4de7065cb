/** The plans a workspace can have, with what it uses of its own first. */
import { ActionIcon, SegmentedControl, Skeleton } from '@mantine/core';
import { type IntervalUnit, type PlanCard, requestService } from '@parrot/contract/billing';
import { hasPermission } from '@parrot/contract/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { plansQuery, usageQuery } from '../../../features/billing/billing-queries.ts';
import { CheckoutDialog } from '../../../features/billing/checkout/checkout-dialog.tsx';
import { PlanCards } from '../../../features/billing/plans/plan-cards.tsx';
import { PlanComparison } from '../../../features/billing/plans/plan-comparison.tsx';
import { PlanStatus } from '../../../features/billing/plans/plan-status.tsx';
import { ReasonDialog } from '../../../features/billing/plans/reason-dialog.tsx';
import { UsageBars } from '../../../features/billing/plans/usage-bars.tsx';
import { reloadBilling } from '../../../features/billing/reload-billing.ts';
import { call } from '../../../shared/http/call.ts';
import { IconArrowLeft } from '../../../shared/icons/arrow-left.ts';
import { subscriptionQuery } from '../../../shared/session/session-queries.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './subscription-page.module.css';
import { useRenewLink } from './use-renew-link.ts';

const PROFILE = '/home/profile?tab=subscription';

type Dialog = { kind: 'upgrade' | 'cancel' | 'switch'; plan: PlanCard };

export default function SubscriptionPage() {
  const { t } = useTranslation('billing');
  const rights = useRights();
  const client = useQueryClient();
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: false });
  const [interval, setInterval] = useState<IntervalUnit>(subscription?.plans[0]?.interval_unit ?? 'months');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const plans = useQuery(plansQuery(interval));
  const monthly = useQuery(plansQuery('months'));
  const usage = useQuery(usageQuery);
  const contact = useMutation({
    mutationFn: () =>
      call(requestService, { body: { appName: 'studio', requestType: 'contact_for_enterprise' } }),
    onSuccess: () => {
      toast.success(t('enterprise.done'));
      reloadBilling(client);
    },
  });
  const renewal = useRenewLink();
  const open = (kind: Dialog['kind']) => (plan: PlanCard) => setDialog({ kind, plan });

  return (
    <div className={classes.page}>
      <title>{t('pageTitle', { ns: 'shell', page: t('title') })}</title>
      <div className={classes.head}>
        <ActionIcon component={Link} to={PROFILE} variant="default" size="lg" aria-label={t('back')}>
          <IconArrowLeft size={18} stroke={1.75} />
        </ActionIcon>
        <h1 className={classes.title}>{t('heading')}</h1>
      </div>
      {subscription && (
        <PlanStatus
          plan={subscription}
          mayRenew={hasPermission(rights, 'Makes Payment', 'Renew subscription')}
          onRenew={renewal.open}
        />
      )}
      {usage.data ? (
        <UsageBars usage={usage.data} />
      ) : (
        usage.isPending && <Skeleton height={96} radius="lg" />
      )}
      <SegmentedControl
        className={classes.interval}
        aria-label={t('interval.label')}
        value={interval}
        onChange={(value) => setInterval(value as IntervalUnit)}
        data={[
          { value: 'months', label: t('interval.months') },
          { value: 'years', label: t('interval.years') },
        ]}
      />
      {plans.isError ? (
        <LoadFailure error={plans.error} onRetry={() => void plans.refetch()} />
      ) : !plans.data ? (
        <div className={classes.loading} role="status" aria-label={t('loading', { ns: 'shell' })}>
          <Skeleton height={330} radius="lg" />
        </div>
      ) : (
        <>
          <PlanCards
            plans={plans.data.plans}
            enterprise={plans.data.enterprisePlan}
            currency={plans.data.currency}
            monthlyPrices={new Map(monthly.data?.plans.map(({ planName, price }) => [planName, price]))}
            mayCancel={hasPermission(rights, 'Makes Payment', 'Delete subscription')}
            isContacting={contact.isPending}
            onUpgrade={open('upgrade')}
            onSwitch={open('switch')}
            onCancel={open('cancel')}
            onContact={() => contact.mutate()}
          />
          <PlanComparison
            plans={plans.data.plans}
            enterpriseName={plans.data.enterprisePlan.planName}
            usage={usage.data}
          />
        </>
      )}
      {dialog?.kind === 'upgrade' && (
        <CheckoutDialog kind="upgrade" planCode={dialog.plan.planCode} onClose={() => setDialog(null)} />
      )}
      {renewal.planCode && (
        <CheckoutDialog kind="renewal" planCode={renewal.planCode} onClose={renewal.close} />
      )}
      {dialog && dialog.kind !== 'upgrade' && (
        <ReasonDialog
          kind={dialog.kind}
          plan={dialog.plan}
          termEnd={subscription?.currentTermEndDate ?? null}
          onDone={() => reloadBilling(client)}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
