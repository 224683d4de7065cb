/** The three stores together: read at the start, emptied at the end of a session, kept alike in every tab. */
import { EMPTY_APPEARANCE, useAppearanceStore } from './appearance-store.ts';
import { EMPTY_FLOW, useFlowStore } from './flow-store.ts';
import { clearUndoHistory } from './stored-undo-history.ts';
import { useUserStore } from './user-store.ts';

/** Resolves once all stores hold what the browser kept, or the time-out of their storage has passed. */
export async function rehydrateStores(): Promise<void> {
  await Promise.all([
    useUserStore.persist.rehydrate(),
    useFlowStore.persist.rehydrate(),
    useAppearanceStore.persist.rehydrate(),
  ]);
}

/** Empties what belongs to the person; how the interface looks stays, as it belongs to the browser. */
export function clearPersonalState(): void {
  useUserStore.setState({ details: null });
  useFlowStore.setState(EMPTY_FLOW, true);
  useUserStore.persist.clearStorage();
  useFlowStore.persist.clearStorage();
  clearUndoHistory();
  window.sessionStorage.clear();
}

/** Empties everything this browser keeps of us. */
export function clearAllState(): void {
  clearPersonalState();
  useAppearanceStore.setState(EMPTY_APPEARANCE, true);
  window.localStorage.clear();
}

/** Tells what to do when another tab stored or cleared something: `follow` takes it over. Answers with a function that stops it. */
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
