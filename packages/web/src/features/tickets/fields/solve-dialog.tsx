/** Asks for required fields before a ticket is solved. */
import type { TicketField, TicketFieldEntry } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../../shared/fields/field-input.tsx';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './own-fields.module.css';

type SolveDialogProps = {
  missing: readonly TicketField[];
  onSolve: (fieldValues: TicketFieldEntry[]) => Promise<unknown>;
  onClose: () => void;
};

export function SolveDialog({ missing, onSolve, onClose }: SolveDialogProps) {
  const { t } = useTranslation(['ticket-fields', 'shell']);
  const opened = useDialog();
  const form = useForm<{ values: Record<string, string> }>({
    initial: { values: {} },
    send: ({ values }) =>
      onSolve(missing.map(({ fieldId }) => ({ fieldId, value: (values[fieldId] ?? '').trim() }))),
    onSuccess: onClose,
  });
  const { values } = form.values;
  const isComplete = missing.every(({ fieldId }) => (values[fieldId] ?? '').trim() !== '');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('solve.title')}>
      <DialogForm form={form} submit={t('solve.confirm')} disabled={!isComplete} onCancel={onClose}>
        <p className={classes.text}>{t('solve.text')}</p>
        {missing.map((field) => (
          <FieldInput
            key={field.fieldId}
            field={field}
            label={field.label}
            required
            value={values[field.fieldId] ?? ''}
            onText={(text) => form.change({ values: { ...values, [field.fieldId]: text } })}
          />
        ))}
      </DialogForm>
    </FormDialog>
  );
}
