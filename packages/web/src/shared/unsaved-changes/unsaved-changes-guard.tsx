/** Asks before unsaved changes are lost: by a link, by Back, by closing the tab, or at the editor itself. */
import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { useStore } from 'zustand';
import classes from './unsaved-changes-guard.module.css';
import {
  answerPrompt,
  dirtyChanges,
  leavePrompt,
  promptBeforeLeaving,
  saveBeforeLeaving,
} from './unsaved-changes-store.ts';

export function UnsavedChangesGuard() {
  const { t } = useTranslation('shell');
  const { isAsking, question } = useStore(leavePrompt);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isElsewhere(currentLocation, nextLocation) && lostAt(nextLocation).length > 0,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    const { location, proceed, reset } = blocker;
    void saveBeforeLeaving(lostAt(location)).then((lost) => {
      if (!isCurrent) return;
      if (lost) promptBeforeLeaving({ ...lost, go: proceed, stay: reset });
      else proceed();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker]);

  // A tab that is closed or reloaded shows the browser's own prompt.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirtyChanges().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <Modal
      opened={isAsking}
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

const lostAt = (next: Location) => dirtyChanges().filter(({ staysAt }) => !staysAt(next));

const isElsewhere = (now: Location, next: Location): boolean =>
  now.pathname !== next.pathname || now.search !== next.search;
