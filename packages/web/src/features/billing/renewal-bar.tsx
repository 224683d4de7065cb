/** The bar on every screen, the desk included, when the plan has expired or is about to. */
import { Button } from '@mantine/core';
import { renewalBar } from '@parrot/contract/billing';
import { hasPermission, MINUTE_MS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '../../shared/clock/use-now.ts';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { subscriptionQuery } from '../../shared/session/session-queries.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { useFlowStore } from '../../state/flow-store.ts';
import classes from './renewal-bar.module.css';

/** Opens the checkout of a plan that can be renewed; after a trial the plans to choose from. */
const RENEW_PAGE = '/home/studio/subscription?renew=1';

export function RenewalBar() {
  const { t } = useTranslation();
  const rights = useRights();
  const now = useNow(MINUTE_MS);
  const shown = useFlowStore((flow) => flow.showSubscriptionRenewalBar);
  const paymentStatus = useFlowStore((flow) => flow.paymentStatus);
  const { data: plan } = useQuery({ ...subscriptionQuery, enabled: false });
  const bar = shown && plan ? renewalBar(plan, paymentStatus, now) : null;
  if (!bar || !plan) return null;

  const values = {
    count: 'daysLeft' in bar ? bar.daysLeft : 0,
    date: plan.currentTermEndDate ? formatDate(plan.currentTermEndDate) : '',
  };
  const mayRenew = hasPermission(rights, 'Makes Payment', 'Renew subscription');
  return (
    <div role="status" className={classes.bar} data-tone={bar.tone}>
      <span>{t(`renewal.${bar.text}`, values)}</span>
      {mayRenew && bar.tone !== 'green' && (
        <Button
          component={Link}
          to={RENEW_PAGE}
          size="compact-sm"
          variant="default"
          className={classes.renew}
        >
          {t('renewal.renew')}
        </Button>
      )}
    </div>
  );
}
