/** Asks why a plan is cancelled or left for a smaller one, and sends the request. */
import { Radio, Stack } from '@mantine/core';
import { CANCEL_REASONS, type PlanCard, requestService } from '@parrot/contract/billing';
import { LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { planChangeQuery } from '../billing-queries.ts';
import classes from './reason-dialog.module.css';

type Reason = (typeof CANCEL_REASONS)[number];
const OTHER: Reason = 'Others';

type ReasonDialogProps = {
  kind: 'cancel' | 'switch';
  plan: PlanCard;
  /** Null: the plan has no end. */
  termEnd: string | null;
  onDone: () => void;
  onClose: () => void;
};

export function ReasonDialog({ kind, plan, termEnd, onDone, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('billing');
  const opened = useDialog();
  const { field, textField, ...form } = useForm({
    initial: { reason: null as Reason | null, description: '' },
    send: async ({ reason, description }) => {
      if (!reason) return;
      const given = { reason, description: reason === OTHER ? description.trim() : '' };
      const body =
        kind === 'cancel'
          ? ({
              requestType: 'subscription_cancelled',
              requestInfo: { subscriptionCancelReason: given },
            } as const)
          : ({
              requestType: 'subscription_downgraded',
              requestInfo: { subscriptionDowngradeReason: given, planCode: plan.planCode },
            } as const);
      await call(requestService, { body: { appName: 'studio', ...body } });
    },
    onSuccess: () => {
      toast.success(t(`reason.${kind}.done`));
      onDone();
      onClose();
    },
  });
  const { reason, description } = form.values;
  const length = description.trim().length;
  const { min, max } = LIMITS.reasonDescription;
  const isReady = reason !== null && (reason !== OTHER || (length >= min && length <= max));
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(`reason.${kind}.title`, { plan: plan.planName })}>
      <DialogForm form={form} submit={t('reason.submit')} disabled={!isReady} onCancel={onClose}>
        <p>
          {t(termEnd === null ? `reason.${kind}.textEndless` : `reason.${kind}.text`, {
            plan: plan.planName,
            date: termEnd === null ? '' : formatDate(termEnd),
          })}
        </p>
        {kind === 'switch' && <OverLimits plan={plan} />}
        <Radio.Group
          label={t('reason.label')}
          value={reason}
          onChange={(value) => field('reason').onChange(value as Reason)}
        >
          <Stack gap="xs" mt="xs">
            {CANCEL_REASONS.map((each) => (
              <Radio
                key={each}
                classNames={{ radio: classes.radio }}
                value={each}
                label={each === OTHER ? t('reason.other') : each}
              />
            ))}
          </Stack>
        </Radio.Group>
        {reason === OTHER && (
          <LimitedTextarea
            {...textField('description')}
            label={t('reason.description')}
            description={t('reason.helper')}
            autosize
            minRows={2}
            maxRows={5}
            limit={max}
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}

/** What the workspace uses beyond the smaller plan's limits, and what happens to it. */
function OverLimits({ plan }: { plan: PlanCard }) {
  const { t } = useTranslation('billing');
  const { data } = useQuery(planChangeQuery(plan.planCode));
  if (!data || data.overLimits.length === 0) return null;
  return (
    <ul className={classes.over}>
      {data.overLimits.map(({ kind, used, limit }) => (
        <li key={kind}>
          {t(`reason.over.${kind}`, { used: formatNumber(used), limit: formatNumber(limit) })}
        </li>
      ))}
    </ul>
  );
}
