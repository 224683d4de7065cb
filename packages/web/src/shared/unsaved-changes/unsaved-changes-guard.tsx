/** Asks before unsaved changes are lost: by a link, by Back, by closing the tab, or at the editor itself. */
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useStore } from 'zustand';
import { lazyPart } from '../browser/lazy-part.tsx';
import { loadWhenIdle } from '../browser/load-when-idle.ts';
import {
  dirtyChanges,
  leavePrompt,
  promptBeforeLeaving,
  saveBeforeLeaving,
} from './unsaved-changes-store.ts';

const loadDialog = async () => (await import('./leave-dialog.tsx')).LeaveDialog;
const LeaveDialog = lazyPart('leave', loadDialog);

export function UnsavedChangesGuard() {
  const hasAsked = useStore(leavePrompt, (prompt) => prompt.question !== null);
  const canAsk = useStore(leavePrompt, (prompt) => prompt.canAsk);
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

  useEffect(() => (canAsk ? loadWhenIdle([loadDialog]) : undefined), [canAsk]);

  // A tab that is closed or reloaded shows the browser's own prompt.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirtyChanges().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return hasAsked && <LeaveDialog />;
}

const lostAt = (next: Location) => dirtyChanges().filter(({ staysAt }) => !staysAt(next));

const isElsewhere = (now: Location, next: Location): boolean =>
  now.pathname !== next.pathname || now.search !== next.search;
