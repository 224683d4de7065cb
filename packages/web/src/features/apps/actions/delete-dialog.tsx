/** Deletes an archived app permanently, after its name was typed. */
import { Text, TextInput } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AppDialog } from '../ui/app-dialog.tsx';
import { useDeleteApp } from './use-app-mutations.ts';

type DeleteDialogProps = { app: App; onClose: () => void; onDeleted: () => void };

export function DeleteDialog({ app, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('apps');
  const remove = useDeleteApp();
  const form = useForm({
    initial: { typedName: '' },
    validate: ({ typedName }) => ({
      typedName: typedName.trim() === app.appName ? undefined : t('delete.wrong'),
    }),
    send: () => remove.mutateAsync(app),
    onSuccess: () => {
      toast.success(t('delete.done', { name: app.appName }));
      onClose();
      onDeleted();
    },
  });
  return (
    <AppDialog title={t('delete.title', { name: app.appName })} onClose={onClose}>
      <DialogForm form={form} submit={t('delete.submit')} size="lg" isDangerous onCancel={onClose}>
        <Text c="var(--text-secondary)">{t('delete.text')}</Text>
        <TextInput
          {...form.textField('typedName')}
          label={t('delete.type', { name: app.appName })}
          size="lg"
          maxLength={40}
          autoComplete="off"
          data-autofocus
        />
      </DialogForm>
    </AppDialog>
  );
}
