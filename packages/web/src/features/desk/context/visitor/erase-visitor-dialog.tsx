/** Deletes all data of a visitor, once their name is typed. */
import { TextInput } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { eraseVisitor } from '@parrot/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx';

type EraseVisitorDialogProps = { session: QueueUser; onErased: () => void; onClose: () => void };

export function EraseVisitorDialog({ session, onErased, onClose }: EraseVisitorDialogProps) {
  const { t } = useTranslation('desk-context');
  const { userId, userName } = session;
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => call(eraseVisitor, { body: { userId, confirmName: typed.trim() } }),
    onSuccess: () => {
      toast.success(t('erase.done', { name: userName }));
      onClose();
      onErased();
    },
    meta: { quiet: true },
  });
  return (
    <ConfirmDialog
      title={t('erase.title', { name: userName })}
      confirm={t('erase.confirm')}
      busy={erase.isPending}
      error={erase.error}
      disabled={typed.trim() !== userName.trim()}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      <p>{t('erase.text')}</p>
      <TextInput
        label={t('erase.type', { name: userName })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
      />
    </ConfirmDialog>
  );
}
