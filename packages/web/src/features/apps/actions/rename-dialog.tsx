/** An app's name and what it is for. */
import type { App } from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { AppNameField } from '../naming/app-name-field.tsx';
import { nameProblem, useAppName } from '../naming/use-app-name.ts';
import { AppDialog, DialogForm } from '../ui/app-dialog.tsx';
import { useRenameApp } from './use-app-mutations.ts';

export function RenameDialog({ app, onClose }: { app: App; onClose: () => void }) {
  const { t } = useTranslation('apps');
  const naming = useAppName({ start: app.appName, own: app.appName });
  const [description, setDescription] = useState(app.description);
  const rename = useRenameApp();

  const submit = () => {
    const appName = naming.settle();
    if (!appName) return;
    rename.mutate(
      { appId: app.appId, appName, description },
      {
        onSuccess: () => {
          toast.success(t('rename.done'));
          onClose();
        },
        onError: naming.takeRefusal,
      },
    );
  };
  return (
    <AppDialog title={t('rename.title')} onClose={onClose}>
      <DialogForm
        submit={t('rename.submit')}
        busy={rename.isPending}
        error={nameProblem(rename.error) ? undefined : rename.error}
        onSubmit={submit}
        onCancel={onClose}
      >
        <AppNameField naming={naming} />
        <LimitedTextarea
          label={t('rename.description')}
          description={t('rename.descriptionHint')}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          limit={LIMITS.description}
          autosize
          minRows={2}
        />
      </DialogForm>
    </AppDialog>
  );
}
