/**
 * The stores together: loaded at the start, cleared at the end of a session, synchronized between tabs.
 */
import { EMPTY_APPEARANCE, useAppearanceStore } from './appearance-store.ts';
import { clearRecentTargets } from './clear-recent-targets.ts';
import { EMPTY_FLOW, useFlowStore } from './flow-store.ts';
import { clearUndoHistory } from './stored-undo-history.ts';
import { TOUR_OFF, useTourStore } from './tour-store.ts';
import { useUserStore } from './user-store.ts';

/** Resolves once all stores are loaded, or the timeout of their storage has passed. */
export async function rehydrateStores(): Promise<void> {
  await Promise.all([
    useUserStore.persist.rehydrate(),
    useFlowStore.persist.rehydrate(),
    useAppearanceStore.persist.rehydrate(),
    useTourStore.persist.rehydrate(),
  ]);
}

/** Clears personal state; the appearance stays, as it belongs to the browser. */
export function clearPersonalState(): void {
  useUserStore.setState({ details: null });
  useFlowStore.setState(EMPTY_FLOW, true);
  useTourStore.setState(TOUR_OFF, true);
  useUserStore.persist.clearStorage();
  useFlowStore.persist.clearStorage();
  useTourStore.persist.clearStorage();
  clearUndoHistory();
  clearRecentTargets();
  window.sessionStorage.clear();
}

/** Clears all stored state. */
export function clearAllState(): void {
  clearPersonalState();
  useAppearanceStore.setState(EMPTY_APPEARANCE, true);
  window.localStorage.clear();
}

/**
 * Calls the listener when another tab changes the stored state: `follow` applies it. Returns a function that
 * stops it.
 */
export function followStoredState(onChange: (follow: () => Promise<void>) => void): () => void {
  const stores = [useUserStore, useFlowStore, useAppearanceStore];
  const listen = ({ key }: StorageEvent) => {
    const touched = stores.filter(({ persist }) => key === null || key === persist.getOptions().name);
    if (touched.length)
      onChange(async () => void (await Promise.all(touched.map((store) => store.persist.rehydrate()))));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
