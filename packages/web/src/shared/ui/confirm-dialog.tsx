/** Asks for confirmation of an action that can't be undone. */
import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../http/api-error.ts';
import classes from './confirm-dialog.module.css';
import { useDialog } from './use-dialog.ts';

type ConfirmDialogProps = {
  title: string;
  confirm: string;
  busy: boolean;
  /** Why it was refused. */
  error?: unknown;
  /** The same for dialogs with fields, whose form has the message. */
  message?: string | undefined;
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, busy, error, message, disabled, onConfirm, onClose, children } = props;
  const { t } = useTranslation();
  const opened = useDialog();
  const failure = message ?? (error ? messageOf(error) : undefined);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ title: classes.title }}
    >
      <div className={classes.body}>
        {children}
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="lg" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            size="lg"
            loading={busy}
            disabled={disabled}
            onClick={onConfirm}
            className={classes.confirm}
          >
            {confirm}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
