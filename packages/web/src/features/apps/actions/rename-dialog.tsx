/** Edits an app's name and description. */
import type { App } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AppNameField } from '../naming/app-name-field.tsx';
import { APP_NAME_ERRORS, useAppNameCheck } from '../naming/use-app-name-check.ts';
import { AppDialog } from '../ui/app-dialog.tsx';
import { useRenameApp } from './use-app-mutations.ts';

export function RenameDialog({ app, onClose }: { app: App; onClose: () => void }) {
  const { t } = useTranslation('apps');
  const rename = useRenameApp();
  const form = useForm({
    initial: { appName: app.appName, description: app.description },
    validate: ({ appName }) => ({ appName: check.problemOf(appName) }),
    fieldOf: APP_NAME_ERRORS,
    send: ({ appName, description }) =>
      rename.mutateAsync({ appId: app.appId, appName: check.name ?? appName, description }),
    onSuccess: () => {
      toast.success(t('rename.done'));
      onClose();
    },
  });
  const check = useAppNameCheck(form.values.appName, app.appName);
  return (
    <AppDialog title={t('rename.title')} onClose={onClose}>
      <DialogForm form={form} submit={t('rename.submit')} size="lg" onCancel={onClose}>
        <AppNameField field={form.textField('appName')} check={check} />
        <LimitedTextarea
          {...form.textField('description')}
          label={t('rename.description')}
          description={t('rename.descriptionHint')}
          limit={LIMITS.description}
          autosize
          minRows={2}
        />
      </DialogForm>
    </AppDialog>
  );
}
