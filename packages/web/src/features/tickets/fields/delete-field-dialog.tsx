/** Deletes a field, once its label is typed, and says what uses it. */
import { TextInput } from '@mantine/core';
import type { TicketField } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import classes from './own-fields.module.css';
import { removeField, useFieldUse, useRefreshTickets } from './use-ticket-fields.ts';

export function DeleteFieldDialog({ field, onClose }: { field: TicketField; onClose: () => void }) {
  const { t } = useTranslation('ticket-fields');
  const { label } = field;
  const { data: use } = useFieldUse(field.fieldId);
  const refresh = useRefreshTickets();
  const form = useForm({
    initial: { confirmLabel: '' },
    send: ({ confirmLabel }) => removeField(field, confirmLabel.trim()),
    onSuccess: async () => {
      await refresh();
      toast.success(t('delete.done'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('delete.title', { label })}
      confirm={t('delete.confirm')}
      busy={form.isPending}
      message={form.message}
      disabled={!use || form.values.confirmLabel.trim() !== label}
      onConfirm={form.submit}
      onClose={onClose}
    >
      {use && (use.tickets > 0 || use.views > 0) && (
        <ul className={classes.uses}>
          {use.tickets > 0 && <li>{t('delete.tickets', { count: use.tickets })}</li>}
          {use.views > 0 && <li>{t('delete.views', { count: use.views })}</li>}
        </ul>
      )}
      <p>{t('delete.text')}</p>
      <TextInput {...form.textField('confirmLabel')} label={t('delete.type', { label })} autoComplete="off" />
    </ConfirmDialog>
  );
}
