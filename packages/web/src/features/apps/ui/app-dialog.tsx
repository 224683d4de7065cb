/** A dialog about one app. */
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import classes from './app-dialog.module.css';

type AppDialogProps = {
  title: string;
  size?: number;
  closeOnEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function AppDialog({ title, size, closeOnEscape, onClose, children }: AppDialogProps) {
  const { t } = useTranslation('apps');
  const opened = useDialog();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeOnEscape={closeOnEscape}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      classNames={{ title: classes.title }}
    >
      {children}
    </Modal>
  );
}
