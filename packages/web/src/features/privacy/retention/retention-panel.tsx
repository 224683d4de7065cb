/** How long the app stores ended conversations. A shorter period says what it deletes, and asks. */
import { Button, NumberInput, Select, Skeleton } from '@mantine/core';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../privacy.module.css';
import { useRetention, useRetentionPreview, useSaveRetention } from './use-retention.ts';

export function RetentionPanel({ appId }: { appId: AppId }) {
  const { t } = useTranslation('privacy');
  const { data: stored, error, refetch } = useRetention(appId);
  return (
    <Panel title={t('retention.title')} help={t('retention.help')}>
      {stored !== undefined ? (
        <RetentionForm key={stored} appId={appId} stored={stored} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={t('loading', { ns: 'shell' })}>
          <Skeleton height={44} radius="md" />
        </div>
      )}
    </Panel>
  );
}

const PERIODS = [30, 90, 180, 365];
const { min, max } = LIMITS.retentionDays;

function RetentionForm({ appId, stored }: { appId: AppId; stored: number | null }) {
  const { t } = useTranslation('privacy');
  const [choice, setChoice] = useState(choiceOf(stored));
  const [ownDays, setOwnDays] = useState<number | string>(stored ?? '');
  const preview = useRetentionPreview(appId);
  const save = useSaveRetention(appId);
  const days = choice === 'forever' ? null : Number(choice === 'own' ? ownDays : choice);
  const isValid = days === null || (Number.isInteger(days) && days >= min && days <= max);

  const store = () =>
    save.mutate(days, {
      onSuccess: () => {
        preview.reset();
        toast.success(t('retention.saved'));
      },
    });
  const submit = () => {
    const isShorter = days !== null && (stored === null || days < stored);
    if (isShorter) preview.mutate(days);
    else store();
  };
  const failure = preview.error ?? (preview.data === undefined ? save.error : null);
  return (
    <div className={classes.form}>
      <Select
        label={t('retention.period')}
        data={[
          { value: 'forever', label: t('retention.forever') },
          ...PERIODS.map((count) => ({ value: String(count), label: t('retention.days', { count }) })),
          { value: 'own', label: t('retention.own') },
        ]}
        value={choice}
        allowDeselect={false}
        onChange={(value) => setChoice(value ?? 'forever')}
      />
      {choice === 'own' && (
        <NumberInput
          label={t('retention.ownDays')}
          value={ownDays}
          min={min}
          max={max}
          allowDecimal={false}
          error={
            ownDays !== '' && !isValid ? t('retention.range', { min, max: formatNumber(max) }) : undefined
          }
          onChange={setOwnDays}
        />
      )}
      {failure && (
        <p role="alert" className={classes.failure}>
          {messageOf(failure)}
        </p>
      )}
      <Button
        className={classes.submit}
        disabled={!isValid || days === stored}
        loading={preview.isPending || save.isPending}
        onClick={submit}
      >
        {t('retention.save')}
      </Button>
      {preview.data !== undefined && days !== null && (
        <ConfirmDialog
          title={t('retention.askTitle')}
          confirm={t(preview.data > 0 ? 'retention.confirm' : 'retention.save')}
          busy={save.isPending}
          error={save.error}
          onConfirm={store}
          onClose={() => {
            preview.reset();
            save.reset();
          }}
        >
          <p>{t('retention.deletes', { count: preview.data, shown: formatNumber(preview.data) })}</p>
          <p>{t('retention.fromNow', { count: days })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const choiceOf = (days: number | null): string => {
  if (days === null) return 'forever';
  return PERIODS.includes(days) ? String(days) : 'own';
};
