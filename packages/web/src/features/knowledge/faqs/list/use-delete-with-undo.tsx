/** Deletes FAQs immediately and offers an undo for a while. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FaqSelectionInput } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { type FaqsOf, useDeleteFaqs, useRestoreFaqs } from '../use-faqs.ts';
import classes from './faq-manager.module.css';

const UNDO_MS = 10_000;

type Deleting = { selection: FaqSelectionInput; onlyNamed?: boolean };

export function useDeleteWithUndo(of: FaqsOf, onGone: () => void) {
  const { t } = useTranslation('faq');
  const remove = useDeleteFaqs(of);
  const restore = useRestoreFaqs(of);

  const offerUndo = (count: number, undoId: string) => {
    const undo = () => {
      notifications.hide(shown);
      restore.mutate(undoId);
    };
    const shown = toast.success(
      <span className={classes.undo}>
        {t('deleted', { count, number: formatNumber(count) })}
        <Button size="xs" variant="light" onClick={undo}>
          {t('undo')}
        </Button>
      </span>,
      { autoClose: UNDO_MS },
    );
  };
  return (deleting: Deleting, onDone: () => void = () => {}) =>
    remove.mutate(deleting, {
      onSuccess: ({ changed, undoId }) => {
        offerUndo(changed, undoId);
        onDone();
        onGone();
      },
    });
}
