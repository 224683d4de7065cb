/**
 * The color scheme and language of the interface. `before-start.js` reads the same entry before the first
 * paint.
 */
import { LANGUAGES, type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from './timed-storage.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';
type AppearanceState = {
  colorScheme: ColorScheme;
  /** Null until one is chosen: the interface follows the browser. */
  language: LanguageCode | null;
};

export const EMPTY_APPEARANCE: AppearanceState = { colorScheme: 'auto', language: null };

export const useAppearanceStore = create<AppearanceState>()(
  persist((): AppearanceState => EMPTY_APPEARANCE, {
    name: 'parrot-appearance',
    storage: browserStorage<AppearanceState>(),
    skipHydration: true,
    version: 1,
    // Before version 1 every entry named English, chosen or not.
    migrate: (stored) => ({ ...(stored as AppearanceState), language: null }),
    merge: (stored) => {
      const appearance = { ...EMPTY_APPEARANCE, ...(stored as Partial<AppearanceState> | undefined) };
      return { ...appearance, language: storedLanguage(appearance.language) };
    },
  }),
);

/** An unknown language counts as English. */
const storedLanguage = (language: unknown): LanguageCode | null =>
  language === null ? null : (nearestLanguage(String(language), LANGUAGES) ?? 'en');
