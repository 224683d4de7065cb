/** The dialog that creates an app. Closing it with input asks first. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CreateAppForm } from '../../../features/apps/create/create-app-form.tsx';
import { AppDialog } from '../../../features/apps/ui/app-dialog.tsx';
import { useUnsavedChanges } from '../../../shared/unsaved-changes/use-unsaved-changes.ts';
import { newAppPath } from '../designer/designer-path.ts';

export function CreateAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const { isAsking, leave, requestLeave } = useUnsavedChanges(isDirty);
  const close = () => requestLeave(onClose);
  return (
    <AppDialog
      title={t('create.title')}
      size={860}
      closeOnEscape={!isAsking}
      // This one asks itself, also at Cancel.
      hasInput={() => false}
      onClose={close}
    >
      <CreateAppForm
        onDirty={setDirty}
        onCancel={close}
        onCreated={(app) => leave(() => navigate(newAppPath(app)))}
      />
    </AppDialog>
  );
}
