/** The fixes of findings. Each ends with a list that no longer has them. */
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { toastWithUndo } from '../../../shared/toast/toast-with-undo.tsx';
import { useDeleteWithUndo } from '../faqs/list/use-delete-with-undo.ts';
import { type FaqsOf, useConfirmFaq } from '../faqs/use-faqs.ts';
import { useControlCrawl } from '../sites/use-sites.ts';
import { useReadAgain } from '../sources/use-sources.ts';
import type { FindingActions } from './finding-item.tsx';
import { useDismiss, useRefreshUpkeep } from './use-upkeep.ts';

type Actions = Omit<FindingActions, 'onMerge' | 'onOpenSource'>;

export function useFindingActions(of: FaqsOf, isDismissed: boolean): Actions {
  const { t } = useTranslation('upkeep');
  const refresh = useRefreshUpkeep(of);
  const onSuccess = () => void refresh();
  const deleteWithUndo = useDeleteWithUndo(of, onSuccess);
  const confirm = useConfirmFaq(of);
  const readAgain = useReadAgain(of);
  const crawl = useControlCrawl(of);
  const dismiss = useDismiss(of);

  const reading = {
    onSuccess: () => {
      toast.success(t('fix.reading'));
      onSuccess();
    },
  };
  return {
    onDelete: (faqId) => deleteWithUndo({ selection: { faqIds: [faqId] } }),
    onConfirm: (faqId) => confirm.mutate(faqId, { onSuccess }),
    onRead: (sourceId, isSite) =>
      isSite ? crawl.mutate({ sourceId, act: 'visit' }, reading) : readAgain.mutate(sourceId, reading),
    onDismiss: ({ findingId }) =>
      dismiss.mutate(
        { findingId, dismissed: !isDismissed },
        {
          onSuccess: () =>
            !isDismissed &&
            toastWithUndo(t('fix.dismissed'), () => dismiss.mutate({ findingId, dismissed: false })),
        },
      ),
  };
}
