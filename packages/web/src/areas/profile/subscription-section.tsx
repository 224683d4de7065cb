import type { SubscriptionStatus } from '@parrot/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import { Fact, Panel } from '../../shared/ui/panel.tsx';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';

const TONES: Record<SubscriptionStatus, Tone> = {
  trial: 'info',
  live: 'ok',
  grace_period: 'warning',
  expired: 'danger',
  cancelled: 'neutral',
};

/** The plan of the tenant; it is loaded before any screen of /home. */
export function SubscriptionSection() {
  const { t } = useTranslation('profile');
  const { data: plan } = useQuery({ ...subscriptionQuery, enabled: false });
  if (!plan) return null;
  const [current] = plan.plans;
  return (
    <Panel>
      <Fact name={t('subscription.plan')}>{current?.name ?? t('subscription.none')}</Fact>
      <Fact name={t('subscription.status')}>
        <Pill dot tone={TONES[plan.status]}>
          {t(`plan.${plan.status}`)}
        </Pill>
      </Fact>
      {current && <Fact name={t('subscription.interval')}>{t(`subscription.${current.interval_unit}`)}</Fact>}
      <Fact name={t('subscription.ends')}>{formatDate(plan.currentTermEndDate)}</Fact>
      <Fact name={t('subscription.grace')}>{t('subscription.graceDays', { count: plan.gracePeriod })}</Fact>
    </Panel>
  );
}
