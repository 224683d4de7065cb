/** What an upgrade or a renewal costs, before anything is ordered. */
import { Button, Group, Modal } from '@mantine/core';
import { formatMoney, type PlanChange } from '@parrot/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { QueryContent } from '../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { planChangeQuery } from '../billing-queries.ts';
import classes from './checkout-dialog.module.css';
import { useCheckout } from './use-checkout.ts';

type CheckoutDialogProps = { kind: 'upgrade' | 'renewal'; planCode: string; onClose: () => void };

export function CheckoutDialog({ kind, planCode, onClose }: CheckoutDialogProps) {
  const { t } = useTranslation('billing');
  const opened = useDialog();
  const change = useQuery(planChangeQuery(planCode));
  const checkout = useCheckout();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(`checkout.title.${kind}`, { plan: change.data?.planName ?? '' })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <div className={classes.body}>
        <QueryContent query={change} lines={5}>
          {(data) => <Costs change={data} />}
        </QueryContent>
        {checkout.error && (
          <p className={classes.failure} role="alert">
            {messageOf(checkout.error)}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'shell' })}
          </Button>
          <Button
            loading={checkout.isPending || checkout.isSuccess}
            disabled={!change.data}
            onClick={() => checkout.mutate(planCode)}
            data-autofocus
          >
            {t('checkout.pay')}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}

function Costs({ change }: { change: PlanChange }) {
  const { t } = useTranslation('billing');
  const money = (value: number) => formatMoney(value, change.currency);
  // A renewal after the grace period is a new term, like an upgrade.
  const startsToday = formatDate(change.startsAt) === formatDate(new Date());
  return (
    <>
      <p>
        {t(`checkout.term.${startsToday ? 'upgrade' : change.kind}`, {
          from: formatDate(change.startsAt),
          until: formatDate(change.endsAt),
        })}
      </p>
      <dl className={classes.costs}>
        <div>
          <dt>{t(`checkout.price.${change.intervalUnit}`, { plan: change.planName })}</dt>
          <dd>{money(change.price)}</dd>
        </div>
        {change.credit > 0 && (
          <div>
            <dt>{t('checkout.credit')}</dt>
            <dd>−{money(change.credit)}</dd>
          </div>
        )}
        <div>
          <dt>{t('checkout.tax', { name: change.tax.name, percent: change.tax.percent })}</dt>
          <dd>{money(change.tax.amount)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t('checkout.total')}</dt>
          <dd>{money(change.total)}</dd>
        </div>
      </dl>
    </>
  );
}
