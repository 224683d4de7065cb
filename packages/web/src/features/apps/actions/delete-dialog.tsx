/** Deletes an archived app for good, once its name is typed. */
import { TextInput } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { AppDialog, DialogForm } from '../ui/app-dialog.tsx';
import { useDeleteApp } from './use-app-mutations.ts';

type DeleteDialogProps = { app: App; onClose: () => void; onDeleted: () => void };

export function DeleteDialog({ app, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('apps');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const remove = useDeleteApp();

  const submit = () => {
    if (typed.trim() !== app.appName) {
      setWrong(true);
      return field.current?.focus();
    }
    remove.mutate(app, {
      onSuccess: () => {
        toast.success(t('delete.done', { name: app.appName }));
        onClose();
        onDeleted();
      },
    });
  };
  return (
    <AppDialog title={t('delete.title', { name: app.appName })} onClose={onClose}>
      <DialogForm
        submit={t('delete.submit')}
        busy={remove.isPending}
        isDangerous
        error={remove.error}
        onSubmit={submit}
        onCancel={onClose}
      >
        <p>{t('delete.text')}</p>
        <TextInput
          ref={field}
          label={t('delete.type', { name: app.appName })}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          error={isWrong && t('delete.wrong')}
          size="lg"
          maxLength={40}
          autoComplete="off"
          data-autofocus
        />
      </DialogForm>
    </AppDialog>
  );
}
