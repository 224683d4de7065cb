/** Confirms that the selected tickets go to a group, with a note for it. */
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { MutedText } from '../../../shared/ui/query-content.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';

type MoveToGroupDialogProps = {
  groupName: string;
  count: number;
  onMove: (note: string) => Promise<unknown>;
  onClose: () => void;
};

export function MoveToGroupDialog({ groupName, count, onMove, onClose }: MoveToGroupDialogProps) {
  const { t } = useTranslation(['tickets', 'desk-conversation', 'shell']);
  const opened = useDialog();
  const form = useForm({
    initial: { note: '' },
    send: ({ note }) => onMove(note.trim()),
    onSuccess: onClose,
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('bulk.toGroup.title', { group: groupName })}>
      <DialogForm
        form={form}
        submit={t('bulk.toGroup.confirm')}
        disabled={isOverLimit(form.values.note, LIMITS.handOverNote)}
        onCancel={onClose}
      >
        <MutedText>{t('bulk.toGroup.text', { count, group: groupName })}</MutedText>
        <LimitedTextarea
          {...form.textField('note')}
          label={t('move.note', { ns: 'desk-conversation' })}
          autosize
          minRows={2}
          maxRows={6}
          limit={LIMITS.handOverNote}
        />
      </DialogForm>
    </FormDialog>
  );
}
