/** Adds tags to the selected FAQs and removes others. */
import { isHashtag } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { TagsField } from '../editor/tags-field.tsx';
import { type FaqsOf, useTagFaqs } from '../use-faqs.ts';
import type { Selection } from './use-faq-selection.ts';

type TagDialogProps = {
  of: FaqsOf;
  opened: boolean;
  selection: Selection;
  onClose: () => void;
  onDone: () => void;
};

export function TagDialog({ of, opened, selection, onClose, onDone }: TagDialogProps) {
  const { t } = useTranslation('faq');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('tagging.title', { count: selection.count })}>
      <TagForm of={of} selection={selection} onClose={onClose} onDone={onDone} />
    </FormDialog>
  );
}

function TagForm({ of, selection, onClose, onDone }: Omit<TagDialogProps, 'opened'>) {
  const { t } = useTranslation('faq');
  const tag = useTagFaqs(of);
  const form = useForm<
    { add: string[]; remove: string[] },
    { add: string[]; remove: string[] },
    { changed: number }
  >({
    initial: { add: [], remove: [] },
    send: (tags) => tag.mutateAsync({ selection: selection.wanted(), ...tags }),
    onSuccess: ({ changed }) => {
      toast.success(t('tagging.done', { count: changed }));
      onDone();
    },
  });
  const { add, remove } = form.values;
  const isValid = add.length + remove.length > 0 && add.every(isHashtag);
  return (
    <DialogForm form={form} submit={t('tagging.act')} disabled={!isValid} onCancel={onClose}>
      <TagsField of={of} label={t('tagging.add')} field={form.field('add')} />
      <TagsField of={of} label={t('tagging.remove')} field={form.field('remove')} onlyKnown />
    </DialogForm>
  );
}
