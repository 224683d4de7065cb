import type { Rule } from '@parrot/contract/rules';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useDeleteRule } from './use-rules.ts';

type DeleteRuleDialogProps = { rule: Rule; onClose: () => void };

export function DeleteRuleDialog({ rule: { ruleId, name }, onClose }: DeleteRuleDialogProps) {
  const { t } = useTranslation('rules');
  const remove = useDeleteRule();
  const confirm = () =>
    remove.mutate(ruleId, {
      onSuccess: () => {
        toast.success(t('delete.done'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      confirm={t('delete.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  );
}
