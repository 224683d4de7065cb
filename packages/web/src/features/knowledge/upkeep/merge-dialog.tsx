/** Asks before two FAQs become one. */
import type { FaqId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { toastWithUndo } from '../../../shared/toast/toast-with-undo.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { FaqsOf } from '../faqs/use-faqs.ts';
import { useMergeFaqs, useUndoMerge } from './use-upkeep.ts';

export type Merging = { keep: FaqId; remove: FaqId };

type MergeDialogProps = { of: FaqsOf; merging: Merging; onClose: () => void };

export function MergeDialog({ of, merging, onClose }: MergeDialogProps) {
  const { t } = useTranslation('upkeep');
  const merge = useMergeFaqs(of);
  const undo = useUndoMerge(of);
  const confirm = () =>
    merge.mutate(merging, {
      onSuccess: ({ undoId }) => {
        toastWithUndo(t('merge.done'), () => undo.mutate(undoId));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t('merge.title')}
      confirm={t('merge.confirm')}
      busy={merge.isPending}
      error={merge.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('merge.text')}</p>
    </ConfirmDialog>
  );
}
