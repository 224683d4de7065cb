/** Asks for the name of the copy of an app, and proposes a free one. */
import { Text } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { undoToast } from '../../../shared/toast/undo-toast.tsx';
import { AppNameField } from '../naming/app-name-field.tsx';
import { APP_NAME_ERRORS, useAppNameCheck } from '../naming/use-app-name-check.ts';
import { useFreeAppName } from '../naming/use-free-app-name.ts';
import { AppDialog } from '../ui/app-dialog.tsx';
import { useDuplicateApp } from './use-app-mutations.ts';

type DuplicateDialogProps = { app: App; onClose: () => void; onOpen: (appId: AppId) => void };

export function DuplicateDialog({ app, onClose, onOpen }: DuplicateDialogProps) {
  const { t } = useTranslation('apps');
  const duplicate = useDuplicateApp();
  const form = useForm({
    initial: { appName: '' },
    validate: ({ appName }) => ({ appName: check.problemOf(appName) }),
    fieldOf: APP_NAME_ERRORS,
    send: ({ appName }) => duplicate.mutateAsync({ appId: app.appId, appName: check.name ?? appName }),
    onSuccess: ({ app: copy }) => {
      undoToast(t('duplicate.done', { name: copy.appName }), t('duplicate.open'), () => onOpen(copy.appId));
      onClose();
    },
  });
  const check = useAppNameCheck(form.values.appName);
  const { data: proposed = '' } = useFreeAppName(app.appName);
  const [isProposed, setProposed] = useState(false);
  if (proposed !== '' && !isProposed) {
    setProposed(true);
    // What was typed meanwhile stays.
    if (form.values.appName === '') form.change({ appName: proposed });
  }
  return (
    <AppDialog
      title={t('duplicate.title', { name: app.appName })}
      // The proposed name is no input.
      hasInput={() => form.hasInput() && form.values.appName !== proposed}
      onClose={onClose}
    >
      <DialogForm form={form} submit={t('duplicate.submit')} size="lg" onCancel={onClose}>
        <Text c="var(--text-secondary)">{t('duplicate.text')}</Text>
        <AppNameField field={form.textField('appName')} check={check} />
      </DialogForm>
    </AppDialog>
  );
}
