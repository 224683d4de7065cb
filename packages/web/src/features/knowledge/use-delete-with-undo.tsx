/** Deletes a question at once and offers, for a while, to have it back. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Faq } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import classes from './faq-list.module.css';
import { type FaqsOf, useDeleteFaq, useRestoreFaq } from './use-faqs.ts';

const UNDO_MS = 10_000;

export function useDeleteWithUndo(of: FaqsOf, onGone: () => void): (faq: Faq) => void {
  const { t } = useTranslation('studio');
  const remove = useDeleteFaq(of);
  const restore = useRestoreFaq(of);

  const offerUndo = (faq: Faq) => {
    const undo = () => {
      notifications.hide(shown);
      restore.mutate(faq);
    };
    const shown = toast.success(
      <span className={classes.undo}>
        {t('faq.drawer.deleted')}
        <Button size="xs" variant="light" onClick={undo}>
          {t('faq.drawer.undo')}
        </Button>
      </span>,
      { autoClose: UNDO_MS },
    );
  };
  return (faq) =>
    remove.mutate(faq, {
      onSuccess: () => {
        offerUndo(faq);
        onGone();
      },
    });
}
