/** Until when to snooze: a preset, or any time in the future. */
import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { formatLongDateTime } from '../../shared/format/format-date-time.ts';
import { useDialog } from '../../shared/ui/use-dialog.ts';
import classes from './snooze.module.css';
import { localInputValue, snoozePresets } from './snooze-presets.ts';

type SnoozeDialogProps = {
  onSnooze: (until: string) => Promise<unknown>;
  onClose: () => void;
};

export function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('tickets');
  const opened = useDialog();
  const [now] = useState(() => new Date());
  const form = useForm({
    initial: { snoozedUntil: '' },
    validate: ({ snoozedUntil }) =>
      new Date(snoozedUntil) > new Date() ? {} : { snoozedUntil: t('snooze.past') },
    send: ({ snoozedUntil }) => onSnooze(new Date(snoozedUntil).toISOString()),
    onSuccess: onClose,
  });
  const { value, error, onChange, name } = form.field('snoozedUntil');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('snooze.title')}>
      <DialogForm form={form} submit={t('snooze.save')} disabled={value === ''} onCancel={onClose}>
        <p className={classes.text}>{t('snooze.text')}</p>
        <div className={classes.presets}>
          {snoozePresets(now).map(({ preset, until }, at) => (
            <UnstyledButton
              key={preset}
              className={classes.preset}
              data-autofocus={at === 0 || undefined}
              data-chosen={value === localInputValue(until) || undefined}
              onClick={() => onChange(localInputValue(until))}
            >
              <span>{t(`snooze.presets.${preset}`)}</span>
              <span className={classes.when}>{formatLongDateTime(until)}</span>
            </UnstyledButton>
          ))}
        </div>
        <TextInput
          type="datetime-local"
          name={name}
          label={t('snooze.custom')}
          value={value}
          min={localInputValue(now)}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </DialogForm>
    </FormDialog>
  );
}
