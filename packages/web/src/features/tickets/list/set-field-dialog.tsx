/** The value that the selected tickets get for a field. */
import type { TicketField, TicketFieldEntry } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../../shared/fields/field-input.tsx';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { MutedText } from '../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';

type SetFieldDialogProps = {
  field: TicketField;
  count: number;
  onSet: (entry: TicketFieldEntry) => Promise<unknown>;
  onClose: () => void;
};

export function SetFieldDialog({ field, count, onSet, onClose }: SetFieldDialogProps) {
  const { t } = useTranslation(['ticket-fields', 'shell']);
  const opened = useDialog();
  const { fieldId, label } = field;
  const form = useForm({
    initial: { value: '' },
    send: ({ value }) => onSet({ fieldId, value: value.trim() || null }),
    onSuccess: onClose,
  });
  const { value, error, onChange } = form.field('value');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('bulk.title', { label })}>
      <DialogForm form={form} submit={t('bulk.confirm')} onCancel={onClose}>
        <MutedText>
          {t('bulk.text', { count })} {t('bulk.empty')}
        </MutedText>
        <FieldInput field={field} label={label} value={value} error={error} onText={onChange} autoFocus />
      </DialogForm>
    </FormDialog>
  );
}
