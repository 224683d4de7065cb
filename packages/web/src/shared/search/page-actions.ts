/** What can be done on the page that is shown: the search offers it first. */
import { create } from 'zustand';

export type PageAction = { name: string; group: string; keys: readonly string[]; run: () => void };

/** `possible` is called when the search opens, so that it lists only what is possible then. */
export const usePageActions = create<{ possible: (() => PageAction[]) | null }>()(() => ({ possible: null }));
