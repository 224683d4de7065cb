/** Gives the ticked questions another topic. */
import { Button, Group, Modal, Stack } from '@mantine/core';
import { TOPIC_LEVELS } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { EMPTY_TOPICS, TopicFields, type Topics } from '../editor/topic-fields.tsx';
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
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('move.title', { count: selection.count })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <MoveForm of={of} selection={selection} onClose={onClose} onDone={onDone} />
    </Modal>
  );
}

function MoveForm({ of, selection, onClose, onDone }: Omit<MoveDialogProps, 'opened'>) {
  const { t } = useTranslation('faq');
  const [topics, setTopics] = useState<Topics>(EMPTY_TOPICS);
  const move = useMoveFaqs(of);
  const submit = () =>
    move.mutate(
      { selection: selection.wanted(), to: topics },
      {
        onSuccess: ({ changed }) => {
          toast.success(t('move.done', { count: changed }));
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
        <p className={classes.hint}>
          {t(TOPIC_LEVELS.every((level) => topics[level] === '') ? 'move.none' : 'move.hint')}
        </p>
        <TopicFields of={of} value={topics} onChange={setTopics} problems={{}} />
        {move.error && (
          <p className={classes.failure} role="alert">
            {messageOf(move.error)}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={move.isPending}>
            {t('move.act')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
