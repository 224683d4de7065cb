/** The workspace's time zone, whose midnight begins a new day of the daily limit. */
import { saveTimeZone } from '@parrot/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { TimeZoneSelect } from '../../../shared/form/time-zone-select.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { usageQuery } from '../billing-queries.ts';

type TimeZoneDialogProps = { timeZone: string; onClose: () => void };

export function TimeZoneDialog({ timeZone, onClose }: TimeZoneDialogProps) {
  const { t } = useTranslation('billing');
  const opened = useDialog();
  const client = useQueryClient();
  const { field, ...form } = useForm({
    initial: { timeZone },
    schema: saveTimeZone.body,
    send: (body) => call(saveTimeZone, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: usageQuery.queryKey });
      toast.success(t('timeZone.saved'));
      onClose();
    },
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('timeZone.title')}>
      <DialogForm form={form} submit={t('timeZone.save')} disabled={!form.isDirty} onCancel={onClose}>
        <TimeZoneSelect {...field('timeZone')} label={t('timeZone.label')} description={t('timeZone.help')} />
      </DialogForm>
    </FormDialog>
  );
}
