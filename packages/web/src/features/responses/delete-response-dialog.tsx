import type { PredefinedResponse } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useDeleteResponse } from './use-responses.ts';

type Props = { response: PredefinedResponse; onClose: () => void };

export function DeleteResponseDialog({ response: { responseId, title }, onClose }: Props) {
  const { t } = useTranslation('responses');
  const remove = useDeleteResponse();
  return (
    <ConfirmDialog
      title={t('deleting.title', { title })}
      confirm={t('deleting.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(responseId, {
          onSuccess: () => {
            toast.success(t('deleting.deleted', { title }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p>{t('deleting.text')}</p>
    </ConfirmDialog>
  );
}
