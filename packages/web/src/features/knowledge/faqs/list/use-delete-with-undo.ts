/** Deletes FAQs immediately and offers an undo for a while. */
import type { FaqSelectionInput } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { toastWithUndo } from '../../../../shared/toast/toast-with-undo.tsx';
import { type FaqsOf, useDeleteFaqs, useRestoreFaqs } from '../use-faqs.ts';

type Deleting = { selection: FaqSelectionInput; onlyNamed?: boolean };

export function useDeleteWithUndo(of: FaqsOf, onGone: () => void) {
  const { t } = useTranslation('faq');
  const remove = useDeleteFaqs(of);
  const restore = useRestoreFaqs(of);
  return (deleting: Deleting, onDone: () => void = () => {}) =>
    remove.mutate(deleting, {
      onSuccess: ({ changed, undoId }) => {
        toastWithUndo(t('deleted', { count: changed, number: formatNumber(changed) }), () =>
          restore.mutate(undoId),
        );
        onDone();
        onGone();
      },
    });
}
