/** Erases the workspace after a grace period, in which owners can cancel. */
import { Button } from '@mantine/core';
import { LIMITS, type ReplyOf } from '@parrot/contract/core';
import type { workspaceData } from '@parrot/contract/privacy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../privacy.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { useCancelErasure } from './use-workspace-data.ts';

export function ErasePanel({ data }: { data: ReplyOf<typeof workspaceData> }) {
  const { t } = useTranslation('privacy');
  const { erasure, invoices, mayChange } = data;
  const [asking, setAsking] = useState(false);
  const cancel = useCancelErasure();
  const days = LIMITS.erasureGraceDays;
  return (
    <Panel title={t('erase.title')} help={t('erase.help')}>
      <ul className={classes.list}>
        <li>{t('erase.grace', { count: days })}</li>
        <li>{t('erase.accounts')}</li>
        <li>{t('erase.receipt')}</li>
        {invoices > 0 && (
          <li>{t('erase.invoices', { count: invoices, years: LIMITS.retainedInvoiceYears })}</li>
        )}
      </ul>
      {erasure && (
        <p role="status" className={classes.failure}>
          {t('erase.scheduled', { at: formatLongDateTime(erasure.eraseAt), by: erasure.requestedBy })}
        </p>
      )}
      {cancel.error && (
        <p role="alert" className={classes.failure}>
          {messageOf(cancel.error)}
        </p>
      )}
      <div className={classes.buttons}>
        {erasure ? (
          <Button
            disabled={!mayChange}
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: () => toast.success(t('erase.cancelled')) })}
          >
            {t('erase.cancel')}
          </Button>
        ) : (
          <Button color="red" variant="light" disabled={!mayChange} onClick={() => setAsking(true)}>
            {t('erase.open')}
          </Button>
        )}
      </div>
      {!mayChange && <p className={classes.state}>{t('owners')}</p>}
      {asking && <EraseDialog data={data} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
