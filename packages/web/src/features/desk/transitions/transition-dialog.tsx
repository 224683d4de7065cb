/**
 * Hands a conversation to another agent, as an offer, an escalation, or an assignment by a supervisor, or to the
 * queue of a group.
 */
import { Skeleton, Text } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { type GroupId, isBlank, isId, LIMITS } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentsQuery } from '../../../shared/agents/agent-queries.ts';
import { transferGroupsQuery } from '../../../shared/agents/group-queries.ts';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { ownerOf } from '../conversation/conversation-owner.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { AgentSelect, type Receiver } from './agent-select.tsx';

export type TransitionKind = 'transfer' | 'escalate' | 'assign';

type TransitionDialogProps = {
  kind: TransitionKind;
  session: QueueUser;
  desk: DeskSession;
  onClose: () => void;
};

export function TransitionDialog({ kind, session, desk, onClose }: TransitionDialogProps) {
  const { t } = useTranslation(['desk-conversation', 'routing']);
  const opened = useDialog();
  const { userSessionId, appId } = session;
  const agents = useQuery({ ...agentsQuery({ appId }), meta: { quiet: true } });
  const act = { transfer: desk.offer, escalate: desk.escalate, assign: desk.assign }[kind];
  const needsNote = kind === 'escalate';
  // Without them if they can't be loaded.
  const groups = useQuery({ ...transferGroupsQuery(userSessionId), enabled: !needsNote });
  const { field, textField, ...form } = useForm({
    initial: { to: null as Receiver | null, note: '' },
    fieldOf: { toAgentId: 'to', groupId: 'to' },
    send: async ({ to, note }) => {
      if (isGroup(to)) return desk.moveToGroup(userSessionId, to, note.trim());
      return to && act(userSessionId, to, note.trim());
    },
    onSuccess: (_, { to }) => {
      if (isGroup(to)) toast.success(t('toGroup.done', { ns: 'routing', group: nameOf(to) }));
      else if (kind !== 'transfer') toast.success(t(`move.${kind}.done`));
      onClose();
    },
  });
  const { to, note } = form.values;
  const nameOf = (groupId: GroupId) =>
    groups.data?.find((group) => group.groupId === groupId)?.groupName ?? '';
  const isReady = to !== null && (!needsNote || !isBlank(note)) && !isOverLimit(note, LIMITS.handOverNote);
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(`move.${kind}.title`, { name: session.userName })}>
      <DialogForm
        form={form}
        submit={isGroup(to) ? t('toGroup.act', { ns: 'routing' }) : t(`move.${kind}.act`)}
        disabled={!isReady}
        onCancel={onClose}
      >
        <Text size="sm" c="dimmed">
          {isGroup(to)
            ? t('toGroup.text', { ns: 'routing' })
            : t(`move.${kind}.text`, { seconds: LIMITS.transferSeconds })}
        </Text>
        {agents.isPending ? (
          <Skeleton height={120} role="status" aria-label={t('move.loading')} />
        ) : agents.isError ? (
          <LoadFailure error={agents.error} onRetry={() => void agents.refetch()} />
        ) : (
          <AgentSelect
            queues={groups.data ?? []}
            groups={agents.data}
            without={ownerOf(session)?.userId}
            // An offline agent could not accept an offer in time, but can be assigned a conversation.
            mayChooseOffline={kind !== 'transfer'}
            chosen={to}
            onChoose={field('to').onChange}
          />
        )}
        <LimitedTextarea
          {...textField('note')}
          label={t(needsNote ? 'move.reason' : 'move.note')}
          withAsterisk={needsNote}
          autosize
          minRows={2}
          maxRows={6}
          limit={LIMITS.handOverNote}
        />
      </DialogForm>
    </FormDialog>
  );
}

const isGroup = (to: Receiver | null): to is GroupId => isId('grp', to);
