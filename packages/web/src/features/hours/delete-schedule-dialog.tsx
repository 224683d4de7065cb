import type { Schedule } from '@parrot/contract/hours';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../shared/format/format-list.ts';
import { toast } from '../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useDeleteSchedule } from './use-hours.ts';

type Props = { schedule: Schedule; usedBy: string[]; onClose: () => void };

export function DeleteScheduleDialog({ schedule: { scheduleId, name }, usedBy, onClose }: Props) {
  const { t } = useTranslation('hours');
  const remove = useDeleteSchedule();
  return (
    <ConfirmDialog
      title={t('deleting.title', { name })}
      confirm={t('deleting.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(scheduleId, {
          onSuccess: () => {
            toast.success(t('deleting.deleted', { name }));
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      <p>{usedBy.length > 0 ? t('deleting.used', { names: formatList(usedBy) }) : t('deleting.unused')}</p>
    </ConfirmDialog>
  );
}
