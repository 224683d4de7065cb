/** Asks before a reply is sent that another agent could not take into account. */
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

type MeanwhileDialogProps = { name: string; onAnswer: (isSent: boolean) => void };

export function MeanwhileDialog({ name, onAnswer }: MeanwhileDialogProps) {
  const { t } = useTranslation('desk-live');
  return (
    <ConfirmDialog
      title={t('meanwhile.title', { name })}
      confirm={t('meanwhile.send')}
      busy={false}
      error={null}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{t('meanwhile.text')}</p>
    </ConfirmDialog>
  );
}
