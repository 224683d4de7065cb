/** Asks what the copy of an app is called. */
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { AppNameField } from '../naming/app-name-field.tsx';
import { nameProblem, useAppName } from '../naming/use-app-name.ts';
import { AppDialog, DialogForm } from '../ui/app-dialog.tsx';
import { undoToast } from '../ui/undo-toast.tsx';
import { useDuplicateApp } from './use-app-mutations.ts';

type DuplicateDialogProps = { app: App; onClose: () => void; onOpen: (appId: AppId) => void };

export function DuplicateDialog({ app, onClose, onOpen }: DuplicateDialogProps) {
  const { t } = useTranslation('apps');
  const naming = useAppName();
  const duplicate = useDuplicateApp();

  const submit = () => {
    const appName = naming.settle();
    if (!appName) return;
    duplicate.mutate(
      { appId: app.appId, appName },
      {
        onSuccess: ({ app: copy }) => {
          undoToast(t('duplicate.done', { name: copy.appName }), t('duplicate.open'), () =>
            onOpen(copy.appId),
          );
          onClose();
        },
        onError: naming.takeRefusal,
      },
    );
  };
  return (
    <AppDialog title={t('duplicate.title', { name: app.appName })} onClose={onClose}>
      <DialogForm
        submit={t('duplicate.submit')}
        busy={duplicate.isPending}
        error={nameProblem(duplicate.error) ? undefined : duplicate.error}
        onSubmit={submit}
        onCancel={onClose}
      >
        <p>{t('duplicate.text')}</p>
        <AppNameField naming={naming} />
      </DialogForm>
    </AppDialog>
  );
}
