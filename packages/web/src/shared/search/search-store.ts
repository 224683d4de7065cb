/** Whether the search is open, and over what. Any screen can open it; the shell renders it. */
import { create } from 'zustand';

export type SearchScope = 'everything' | 'messages';

export const useSearchStore = create<{ scope: SearchScope | null }>()(() => ({ scope: null }));

export const openSearch = (scope: SearchScope = 'everything'): void => useSearchStore.setState({ scope });
export const closeSearch = (): void => useSearchStore.setState({ scope: null });
