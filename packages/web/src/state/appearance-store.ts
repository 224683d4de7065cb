/**
 * The color scheme and language of the interface. `before-start.js` reads the same entry before the first
 * paint.
 */
import type { LanguageCode } from '@parrot/contract/core';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage } from './timed-storage.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';
type AppearanceState = { colorScheme: ColorScheme; language: LanguageCode };

export const EMPTY_APPEARANCE: AppearanceState = { colorScheme: 'auto', language: 'en' };

export const useAppearanceStore = create<AppearanceState>()(
  persist((): AppearanceState => EMPTY_APPEARANCE, {
    name: 'parrot-appearance',
    storage: browserStorage<AppearanceState>(),
    skipHydration: true,
    merge: (stored) => ({ ...EMPTY_APPEARANCE, ...(stored as Partial<AppearanceState> | undefined) }),
  }),
);
