/** Sends what was said by mail: to the visitor where their address is known, or to any other. */
import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { emailTranscript } from '@parrot/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDialog } from '../../../../shared/ui/use-dialog.ts';
import classes from './visitor.module.css';

type TranscriptDialogProps = { session: QueueUser; onClose: () => void };

export function TranscriptDialog({ session, onClose }: TranscriptDialogProps) {
  const { t } = useTranslation('desk-context');
  const opened = useDialog();
  const [email, setEmail] = useState(session.email);
  const send = useMutation({
    mutationFn: () =>
      call(emailTranscript, { body: { userSessionId: session.userSessionId, email: email.trim() } }),
    onSuccess: () => {
      toast.success(t('transcript.sent', { email: email.trim() }));
      onClose();
    },
    meta: { quiet: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && !send.isPending) send.mutate();
  };
  const field = send.error instanceof ApiError ? send.error.fields.email : undefined;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('transcript.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>{t('transcript.text')}</p>
        <TextInput
          type="email"
          label={t('transcript.email')}
          value={email}
          error={field ?? (send.isError && messageOf(send.error))}
          onChange={(event) => setEmail(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'shell' })}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={email.trim() === ''}>
            {t('transcript.send')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
