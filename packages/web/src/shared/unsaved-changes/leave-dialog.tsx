/**
 * Asks whether to leave and lose the changes. Stays mounted after the first time, so that it can fade out.
 */
import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import classes from './leave-dialog.module.css';
import { answerPrompt, leavePrompt } from './unsaved-changes-store.ts';

export function LeaveDialog() {
  const { t } = useTranslation('shell');
  const { isAsking, question } = useStore(leavePrompt);
  // Opened after it is mounted: it returns the focus only to where it was when it opened.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Modal
      opened={isMounted && isAsking}
      onClose={() => answerPrompt('stay')}
      // Here, and not on the window: the drawer below would handle the same key.
      closeOnEscape={false}
      onKeyDown={({ key }) => key === 'Escape' && answerPrompt('stay')}
      // Above that drawer.
      zIndex={getDefaultZIndex('popover')}
      title={t('leaving.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p>{question?.message || t('leaving.text')}</p>
      <div className={classes.acts}>
        <Button variant="default" size="lg" data-autofocus onClick={() => answerPrompt('stay')}>
          {t('leaving.stay')}
        </Button>
        <Button color="red" size="lg" onClick={() => answerPrompt('go')}>
          {t('leaving.go')}
        </Button>
      </div>
    </Modal>
  );
}
