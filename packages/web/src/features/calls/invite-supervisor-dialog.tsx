/** Asks a supervisor into the call. They listen first; both sides see it. */
import { Radio, Skeleton, Text } from '@mantine/core';
import type { UserId } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentsQuery } from '../../shared/agents/agent-queries.ts';
import { DialogForm } from '../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { toast } from '../../shared/toast/toast.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { useDialog } from '../../shared/ui/use-dialog.ts';
import { UserAvatar } from '../../shared/ui/user-avatar.tsx';
import { useCallState } from './calls-store.ts';
import type { DeskCalls } from './desk-calls.ts';
import classes from './invite-supervisor-dialog.module.css';

type InviteSupervisorDialogProps = { calls: DeskCalls; onClose: () => void };

export function InviteSupervisorDialog({ calls, onClose }: InviteSupervisorDialogProps) {
  const { t } = useTranslation('calls');
  const opened = useDialog();
  const call = useCallState((state) => state.call);
  const agents = useQuery({
    ...agentsQuery({ userSessionId: call?.userSessionId as NonNullable<typeof call>['userSessionId'] }),
    enabled: call !== null,
    meta: { quiet: true },
  });
  const { field, ...form } = useForm({
    initial: { userId: null as UserId | null },
    send: async ({ userId }) => {
      if (userId) await calls.invite(userId);
    },
    onSuccess: () => {
      toast.success(t('invite.done'));
      onClose();
    },
  });
  const isInCall = (id: UserId) =>
    call?.participants.some(({ userId }) => userId === id) ||
    call?.invited.some(({ userId }) => userId === id);
  const there = agents.data ? [...agents.data.available, ...agents.data.online] : [];
  const choices = there.filter(
    ({ userId, isSupervisor }) => isSupervisor && userId !== calls.ownId && !isInCall(userId),
  );
  const { value, onChange } = field('userId');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('invite.title')}>
      <DialogForm form={form} submit={t('invite.act')} disabled={value === null} onCancel={onClose}>
        <Text size="sm" c="dimmed">
          {t('invite.text')}
        </Text>
        {agents.isPending ? (
          <Skeleton height={80} role="status" aria-label={t('invite.loading')} />
        ) : agents.isError ? (
          <LoadFailure error={agents.error} onRetry={() => void agents.refetch()} />
        ) : choices.length === 0 ? (
          <Text size="sm">{t('invite.nobody')}</Text>
        ) : (
          <Radio.Group
            aria-label={t('invite.title')}
            value={value ?? ''}
            onChange={(chosen) => onChange(chosen as UserId)}
          >
            <div className={classes.choices}>
              {choices.map(({ userId, name, pictureUrl }) => (
                <Radio
                  key={userId}
                  value={userId}
                  size="xs"
                  label={
                    <span className={classes.choice}>
                      <UserAvatar id={userId} name={name} pictureUrl={pictureUrl} />
                      {name}
                    </span>
                  }
                />
              ))}
            </div>
          </Radio.Group>
        )}
      </DialogForm>
    </FormDialog>
  );
}
