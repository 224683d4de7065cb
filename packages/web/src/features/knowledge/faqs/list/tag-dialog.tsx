/** Gives tags to the ticked questions, and takes tags away. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { isHashtag } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { TagsField } from '../editor/tags-field.tsx';
import { type FaqsOf, useTagFaqs } from '../use-faqs.ts';
import classes from './faq-manager.module.css';
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
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('tagging.title', { count: selection.count })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <TagForm of={of} selection={selection} onClose={onClose} onDone={onDone} />
    </Modal>
  );
}

function TagForm({ of, selection, onClose, onDone }: Omit<TagDialogProps, 'opened'>) {
  const { t } = useTranslation('faq');
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const tag = useTagFaqs(of);
  const isSound = add.length + remove.length > 0 && add.every(isHashtag);
  const submit = () =>
    tag.mutate(
      { selection: selection.wanted(), add, remove },
      {
        onSuccess: ({ changed }) => {
          toast.success(t('tagging.done', { count: changed }));
          onDone();
        },
      },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md">
        <TagsField of={of} label={t('tagging.add')} value={add} onChange={setAdd} />
        <TagsField of={of} label={t('tagging.remove')} value={remove} onChange={setRemove} onlyKnown />
        {tag.error && (
          <p className={classes.failure} role="alert">
            {messageOf(tag.error)}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={tag.isPending} disabled={!isSound}>
            {t('tagging.act')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
