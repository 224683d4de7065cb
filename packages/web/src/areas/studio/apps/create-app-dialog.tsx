/** The dialog that creates an app. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CreateAppForm } from '../../../features/apps/create/create-app-form.tsx';
import { AppDialog } from '../../../features/apps/ui/app-dialog.tsx';
import { newAppPath } from '../designer/designer-path.ts';

export function CreateAppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  return (
    <AppDialog title={t('create.title')} size={860} onClose={onClose}>
      <CreateAppForm onCancel={onClose} onCreated={(app) => navigate(newAppPath(app))} />
    </AppDialog>
  );
}
