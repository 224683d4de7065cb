/** A drawer for editing. Unsaved changes need confirmation before it closes. */
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../ui/use-dialog.ts';
import { useUnsavedChanges } from '../unsaved-changes/use-unsaved-changes.ts';
import classes from './edit-drawer.module.css';

type EditDrawerProps = {
  title: string;
  isDirty: boolean;
  onClose: () => void;
  /** Gets the action of 'Cancel'. */
  children: (leave: () => void) => ReactNode;
};

export function EditDrawer({ title, isDirty, onClose, children }: EditDrawerProps) {
  const { t } = useTranslation();
  const opened = useDialog();
  const { isAsking, requestLeave } = useUnsavedChanges(isDirty);
  const close = () => requestLeave(onClose);
  return (
    <Drawer
      opened={opened}
      onClose={close}
      closeOnEscape={!isAsking}
      position="right"
      size={520}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{
        header: classes.header,
        title: classes.title,
        body: classes.body,
        content: classes.content,
      }}
    >
      {children(close)}
    </Drawer>
  );
}
