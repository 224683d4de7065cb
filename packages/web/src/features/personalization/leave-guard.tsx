/** Whoever goes takes their changes along: they are saved on the way out, and where that fails, one is asked. */
import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import { useEditing, useEditorState } from './editor-context.ts';
import classes from './leave-guard.module.css';
import { isDirty } from './settings-editor.ts';

type LeaveGuardProps = {
  /** Whether an address still shows this editor. */
  staysHere: (next: Location) => boolean;
  /** Something else that must be saved before one goes: there can be only one guard at a time. */
  also?: { isDirty: () => boolean; save: () => Promise<boolean>; message: () => string } | null;
};

export function LeaveGuard({ staysHere, also }: LeaveGuardProps) {
  const { t } = useTranslation('designer');
  const { editor } = useEditing();
  const dirty = useEditorState(isDirty);
  const message = useEditorState((state) => state.message);
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ nextLocation }) =>
      (isDirty(editor.getState()) || also?.isDirty()) === true && !staysHere(nextLocation),
  );
  const { state, proceed, reset } = blocker;

  useEffect(() => {
    if (state !== 'blocked') return;
    const saved = Promise.all([editor.save(), also?.save() ?? true]);
    void saved.then((all) => (all.every(Boolean) ? proceed?.() : setAsking(true)));
  }, [state, editor, also, proceed]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const stay = () => {
    setAsking(false);
    reset?.();
  };
  return (
    <Modal
      opened={isAsking && state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p>{message || also?.message() || t('leave.problems')}</p>
      <div className={classes.acts}>
        <Button variant="default" size="lg" data-autofocus onClick={stay}>
          {t('leave.stay')}
        </Button>
        <Button color="red" size="lg" onClick={() => proceed?.()}>
          {t('leave.go')}
        </Button>
      </div>
    </Modal>
  );
}
