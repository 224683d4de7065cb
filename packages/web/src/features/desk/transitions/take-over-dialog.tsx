/** A supervisor takes a conversation from a colleague, who is told who did it and, if given, why. */
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { holderOf } from '../conversation/conversation-owner.ts';
import type { DeskSession } from '../session/desk-session.ts';

type TakeOverDialogProps = {
  session: QueueUser;
  desk: DeskSession;
  onTaken: (session: QueueUser) => void;
  onClose: () => void;
};

export function TakeOverDialog({ session, desk, onTaken, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation('desk');
  const opened = useDialog();
  const [reason, setReason] = useState('');
  const takeOver = useMutation({
    mutationFn: () => desk.takeOver(session.userSessionId, reason.trim()),
    onSuccess: (taken) => {
      onClose();
      onTaken(taken);
    },
    networkMode: 'always',
  });
  const agent = holderOf(session)?.name ?? '';
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('move.takeOver.title', { name: session.userName })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          takeOver.mutate();
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('move.takeOver.text', { agent })}
          </Text>
          <Textarea
            label={t('move.takeOver.reason')}
            placeholder={t('move.takeOver.placeholder')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={LIMITS.handOverNote}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            data-autofocus
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" loading={takeOver.isPending}>
              {t('conversation.takeOver')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
