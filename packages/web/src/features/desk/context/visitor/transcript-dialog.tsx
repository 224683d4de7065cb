/** Sends the transcript by email: to the visitor's address if it is known, or to any other. */
import { TextInput } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { emailTranscript } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../../shared/form/use-form.ts';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';

type TranscriptDialogProps = { session: QueueUser; onClose: () => void };

export function TranscriptDialog({ session, onClose }: TranscriptDialogProps) {
  const { t } = useTranslation('desk-context');
  const opened = useDialog();
  const form = useForm({
    initial: { email: session.email },
    schema: emailTranscript.body,
    toInput: ({ email }) => ({ userSessionId: session.userSessionId, email: email.trim() }),
    send: (body) => call(emailTranscript, { body }),
    onSuccess: (_reply, { email }) => {
      toast.success(t('transcript.sent', { email: email.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('transcript.title')}>
      <DialogForm
        form={form}
        submit={t('transcript.send')}
        disabled={form.values.email.trim() === ''}
        onCancel={onClose}
      >
        <p>{t('transcript.text')}</p>
        <TextInput {...form.textField('email')} type="email" label={t('transcript.email')} data-autofocus />
      </DialogForm>
    </FormDialog>
  );
}
