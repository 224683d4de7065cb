/** Whether the search is open, over what, and what is typed. Any screen can open it; the shell renders it. */
import { LIMITS } from '@parrot/contract/core';
import { create } from 'zustand';

export type SearchScope = 'everything' | 'messages';

export const useSearchStore = create<{ scope: SearchScope | null; text: string }>()(() => ({
  scope: null,
  text: '',
}));

/** A search that is open already keeps its text. */
export const openSearch = (scope: SearchScope = 'everything'): void =>
  useSearchStore.setState((before) => ({ scope, text: before.scope ? before.text : '' }));
export const closeSearch = (): void => useSearchStore.setState({ scope: null });
export const setSearchText = (text: string): void =>
  useSearchStore.setState({ text: text.slice(0, LIMITS.searchText.max) });

/**
 * Keys that are faster than the search opens belong to its field. The page would take them for its shortcuts,
 * or for a reply.
 */
export function typeAhead(event: KeyboardEvent): void {
  const { key, target, metaKey, ctrlKey, altKey } = event;
  const { scope, text } = useSearchStore.getState();
  if (!scope || metaKey || ctrlKey || altKey || event.isComposing) return;
  if (target instanceof Element && target.closest('[role="dialog"]')) return;
  if (key === 'Escape') closeSearch();
  else if (key === 'Backspace') setSearchText(text.slice(0, -1));
  else if (key.length === 1) setSearchText(text + key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
