/** Deletes all data of a visitor, once their name is typed. */
import { TextInput } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { eraseVisitor } from '@parrot/contract/desk';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/form/use-form.ts';
import { call } from '../../../../shared/http/call.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';

type EraseVisitorDialogProps = {
  session: QueueUser;
  onErased: (receipt: ErasureReceipt) => void;
  onClose: () => void;
};

export function EraseVisitorDialog({ session, onErased, onClose }: EraseVisitorDialogProps) {
  const { t } = useTranslation('desk-context');
  const { userId, userName } = session;
  const form = useForm({
    initial: { confirmName: '' },
    schema: eraseVisitor.body,
    toInput: ({ confirmName }) => ({ userId, confirmName: confirmName.trim() }),
    send: (body) => call(eraseVisitor, { body }),
    onSuccess: ({ receipt }) => onErased(receipt),
  });
  return (
    <ConfirmDialog
      title={t('erase.title', { name: userName })}
      confirm={t('erase.confirm')}
      busy={form.isPending}
      message={form.message}
      disabled={form.values.confirmName.trim() !== userName.trim()}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <p>{t('erase.text')}</p>
      <TextInput
        {...form.textField('confirmName')}
        label={t('erase.type', { name: userName })}
        autoComplete="off"
      />
    </ConfirmDialog>
  );
}
