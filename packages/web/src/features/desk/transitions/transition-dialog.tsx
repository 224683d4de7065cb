/** Hands a conversation to a colleague: offered, escalated, or given by a supervisor. */
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { isBlank, LIMITS, type UserId } from '@parrot/contract/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { holderOf } from '../conversation/conversation-owner.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { colleaguesQuery } from './agent-queries.ts';
import { AgentChoice } from './agent-select.tsx';

export type MoveKind = 'transfer' | 'escalate' | 'assign';

type MoveDialogProps = { kind: MoveKind; session: QueueUser; desk: DeskSession; onClose: () => void };

export function MoveDialog({ kind, session, desk, onClose }: MoveDialogProps) {
  const { t } = useTranslation('desk');
  const opened = useDialog();
  const { userSessionId } = session;
  const [chosen, setChosen] = useState<UserId | null>(null);
  const [note, setNote] = useState('');
  const colleagues = useQuery({ ...colleaguesQuery(userSessionId), meta: { quiet: true } });
  const act = { transfer: desk.offer, escalate: desk.escalate, assign: desk.assign }[kind];
  const move = useMutation({
    mutationFn: (toAgentId: UserId) => act(userSessionId, toAgentId, note.trim()),
    onSuccess: () => {
      if (kind !== 'transfer') toast.success(t(`move.${kind}.done`));
      onClose();
    },
    networkMode: 'always',
  });
  const holder = holderOf(session)?.userId;
  const needsNote = kind === 'escalate';
  const isReady =
    chosen !== null && (!needsNote || !isBlank(note)) && !isOverLimit(note, LIMITS.handOverNote);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(`move.${kind}.title`, { name: session.userName })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) move.mutate(chosen);
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t(`move.${kind}.text`, { seconds: LIMITS.transferSeconds })}
          </Text>
          {colleagues.isPending ? (
            <Skeleton height={120} role="status" aria-label={t('move.loading')} />
          ) : colleagues.isError ? (
            <LoadFailure error={colleagues.error} onRetry={() => void colleagues.refetch()} />
          ) : (
            <AgentChoice
              groups={colleagues.data}
              without={holder}
              // A person who is not here could not accept in time, but can be given something.
              mayChooseOffline={kind !== 'transfer'}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <LimitedTextarea
            label={t(needsNote ? 'move.reason' : 'move.note')}
            withAsterisk={needsNote}
            autosize
            minRows={2}
            maxRows={6}
            limit={LIMITS.handOverNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" disabled={!isReady} loading={move.isPending}>
              {t(`move.${kind}.act`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
