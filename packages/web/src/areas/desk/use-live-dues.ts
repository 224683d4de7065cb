/** Keeps due times on screen up to date through the desk's connection. */
import { dueChanged } from '@parrot/contract/tickets';
import { useEffect, useRef } from 'react';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { forgetSessionDues, setSessionDue } from '../../shared/targets/session-dues.ts';

export function useLiveDues(desk: DeskSession): void {
  const isConnected = useDeskStore(({ agentConnected }) => agentConnected);
  const wasConnected = useRef(false);
  useEffect(() => desk.subscribe(dueChanged, setSessionDue), [desk]);
  useEffect(() => {
    if (!isConnected) return;
    // Pushes were missed meanwhile: what is on screen is loaded again.
    if (wasConnected.current) forgetSessionDues();
    wasConnected.current = true;
  }, [isConnected]);
  useEffect(() => forgetSessionDues, []);
}
