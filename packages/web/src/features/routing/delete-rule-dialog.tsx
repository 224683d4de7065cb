import type { RoutingRule } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useDeleteRule } from './use-routing.ts';

type Props = { rule: RoutingRule; onClose: () => void };

export function DeleteRuleDialog({ rule: { ruleId, name }, onClose }: Props) {
  const { t } = useTranslation('routing');
  const remove = useDeleteRule();
  return (
    <ConfirmDialog
      title={t('deleting.title', { name })}
      confirm={t('deleting.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(ruleId, {
          onSuccess: () => {
            toast.success(t('deleting.deleted', { name }));
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
