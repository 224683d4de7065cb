/** A dialog about one app: its title, what stands in it, and a form's way out. */
import { Button, Group, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './app-dialog.module.css';

type AppDialogProps = { title: string; size?: number; onClose: () => void; children: ReactNode };

export function AppDialog({ title, size, onClose, children }: AppDialogProps) {
  const { t } = useTranslation('apps');
  const opened = useDialog();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ title: classes.title }}
    >
      {children}
    </Modal>
  );
}

type DialogFormProps = {
  submit: string;
  busy: boolean;
  isDangerous?: boolean;
  /** Why it was refused, where no field tells it. */
  error?: unknown;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function DialogForm(props: DialogFormProps) {
  const { submit, busy, isDangerous = false, error, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('apps');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form onSubmit={send} noValidate className={classes.form}>
      {children}
      {error !== undefined && error !== null && (
        <p className={classes.failure} role="alert">
          {messageOf(error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="lg" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="lg" loading={busy} color={isDangerous ? 'red' : undefined}>
          {submit}
        </Button>
      </Group>
    </form>
  );
}
