/** A supervisor takes a conversation from an agent, who sees by whom and, if given, for what reason. */
import { Text, Textarea } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../shared/browser/is-composing.ts';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { ownerOf } from '../conversation/conversation-owner.ts';
import type { DeskSession } from '../session/desk-session.ts';

type TakeOverDialogProps = {
  session: QueueUser;
  desk: DeskSession;
  onTaken: (session: QueueUser) => void;
  onClose: () => void;
};

export function TakeOverDialog({ session, desk, onTaken, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation('desk-conversation');
  const opened = useDialog();
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) => desk.takeOver(session.userSessionId, reason.trim()),
    onSuccess: (taken) => {
      onClose();
      onTaken(taken);
    },
  });
  const agent = ownerOf(session)?.name ?? '';
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('move.takeOver.title', { name: session.userName })}
    >
      <DialogForm form={form} submit={t('conversation.takeOver')} onCancel={onClose}>
        <Text size="sm" c="dimmed">
          {t('move.takeOver.text', { agent })}
        </Text>
        <Textarea
          {...form.textField('reason')}
          label={t('move.takeOver.reason')}
          placeholder={t('move.takeOver.placeholder')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.handOverNote}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          data-autofocus
        />
      </DialogForm>
    </FormDialog>
  );
}
