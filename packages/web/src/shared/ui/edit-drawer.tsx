/** Where something is edited. What was changed is not lost by a slip: leaving it unsaved is asked about. */
import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './edit-drawer.module.css';
import { useDialog } from './use-dialog.ts';

type EditDrawerProps = {
  title: string;
  isDirty: boolean;
  onClose: () => void;
  /** Gets what 'Cancel' does. */
  children: (leave: () => void) => ReactNode;
};

export function EditDrawer({ title, isDirty, onClose, children }: EditDrawerProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const opened = useDialog();
  const editingAt = useRef<Element>(null);
  useBrowserQuestion(isDirty);
  const tryToLeave = () => {
    if (!isDirty) return onClose();
    if (!isAsking) editingAt.current = document.activeElement;
    setAsking(true);
  };
  const keepEditing = () => {
    setAsking(false);
    if (editingAt.current instanceof HTMLElement) editingAt.current.focus();
  };
  return (
    <Drawer
      opened={opened}
      onClose={tryToLeave}
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
      {isAsking && (
        <div className={classes.question} role="alert">
          <p>{t('unsaved.text')}</p>
          <div className={classes.acts}>
            <Button size="sm" variant="default" autoFocus onClick={keepEditing}>
              {t('unsaved.keep')}
            </Button>
            <Button size="sm" color="red" onClick={onClose}>
              {t('unsaved.discard')}
            </Button>
          </div>
        </div>
      )}
      {children(tryToLeave)}
    </Drawer>
  );
}

/** A tab that is closed or reloaded asks in the browser's own words. */
function useBrowserQuestion(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
