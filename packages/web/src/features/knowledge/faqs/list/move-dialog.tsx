/** Moves the selected FAQs to another topic. */
import { TOPIC_LEVELS } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { EMPTY_TOPICS, TopicFields } from '../editor/topic-fields.tsx';
import { type FaqsOf, useMoveFaqs } from '../use-faqs.ts';
import classes from './faq-manager.module.css';
import type { Selection } from './use-faq-selection.ts';

type MoveDialogProps = {
  of: FaqsOf;
  opened: boolean;
  selection: Selection;
  onClose: () => void;
  onDone: () => void;
};

export function MoveDialog({ of, opened, selection, onClose, onDone }: MoveDialogProps) {
  const { t } = useTranslation('faq');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('move.title', { count: selection.count })}>
      <MoveForm of={of} selection={selection} onClose={onClose} onDone={onDone} />
    </FormDialog>
  );
}

function MoveForm({ of, selection, onClose, onDone }: Omit<MoveDialogProps, 'opened'>) {
  const { t } = useTranslation('faq');
  const move = useMoveFaqs(of);
  const form = useForm({
    initial: EMPTY_TOPICS,
    send: (to) => move.mutateAsync({ selection: selection.wanted(), to }),
    onSuccess: ({ changed }) => {
      toast.success(t('move.done', { count: changed }));
      onDone();
    },
  });
  const isEmpty = TOPIC_LEVELS.every((level) => form.values[level] === '');
  return (
    <DialogForm form={form} submit={t('move.act')} onCancel={onClose}>
      <p className={classes.hint}>{t(isEmpty ? 'move.none' : 'move.hint')}</p>
      <TopicFields of={of} values={form.values} field={form.field} />
    </DialogForm>
  );
}
