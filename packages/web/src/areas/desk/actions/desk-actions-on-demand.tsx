/** Loads the desk's actions while the page is idle, or with the first key or search, which then finds them. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { isElsewhere } from '../../../features/desk/shortcuts/is-elsewhere.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { loadWhenIdle } from '../../../shared/browser/load-when-idle.ts';
import { useSearchStore } from '../../../shared/search/search-store.ts';
import type { Shortcuts } from './use-shortcuts.ts';

const loadActions = async () => (await import('./desk-actions.tsx')).DeskActions;
const DeskActions = lazyPart('desk-actions', loadActions);

export function DeskActionsOnDemand(shortcuts: Shortcuts) {
  const [isWanted, setWanted] = useState(false);
  const isSearching = useSearchStore(({ scope }) => scope !== null);
  const early = useRef<{ keys: KeyboardEvent[]; stop: () => void }>({ keys: [], stop: () => {} });
  useEffect(() => {
    const want = () => setWanted(true);
    return loadWhenIdle([() => loadActions().then(want)]);
  }, []);
  useEffect(() => {
    if (isSearching) setWanted(true);
  }, [isSearching]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      early.current.keys.push(event);
      setWanted(true);
    };
    document.addEventListener('keydown', onKeyDown);
    const stop = () => document.removeEventListener('keydown', onKeyDown);
    early.current.stop = stop;
    return stop;
  }, []);
  /** From now on the actions listen themselves. */
  const takeEarlyKeys = useCallback(() => {
    early.current.stop();
    return early.current.keys.splice(0);
  }, []);
  return isWanted ? <DeskActions {...shortcuts} takeEarlyKeys={takeEarlyKeys} /> : null;
}
